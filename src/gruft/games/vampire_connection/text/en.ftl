# The Vampire Connection: every word a player reads, apart from the rulebook.

## Game and options
game-name = The Vampire Connection
game-author = Henning Poehl
game-about = Trade with the other vampires, fetch victims from the village, rob your neighbours and drink the most blood, but don’t let anyone drive a stake into you.
option-abilities = Vampires use their abilities (off: first-game variant)
option-vampire_0 = Seat 0’s vampire (drawn: at random)
option-vampire_1 = Seat 1’s vampire (drawn: at random)
option-vampire_2 = Seat 2’s vampire (drawn: at random)
option-vampire_3 = Seat 3’s vampire (drawn: at random)
option-vampire_4 = Seat 4’s vampire (drawn: at random)
option-vampire_5 = Seat 5’s vampire (drawn: at random)
option-start = The start player’s seat, counted from 0 (-1: at random)
option-max_rounds = Rounds after which the game ends at the latest
option-memory = Memory counts: both discard piles and the rest of the village stay closed, and cards you saw aren’t shown again
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
kind-traveller = traveller
mark-known = you know this card
mark-in-hands = not in the deck: someone holds it
mark-marker = marks the staking
mark-ability = with its ability
mark-priest = priest
mark-bonus = one more for Count Biggulp
mark-chosen = the captive you give
mark-marked = marked: from the lower half of the village
mark-crucifix = under a crucifix
mark-holy-water = under holy water
mark-book = under a book
mark-active = acting now
mark-in-tomb = in the tomb
mark-staked = staked
mark-immune = can’t be staked this turn
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
zone-unseen = Cards you haven’t seen
zone-way = On the way
zone-give = Given
zone-want = Wanted
zone-market = Kinds of cards
counter-drops = Drops
counter-cards = Cards
counter-yield = When drinking
counter-round = Round
counter-rounds = Rounds
counter-limit = Hand limit
counter-upper-half = Before marked events
counter-offers-left = Offers left
counter-offer-size = Cards per side
counter-net = Points to spend
goal-castle = castle
goal-tomb = tomb
goal-village = village
goal-village-twice = village, Double Success
goal-rob = another castle
to-castle = to your castle
to-tomb = to your tomb
to-village = to the village
to-village-twice = to the village (×2)

## Questions and windows
decision-over = The game is over.
decision-wait = It isn’t your turn.
decision-tomb-window = Stake a vampire in its tomb?
decision-connection = Trade before you play?
decision-offer-give = Choose what you give.
decision-offer-want = Choose what you want for it.
decision-offer-answer = Accept the trade?
decision-offer-from = { $player } gives { $given } for your { $wanted }. Accept?
decision-offer-lacking = { $player } gives { $given } for { $wanted }, which you don’t have.
decision-counter-answer = Accept the counter-offer?
decision-counter-from = { $player } counters: { $given } for your { $wanted }. Accept?
decision-counter-lacking = { $player } counters: { $given } for { $wanted }, which you don’t have.
decision-play = Play a card, or end your play.
decision-target = Choose its victim.
decision-cover = Choose who is protected.
decision-move-window = Stake the traveller?
decision-rob = Choose a captive to steal.
decision-response = Ward off the attack?
decision-order = Choose which event comes first.
decision-ball = Masked Ball: choose a captive to give away.
decision-consume = Consume a fresh victim?
decision-drink = Drink and end your turn.
decision-buy = Buy cards?
decision-buy-with =
    { $net ->
        [one] You drink { $net } point. Buy a card with it?
       *[other] You drink { $net } points. Buy cards with some?
    }
decision-discard = Too many cards: discard one.
decision-discard-down =
    { $count ->
        [one] Too many cards: discard one.
       *[other] Too many cards: discard { $count }.
    }
why-decision-tomb-window = A vampire in its tomb can be staked now. Its player then needs a hunchback to revive it.
why-decision-connection = Only now, before your first card, can you swap one or two cards with one player. You can make three offers a turn.
why-decision-offer-give = You hand over one or two cards. Only your partner sees which.
why-decision-offer-want = Name one or two kinds. Your partner may accept, refuse or make one counter-offer.
why-decision-offer-answer = If you accept, the cards change hands at once. A refusal tells nobody what you hold.
why-decision-offer-from = If you accept, the cards change hands at once. A refusal tells nobody what you hold.
why-decision-offer-lacking = You can refuse or offer something else instead. Nobody learns what you hold.
why-decision-counter-answer = If you accept, you trade at once. If you refuse, this offer has failed.
why-decision-counter-from = If you accept, you trade at once. If you refuse, this offer has failed.
why-decision-counter-lacking = All you can do is refuse; then this offer has failed.
why-decision-play = Play as many cards as you like, one by one. When you end your play, you drink (in the castle) or rest (in the tomb) and draw.
why-decision-target = The card is played and can’t be taken back.
why-decision-cover = Until their lord has drunk once, victims under this card give no blood, and nobody can consume them.
why-decision-move-window = A hunter with enough stakes stops the journey and stakes the vampire. Nobody learns whether you could have.
why-decision-rob = You take one captive that is under neither crucifix nor holy water. Its lord may still ward you off.
why-decision-response = The right protection card saves your captive; your card and the attacker’s are spent.
why-decision-order = Both events happen. The second decides where your vampire ends up.
why-decision-ball = Everyone who has captives secretly chooses one to pass to the left. All of them change castles at the same moment.
why-decision-consume = Consumed, a victim gives its right number once and dies. Kept, it gives its left number every time you drink.
why-decision-drink = You have nobody fresh to consume. Your captives give their left numbers, then you draw.
why-decision-buy = Each point becomes one drop or one card, three cards at most. One more card is free. Drops win the game.
why-decision-buy-with = Each point becomes one drop or one card, three cards at most. One more card is free. Drops win the game.
why-decision-discard = At the end of your turn you can’t hold more cards than the limit.
why-decision-discard-down = At the end of your turn the hand limit is { $limit }. Choose from your hand.
window-tomb = { $player }’s turn: vampires lie exposed in their tombs.
window-movement = { $player } is on the way: { $form } → { $goal }.
window-robber = { $player } is on the way: { $form } → { $lord }’s castle.
window-robbery = { $player } reaches for { $victim } in { $lord }’s castle.
window-opportunity = { $player } plays Good Opportunity on { $victim } in { $lord }’s castle.
why-window-tomb = Everyone but the player whose turn it is may send a hunter to a tomb.
why-window-movement = Before the traveller arrives, a hunter with enough stakes can strike.
why-window-robber = Before the robber arrives, a hunter with enough stakes can strike.
why-window-robbery = Only the captive’s lord may answer, with a crucifix or holy water and a priest among the captives.
why-window-opportunity = Only the captive’s lord may answer: with a book, or with a crucifix or holy water if a priest is among the captives.
order-tombs = Pass at tombs, unless one of these vampires lies exposed there
order-journeys = Pass on journeys, unless one of these vampires is on its way
order-not-by-bat = Pass on journeys, unless someone flies as a bat

## Moves and notices
move-pass = Pass
move-end-connection = Don’t trade
move-end-play = End your play
move-done = That’s all
move-accept = Accept
move-reject = Refuse
move-counter = Make a counter-offer
move-offer = Offer { $player } a trade
move-give = Give { $card }
move-want = Ask for { $card }
move-discard = Discard { $card }
move-go-mist = Drift { $goal } as mist
move-go-wolf = Run { $goal } as a wolf
move-go-bat = Fly { $goal } as a bat
move-go-bat-as-wolf = Run { $goal }: bat as a wolf
move-go-carriage = Drive { $goal }
move-go-hunchback = Send the hunchback { $goal }
move-rob-bat = Fly out to rob { $lord }
move-rob-carriage = Drive out to rob { $lord }
move-leave-tomb = Leave the tomb without a card
move-revive = Revive with a hunchback
move-stake =
    { $stakes ->
        [0] Stake { $target } with { $hunter }
        [one] Stake { $target } with { $hunter } and { $stakes } stake
       *[other] Stake { $target } with { $hunter } and { $stakes } stakes
    }
move-opportunity = Play Good Opportunity
move-escape = Play Escape
move-party = Play the Party
move-lay = Lay { $card } at { $lord }’s castle
move-lay-own = Lay { $card } at your castle
move-drain = Drain { $victim } ({ $lord })
move-free = Free { $victim } ({ $lord })
move-sacrifice = Sacrifice { $victim } ({ $lord })
move-cover = Protect { $victim }
move-rob = Steal { $victim }
move-give-captive = Give { $victim } to { $player }
move-consume = Consume { $victim }
move-consume-nobody = Consume nobody
move-drink = Drink
move-respond = Ward it off with { $card }
move-first = Start with { $card }
move-buy =
    { $count ->
        [0] Buy no card
        [one] Buy { $count } card
       *[other] Buy { $count } cards
    }
then-costs-drop = costs 1 drop
then-two-cards = turns two cards
then-turned-back =
    { $count ->
        [one] { $count } of { $size } village cards turns you back
       *[other] { $count } of { $size } village cards turn you back
    }
then-can-be-staked =
    { $stakes ->
        [one] hunters need { $stakes } stake
       *[other] hunters need { $stakes } stakes
    }
then-lies-open = can be staked there
then-no-blood = those under it give no blood
then-drains = consume any captive at once
then-flees = a captive flees to the village
then-twice = the others count twice
then-staked = only a hunchback can revive it
then-drinks =
    { $net ->
        [one] you drink { $net } point
       *[other] you drink { $net } points
    }
then-rests =
    { $cards ->
        [one] you rest and draw { $cards } card
       *[other] you rest and draw { $cards } cards
    }
then-draws =
    { $cards ->
        [one] you draw { $cards } card
       *[other] you draw { $cards } cards
    }
then-drops =
    { $drops ->
        [one] you get { $drops } drop
       *[other] you get { $drops } drops
    }
then-pays =
    { $drops ->
        [one] you pay { $drops } drop
       *[other] you pay { $drops } drops
    }
then-net =
    { $net ->
        [one] you drink { $net } point
       *[other] you drink { $net } points
    }
then-values = { $left } each time, { $right } once
notice-turn-begins = { $player }: start of turn
notice-connection = { $player }: Connection
notice-play = { $player }: play phase
notice-end = { $player }: end of turn
notice-ball = Masked Ball
notice-hunters-free = The hunters are on the prowl.
notice-hunters-soon = The hunters come in round 2.
notice-hunters-asleep = No hunters until someone is kidnapped.
notice-last-turn = The last village card has been turned: the game ends after this turn.
notice-offer = { $player } offers { $partner }: { $given } for { $wanted }.
notice-offer-numbers = { $player } offers { $partner } a trade ({ $given } for { $wanted }).
notice-counter = { $player } makes { $partner } a counter-offer: { $given } for { $wanted }.
notice-counter-numbers = { $player } makes { $partner } a counter-offer ({ $given } for { $wanted }).
notice-composing = Your offer to { $partner }: { $given } for { $wanted }
notice-robs = { $player } is at { $lord }’s castle.
notice-you-give = You give away { $victim }; the others are still choosing.
aim-own = Aim: the most drops of blood when the village runs out. You play { $vampire }.
aim-watching = Whose vampire will have the most drops when the village runs out?
ahead-you =
    { $lead ->
        [one] You lead with { $drops }, { $lead } drop ahead.
       *[other] You lead with { $drops }, { $lead } drops ahead.
    }
ahead-you-share =
    { $drops ->
        [one] You share the lead with { $drops } drop.
       *[other] You share the lead with { $drops } drops.
    }
ahead-shared =
    { $drops ->
        [one] The lead is shared with { $drops } drop.
       *[other] The lead is shared with { $drops } drops.
    }
ahead-level =
    { $drops ->
        [one] Everyone has { $drops } drop.
       *[other] Everyone has { $drops } drops.
    }
ahead-watched =
    { $drops ->
        [one] { $player } leads with { $drops } drop.
       *[other] { $player } leads with { $drops } drops.
    }
ahead-other =
    { $behind ->
        [one] { $player } leads with { $drops }, { $behind } drop ahead of you.
       *[other] { $player } leads with { $drops }, { $behind } drops ahead of you.
    }
ending-village =
    { $sunrises ->
        [0] Village cards left: { $count }. The last one ends the game.
        [one] Village cards left: { $count }, { $sunrises } Sunrise among them. The last one ends the game.
       *[other] Village cards left: { $count }, { $sunrises } Sunrises among them. The last one ends the game.
    }
ending-rounds =
    { $rounds ->
        [one] This is the last round. Village cards left: { $count }.
       *[other] The last { $rounds } rounds. Village cards left: { $count }.
    }
ending-now = The village has run out: the game ends after this turn.

## What happened
fact-is-vampire = { $player } is { $vampire }.
fact-your-hand = Your hand: { $cards }.
fact-turn-begins = Round { $round }: { $player }’s turn.
fact-wins-game =
    { $drops ->
        [one] { $player } wins with { $drops } drop.
       *[other] { $player } wins with { $drops } drops.
    }
fact-nobody-responds = Nobody responds.
fact-no-hunter = No hunter comes.
fact-stakes =
    { $stakes ->
        [0] { $player } stakes { $target } with { $hunter }!
        [one] { $player } stakes { $target } with { $hunter } and { $stakes } stake!
       *[other] { $player } stakes { $target } with { $hunter } and { $stakes } stakes!
    }
fact-offers = { $player } offers { $partner }: { $given } for { $wanted }.
fact-offers-numbers = { $player } offers { $partner } a trade ({ $given } for { $wanted }).
fact-counters = { $player } makes { $partner } a counter-offer: { $given } for { $wanted }.
fact-counters-numbers = { $player } makes { $partner } a counter-offer ({ $given } for { $wanted }).
fact-trades = { $player } trades with { $partner }: { $given } for { $wanted }.
fact-trades-numbers = { $player } and { $partner } trade ({ $given } for { $wanted }).
fact-no-trade = { $player } and { $partner } don’t trade.
fact-travels = { $player } sets out: { $form } → { $goal }.
fact-goes-robbing = { $player } sets out to rob: { $form } → { $lord }’s castle.
fact-turns = { $player } turns up { $card }.
fact-turns-marked = { $player } turns up { $card } (marked).
fact-turns-ignored = { $player } turns up { $card } and passes by.
fact-turns-repulsed = { $player } turns up { $card } and is turned back.
fact-catches = { $player } catches { $card } (blood: { $left } each time if kept, { $right } once if consumed).
fact-village-empty = That was the last village card: the game ends after this turn.
fact-sunrise = Sunrise! All vampires flee into their tombs; { $player } neither drinks nor rests this turn.
fact-ball = Masked Ball! { $player } goes home; everyone who has captives gives one to the left.
fact-unrest = Unrest! { $player } goes home; all captives go back to the village.
fact-angel = An angel! { $player } goes home; all the dead go back to the village.
fact-village-shuffled = The village deck is shuffled.
fact-deck-reshuffled = The vampire discards are shuffled and become the new deck.
fact-you-give = You give away { $victim }.
fact-gives = { $player } gives { $to } { $victim }.
fact-leaves-tomb = { $player } leaves the tomb for the castle.
fact-revives = { $player } revives the vampire with a hunchback and discards { $marker }.
fact-plays-opportunity = { $player } plays Good Opportunity on { $victim } ({ $lord }).
fact-plays-escape = { $player } plays Escape: { $victim } flees from { $lord } to the village.
fact-plays-party = { $player } gives a Party and sacrifices { $victim }.
fact-consumes-at-once = { $player } consumes { $victim } at once for { $drops }; drops now { $total }.
fact-lays = { $player } lays { $card } at { $lord }’s castle, on { $victims }.
fact-reaches-for = { $player } reaches for { $victim } in { $lord }’s castle.
fact-steals = { $player } steals { $victim }.
fact-wards-off = { $player } wards it off with { $card } and keeps { $victim }.
fact-consumes = { $player } consumes { $victim }.
fact-consumes-nobody = { $player } consumes nobody.
fact-drinks =
    { $net ->
        [one] { $player } drinks { $net } point.
       *[other] { $player } drinks { $net } points.
    }
fact-drinks-in-vain = { $player } drinks { $net } points, drops now { $total }.
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
fact-you-draw = You draw { $cards }.
fact-discards = { $player } discards { $card }.
end-village-empty = The last village card has been turned.
end-rounds-over = The last round is over.

## Refusals
refusal-unreadable = “{ $given }” isn’t a move of this game. Write for example “mist > village”, “offer Biggulp” or “pass”.
refusal-no-such-vampire = “{ $given }” isn’t at this table. The vampires are: { $known }.
refusal-no-such-card = “{ $given }” isn’t a vampire card of this game.
refusal-no-such-village-card = “{ $given }” isn’t a village card of this game.
refusal-no-such-victim = “{ $given }” isn’t a victim of this game.
refusal-no-such-event = “{ $given }” isn’t one of the events turned up.
refusal-hunchback-village-only = A hunchback can only go to the village.
refusal-double-success-village-only = Double Success can only be added to a visit to the village.
refusal-double-success-once = At most one Double Success can be added to a visit.
refusal-only-hand-cards = Only cards from your hand can be traded, not victims, drops or cards on the table.
refusal-no-foreign-castle = Only a bat or a carriage takes a vampire to another castle.
refusal-wrong-stakes =
    { $needed ->
        [0] This hunter is played without a stake here, not with “{ $given }”.
        [one] This hunter is played with exactly one stake here, not with “{ $given }”.
       *[other] This hunter is played with exactly { $needed } stakes here, not with “{ $given }”.
    }
refusal-wrong-verb = Here you write “{ $wanted }”, not “{ $given }”.
refusal-one-or-two-cards = Each side names one or two cards, not “{ $given }”.
refusal-one-card-in-hand = Only one card can be named here: { $player } has no more than one in hand.
refusal-one-victim = Name exactly one victim, not “{ $given }”.
refusal-not-in-that-castle = { $victim } isn’t in { $player }’s castle.
refusal-game-over = The game is over.
refusal-no-such-seat = There’s no player { $given } at this table.
refusal-no-such-move = There’s no move number { $given }.
refusal-not-your-turn = It’s { $player }’s decision now, not yours.
refusal-others-answer-first = It’s your turn, but { $player } has to answer first.
refusal-not-asked-yet = You’ll be asked, but not yet: { $player } answers now, then the others clockwise.
refusal-had-your-word = You’ve had your say in this window; { $player } answers now.
refusal-nobody-to-give = You have no captive to give away at the ball; wait until the others have chosen.
refusal-gift-chosen = You’ve already chosen which captive to give away at the ball, and that’s final.
refusal-other-question = That isn’t what you’re being asked now: { $question }
refusal-must-choose = You have to choose here; you can’t pass.
refusal-not-held = You have no { $card } in your hand.
refusal-connection-first = Cards are played only after the Connection: end it first.
refusal-connection-over = The Connection is over: no more trading this turn.
refusal-three-offers = You’ve made three offers this turn; there’s no fourth.
refusal-trade-with-oneself = You can’t trade with yourself.
refusal-nothing-to-trade = Your hand is empty: you have nothing to trade.
refusal-partner-without-cards = { $player } has no cards to trade.
refusal-no-offer-possible = No offer to { $player } is possible, whatever you give and ask for.
refusal-name-a-card-first = Name at least one card.
refusal-falling-order = Name the two cards in the order of the card list: first { $card }, then { $first }.
refusal-not-held-twice = You have only one { $card }.
refusal-not-in-this-edition = This edition has no { $card }.
refusal-single-copy = There’s only one { $card } in the whole game.
refusal-same-cards = You’d get exactly what you give; a trade must change something.
refusal-offer-cannot-be-completed = After that, no offer you could make would be allowed.
refusal-wanted-not-held = You can’t accept: you don’t hold everything you’re asked for ({ $cards }).
refusal-counter-to-counter = A counter-offer can only be accepted or refused.
refusal-pass-in-play = You can’t pass in your play phase: end it when you’re done.
refusal-no-discarding = Cards are discarded only at the end of the turn, and only down to the hand limit.
refusal-play-is-over = Your play phase is over: no more cards and no more offers this turn.
refusal-cannot-be-taken-back = The card has been played and can’t be taken back: name its victim.
refusal-staked-vampire-travels = Your vampire is staked: it can’t move or send its hunchback.
refusal-robs-oneself = You rob other castles, not your own.
refusal-already-in-castle = Your vampire is already in its castle.
refusal-already-in-tomb = Your vampire is already in its tomb.
refusal-only-to-the-castle = From its tomb your vampire can only go to its castle. Only a hunchback can go to the village from there.
refusal-only-ficklecrash = Only Count Ficklecrash plays a bat as a wolf.
refusal-abilities-off = At this table the vampires have no abilities.
refusal-village-empty = The village deck is empty: there’s no card to turn up.
refusal-nobody-to-rob = There’s no captive to steal: { $player } has none.
refusal-all-held-fast = There’s no captive to steal: all of { $player }’s are under a crucifix or holy water.
refusal-no-blood = A bat costs one drop, and you have none.
refusal-carriage-needs-hunchback = A carriage needs a hunchback to drive it, and you hold none.
refusal-only-shortway = Only Countess Shortway leaves her tomb without a card.
refusal-must-be-revived = Your vampire is staked: it has to be revived before it can leave the tomb.
refusal-not-staked = Your vampire isn’t staked, so it can’t be revived.
refusal-staked-this-turn = Your vampire was only staked this turn; you can revive it in your next one.
refusal-only-hunters-now = Outside your own turn you can only play a hunter with stakes here.
refusal-stakes-oneself = You can’t stake your own vampire.
refusal-hunters-in-first-round = No hunter can be played in the first round.
refusal-nobody-kidnapped = No hunter can be played until the first victim has been carried off from the village.
refusal-only-the-traveller = Only the vampire on its way can be staked now, and that’s { $player }’s.
refusal-staked-already = { $player }’s vampire is already staked.
refusal-stakes-in-castle = { $player }’s vampire is in its castle, where it can’t be staked.
refusal-immune = { $player }’s vampire began this turn staked and is immune until the turn is over.
refusal-assistant-only-in-tomb = The Assistant stakes only vampires lying in their tombs.
refusal-too-few-stakes =
    { $needed ->
        [one] { $hunter } needs one stake here; you hold { $held }.
       *[other] { $hunter } needs { $needed } stakes here; you hold { $held }.
    }
refusal-not-while-staked = You can’t play { $card } while your vampire is staked.
refusal-no-captive-anywhere = No castle holds a captive.
refusal-no-unprotected-captive = No castle holds a captive without a protection card.
refusal-second-party = There’s only one Party a turn, and it’s already on.
refusal-nobody-to-sacrifice = A Party takes a captive from your own castle, and you have none.
refusal-all-under-protection = A Party takes a captive without a protection card, and all of yours are protected.
refusal-nobody-at-castle = There’s nobody to protect at { $player }’s castle.
refusal-all-covered = Everyone at { $player }’s castle is already under a protection card, and each can have only one.
refusal-no-priest-there = You can’t lay { $card } at { $player }’s castle: there’s no priest there.
refusal-only-protection-now = Against this attack you can play one protection card, or nothing.
refusal-book-against-robbery = A book doesn’t help against a robbery.
refusal-no-priest-here = Without a priest among your captives, this card ({ $card }) doesn’t help you.
wanted-captive = a captive in any castle
wanted-own-captive = a captive in your own castle
wanted-captive-there = a captive in the castle you’re robbing
wanted-victim-there = a victim at the castle you’ve chosen
wanted-fresh = a victim you’ve caught this turn
refusal-victim-not-in-game = { $victim } isn’t in this edition. Choose { $wanted }.
refusal-victim-in-village = { $victim } is still in the village. Choose { $wanted }.
refusal-victim-is-fresh = { $victim } was caught this turn and isn’t in a castle yet. Choose { $wanted }.
refusal-victim-is-dead = { $victim } is dead, in a tomb. Choose { $wanted }.
refusal-victim-is-held = { $victim } is in { $player }’s castle. Choose { $wanted }.
refusal-victim-protected = { $victim } is under a protection card ({ $card }) and safe from this.
refusal-covered-already = { $victim } already has a protection card ({ $card }) and can’t have two.
refusal-name-a-victim-first = Name at least one victim.
refusal-victims-in-falling-order = Name victims in the order of the victim list: { $victim } comes before { $last }.
refusal-buys-too-many =
    { $net ->
        [one] One point buys at most one card.
       *[other] { $net } points buy at most { $most } cards.
    }
refusal-too-few-to-buy =
    { $most ->
        [0] No card can be bought: deck and discard pile hold nothing but the free one.
        [one] Only one card can be bought: apart from the free one, deck and discard pile hold no more.
       *[other] Only { $most } cards can be bought: apart from the free one, deck and discard pile hold no more.
    }

## Written positions and editions
edition-cannot-deal = The edition has too few vampire cards to deal { $given } to each of { $seats } players.
position-card-nowhere = { $card } isn’t named anywhere, though deck and discard pile are listed completely.
position-victim-twice = There’s only one of each victim, but { $victim } is named twice.
position-covered-twice = { $victim } can be under only one protection card.
position-covered-elsewhere = { $victim } can’t be under a protection card at a castle it isn’t in.
position-wrong-cover = A laid card protects 1 to { $most } victims, not { $given }.
position-bad-marker = A marker is “stake”, “Rudey” or nothing, not “{ $given }”.
position-staked-outside-tomb = Seat { $seat }’s vampire is staked and so must be in its tomb.
position-marker-in-first-round = Seat { $seat }’s vampire can’t be staked in round 1: no hunter comes before round 2.
position-village-without-latch = The village deck is empty, so “latch” must be true.
position-vampire-twice = Every seat has a different vampire.
position-wrong-count = Copies of { $card } in all places together: { $wanted }, not { $given }.
position-wrong-hand-size = Seat { $seat }’s hand has the wrong number of cards.
position-marked-event-on-top = Marked events can’t be among the upper cards before the village is shuffled, but { $card } is.
position-untrue-knowledge = Seat { $seat } can’t be known to hold more of { $card } than are in its hand.
position-untrue-deck = The deck has more of { $card } than the last reshuffle and the draws since then allow.
position-pending-lacks = The open decision “{ $decision }” needs an entry “{ $setting }”.
position-question-impossible = The decision “{ $decision }” can’t be open in this position.
position-nothing-to-answer = Seat { $seat } is asked but has no possible answer.
position-nobody-asked = The game isn’t over, but nobody is asked.
position-over-without-cause = Only a finished game has a “cause”, and it needs one.
edition-too-few-hunchbacks = { $file }: six players need { $least } hunchbacks, one for each; this edition has { $given }.
edition-too-few-cards = { $file }: six players need { $least } vampire cards, five for each; this edition has { $given }.
edition-too-many-protections = { $file }: crucifixes, holy waters and books together may be at most { $most } cards, not { $given }; more couldn’t be laid.
edition-event-missing = { $file }: the value “{ $setting }” must be at least 1, because one card of this event is marked.
edition-event-once = { $file }: the value “{ $setting }” must be 1, because the only card of this event is the marked one.
edition-unknown-word = { $file }: “{ $setting }” can’t be “{ $given }”. Possible: { $known }.
edition-too-many-victims = { $file }: “{ $given }” would be one victim too many. There are { $most }, V01 to V{ $most }: put your own in place of one of them.
edition-bad-name = { $file }: the name “{ $setting }” must have 1 to { $limit } visible characters and no space at either end.
warning-vampire-cards = Note: this edition has { $given } vampire cards; the box has { $usual }.
warning-village-cards = Note: this edition has { $given } village cards; usually there are { $usual }.

## Advice
advice-must = It’s your only move.
advice-trade = Offer what you can spare for what you need more.
advice-no-trade = Nobody is likely to have a trade that’s worth your while.
advice-accept = Accept: what you get is worth more to you than what you give.
advice-reject = Refuse: you’d give more than you get.
advice-counter = Make a counter-offer: you know they hold a card you need more.
advice-village = Go to the village: a catch is worth more than the card, and you’re unlikely to meet a hunter.
advice-mist = Go as mist: no hunter can stop you on the way.
advice-send-hunchback = Send a hunchback: you can spare one, and hunters leave hunchbacks alone.
advice-last-card = Turn up the last village card: you’ll be ahead when the game ends.
advice-rob = Rob this castle: you gain a good captive, and a rival loses one.
advice-best-prey = Take the captive who is worth most to you and whose loss hurts most.
advice-go-home = Go home: in your castle you can drink and set out again.
advice-go-to-rest = Go to your tomb: three more cards are worth more than what you’d drink.
advice-rest = Stay in your tomb and rest: the cards are worth more than what you’d drink.
advice-revive = Revive your vampire: while it’s staked it can do nothing.
advice-stay-staked = You have no hunchback to revive your vampire: wait for a card.
advice-end-play = Stop here: the cards you still hold are worth more later.
advice-opportunity = Seize the opportunity: nothing else brings as much blood at once.
advice-escape-own = Let this captive escape: it costs you blood every turn.
advice-escape-rival = Let this captive escape: a rival could live off it for a long time.
advice-party = Throw a Party: your captives give twice as much today, and the sacrifice costs you little.
advice-silence-guest = Protect the captive that costs you blood: then you don’t have to drink from it this turn.
advice-deny-blood = Lay the protection in a rival’s castle: they can’t drink from these captives next time.
advice-ward-off = Ward off the attack: the victim is worth more than the card.
advice-let-go = Let it go: the card is worth more than this victim.
advice-stake = Stake this vampire: its player is a strong rival and loses most right now.
advice-save-hunter = Pass: your hunter will find a better moment.
advice-order = Take the Sunrise first if there is one: the second event puts your vampire back into its castle.
advice-worst-captive = Give away the captive that brings you least.
advice-consume = Consume it: its blood now is worth more than what it would give as a captive.
advice-keep = Keep them all: as captives they’ll give you more by the end.
advice-buy = Buy cards: there’s still time to turn them into blood.
advice-drops = Take the drops: more cards will hardly bring you anything.
advice-discard = Discard the card you have least use for.

