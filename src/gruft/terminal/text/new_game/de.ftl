# gruft new-game.

help-new-game-usage = gruft new-game KÜRZEL --prefix XY [Optionen]
help-new-game-short = ein eigenes Spiel beginnen, in einem eigenen Paket
help-new-game = Einen Ordner anlegen, aus dem ein eigenes Spiel wächst: Regeln, Texte, ein Szenario und ein Test. Spielen kannst du es sofort; was die Tests vermissen, ist deine Aufgabenliste.
help-new-game-slug = der Name des Spiels aus Kleinbuchstaben, Ziffern und Unterstrichen: liars_dice
help-new-game-prefix = die zwei Großbuchstaben, mit denen seine Absätze beginnen
help-new-game-prefix-value = XY
help-new-game-seats = für wie viele Spieler (sonst 2-4)
help-new-game-seats-value = N-M
help-new-game-into = der Ordner, der geschrieben wird; sonst einer in diesem Ordner, der wie das Spiel heißt
help-new-game-into-value = PATH
help-new-game-examples =
    Beispiele
      gruft new-game liars_dice --prefix LD --seats 2-6
      python -m pytest liars_dice                      was noch zu tun ist
      gruft play --game liars_dice.game:GAME           im Ordner selbst
new-game-written = Dein Spiel steht in { $folder }.
new-game-next = Geh dorthin und spiel es: gruft play --game { $slug }.game:GAME. Was noch zu tun ist: python -m pytest.
new-game-bad-slug = „{ $given }“ kann kein Spiel heißen: Nimm 2 bis 40 Kleinbuchstaben, Ziffern und Unterstriche, zuerst einen Buchstaben, und kein reserviertes Wort von Python.
new-game-slug-taken = „{ $given }“ heißt schon ein Spiel im Regal.
new-game-bad-prefix = Mit „{ $given }“ können keine Absätze beginnen: Nimm zwei Großbuchstaben, zum Beispiel LD.
new-game-prefix-taken = Mit „{ $given }“ beginnen schon die Absätze von „{ $game }“.
new-game-bad-seats = „{ $given }“ ist keine Spielerzahl: Schreib zum Beispiel 4 oder 2-6.
