# What only the table of The Vampire Connection says.
vc-in-castle = in the castle
vc-in-tomb = in the tomb
vc-on-the-way = on the way: { $form }
vc-yield = points when you drink
vc-dead = { $count } dead
vc-captives =
    { $count ->
        [one] { $count } captive
       *[other] { $count } captives
    }
vc-holds = Victims: { $victims }, events: { $events }, defences: { $defences }
vc-left = Village cards left: { $count }
vc-end = end
vc-gives = { $player } gives
vc-for = for
vc-trade = Trade
vc-offer-a-trade = Offer a trade
vc-trade-hint = Up to { $count } cards each. Tap your hand and the kinds in any order.
vc-with-whom = With whom
vc-you-give = You give
vc-you-get = You get
vc-you-want = You want
vc-from-hand = from your hand
vc-from-kinds = pick a kind
vc-take-back = Take back { $card }
vc-no-trade = Cancel
vc-offer = Offer { $given } for { $wanted }
vc-offer-said = Offer { $player } { $given } for { $wanted }
vc-counter-said = Offer { $given } for { $wanted } instead
vc-picking = Choose a victim
vc-round = Round { $round }
vc-round-drops = { $player }
ability-biggulp = +1 for marked women consumed
ability-ficklecrash = bat as a wolf, carriage alone
ability-shortway = leaves her tomb without a card
ability-garlictooth = walks past garlic
ability-stoneheart = one more stake needed
ability-miststone = passes nailed windows
