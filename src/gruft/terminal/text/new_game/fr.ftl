# gruft new-game.

help-new-game-usage = gruft new-game NOM --prefix XY [options]
help-new-game-short = commencer un jeu à toi, dans son propre paquet
help-new-game = Créer un dossier d’où naîtra ton propre jeu : règles, textes, un scénario et un test. On peut y jouer tout de suite ; ce que les tests réclament est ta liste de tâches.
help-new-game-slug = le nom du jeu, en minuscules, chiffres et tirets bas : liars_dice
help-new-game-prefix = les deux majuscules par lesquelles commencent ses articles
help-new-game-prefix-value = XY
help-new-game-seats = pour combien de joueurs (sinon 2-4)
help-new-game-seats-value = N-M
help-new-game-into = le dossier à écrire ; sinon un dossier du nom du jeu, ici même
help-new-game-into-value = PATH
help-new-game-examples =
    Exemples
      gruft new-game liars_dice --prefix LD --seats 2-6
      python -m pytest liars_dice                      ce qui reste à faire
      gruft play --game liars_dice.game:GAME           depuis le dossier
new-game-written = Ton jeu se trouve dans { $folder }.
new-game-next = Vas-y et joues-y : gruft play --game { $slug }.game:GAME. Ce qui reste à faire : python -m pytest.
new-game-bad-slug = Un jeu ne peut pas s’appeler « { $given } » : prends de 2 à 40 minuscules, chiffres et tirets bas, une lettre d’abord, et aucun mot réservé de Python.
new-game-slug-taken = Un jeu de l’étagère s’appelle déjà « { $given } ».
new-game-bad-prefix = Des articles ne peuvent pas commencer par « { $given } » : prends deux majuscules, par exemple LD.
new-game-prefix-taken = Les articles de « { $game } » commencent déjà par « { $given } ».
new-game-bad-seats = « { $given } » n’est pas un nombre de joueurs : écris par exemple 4 ou 2-6.
