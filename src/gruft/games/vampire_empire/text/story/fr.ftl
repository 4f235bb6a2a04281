# Ce par quoi la page de fin raconte une partie.

story-title = Qui vit, tour après tour
story-unit = Points
story-score =
    { $score ->
        [one] { $score } point de survie
       *[other] { $score } points de survie
    }
story-humans = humains
story-vampires = vampires
story-unmasked = démasqués
story-counts-attacks = Attaques
story-counts-hides = Actions Cacher
story-counts-asks = Épreuves d’eau bénite
story-counts-plays-card = Cartes de soutien
story-counts-sacrifice = Sacrifices
