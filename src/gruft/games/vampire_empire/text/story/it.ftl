# Con che cosa la pagina finale racconta una partita.

story-title = Chi vive, turno per turno
story-unit = Punti
story-score =
    { $score ->
        [one] { $score } punto per i superstiti
       *[other] { $score } punti per i superstiti
    }
story-humans = umani
story-vampires = vampiri
story-unmasked = smascherati
story-counts-attacks = Attacchi
story-counts-hides = Tentativi di nascondere
story-counts-asks = Prove dell’acqua santa
story-counts-plays-card = Carte di supporto
story-counts-sacrifice = Sacrifici
