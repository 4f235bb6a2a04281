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

refusal-not-held = Tu n’as pas de { $given }.
