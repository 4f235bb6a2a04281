# What only the table of The Vampire Connection says.
vc-in-castle = nel castello
vc-in-tomb = nella tomba
vc-on-the-way = in viaggio: { $form }
vc-yield = punti quando bevi
vc-dead =
    { $count ->
        [one] { $count } morto
       *[other] { $count } morti
    }
vc-captives =
    { $count ->
        [one] { $count } prigioniero
       *[other] { $count } prigionieri
    }
vc-holds = vittime: { $victims }, eventi: { $events }, difese: { $defences }
vc-left = Carte villaggio rimaste: { $count }
vc-end = fine
vc-gives = { $player } dà
vc-for = per
vc-trade = Scambio
vc-offer-a-trade = Scambia
vc-trade-hint = Fino a { $count } carte per parte. Tocca la mano e i tipi in qualunque ordine.
vc-with-whom = Con chi
vc-you-give = Dai
vc-you-get = Ricevi
vc-you-want = Vuoi
vc-from-hand = dalla tua mano
vc-from-kinds = scegli un tipo
vc-take-back = Riprendi: { $card }
vc-no-trade = Annulla
vc-offer = Offri { $given } per { $wanted }
vc-offer-said = Offri a { $player }: { $given } per { $wanted }
vc-counter-said = Offri invece: { $given } per { $wanted }
vc-picking = Scegli una vittima
vc-round = Giro { $round }
vc-round-drops = { $player }
ability-biggulp = +1 per le donne segnate prosciugate
ability-ficklecrash = pipistrello come lupo, carrozza da solo
ability-shortway = lascia la tomba senza carta
ability-garlictooth = l’aglio non lo respinge
ability-stoneheart = serve un paletto in più
ability-miststone = passa dalle finestre inchiodate
