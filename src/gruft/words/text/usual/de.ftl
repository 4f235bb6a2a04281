# Was jedes Spiel sagt, solange es kein besseres Wort hat: Die eigene Meldung eines Spiels geht vor.

decision-wait = Du bist nicht am Zug.
refusal-game-over = Das Spiel ist zu Ende.
refusal-not-your-turn = Jetzt entscheidest nicht du, sondern { $player }.
refusal-not-asked = Du bist jetzt nicht gefragt.
refusal-not-now = „{ $given }“ ist jetzt nicht möglich.
refusal-no-such-seat = An diesem Tisch gibt es keinen Spieler { $given }.
refusal-no-such-move = Einen Zug mit der Nummer { $given } gibt es nicht.
refusal-unreadable = „{ $given }“ ist kein Zug dieses Spiels.
position-impossible = Keine Partie führt zu dieser Stellung.
advice-only-move = Das ist der einzige mögliche Zug.
advice-any = So gut wie jeder andere Zug.
