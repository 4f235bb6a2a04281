# Said when not even the words of the house can be fetched; the same as in server/text and words/text.
web-failed = Das Haus ist nicht zu betreten
web-unreached = Das Haus antwortet nicht. Ist es noch offen, und bist du verbunden?
web-failed-text = Deine Partien sind sicher; jeder Zug wurde gespeichert, bevor er gezeigt wurde.
web-try-again = Noch einmal versuchen
web-to-the-house = Zur Startseite
http-421 = Unter diesem Namen ist das Haus nicht bekannt. Wer es betreibt, kann ihm den Namen mit GRUFT_NAMES geben.
http-429 = Zu viele Anfragen. Warte ein wenig.
http-500 = Das Haus hat einen Fehler gemacht. Deine Züge sind sicher; sie waren gespeichert, bevor sie gezeigt wurden.
