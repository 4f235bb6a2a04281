# Comment on apprend un jeu : le but, une page pour savoir jouer, les règles derrière.
web-learn = Comment jouer
web-learn-game = Comment jouer : { $game }
web-learn-of = Comment jouer à { $game }
web-learn-play = Nouvelle table
web-learn-none = Cette page n’existe pas
web-rules-whole = Toutes les règles
web-rules-contents = Sommaire
web-rules-everything = Tout montrer, même ce qui ne sert qu’à un programme
web-goal-of = { $game } : le but
web-goal-got = Compris
