# The Vampire Connection: every word a player reads, apart from the rulebook.

## Game and options
game-name = The Vampire Connection
game-author = Henning Poehl
game-about = Trade with the other vampires, fetch victims from the village, rob your neighbours and drink the most blood, while nobody drives a stake into you.
option-abilities = The vampires have their abilities (off: first-game variant)
option-vampire_0 = Vampire of seat 0 (drawn: by lot)
option-vampire_1 = Vampire of seat 1 (drawn: by lot)
option-vampire_2 = Vampire of seat 2 (drawn: by lot)
option-vampire_3 = Vampire of seat 3 (drawn: by lot)
option-vampire_4 = Vampire of seat 4 (drawn: by lot)
option-vampire_5 = Vampire of seat 5 (drawn: by lot)
option-start = Seat of the start player, counted from 0 (-1: drawn by lot)
option-max_rounds = After how many rounds the game ends at the latest
option-no-such-seat = The option “{ $option }” names a seat from 0 to { $high }, or -1.
option-vampire-twice = Every seat has a different vampire; “{ $vampire }” is chosen twice.

## Names of cards, victims, vampires
name-mist = mist
name-wolf = wolf
name-bat = bat
name-carriage = carriage
name-hunchback = hunchback
name-beatquick = Beatquick
name-thrashon = Thrashon
name-rudey = Rudey
name-assistant = Assistant
name-stake = stake
name-double-success = Double Success
name-good-opportunity = Good Opportunity
name-escape = Escape
name-crucifix = crucifix
name-holy-water = holy water
name-book = book
name-party = Party
name-bat-as-wolf = bat as a wolf
name-nothing = …
name-biggulp = Count Biggulp
name-ficklecrash = Count Ficklecrash
name-shortway = Countess Shortway
name-garlictooth = Count Garlictooth
name-stoneheart = Countess Stoneheart
name-miststone = Countess Miststone
name-v01 = The Tyke
name-v02 = The Naughty Brat
name-v03 = The Drunkard
name-v04 = Grandmother Hannelore
name-v05 = The Alchemist
name-v06 = Grandmother with Stroller
name-v07 = The Scarecrow
name-v08 = Fritz Fisch
name-v09 = The Bard
name-v10 = The Village Priest
name-v11 = The Old Chaplain
name-v12 = The Wandering Friar
name-v13 = The Miller’s Wife
name-v14 = The Baker
name-v15 = The Blacksmith
name-v16 = The Innkeeper
name-v17 = The Milkmaid
name-v18 = The Seamstress
name-v19 = The Schoolmistress
name-v20 = The Mayor
name-v21 = The Midwife
name-v22 = The Night Watchman
name-v23 = The Farmhand
name-v24 = The Washerwoman
name-v25 = The Tax Collector
name-v26 = The Goose Girl
name-v27 = The Fortune Teller
name-v28 = The Mayor’s Daughter
name-garlic = garlic
name-windows = nailed windows
name-church = church
name-sunrise = Sunrise
name-masked-ball = Masked Ball
name-unrest = Unrest
name-angel = Angel

## Cards, places, numbers (scene)
kind-card = vampire card
kind-vampire = vampire
kind-victim = victim
kind-defence = defence
kind-event = event
mark-known = you know this card
mark-in-hands = cannot be in the deck: somebody holds it
mark-marker = marks the staking
mark-ability = its ability counts
mark-priest = priest
mark-bonus = one more for Count Biggulp
mark-chosen = the captive you give
mark-marked = marked: from the lower half of the village
mark-crucifix = under a crucifix
mark-holy-water = under holy water
mark-book = under a book
mark-active = at turn
mark-in-tomb = in the tomb
mark-staked = staked
mark-immune = cannot be staked this turn
mark-sunrise = sunrise: neither drinks nor rests
mark-party = Party: the left sum counts twice
zone-hand = Hand
zone-castle = Castle
zone-tomb = Tomb
zone-fresh = Fresh victims
zone-table = On the table
zone-village = Village
zone-village-discard = Village discards
zone-deck = Vampire deck
zone-discard = Vampire discards
zone-unseen = Not seen yet
counter-drops = Drops
counter-cards = Cards
counter-round = Round
counter-rounds = Rounds
counter-limit = Hand limit
counter-upper-half = Cards before marked events
counter-offers-left = Offers left
counter-net = Net points
goal-castle = castle
goal-tomb = tomb
goal-village = village
goal-village-twice = village, Double Success
goal-rob = foreign castle

## Questions and windows
decision-over = The game is over.
decision-wait = It is not your turn.
decision-tomb-window = Do you stake a vampire in its tomb?
decision-connection = The Connection: do you want to trade?
decision-offer-give = What do you give?
decision-offer-want = What do you want for it?
decision-offer-answer = Do you accept the offer?
decision-counter-answer = Do you accept the counter-offer?
decision-play = What do you play?
decision-target = On whom?
decision-cover = Who is protected?
decision-move-window = Do you stake the traveller?
decision-rob = Whom do you rob?
decision-response = Do you ward it off?
decision-order = Which event comes first?
decision-ball = Masked Ball: which captive do you give away?
decision-consume = Do you consume a fresh victim?
decision-buy = How many cards do you buy?
decision-discard = Too many cards: which one do you discard?
window-tomb = Turn of { $player }: vampires lie open in their tombs.
window-movement = { $player } on the way: { $form } → { $goal }.
window-robber = { $player } on the way: { $form } → castle of { $lord }.
window-robbery = { $player } reaches for { $victim } ({ $lord }).
window-opportunity = { $player } plays Good Opportunity on { $victim } ({ $lord }).
order-tombs = Pass at tombs, unless one of these vampires lies open to hunters
order-journeys = Pass on journeys, unless one of these vampires is on its way
order-not-by-bat = Pass on journeys, unless somebody flies as a bat

## Moves and notices
move-pass = Pass
move-end-connection = End the Connection
move-end-play = End your play
move-done = Done
move-accept = Accept
move-reject = Reject
move-counter = Make a counter-offer
move-offer = Offer { $player } a trade
move-give = { $card }
move-want = { $card }
move-discard = { $card }
move-travel = { $form } → { $goal }
move-go-robbing = { $form } → castle of { $lord }
move-leave-tomb = Leave the tomb without a card
move-revive = Revive your vampire with a hunchback
move-stake =
    { $stakes ->
        [0] Stake { $target }: { $hunter }
        [one] Stake { $target }: { $hunter } and { $stakes } stake
       *[other] Stake { $target }: { $hunter } and { $stakes } stakes
    }
move-opportunity = Play Good Opportunity
move-escape = Play Escape
move-party = Play the Party
move-lay = Lay { $card } at the castle of { $lord }
move-target = { $victim } ({ $lord })
move-cover = Protect { $victim }
move-rob = Rob { $victim }
move-give-captive = Give { $victim } to { $player }
move-consume = Consume { $victim }
move-consume-nobody = Consume nobody
move-respond = Ward it off: { $card }
move-first = First { $card }
move-buy =
    { $count ->
        [0] Buy no card
        [one] Buy { $count } card
       *[other] Buy { $count } cards
    }
then-costs-drop = costs 1 drop
then-turned-back = { $count } of { $size } village cards turn you back
then-can-be-staked =
    { $stakes ->
        [one] hunters need { $stakes } stake
       *[other] hunters need { $stakes } stakes
    }
then-lies-open = can be staked there
then-drinks = you drink, net { $net }
then-rests = you rest and draw { $cards } cards
then-draws =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
then-drops =
    { $drops ->
        [one] { $drops } drop
       *[other] { $drops } drops
    }
then-net = net { $net }
then-values = { $left }/{ $right }
notice-turn-begins = { $player }: the turn begins
notice-connection = { $player }: Connection
notice-play = { $player }: play
notice-end = { $player }: end of the turn
notice-ball = Masked Ball
notice-hunters-free = The hunters are enabled.
notice-hunters-soon = The hunters come in round 2.
notice-hunters-asleep = No hunters until somebody is kidnapped.
notice-last-turn = The last village card has been turned: the game ends after this turn.
notice-offer = { $player } offers { $partner }: { $given } for { $wanted }.
notice-offer-numbers = { $player } offers { $partner } a trade ({ $given } for { $wanted }).
notice-counter = { $player } counters to { $partner }: { $given } for { $wanted }.
notice-counter-numbers = { $player } makes { $partner } a counter-offer ({ $given } for { $wanted }).
notice-composing = Your offer to { $partner }: { $given } for { $wanted }
notice-robs = { $player } stands at the castle of { $lord }.
notice-you-give = You give away { $victim }; the others are still choosing.

## What happened
fact-is-vampire = { $player } is { $vampire }.
fact-your-hand = Your hand: { $cards }.
fact-turn-begins = Round { $round }: the turn of { $player } begins.
fact-wins-game =
    { $drops ->
        [one] { $player } wins with { $drops } drop.
       *[other] { $player } wins with { $drops } drops.
    }
fact-nobody-responds = Nobody responds.
fact-stakes =
    { $stakes ->
        [0] { $player } stakes { $target } with { $hunter }!
        [one] { $player } stakes { $target } with { $hunter } and { $stakes } stake!
       *[other] { $player } stakes { $target } with { $hunter } and { $stakes } stakes!
    }
fact-offers = { $player } offers { $partner }: { $given } for { $wanted }.
fact-offers-numbers = { $player } offers { $partner } a trade ({ $given } for { $wanted }).
fact-counters = { $player } counters to { $partner }: { $given } for { $wanted }.
fact-counters-numbers = { $player } makes { $partner } a counter-offer ({ $given } for { $wanted }).
fact-trades = { $player } gives { $partner }: { $given }, and gets: { $wanted }.
fact-trades-numbers = { $player } and { $partner } trade ({ $given } for { $wanted }).
fact-no-trade = { $player } and { $partner } do not trade.
fact-travels = { $player }: { $form } → { $goal }.
fact-goes-robbing = { $player }: { $form } → castle of { $lord }.
fact-turns = { $player } turns { $card }.
fact-turns-marked = { $player } turns { $card } (marked).
fact-turns-ignored = { $player } turns { $card } and passes by.
fact-turns-repulsed = { $player } turns { $card } and is repulsed.
fact-catches = { $player } catches { $card } ({ $left }/{ $right }).
fact-village-empty = That was the last village card: the game ends after this turn.
fact-sunrise = Sunrise! All vampires flee into their tombs; { $player } neither drinks nor rests this turn.
fact-ball = Masked Ball! { $player } goes home; whoever has captives gives one to the left.
fact-unrest = Unrest! { $player } goes home; all captives go back to the village.
fact-angel = An angel! { $player } goes home; all the dead go back to the village.
fact-village-shuffled = The village deck is shuffled.
fact-deck-reshuffled = The vampire discards are shuffled and become the new deck.
fact-you-give = You give away { $victim }.
fact-gives = { $player } gives { $to }: { $victim }.
fact-leaves-tomb = { $player } leaves the tomb for the castle.
fact-revives = { $player } revives the vampire with a hunchback; discarded: { $marker }.
fact-plays-opportunity = { $player } plays Good Opportunity on { $victim } ({ $lord }).
fact-plays-escape = { $player } plays Escape: { $victim } flees from { $lord } to the village.
fact-plays-party = { $player } gives a Party and sacrifices { $victim }.
fact-consumes-at-once = { $player } consumes { $victim } at once ({ $drops }): drops now { $total }.
fact-lays = { $player } lays { $card } at the castle of { $lord }: { $victims }.
fact-reaches-for = { $player } reaches for { $victim } in the castle of { $lord }.
fact-steals = { $player } steals { $victim }.
fact-wards-off = { $player } wards it off with { $card } and keeps { $victim }.
fact-consumes = { $player } consumes { $victim }.
fact-consumes-nobody = { $player } consumes nobody.
fact-drinks = { $player } drinks: net { $net }.
fact-drinks-in-vain = { $player } drinks: net { $net }, drops now { $total }.
fact-buys =
    { $cards ->
        [0] { $player } buys no card; drops +{ $drops }, now { $total }.
        [one] { $player } buys { $cards } card; drops +{ $drops }, now { $total }.
       *[other] { $player } buys { $cards } cards; drops +{ $drops }, now { $total }.
    }
fact-draws =
    { $cards ->
        [0] { $player } draws nothing: there are no cards left.
        [one] { $player } draws { $cards } card.
       *[other] { $player } draws { $cards } cards.
    }
fact-you-draw = You draw: { $cards }.
fact-discards = { $player } discards { $card }.
end-village-empty = The last village card has been turned.
end-rounds-over = The last round is over.

## Refusals
refusal-unreadable = “{ $given }” is not a move of this game. Write for example “mist > village”, “offer Biggulp” or “pass”.
refusal-no-such-vampire = “{ $given }” does not sit at this table. The vampires are: { $known }.
refusal-no-such-card = “{ $given }” is not a vampire card of this game.
refusal-no-such-village-card = “{ $given }” is not a village card of this game.
refusal-no-such-victim = “{ $given }” is not a victim of this game.
refusal-no-such-event = “{ $given }” is not one of the events that lie open.
refusal-hunchback-village-only = A hunchback goes only to the village.
refusal-double-success-village-only = Double Success can be added only to a visit to the village.
refusal-double-success-once = At most one Double Success can be added to a visit.
refusal-only-hand-cards = Only cards from the hand can be traded, no victims, drops or cards on the table.
refusal-no-foreign-castle = Only as a bat or by carriage can a vampire go to a foreign castle.
refusal-wrong-stakes =
    { $needed ->
        [0] Here this hunter is played without a stake, not with “{ $given }”.
        [one] Here this hunter is played with exactly one stake, not with “{ $given }”.
       *[other] Here this hunter is played with exactly { $needed } stakes, not with “{ $given }”.
    }
refusal-wrong-verb = Here you write “{ $wanted }”, not “{ $given }”.
refusal-one-or-two-cards = Each side of an offer has one or two cards, and “{ $given }” is not that.
refusal-one-card-in-hand = Only one card can be named on this side: { $player } has no more than one in hand.
refusal-one-victim = Exactly one victim must be named, not “{ $given }”.
refusal-not-in-that-castle = Not in the castle of { $player }: { $victim }.
refusal-game-over = The game is over.
refusal-no-such-seat = There is no player { $given } at this table.
refusal-no-such-move = There is no move number { $given }.
refusal-not-your-turn = It is not for you to decide now, but for { $player }.
refusal-others-answer-first = It is your turn, but first { $player } has to answer.
refusal-not-asked-yet = You will be asked, but not yet: now it is for { $player } to answer, and then clockwise.
refusal-had-your-word = You have had your say in this window; now it is for { $player } to answer.
refusal-nobody-to-give = You have no captive to give away at the ball; wait until the others have chosen.
refusal-gift-chosen = You have already chosen whom you give away at the ball, and the choice stands.
refusal-other-question = That does not answer what is asked now: { $question }
refusal-must-choose = Here you have to choose; you cannot pass.
refusal-not-held = You do not hold this card: { $card }.
refusal-connection-first = Cards are played only after the Connection: end it first.
refusal-connection-over = The Connection is over: no more trading in this turn.
refusal-three-offers = You have made three offers in this turn; there is no fourth.
refusal-trade-with-oneself = You cannot trade with yourself.
refusal-nothing-to-trade = Your hand is empty: you have nothing to trade.
refusal-partner-without-cards = { $player } has an empty hand, and so nothing to trade.
refusal-no-offer-possible = Whatever you gave and wanted, no offer to { $player } would be allowed.
refusal-name-a-card-first = Name at least one card.
refusal-falling-order = Name the two cards in the order of the card list: first { $card }, then { $first }.
refusal-not-held-twice = You hold only one card of this kind: { $card }.
refusal-not-in-this-edition = This edition has no such card: { $card }.
refusal-single-copy = There is only one card of this kind in the whole game: { $card }.
refusal-same-cards = You would want exactly what you give; a trade must change something.
refusal-offer-cannot-be-completed = After that no allowed offer could be completed.
refusal-wanted-not-held = You cannot accept, for you do not hold everything that is wanted: { $cards }.
refusal-counter-to-counter = A counter-offer can only be accepted or rejected.
refusal-pass-in-play = In your play phase you do not pass: end the phase when you want to play nothing more.
refusal-no-discarding = Cards are discarded only at the end of the turn, and only down to the hand limit.
refusal-play-is-over = Your play phase is over; in this turn you play no more cards and make no more offers.
refusal-cannot-be-taken-back = The card has been played and cannot be taken back: name its victim.
refusal-staked-vampire-travels = Your vampire is staked: it can neither move nor send its hunchback.
refusal-robs-oneself = You rob foreign castles, not your own.
refusal-already-in-castle = Your vampire is already in its castle.
refusal-already-in-tomb = Your vampire is already in its tomb.
refusal-only-to-the-castle = From its tomb your vampire can only go to its castle; to the village you can only send a hunchback from there.
refusal-only-ficklecrash = Only Count Ficklecrash plays a bat as a wolf.
refusal-abilities-off = At this table the vampires have no abilities.
refusal-village-empty = The village deck is empty: there is no card to turn.
refusal-nobody-to-rob = There is nobody to steal: { $player } has no captives.
refusal-all-held-fast = There is nobody to steal: every captive of { $player } lies under a crucifix or holy water.
refusal-no-blood = A bat costs one drop, and you have none.
refusal-carriage-needs-hunchback = A carriage needs a hunchback as its driver, and you hold none.
refusal-only-shortway = Only Countess Shortway leaves her tomb without a card.
refusal-must-be-revived = Your vampire is staked: it has to be revived before it can leave the tomb.
refusal-not-staked = Your vampire is not staked, so it cannot be revived.
refusal-only-hunters-now = Outside your own turn you can play nothing here but a hunter with his stakes.
refusal-stakes-oneself = You cannot stake your own vampire.
refusal-hunters-in-first-round = No hunter can be played in the first round.
refusal-nobody-kidnapped = No hunter can be played before the first victim has been carried off from the village.
refusal-only-the-traveller = Now only the vampire on its way can be staked, that of { $player }.
refusal-staked-already = The vampire of { $player } is staked already.
refusal-stakes-in-castle = The vampire of { $player } is in its castle, where it cannot be staked.
refusal-immune = The vampire of { $player } began this turn staked and is immune until the turn is over.
refusal-assistant-only-in-tomb = The Assistant stakes only vampires lying in their tombs.
refusal-too-few-stakes =
    { $needed ->
        [one] { $hunter } needs one stake here, and you hold { $held }.
       *[other] { $hunter } needs { $needed } stakes here, and you hold { $held }.
    }
refusal-not-while-staked = While your vampire is staked you cannot play this card: { $card }.
refusal-no-captive-anywhere = No castle holds a captive.
refusal-no-unprotected-captive = No castle holds a captive without a protection card.
refusal-second-party = There is only one Party in a turn, and it is on already.
refusal-nobody-to-sacrifice = A Party takes a captive of your own castle, and you have none.
refusal-all-under-protection = A Party takes a captive without a protection card, and all of yours are protected.
refusal-nobody-at-castle = There is nobody to protect at the castle of { $player }.
refusal-all-covered = Everybody at the castle of { $player } lies under a protection card already; there is only one for each.
refusal-no-priest-there = There is no priest at the castle of { $player }, and without one this card cannot be laid there: { $card }.
refusal-only-protection-now = Against this attack you can play one protection card, or nothing.
refusal-book-against-robbery = A book does not help against a robbery.
refusal-no-priest-here = Without a priest among your captives this card does not help you: { $card }.
wanted-captive = a captive in any castle
wanted-own-captive = a captive in your own castle
wanted-captive-there = a captive in the castle you are robbing
wanted-victim-there = a victim at the castle you have chosen
wanted-fresh = a victim you have caught in this turn
refusal-victim-not-in-game = Not in this edition: { $victim }. Asked for: { $wanted }.
refusal-victim-in-village = Still in the village: { $victim }. Asked for: { $wanted }.
refusal-victim-is-fresh = Caught in this turn and in no castle yet: { $victim }. Asked for: { $wanted }.
refusal-victim-is-dead = Dead, in a tomb: { $victim }. Asked for: { $wanted }.
refusal-victim-is-held = In the castle of { $player }: { $victim }. Asked for: { $wanted }.
refusal-victim-protected = Under a protection card ({ $card }), and safe from this: { $victim }.
refusal-covered-already = Already under a protection card ({ $card }), and there is only one for each: { $victim }.
refusal-name-a-victim-first = Name at least one victim.
refusal-victims-in-falling-order = Victims are named in the order of the victim list: { $victim } would have to come before { $last }.
refusal-buys-too-many =
    { $net ->
        [one] One net point buys at most one card.
       *[other] { $net } net points buy at most { $most } cards.
    }
refusal-too-few-to-buy =
    { $most ->
        [0] No card can be bought: deck and discard pile hold no more than the free one.
        [one] Only one card can be bought: deck and discard pile hold no more, besides the free one.
       *[other] Only { $most } cards can be bought: deck and discard pile hold no more, besides the free one.
    }

## Written positions and editions
edition-cannot-deal = The edition has too few vampire cards to deal { $given } to each of { $seats } players.
position-card-nowhere = This card is named nowhere, and deck and discard pile are listed completely: { $card }.
position-victim-twice = Every victim exists once, and this one is named twice: { $victim }.
position-covered-twice = A victim lies under one protection card only: { $victim }.
position-covered-elsewhere = Under a protection card at a castle where it does not lie: { $victim }.
position-wrong-cover = Under a laid card lie 1 to { $most } victims, not { $given }.
position-bad-marker = A marker is “stake”, “Rudey” or nothing, not “{ $given }”.
position-staked-outside-tomb = The vampire of seat { $seat } is staked and therefore must lie in its tomb.
position-vampire-twice = Every seat has a different vampire.
position-wrong-count = Of this card there must be { $wanted }, wherever they lie, not { $given }: { $card }.
position-wrong-hand-size = The hand of seat { $seat } has another number of cards than it should.
position-marked-event-on-top = A marked event cannot lie among the upper cards before the village is shuffled: { $card }.
position-untrue-knowledge = Seat { $seat } cannot be known to hold more of this card than it has: { $card }.
position-untrue-deck = The deck has more of this card than the last reshuffle and the draws since then allow: { $card }.
position-pending-lacks = The open decision “{ $decision }” needs an entry “{ $setting }”.
position-question-impossible = The decision “{ $decision }” cannot be open in this position.
position-nothing-to-answer = Seat { $seat } is asked but could answer nothing.
position-nobody-asked = The game is not over, but nobody is asked.
position-over-without-cause = A game that is over has a “cause”, and no other has one.
edition-too-few-hunchbacks = { $file }: six players need { $least } hunchbacks, one for each; this edition has { $given }.
edition-too-few-cards = { $file }: six players need { $least } vampire cards, five for each; this edition has { $given }.
edition-too-many-protections = { $file }: crucifixes, holy waters and books together may be at most { $most } cards, not { $given }; more could not be laid.
edition-event-missing = { $file }: the value “{ $setting }” must be at least 1, for one card of this event is marked.
edition-event-once = { $file }: the value “{ $setting }” must be 1, for the only card of this event is the marked one.
edition-unknown-word = { $file }: “{ $given }” cannot stand under “{ $setting }”. Possible are: { $known }.
edition-too-many-victims = { $file }: “{ $given }” would be one victim too many. There are { $most }, V01 to V{ $most }: write your own over one of them.
edition-bad-name = { $file }: the name “{ $setting }” must have 1 to { $limit } visible characters and no space at either end.
warning-vampire-cards = Note: this edition has { $given } vampire cards; the box has { $usual }.
warning-village-cards = Note: this edition has { $given } village cards; usually there are { $usual }.

## Advice
advice-must = There is nothing else you may do.
advice-trade = Offer what you can spare for what you need more.
advice-no-trade = Nobody is likely to have a trade for you that is worth the while.
advice-accept = Accept: what you get is worth more to you than what you give.
advice-reject = Reject: you would give more than you get.
advice-counter = Make a counter-offer: you know of a card there that you need more.
advice-village = Go to the village: a catch is worth more than the card, and hunters are unlikely enough.
advice-mist = Go as mist: no hunter can stop you on the way.
advice-send-hunchback = Send a hunchback: you can spare him, and hunters leave him alone.
advice-last-card = Turn the last village card: you will be ahead when the game ends.
advice-rob = Rob this castle: you gain a good captive, and a rival loses it.
advice-best-prey = Take the captive that is worth most to you and hurts its lord most.
advice-go-home = Go home: in your castle you can drink and set out again.
advice-go-to-rest = Go to your tomb: three more cards are worth more than what you would drink.
advice-rest = Stay in your tomb and rest: the cards are worth more than what you would drink.
advice-revive = Revive your vampire: staked it can do nothing.
advice-stay-staked = You have no hunchback to revive your vampire: wait for a card.
advice-end-play = Stop here: the cards you still hold are worth more later.
advice-opportunity = Seize the opportunity: nothing else brings as much blood at once.
advice-escape-own = Let this captive escape: it costs you blood every turn.
advice-escape-rival = Let this captive escape: its lord would live well on it for long.
advice-party = Throw a Party: your captives give twice as much today, and the sacrifice costs you little.
advice-silence-guest = Protect the guest that costs you blood: then you need not drink from it this turn.
advice-deny-blood = Lay the protection in a rival’s castle: he cannot drink from these captives next time.
advice-ward-off = Ward the attack off: the victim is worth more than the card.
advice-let-go = Let it go: the card is worth more than this victim.
advice-stake = Stake this vampire: its owner is a strong rival and loses most just now.
advice-save-hunter = Pass: your hunter will find a better moment.
advice-order = Take the Sunrise first if there is one: whatever comes second puts your vampire back into its castle.
advice-worst-captive = Give away the captive that brings you least.
advice-consume = Consume it: its blood at once is worth more than what it would give as a captive.
advice-keep = Keep them all: as captives they will give you more by the end.
advice-buy = Buy cards: there is still time to turn them into blood.
advice-drops = Take the drops: you will hardly get anything out of more cards.
advice-discard = Discard the card that is least use to you.

