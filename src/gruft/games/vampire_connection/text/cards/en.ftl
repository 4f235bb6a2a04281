# What each card of The Vampire Connection does, in a sentence or three.
about-back = A vampire card, face down. Only the player who holds it knows which one.
about-vampire = A vampire: in its castle it drinks from its captives, in its tomb it rests. Hunters can’t reach it in the castle.
about-victims = A victim: the left number counts each time its lord drinks, the right number once, when it’s consumed.
about-defences = A village defence: it turns some forms back and lets others pass.
about-events = A village event: it happens at once and ends the play phase.
about-traveller = The vampire on its way, in the form it chose. Before it arrives, hunters may strike; mist and hunchbacks are safe from them.
about-mist = Travel as mist between castle and tomb or to the village. No hunter can stop you. In the village these turn you back: { $turned }.
about-wolf =
    { $stakes ->
        [one] Travel as a wolf between castle and tomb or to the village. A hunter needs { $stakes } stake to stop you. In the village these turn you back: { $turned }.
       *[other] Travel as a wolf between castle and tomb or to the village. A hunter needs { $stakes } stakes to stop you. In the village these turn you back: { $turned }.
    }
about-bat =
    { $stakes ->
        [one] Pay 1 drop and fly between castle and tomb, to the village, or to another castle to steal a captive. A hunter needs { $stakes } stake to stop you. In the village these turn you back: { $turned }.
       *[other] Pay 1 drop and fly between castle and tomb, to the village, or to another castle to steal a captive. A hunter needs { $stakes } stakes to stop you. In the village these turn you back: { $turned }.
    }
about-carriage =
    { $stakes ->
        [one] Play it with a hunchback as driver: drive between castle and tomb, to the village, or to another castle to steal a captive. A hunter needs { $stakes } stake to stop you. In the village these turn you back: { $turned }.
       *[other] Play it with a hunchback as driver: drive between castle and tomb, to the village, or to another castle to steal a captive. A hunter needs { $stakes } stakes to stop you. In the village these turn you back: { $turned }.
    }
about-hunchback = Three uses: send him to the village alone (no hunter touches him; only this turns him back: { $turned }), let him drive a carriage, or revive your staked vampire. Always keep one!
about-beatquick = A hunter, good against bats. Play him with stakes on another player’s vampire: { $tomb } if it lies in its tomb, { $wolf } against a wolf, { $bat } against a bat, { $carriage } against a carriage. A staked vampire needs a hunchback.
about-thrashon = A hunter, good against wolves. Play him with stakes on another player’s vampire: { $tomb } if it lies in its tomb, { $wolf } against a wolf, { $bat } against a bat, { $carriage } against a carriage. A staked vampire needs a hunchback.
about-rudey = A hunter, good at tombs. Play him with stakes on another player’s vampire: { $tomb } if it lies in its tomb, { $wolf } against a wolf, { $bat } against a bat, { $carriage } against a carriage. A staked vampire needs a hunchback.
about-assistant = A hunter for tombs only. Play him with { $tomb } stakes on another player’s vampire that lies in its tomb. Travellers are too quick for him.
about-stake = Worth nothing alone: hunters need stakes to strike a vampire. How many depends on the hunter and on how the vampire travels.
about-double-success = Add it to a visit to the village: you turn two cards instead of one, and both count.
about-good-opportunity = On your turn, drain one unprotected captive in any castle, even another player’s. You get its right number in drops at once. Its lord may ward you off.
about-escape = On your turn, set a captive in any castle free, even a protected one. It goes back to the village, and nobody can stop it.
about-crucifix = Lay it on any number of victims in one castle that holds a priest: until their lord has drunk once, they give no blood and can’t be stolen or drained. Or play it against a robbery or a Good Opportunity: with a priest among your captives it saves the victim.
about-holy-water = Lay it on up to two victims in one castle that holds a priest: until their lord has drunk once, they give no blood and can’t be stolen or drained. Or play it against a robbery or a Good Opportunity: with a priest among your captives it saves the victim.
about-book = Lay it on one victim in any castle: until its lord has drunk once, it gives no blood and can’t be drained, but it can be stolen. Or play it against a Good Opportunity aimed at your captive. It needs no priest.
about-party = Sacrifice one of your captives: if you drink this turn, all the others’ left numbers count twice. Minus numbers too!
about-without-ability = This player’s vampire. Abilities are off at this table, so all vampires follow the same rules.
about-biggulp = Count Biggulp gets 1 more for every female victim with his mark that he consumes.
about-ficklecrash = Count Ficklecrash may play a bat as a wolf, without paying a drop, and drives his carriage without a hunchback.
about-shortway = Countess Shortway leaves her tomb for her castle without a card, and no hunter can stop her on the way. To go back to it she needs a card like everyone else.
about-garlictooth = Count Garlictooth walks past garlic, in whatever form he travels.
about-stoneheart = Against Countess Stoneheart, hunters always need one more stake.
about-miststone = Countess Miststone passes nailed windows, in whatever form she travels.
about-victim = Left: { $left } each time its lord drinks, as long as it’s a captive. Right: { $right } once, if you consume it in the turn you caught it. Then it’s dead.
about-bonus = Left: { $left } each time her lord drinks, as long as she’s a captive. Right: { $right } once, if you consume her in the turn you caught her; Count Biggulp gets 1 more.
about-priest = Left: { $left } each time his lord drinks, as long as he’s a captive. Right: { $right } once, if you consume him in the turn you caught him. Crucifix and holy water work where a priest is.
about-garlic = Turns back: { $forms }. Every other form passes by and turns up the next card. Then it’s discarded.
about-windows = Turn back: { $forms }. Every other form passes by and turns up the next card. Then they’re discarded.
about-church = Turns back: { $forms }. Every other form passes by and turns up the next card. Then it’s discarded.
about-sunrise = All vampires flee into their tombs, where hunters can reach them. The player who turned it up neither drinks nor rests this turn and draws just one card.
about-masked-ball = The visitor’s vampire goes home. Everyone who has captives secretly gives one to the player on the left. Then the turn ends with drinking.
about-unrest = The visitor’s vampire goes home. All captives in all castles run back to the village, even protected ones. Then the turn ends.
about-angel = The visitor’s vampire goes home. All the dead return to the village; players keep the blood they drank. Then the turn ends.
