# Said when not even the words of the house can be fetched; the same as in server/text and words/text.
web-failed = Der Server ist nicht erreichbar
web-unreached = Der Server antwortet nicht. Läuft er noch, und bist du online?
web-failed-text = Deine Partien sind sicher: Jeder Zug wurde gespeichert, bevor er gezeigt wurde.
web-try-again = Erneut versuchen
web-to-the-house = Zur Startseite
http-421 = Unter diesem Namen ist der Server nicht bekannt. Der Betreiber kann ihm den Namen mit GRUFT_NAMES geben.
http-429 = Zu viele Anfragen. Warte ein wenig.
http-500 = Der Server hat einen Fehler gemacht. Deine Züge sind sicher: Sie waren gespeichert, bevor sie gezeigt wurden.
