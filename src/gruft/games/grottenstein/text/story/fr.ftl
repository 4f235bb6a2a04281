# Ce par quoi la page de fin raconte une partie.

story-title = Points de vie, manche après manche
story-counts-strikes = Attaques
story-counts-trap = Pièges déclenchés
story-counts-heals = Soins
story-counts-keeps = Cartes trouvées
story-counts-flies = Vols en chauve-souris
