game-name = Enveloppes
game-author = Les contributeurs de Gruft
game-about = Tous cachettent une carte en même temps ; la plus haute marque un point.

about-card = Glisse-la dans ton enveloppe, en même temps que tout le monde. La carte la plus haute rapporte un point, sauf si plusieurs joueurs l’ont.
kind-card = carte
zone-hand = Main
zone-envelope = Enveloppe
zone-stock = Réserve
zone-opened = Cartes ouvertes
counter-points = Points
counter-cards = Cartes
decision-seal = Quelle carte mettre sous enveloppe ?
move-seal = Cacheter { $card }
fact-begins = Chacun reçoit deux cartes.
fact-hand = Ta main : { $cards }
fact-sealed = Tu cachettes { $card }.
fact-scores = Les enveloppes contiennent { $cards } : un point pour { $player }.
fact-tie = Les enveloppes contiennent { $cards } : égalité, aucun point.
end-all-opened = Toutes les cartes sont ouvertes.

refusal-not-now = « { $given } » n’est pas possible maintenant.
refusal-unreadable = « { $given } » n’est pas un coup de ce jeu.
refusal-not-asked = Ce n’est pas à toi de répondre maintenant.
position-impossible = Aucune partie ne mène à cette position avec ce que les places sont censées savoir.
advice = Aussi bon qu’un autre.
