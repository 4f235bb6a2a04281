# Vampire Queen: every word a player reads, apart from the rulebook.
# Cards are written as in the notation: 1 .. 13, Q (a queen), S15 and S20 (the slayers).

game-name = Vampire Queen
game-author = Wolfgang Kramer
game-about = Get rid of your vampires before anyone else does, and leave the slayers to the others. Fewest points win.

## Options
option-phases = Number of phases
option-s15_seat = Who gets slayer 15 first: a seat counted from 0, or -1 to draw lots
option-memory = Memory counts: the crypt stays closed, and cards you saw someone take aren’t shown again

## Cards, places, numbers
kind-vampire = vampire
kind-slayer = slayer
card-back = hidden card
card-number = { $value }
card-queen = queen
card-S15 = slayer 15
card-S20 = slayer 20
mark-known = everyone saw who took this card
mark-banned = can’t be led this round
mark-dealer = dealer
mark-leader = leads this round
mark-passed = has passed
mark-highest = highest so far
mark-takes = takes everything as it stands
zone-hand = Hand
zone-laid = On the table
zone-crypt = Crypt
zone-undealt = Undealt
counter-points = Points
counter-cards = Cards
counter-phase = Phase
counter-phases = Phases
counter-set-size = Cards per set
counter-to-beat = To beat
counter-highest = Highest so far

## Questions
decision-wait = Wait for your turn.
decision-lead = Lead a set or a slayer.
decision-raise = Raise or pass?
decision-slayer-round = Play one vampire.
decision-must-pass = You can’t raise: pass.
decision-must-take = You can’t play: pass.

## Why it is asked
why-decision-wait = Everyone plays or passes once a round, clockwise from the leader.
why-decision-lead = Any number of equal cards. The others need just as many of a higher value; the highest set wins the lead.
why-decision-raise = Raise with the same number of cards of a higher value: you’re rid of them and may lead next. Passing costs nothing.
why-decision-slayer-round = The highest vampire takes every card, slayer included, then leads. On a tie, the one played last counts higher.
why-decision-must-pass =
    { $bar ->
        [queens] Queens alone can’t be beaten. Passing costs nothing.
        [bare] You have no vampires left, and slayers never raise. Passing costs nothing.
        [short] A raise takes { $size } vampires, and you have fewer. Passing costs nothing.
       *[low] { $size ->
            [1] You have no card worth more than { $value }. Passing costs nothing.
           *[other] You have no set of { $size } cards worth more than { $value }. Passing costs nothing.
        }
    }
why-decision-must-take = You have nothing but a slayer, so you take every card of this round, then lead.

## Moves
move-pass = Pass
move-slayer = Lead slayer { $card }
move-lead = Lead { $cards }
move-raise = Raise with { $cards }
move-card = Play { $cards }
then-sheds =
    { $points ->
        [one] 1 point gone
       *[other] { $points } points gone
    }
then-to-beat =
    { $size ->
        [1] others must beat { $value }
       *[other] others need { $size } cards above { $value }
    }
then-unbeatable = can’t be beaten
then-hunts = everyone else plays one vampire, and the highest takes all
then-highest = highest so far, takes all
then-lower = below { $value }, someone else takes
then-other-takes = { $player } had to pass and takes the cards
then-keeps = you keep your cards
then-takes-all = you take all the cards of this round

## What lies
notice-leads = { $player } leads.
notice-to-beat =
    { $size ->
        [1] { $player } is ahead with { $cards }. Beat { $value } with one card.
       *[other] { $player } is ahead with { $cards }. Beat { $value } with a set of { $size } cards.
    }
notice-slayer-round = Slayer round: slayer { $card } is on the prowl. The highest vampire takes everything (on a tie, the last one), unless someone is forced to pass; a queen counts as 1.
notice-unbeatable = { $player } has { $cards }: queens alone can’t be beaten.
notice-ban = Slayer { $card } can’t be led this round.

## Always on the table
aim-fewest = Fewest points win: get rid of your cards.
ahead-nobody = Points are level: { $points } each.
ahead-fewest = Fewest points: { $players }, { $points }.
ending-phase =
    { $cards ->
        [0] Phase { $phase } of { $phases }. Someone is out of cards: it may end with this round.
        [one] Phase { $phase } of { $phases }. It ends when someone runs out; someone has 1 card left.
       *[other] Phase { $phase } of { $phases }. It ends when someone runs out; the smallest hand has { $cards } cards.
    }
ending-last-phase =
    { $cards ->
        [0] Last phase ({ $phase } of { $phases }). Someone is out of cards: it may end with this round.
        [one] Last phase ({ $phase } of { $phases }). It ends when someone runs out; someone has 1 card left.
       *[other] Last phase ({ $phase } of { $phases }). It ends when someone runs out; the smallest hand has { $cards } cards.
    }

## What happened
fact-phase-begins = Phase { $phase } of { $phases } begins. { $player } has slayer 20 and leads.
fact-your-hand = Your hand: { $cards }
fact-leads = { $player } leads { $cards }.
fact-leads-slayer = { $player } leads slayer { $card }!
fact-plays = { $player } plays { $cards }.
fact-passes = { $player } passes.
fact-wins-round = { $player } wins the round; the cards go to the crypt.
fact-takes = { $forced ->
    [1] { $player } had to pass and takes { $cards }.
   *[other] { $player } takes { $cards }.
}
fact-scores =
    { $points ->
        [one] { $player } still holds { $cards }: 1 point, { $total } in all.
       *[other] { $player } still holds { $cards }: { $points } points, { $total } in all.
    }
fact-scores-nothing = { $player } is out of cards: no points, { $total } in all.
fact-wins-game = { $player } wins with { $total } { $total ->
    [one] point
   *[other] points
}.
end-last-phase = The last phase has been scored.

## Refusals
refusal-game-over = The game is over.
refusal-no-such-seat = There’s no player { $given } at this table.
refusal-not-your-turn = It’s { $player }’s turn, not yours.
refusal-had-your-turn = You’ve had your turn this round; it’s { $player }’s turn now.
refusal-no-such-move = There’s no move number { $given }.
refusal-leader-passes = The leader must put something down; only the others may pass.
refusal-slayer-just-taken = Slayer { $card } has only just been taken: it can’t be led this round.
refusal-slayer-does-not-raise = A slayer can only be led; slayer { $card } never counts as a raise.
refusal-wrong-size =
    { $wanted ->
        [1] The lead was a single card, so you need exactly one card, not { $given }.
       *[other] The lead had { $wanted } cards, so you need exactly { $wanted } cards, not { $given }.
    }
refusal-not-higher = { $given } isn’t higher than { $beat }: a raise must be worth more than the last set.
refusal-must-pass = You hold nothing but a slayer, so you must pass, and you’ll take the cards.
refusal-must-play-a-vampire = In a slayer round everyone who has a vampire must play one; you can’t pass.
refusal-second-slayer = In a slayer round slayer { $card } stays in your hand: play a vampire.
refusal-one-vampire-only = In a slayer round you play exactly one vampire.
refusal-not-held = You don’t hold { $cards }.
refusal-unreadable = “{ $given }” isn’t a card. Cards are 1 to 13, Q, S15 and S20; write for example “6 6 6” or “pass”.
refusal-nothing-named = Name the cards you put down, for example “11 11 Q”, or write “pass”.
refusal-too-many-copies =
    { $most ->
        [1] There’s only one card “{ $card }”, not { $given }.
       *[other] There are only { $most } cards “{ $card }”, not { $given }.
    }
refusal-slayer-not-alone = Slayer { $card } is always led alone, without any other card.
refusal-two-values = A set has cards of one value; { $one } and { $other } don’t go together.

## Written positions and editions
position-bad-ban = The ban is S15, S20 or nothing, not “{ $given }”.
position-slayer-away = A slayer is never in “{ $zone }”: it is in a hand or on the table.
position-slayer-missing = { $card } isn’t in any hand or on the table.
position-slayer-twice = { $card } is in more than one place.
position-cards-missing =
    { $count ->
        [one] { $count } card is missing: hands, table, crypt and undealt cards must make up the whole deck.
       *[other] { $count } cards are missing: hands, table, crypt and undealt cards must make up the whole deck.
    }
position-undealt-size = With this number of players the number of undealt cards is { $wanted }, not { $given }.
position-empty-hand = Seat { $seat } had no card at the start of this round; the phase would be over.
position-impossible-ban = The ban on { $card } is impossible: the leader must hold that slayer and a vampire as well.
position-untrue-knowledge = Seat { $seat } can’t be known to hold more cards “{ $card }” than it has.
position-round-complete = Not all seats can have acted: the round would be over.
position-table-has-a-gap = Seat { $seat } comes before others that have acted, but hasn’t acted itself.
position-line-of-a-finished-game = A finished game has no position line.
position-line-unmarked = A position line begins with “{ $wanted }”, not “{ $given }”.
position-line-bad-field = “{ $given }” isn’t a field of a position line, or appears in it twice.
position-line-lacks = The position line lacks the field “{ $setting }”.
position-line-unreadable = The field “{ $setting }” of the position line can’t be read: “{ $given }”.
round-unreadable = “{ $given }” isn’t a round: write for example “lead 0: 6 6 6 | 8 8 8 | pass => 1”.
round-takes = In “{ $given }” the word “takes” must follow a slayer round, and nothing else.
edition-bad-values = { $file }: “{ $setting }” must hold different numbers from 1 to 13 in rising order.
edition-deals-too-many = { $file }: with { $seats } players everyone is dealt { $given } cards (“{ $setting }”), but the edition’s { $vampires } vampires are enough for { $high } each. An edition must do for every number of players, so change “{ $setting }” as well.
edition-too-few-cards =
    { $cards ->
        [one] The edition has only { $cards } vampire, too few for { $seats } players.
       *[other] The edition has only { $cards } vampires, too few for { $seats } players.
    }
option-no-such-seat = The option “{ $option }” names a seat from 0 to { $high }, or -1.

## Advice
advice-lead-slayer = Lead the slayer while you can: someone else will take it.
advice-lead-burden = Lead what is hardest to get rid of later: low cards hide you from a slayer, high ones win rounds.
advice-lead-part = Lead some of these cards and keep the rest for later.
advice-unbeatable = Hardly anyone can beat this set; then you lead again and finish.
advice-dump = Someone is nearly out of cards: get rid of what you can now.
advice-win-the-lead = Win the round: the leader can get rid of a slayer.
advice-whole-group = Raise with all your cards of one value and keep your other sets together.
advice-raise = You can spare these cards.
advice-pass = What you’d have to give up is worth more than this round.
advice-must = It’s your only move.
advice-safe-card = This card won’t make you take the pile, and you can spare it.
advice-likely-safe = Someone after you will probably have to play higher.
advice-take-the-pile = You’ll probably take the cards: then you lead, and this card comes back to you.
advice-last-cards = Play this and your hand is empty.
