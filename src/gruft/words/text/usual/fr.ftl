# Ce que dit tout jeu qui n’a pas mieux à dire : le message du jeu lui-même passe avant.

decision-wait = Ce n’est pas à toi de jouer.
refusal-game-over = La partie est finie.
refusal-not-your-turn = Ce n’est pas à toi de décider maintenant, mais à { $player }.
refusal-not-asked = Ce n’est pas à toi de répondre maintenant.
refusal-not-now = « { $given } » n’est pas possible maintenant.
refusal-no-such-seat = Il n’y a pas de joueur { $given } à cette table.
refusal-no-such-move = Il n’y a pas de coup numéro { $given }.
refusal-unreadable = « { $given } » n’est pas un coup de ce jeu.
position-impossible = Aucune partie ne mène à cette position.
advice-only-move = C’est le seul coup possible.
advice-any = Aussi bon qu’un autre.
