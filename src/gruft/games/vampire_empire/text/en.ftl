# Vampire Empire: every word a player reads, apart from the rulebook.

## The game
game-name = Vampire Empire
game-author = Filip Miłuński
game-about = Three of the nine at court are vampires, and only one of you two knows which. Seize the castle by night, or hunt them down by day, before the cards run out.
role-vampires = Vampires
role-humans = Humans
rules-letters = V is the vampire player, H the human player.

## Names
name-lady = Lady
name-lord = Lord
name-officer = Officer
name-monk = Monk
name-nun = Nun
name-bishop = Bishop
name-maid = Maid
name-cook = Cook
name-butler = Butler
name-garlic = Garlic
name-pitchfork = Pitchfork
name-musket = Musket
name-candlestick = Candlestick
name-holy-bible = Holy Bible
name-relic = Relic
name-dagger = Dagger
name-rapier = Rapier
name-pistol = Pistol
name-rosary = Rosary
name-hunting-knife = Hunting Knife
name-medallion = Medallion
name-statue-of-saint = Statue of Saint
name-silver-bullets = Silver Bullets
name-aspen-stake = Aspen Stake
name-holy-water-1 = Holy Water 1
name-holy-water-2 = Holy Water 2
name-holy-water-3 = Holy Water 3
name-raven = Raven
name-hound = Hound
name-black-rooster = Black Rooster
name-vampire-1 = Vampire 1
name-vampire-2 = Vampire 2
name-vampire-3 = Vampire 3
name-secret-journey = Secret Journey
name-secret-passage = Secret Passage
name-chapel = Chapel
name-herbalist = Herbalist
name-crypt-opening = Crypt Opening
name-ostler = Ostler
name-squire = Squire
name-novice = Novice
name-crucifix = Crucifix
name-sacrifice = Sacrifice
name-bat-form = Bat Form
name-mist-form = Mist Form
name-hypnosis = Hypnosis
name-regeneration = Regeneration
name-coffin = Coffin
name-kitchen-boy = Kitchen Boy
name-lady-in-waiting = Lady-in-Waiting
name-organist = Organist
name-claws = Claws
name-im-not-a-vampire = I’m Not a Vampire
name-nothing = nothing
name-type-noble = noble
name-type-clergy = clergy
name-type-servant = servant
name-type-vampire = vampire
name-type-holy-water = holy water
name-type-support = support
name-attack = attack
name-defence = defence

## Decisions
decision-over = The game is over.
decision-wait = It isn’t your decision now.
decision-step1 = Discard what you don’t need, then draw.
decision-reveal = Reveal one of your vampires?
decision-window = Play a support card?
decision-pay = Choose a card to pay with.
decision-action = Choose your action.
decision-hide-character = Choose a character to hide.
decision-hide-card = Choose a red card to hide it with.
decision-water-character = Choose a character to test.
decision-water-card = Choose a holy water card.
decision-attacker = Choose who attacks.
decision-target = Choose whom to attack.
decision-commit = Choose cards for this combat.
decision-respond = Respond to this?
decision-cancel = Choose the card to cancel.
decision-replace = Replace the cancelled card?
decision-water-response = Stop the truth from coming out?
decision-death = Save the dead character?
decision-immediate = Attack the vampire at once?
decision-use-water = Add the lower water card?
decision-effect-character = Choose a character.
decision-effect-side = Attack or defence?
decision-effect-type = Name a card type.
decision-effect-pick = Choose a card.
decision-effect-return = Send someone back to the city.
decision-attack = Attack the { $target }: choose your cards.
decision-attack-again = Press on against the { $target }?
decision-defend = Defend the { $target }?
decision-defend-again = Defend the { $target } in round 2?
decision-discard = Choose a card to discard.
decision-journey = Choose who goes on a secret journey.
decision-marker = Choose who gets the marker.
decision-mist = Choose the vampire that turns to mist.
decision-chapel = Choose a combat card to bring back.
decision-crypt = Take a card from the vampires’ cellar.
decision-mist-card = Choose a card for your opponent’s moat.

## Windows
window-before-action = { $player }’s turn, before the action.
window-after-action = { $player }’s turn, after the action.
window-water = Holy water for the { $character }: will the truth come out?
window-death = The { $character } has just died. Is there still hope?
window-respond-hide = The vampires want to hide the { $character }.
window-respond-combat = Combat over the { $character }: the vampires have played.
window-respond-combat-none = Combat over the { $character }: no new card from the vampires.
window-respond-card = { $player } plays { $card }.
window-replace-hide = A card for hiding the { $character } has been cancelled.
window-replace-combat = Combat over the { $character }: one of the vampires’ cards has been cancelled.
window-replace-card = { $player }’s { $card } has been cancelled.

## Facts
fact-castle = The castle gate opens. Inside: { $characters }.
fact-your-vampires = Only you know the three vampires: { $characters }.
fact-your-innocents = You alone know that these two are human: { $characters }.
fact-your-hand = Your hand: { $cards }.
fact-night = Turn { $turn }. The night belongs to { $player }.
fact-day = Turn { $turn }. The day belongs to { $player }.
fact-no-turn = { $player } is out of cards and takes no turn.
fact-skips = { $player } neither discards nor draws.
fact-discards = { $player } discards face down. Cellar: { $cellar }, moat: { $moat }.
fact-discards-you = { $player } discards. Cellar: { $cellared }. Moat: { $moated }.
fact-draws =
    { $count ->
        [0] { $player } draws no card.
        [one] { $player } draws { $count } card.
       *[other] { $player } draws { $count } cards.
    }
fact-draws-you =
    { $count ->
        [0] { $player } draws no card.
       *[other] { $player } draws { $cards }.
    }
fact-new-deck = { $player }’s deck is used up: the cellar is shuffled and becomes the new deck.
fact-reveals = { $player } drops a mask: the { $character } is a vampire!
fact-reveals-nobody = { $player } reveals no one.
fact-plays-card = { $player } plays { $card }.
fact-pays =
    { $count ->
        [one] { $player } pays { $count } card, face down to the moat.
       *[other] { $player } pays { $count } cards, face down to the moat.
    }
fact-pays-you = { $player } pays with { $cards }.
fact-sacrifice = { $player } plays Sacrifice: { $card } has no effect.
fact-replaces = { $player } plays { $card } in its place.
fact-passage = { $player } opens the Secret Passage.
fact-marker = { $player } puts a +{ $value } { $side } marker on the { $character }.
fact-sets-out = The { $character } sets out on a secret journey.
fact-enters = The { $character } comes from the city into the castle.
fact-returns = The { $character } returns from the journey to the castle.
fact-chapel = { $player } shuffles { $cards } from the moat into the deck.
fact-looks = { $player } looks through { $owner }’s cellar.
fact-looks-you = { $player } looks through { $owner }’s cellar and finds { $cards }.
fact-crypt = { $player } takes { $card } from the opponent’s cellar.
fact-mist = { $player } makes { $card } vanish from { $owner }’s cellar into the moat.
fact-vanishes = The { $character } dissolves into mist and is shuffled into the city.
fact-bat = { $player } names the type “{ $type }”, and { $owner } shows all cards in hand.
fact-bat-you = { $player } names the type “{ $type }”. { $owner }’s hand: { $cards }.
fact-bat-takes = The bat carries off { $cards } to { $player }’s moat.
fact-returns-to-city = The { $character } goes back on top of the city.
fact-two-return-to-city = Back on top of the city, face down: { $characters }.
fact-two-return-to-city-you = The { $top } goes back on top of the city, with the { $lower } below.
fact-passes =
    { $count ->
        [0] { $player } passes and has no card left to discard.
        [one] { $player } passes and discards { $count } card, face down to the moat.
       *[other] { $player } passes and discards { $count } cards, face down to the moat.
    }
fact-passes-you =
    { $count ->
        [0] { $player } passes and has no card left to discard.
       *[other] { $player } passes and discards { $cards } to the moat.
    }
fact-hides = { $player } wants to hide the { $character } with { $cards }.
fact-hidden = The { $character } slips away to the bottom of the city.
fact-hide-fails = The { $character } stays in the castle: fewer than three red cards count.
fact-asks = { $player } tests the { $character } with holy water, showing { $cards }.
fact-denied = “I’m not a vampire!” The truth about the { $character } stays in the dark.
fact-is-human = The holy water does nothing: the { $character } is human.
fact-is-vampire = The holy water burns: the { $character } is a vampire!
fact-no-attack = { $player } doesn’t attack at once.
fact-attacks = { $player } attacks the { $target } with the { $attacker }, showing { $cards }.
fact-attacks-again = { $player } presses on, the { $attacker } against the { $target }, and shows { $cards }.
fact-defends = { $player } defends the { $target } with { $cards }.
fact-defends-not = { $player } plays no card for the { $target }.
fact-round-1 = Round 1: attack { $attack }, defence { $defence }.
fact-round-1-markers = Round 1, markers included: attack { $attack }, defence { $defence }.
fact-round-2 = Both rounds together: attack { $attack }, defence { $defence }.
fact-combat-holds = The { $target } holds out and lives.
fact-combat-stopped = The attack is broken off, and the { $target } lives.
fact-combat-passage = The combat is over at once, and the { $target } lives.
fact-dies-human = The { $character } dies: a human life is lost.
fact-dies-vampire = The { $character } dies: one vampire fewer!
fact-saved = The { $character } lives again and is shuffled into the city.
fact-ends-castle = Three revealed vampires are in the castle: it’s theirs.
fact-ends-no-humans = No human is left alive.
fact-ends-no-vampires = No vampire is left alive.
fact-ends-points = Both players are out of cards. Points for the living: vampires { $vampires }, humans { $humans }.
fact-wins-game = { $player } wins.
fact-vampires-were = The vampires were: { $characters }.
fact-innocents-were = { $player } knew from the start that these two were human: { $characters }.
end-castle = Three revealed vampires have taken the castle.
end-no-humans = All humans are dead.
end-no-vampires = All vampires are dead.
end-points = Both players are out of cards; the points for the living decide.

## Refusals
refusal-game-over = The game is over.
refusal-no-such-seat = There’s no player { $given } at this table: this is a game for two.
refusal-no-such-move = There’s no move number { $given }.
refusal-not-your-turn = It’s { $player }’s decision now, not yours.
refusal-other-answers-first = It’s your turn, but { $player } decides first.
refusal-empty-hand = Without cards in hand you aren’t asked in this window; it’s { $player }’s decision.
refusal-not-asked-yet = You’ll be asked, but not yet: first { $player } plays a support card or declines.
refusal-had-your-word = You’ve declined in this window; now { $player } plays a card or declines.
refusal-spare-card = This edition has no card with the number { $given }.
refusal-not-in-this-edition = { $card } isn’t in any deck of this edition.
refusal-not-held = You don’t hold { $card }.
refusal-only-humans-have-it = Only the human deck has { $card }, and the vampire player never takes cards from it.
refusal-only-stolen = { $card } is from the vampire deck; only Crypt Opening could bring it to you.
refusal-cannot-pay =
    { $cost ->
        [one] { $card } now costs one other card from your hand, and you have none.
       *[other] { $card } now costs { $cost } other cards from your hand, and you have only { $others }.
    }
refusal-falling-order = Name the cards of a group in the order of the card list: { $card } comes before { $last }, so go on with { $last } or a later card.
refusal-too-few-follow = Name the cards of a group in the order of the card list: from { $card } on, you don’t have the { $missing } still needed. Possible now: { $cards }.
refusal-in-the-city = The { $character } is in the city; choose someone in the castle.
refusal-dead = The { $character } is dead; choose someone in the castle.
refusal-on-a-journey = The { $character } is on a journey and out of reach; choose someone in the castle.
refusal-cellar-in-step-1 = Cards go to the cellar only as discards in step 1 of your own turn.
refusal-discard-in-step-1 = You discard only in step 1 of your own turn, before you draw; after that, cards leave your hand only as payment.
refusal-skip-in-step-1 = You can only skip step 1 of your own turn, and only all of it.
refusal-action-of-the-other = { $player } chooses the action this turn.
refusal-one-action = A turn has exactly one action, in step 3 between the two windows. Right now: { $question }
refusal-other-question = That isn’t what you’re being asked now: { $question }
refusal-must-choose = You have to choose here, and you can’t take back what you’ve started: { $question }
refusal-reveal-in-step-2 = There’s no one to name now; a vampire is revealed only in step 2 of the night.
refusal-no-cards-in-steps = No card can be played in steps 1 and 2; wait for the window after them.
refusal-cellar-used-up = Your cellar has already been your second deck: from now on all your discards go to the moat.
refusal-cellar-before-moat = Name cards for the cellar before those for the moat. You’ve already started with the moat.
refusal-keeps-too-many = You must come down to eight cards, and discards are named in the order of the card list: starting with { $card }, you’d keep too many. Possible for the moat now: { $cards }.
refusal-hand-too-large = You hold { $held } cards and must come down to eight: discard at least { $more } more.
refusal-skip-after-discards = You can only skip all of step 1, and you’ve already discarded: finish it by drawing.
refusal-skip-draws-nothing = You wouldn’t draw anything anyway, so there’s nothing to skip: finish step 1 by drawing.
refusal-skip-with-few-cards = With fewer than two cards in hand you can’t skip step 1 while your deck lasts: finish it by drawing.
refusal-reveals-the-dead = The { $character } is dead; only a living vampire can be revealed.
refusal-revealed-already = The { $character } is already a revealed vampire, and stays one.
refusal-no-vampire = The { $character } isn’t one of your vampires.
refusal-only-support-cards = Only support cards can be played in windows. { $card } isn’t one.
refusal-only-in-combat = { $card } is played only in a combat, not in a window.
refusal-only-as-response = { $card } is played only as an answer when its moment comes, not in a window.
refusal-no-use-for-humans = The human player can only pay with { $card } or discard it.
refusal-nobody-to-mark = { $card } needs a castle character of its class ({ $classes }) for its marker, and there isn’t one.
refusal-nothing-for-chapel = Your moat holds no combat card for { $card } to bring back.
refusal-cellar-empty = Your opponent’s cellar is empty, so there’s nothing for { $card } to take.
refusal-nothing-to-show = Your opponent’s hand is empty, so there’s nothing for { $card } to show.
refusal-no-revealed-vampire = { $card } needs a revealed vampire in the castle, and there isn’t one.
refusal-city-empty = The city is empty, so { $card } can’t bring anyone into the castle.
refusal-deck-empty = Your deck is empty, so { $card } has nothing to draw.
refusal-not-paid =
    { $missing ->
        [one] Pay the full cost: one more card from your hand goes to the moat.
       *[other] Pay the full cost: { $missing } more cards from your hand go to the moat.
    }
refusal-pass-not-paid =
    { $missing ->
        [one] Passing costs two cards, or all if you have fewer: one more goes to the moat.
       *[other] Passing costs two cards, or all if you have fewer: { $missing } more go to the moat.
    }
refusal-pays-into-cellar = What you pay goes to the moat, never to the cellar.
refusal-humans-do-not-hide = Only the vampire player hides characters; red cards in your hand don’t change that.
refusal-too-few-red-cards = To hide a character you need three red cards, and you hold { $held }.
refusal-vampires-do-not-ask = Only the human player tests characters with holy water; you can hide a character, fight or pass.
refusal-too-few-water-cards = To test a character you need two water cards, and you hold { $held }.
refusal-no-cards-for-revealed = While a revealed vampire is in the castle, only a revealed vampire can attack for you, and your cards aren’t enough for an attack with one.
refusal-no-cards-for-combat = An attack needs at least one suitable card and more than the target’s defence markers; your cards aren’t enough with anyone in the castle.
refusal-action-left-out = You can’t skip the action; if you don’t want any of the others, pass.
refusal-window-is-closed = { $card } is played in the window before or after the action; now choose the action.
refusal-action-first = Choose the action first; { $card } is shown as part of it.
refusal-character-first = Name the character first; the cards follow.
refusal-hide-needs-red = Only red cards can hide a character. { $card } isn’t red.
refusal-hide-not-complete = To hide a character, show exactly three red cards. Still missing: { $missing }.
refusal-asks-about-the-dead = The { $character } is dead; only the living in castle and city can be tested.
refusal-asks-about-revealed = The { $character } is a revealed vampire: there’s nothing left to test.
refusal-asks-about-traveller = The { $character } is on a journey; only someone in the castle or the city can be tested.
refusal-needs-water = Only holy water cards count for a test. { $card } isn’t one.
refusal-water-not-complete = To test a character, show exactly two water cards. Still missing: { $missing }.
refusal-revealed-attacks-for-humans = The { $character } is a revealed vampire and doesn’t attack for the human player.
refusal-revealed-must-attack = While a revealed vampire is in the castle, only a revealed vampire attacks for you, and the { $character } isn’t one.
refusal-no-card-for-attacker = An attack needs at least one suitable card, and you have none for the { $character }.
refusal-attack-out-of-reach = With the { $character } your cards must be worth at least { $needed }, and the suitable cards you can pay for aren’t enough.
refusal-attacks-itself = Attacker and target must be two different characters: choose someone other than the { $character }.
refusal-no-card-against = An attack needs at least one suitable card, and you have none to play against the { $character }.
refusal-target-out-of-reach = Against the { $character } your cards must be worth at least { $needed }, and the suitable cards you can pay for aren’t enough.
refusal-immediate-out-of-reach = Even with the water card your hand isn’t enough for an attack with the { $character }.
refusal-water-is-needed = Without the water card your hand isn’t enough: the attack needs cards worth at least { $needed }. Use it.
refusal-attack-without-card = The first attack needs at least one card; markers don’t replace it.
refusal-attack-too-small = The cards of the first attack must be worth at least { $needed }. So far they’re worth { $value }: add more.
refusal-group-cannot-pay = The cards left in your hand must pay for the whole group, and with { $card } in it they wouldn’t be enough.
refusal-attack-falls-short = The cards of the first attack must be worth at least { $needed }, and in the order of the card list you couldn’t reach that after { $card }.
refusal-wrong-class = { $card } supports only its own class ({ $classes }), and the { $character } belongs to another.
refusal-answers-to-a-group = Play { $card } in response, once the vampire player has shown cards.
refusal-not-in-combat = { $card } isn’t played in a combat.
refusal-neither-class-nor-red = { $card } supports its own class ({ $classes }) and revealed vampires, and the { $character } is neither.
refusal-neither-class-nor-water = { $card } supports its own class ({ $classes }), and others only against a revealed vampire; that doesn’t help the { $character } here.
refusal-red-for-a-secret-vampire = { $card } is red and supports only revealed vampires; the { $character } is still a secret one.
refusal-red-for-unrevealed = { $card } is red and supports only revealed vampires; the { $character } isn’t one.
refusal-water-against-unrevealed = { $card } works only against a revealed vampire, and the { $character } isn’t one.
refusal-sacrifice-first = Play Sacrifice first; then say which card it cancels.
refusal-passage-outside-combat = Secret Passage ends a combat, and there isn’t one now.
refusal-all-cancelled = Every card in this group is already cancelled, so there’s nothing left for Sacrifice.
refusal-only-sacrifice-or-passage = Here you can play Sacrifice or Secret Passage, or decline, but not { $card }.
refusal-only-sacrifice = Here you can play Sacrifice or decline, but not { $card }.
refusal-cancelled-already = { $card } is already cancelled. Sacrifice can cancel: { $cards }.
refusal-shown-earlier = { $card } was shown earlier, and it’s too late to answer it. Sacrifice can cancel: { $cards }.
refusal-not-in-the-group = { $card } hasn’t been shown. Sacrifice can cancel: { $cards }.
refusal-replacement-not-red = When you hide a character, only a red card can replace a cancelled one. { $card } isn’t red.
refusal-truth-is-told = You don’t answer yourself: if you decline, the truth about the { $character } comes out.
refusal-only-denial = You can answer holy water only with I’m Not a Vampire, or decline; not with { $card }.
refusal-only-herbalist = Only Herbalist saves a human who has died, not { $card }.
refusal-only-regeneration = Only Regeneration saves a revealed vampire that has died, not { $card }.
refusal-effect-must-be-chosen = { $card } takes effect and needs your choice; you can’t decline.
refusal-mist-needs-revealed = Mist Form takes a revealed vampire from the castle, and the { $character } isn’t one.
refusal-marks-another-class = { $card } marks only its own class ({ $classes }), and the { $character } belongs to another.
refusal-no-combat-card = Chapel brings back combat cards only: no support cards, and nothing that’s only holy water. { $card } can’t come back.
refusal-not-in-your-moat = { $card } isn’t in your moat.
refusal-not-in-the-cellar = { $card } isn’t in your opponent’s cellar. There you see: { $cards }.
refusal-returns-already = The { $character } is already going back to the city: choose someone else.
refusal-unreadable = “{ $given }” isn’t a move of this game. Write for example “play Ostler”, “Bishop x Lady a[Relic]” or “decline”.
refusal-no-such-card = “{ $given }” isn’t a card of this game.
refusal-no-such-character = “{ $given }” isn’t one of the nine characters.
refusal-wrong-word = Here you write “{ $wanted }”, not “{ $given }”.
refusal-wrong-number-drawn =
    { $needed ->
        [one] After these discards you draw { $needed } card, not { $given }.
       *[other] After these discards you draw { $needed } cards, not { $given }.
    }
refusal-wrong-marker = This card’s marker is worth { $needed } on the { $character }, not { $given }.
refusal-attack-the-found = You may only attack the { $wanted }, whom the holy water has just found, not the { $given }.
refusal-lower-water = Only { $card }, the lower of the two holy water cards, can be used in the attack.
position-card-nowhere = { $card } isn’t named anywhere, though deck and moat are listed completely.
position-wrong-count = Copies of { $card } in all places together: { $wanted }, not { $given }.
position-wrong-size = One of seat { $seat }’s piles has the wrong number of cards.
position-foreign-card = The vampire player never has a card from the human deck, so not { $card }.
position-not-stolen = Cards from the vampire deck that the human player has: { $given }. Crypt Openings seen going to the human moat: only { $most }.
position-cellar-used-up = Seat { $seat }’s cellar has already become a deck, so it must be empty.
position-deck-not-renewed = Seat { $seat }’s deck is empty and the cellar isn’t; the cellar would already have become the deck.
position-character-twice = A character can be in only one place, but the { $character } is named twice.
position-character-nowhere = Nobody is in the city and the dead are listed completely, but the { $character } isn’t named anywhere.
position-castle-size = The castle must now hold { $wanted } characters, not { $given }.
position-vampire-count = There are { $wanted } vampires in a game, not { $given }.
position-innocent-count = The human player has { $wanted } tokens, not { $given }.
position-revealed-human = Only vampires can be revealed, and the { $character } is human.
position-proven-vampire = The { $character } is a vampire and can’t be known to be human.
position-innocent-vampire = The human player’s tokens show humans, and the { $character } is a vampire.
position-dead-unknown = Everyone knows what the dead were, so the { $character } must be revealed or proven human.
position-marker-outside = Only characters in the castle have markers, and the { $character } is elsewhere.
position-over = This game would be over already.
position-wrong-cause = The game can’t have ended for this reason.
position-over-without-cause = Only a finished game has a “cause”, and it needs one.
position-pending-lacks = The open decision “{ $decision }” needs an entry “{ $setting }”.
position-question-impossible = The decision “{ $decision }” can’t be open in this position.
position-nothing-to-answer = Seat { $seat } is asked but has no possible answer.
position-window-closed = Once both have declined, the window is closed; only one seat can be named here.
position-one-water-card = Only one of the two water cards can still be used; the other is in the moat.
position-shown-elsewhere = Everyone is said to have seen more of { $card } in seat { $seat }’s moat than are there.
position-untrue-sighting = What is said to have been seen of seat { $seat } isn’t true of { $card }.
position-known-elsewhere = The { $character }’s place in the city is said to be known, but they aren’t in the city.
position-no-unordered-pair = The characters who returned to the city in an unknown order are the top two, and nothing else can be known about their places.

## Scene
kind-combat-card = combat card
kind-support-card = support card
kind-card = face-down card
kind-character = character
kind-token = token
kind-suspect = suspect
kind-trio = three possible vampires
mark-noble = noble
mark-clergy = clergy
mark-servant = servant
mark-red = vampire (red card)
mark-holy-water = holy water
mark-support = support
mark-known = you know it’s here
mark-shown = everyone has seen it
mark-new = just shown
mark-round-1 = played in round 1
mark-round-2 = played in round 2
mark-cancelled = cancelled
mark-composed = chosen, not shown yet
mark-played = being played
mark-in-hand = may be in the hand
mark-in-deck = may be in the deck
mark-in-cellar = may be in the cellar
mark-in-moat = may be in the moat
mark-revealed = revealed vampire
mark-proven = human, as everyone knows
mark-secret = your secret vampire
mark-human = human, but not everyone knows
mark-innocent = human: you hold the token
mark-doubtful = human or vampire
mark-must-be = can only be a vampire
mark-cannot-be = can only be human
mark-attacker = attacks
mark-target = is attacked
mark-named = named
mark-top = on top
mark-bottom = at the bottom
mark-top-pair = one of the top two
mark-place = place known
mark-plays-vampires = plays the vampires
mark-plays-humans = plays the humans
mark-active = acting now
mark-cellar-used = cellar used up
mark-out-of-cards = out of cards
mark-can-hide = you can hide it now
mark-can-attack = can attack for you now
mark-can-test = you can test it now
zone-hand = Hand
zone-deck = Deck
zone-cellar = Cellar
zone-moat = Moat
zone-field = On the table
zone-unseen = Not seen
zone-castle = Castle
zone-city = City
zone-journey = On a journey
zone-dead = Dead
zone-tokens = Tokens
zone-suspects = Suspects
zone-trios = Possible trios
counter-cards = Hand
counter-deck-cards = Deck
counter-cellar-cards = Cellar
counter-moat-cards = Moat
counter-turn = Turn
counter-night = Night
counter-day = Day
counter-trios = Possible trios
counter-round = Round
counter-attack = Attack
counter-defence = Defence
counter-to-pay = Still to pay
counter-first-attack = Attack, round 1
counter-first-defence = Defence, round 1
move-to-cellar = Put { $card } in the cellar
move-to-moat = Put { $card } in the moat
move-draw = Draw cards
move-keep = Keep these cards
move-skip = Skip this step
move-reveal = Reveal the { $character }
move-reveal-nobody = Reveal no one
move-play = Play { $card }
move-decline = Play nothing
move-pay = Pay with { $card }
move-discard = Discard { $card }
move-hide = Hide a character
move-water = Test with holy water
move-combat = Attack
move-pass = Pass
move-hide-character = Hide the { $character }
move-ask-about = Test the { $character }
move-attack-with = Attack with the { $character }
move-attack = Attack the { $character }
move-return = Send back the { $character }
move-character = Choose the { $character }
move-show = Show these cards
move-stop = Stop the attack
move-no-defence = Don’t defend
move-cancel = Cancel { $card }
move-pick = Take { $card }
move-let-tell = Let the truth out
move-let-die = Save no one
move-no-attack = Don’t attack
move-use-water = Add { $card }
move-without-water = Attack without it
move-side = Strengthen { $side }
move-type = Name “{ $type }”
then-sums = attack { $attack }, defence { $defence }
then-adds = adds { $value }
then-value = value { $value }
then-costs =
    { $count ->
        [one] costs { $count } card
       *[other] costs { $count } cards
    }
then-draws =
    { $count ->
        [0] nothing to draw
        [one] you draw { $count } card
       *[other] you draw { $count } cards
    }
then-draws-nothing = no discard, no draw
then-known-there =
    { $count ->
        [one] you know of { $count } such card there
       *[other] you know of { $count } such cards there
    }
then-on-top = goes on top
then-below = goes second
then-in-city = in the city
then-in-castle = in the castle
then-on-journey = on a journey
then-needs = your cards must be worth at least { $value }
then-marker = marker +{ $value }
then-wins = takes the castle: you win
then-revealed = revealed vampire
then-proven = proven human
then-secret = your secret vampire
then-human = human, but not everyone knows
then-innocent = human, your token
then-doubtful = vampire in { $count } of { $trios } cases
then-must-be = can only be a vampire
then-cannot-be = can only be human
then-comes-back = comes back with your second deck
then-is-lost = out of the game
then-lives = the { $character } lives
then-takes-red =
    { $count ->
        [one] takes { $count } red card
       *[other] takes { $count } red cards
    }
then-takes-water =
    { $count ->
        [one] takes { $count } water card
       *[other] takes { $count } water cards
    }
then-discards =
    { $count ->
        [0] nothing to discard
        [one] discard { $count } card
       *[other] discard { $count } cards
    }
then-fights = combat of two rounds at most
notice-night = Night: { $player }’s turn
notice-day = Day: { $player }’s turn
notice-step1 = Step 1: discards
notice-reveal = Step 2: reveal
notice-before = Before the action
notice-action = Step 3: action
notice-after = After the action
notice-combat = Combat, round { $round }: { $attacker } against { $target }
notice-sums = Attack { $attack }, defence { $defence }.
notice-markers = Markers in these sums: attack { $attack }, defence { $defence }.
notice-would-die = As it stands, the { $target } dies.
notice-would-live = As it stands, the { $target } lives.
notice-tie = A tie as it stands: the { $target } lives.
notice-effect = { $player } chooses for { $card }.
notice-found = The holy water has found a vampire: the { $character }.
notice-discards = To the cellar: { $cellar }. To the moat: { $moat }.
notice-paying = Paid: { $cards }. Still to pay: { $count }.
notice-passing = Discarded: { $cards }. Still to discard: { $count }.
notice-hiding = You hide the { $character } with: { $cards }
notice-asking = You test the { $character } with: { $cards }
notice-answering = You answer with { $card }
notice-picked = Chosen so far: { $cards }
notice-group = Your cards: { $cards }
notice-chosen = Chosen: { $character }
notice-attacker = Attacker: { $character }

## Editions
edition-no-type = { $file }: under “{ $setting }” the card needs at least one type.
edition-too-many-types = { $file }: “{ $setting }” has { $given } types; a card has at most { $most }.
edition-type-twice = { $file }: “{ $setting }” has the same type twice: { $given }.
edition-unknown-type = { $file }: “{ $given }” under “{ $setting }” isn’t a type of card. Possible: { $known }.
edition-always-support = { $file }: “{ $setting }” must be “support”, not “{ $given }”; this card is a support card in every edition.
edition-never-support = { $file }: “{ $setting }” can’t be “support”; this card isn’t a support card in any edition.
edition-support-alone = { $file }: “{ $setting }” is “{ $given }”, but a support card has no second type.
edition-fighting-value = { $file }: the value “{ $setting }” must be { $wanted }, not { $given }.
edition-red-in-human-deck = { $file }: “{ $setting }” must be 0, not { $given }; the human deck has no cards of the type vampire.
edition-water-in-vampire-deck = { $file }: “{ $setting }” must be 0, not { $given }; the vampire deck has no cards of the type holy water.
edition-support-in-other-deck = { $file }: “{ $setting }” must be 0, not { $given }; this support card belongs to the other deck.
edition-marker-card-once = { $file }: “{ $setting }” must be 1, not { $given }; every marker card is in its deck exactly once.
edition-human-deck-size = { $file }: the human deck must have { $wanted } cards; in this edition there are { $given }.
edition-vampire-deck-size = { $file }: the vampire deck must have { $wanted } cards; in this edition there are { $given }.
edition-spare-unnamed = { $file }: this card has copies in a deck, so “{ $setting }” must say what it is called.
edition-bad-name = { $file }: the name “{ $setting }” may have at most { $limit } visible characters, at least one of them a letter or digit, with single spaces between words and none at either end.
edition-unnameable = { $file }: the name “{ $given }” under “{ $setting }” contains a character that has its own meaning in written moves. Not allowed: { $signs }
edition-name-taken = { $file }: another card or character is already called “{ $given }”; “{ $setting }” must be a different name.

## Advice
advice-must = It’s your only move.
advice-cellar = What you don’t need now comes back with the second deck.
advice-overfull = You hold too many cards: let go of what’s worth least.
advice-draw = The cards you keep are useful now.
advice-reveal = With red cards it hits harder than anyone else in the castle.
advice-takeover = All three vampires are in the castle, and once all are revealed the castle is yours.
advice-stay-secret = As long as the humans are in doubt, they strike at the wrong ones.
advice-marker = Place the marker where it helps you more than your opponent.
advice-journey = Send away someone who is safer, or less dangerous, outside the castle.
advice-chapel = Bring your best fighting cards back into the deck.
advice-crypt = Take the best card from the vampires’ cellar.
advice-bat = Name the type your opponent is likely to lose most of.
advice-mist = Let a revealed vampire vanish from the castle, and a good card from the other cellar.
advice-hypnosis = Change who is in the castle, to your advantage.
advice-coffin = Draw from the coffin: the new cards are worth more than what you pay.
advice-save-support = Right now your support cards would cost more than they gain.
advice-pay = Use what you need least.
advice-hide = In the castle this character is in danger or in your way.
advice-question = Test this one: the answer tells you a lot, and a vampire in the castle can be attacked at once.
advice-attack = Attack a human who’s hard to defend: every attack costs the humans a life or cards.
advice-hunt = Attack the character most likely to be a vampire, if it’s hard to defend.
advice-leader = Attack with the character your cards support best.
advice-pass = Every combat would cost you more than it promises.
advice-open = Start small: a target with no card to defend it dies, and round two settles the rest.
advice-press-on = Go on: what you still hold is probably more than your opponent can answer.
advice-stop = Stop here: the second round would probably waste your cards.
advice-enough = That’s enough: more would be wasted.
advice-defend = Defend with no more than you need: this life is worth the cards.
advice-bluff = Defend this human for show: the humans will believe they have found a vampire.
advice-let-die = This one isn’t worth the cards, or can’t be saved.
advice-passage = End the combat through the secret passage: you’d probably lose a human.
advice-sacrifice = Cancel the card that matters most here.
advice-no-response = Let it be: an answer would cost more than it gains.
advice-replace = Replace the cancelled card: it still makes the difference.
advice-no-replacement = Another card would change nothing.
advice-deny = Don’t let the truth about this vampire come out.
advice-deny-for-show = Deny it for this human too: let the humans believe they were right.
advice-tell = Let the truth come out: stopping it isn’t worth the cards.
advice-rescue = Save the dead character: it’s worth the cards.
advice-strike = Attack the vampire at once: holy water helps, and it has nowhere to go.
advice-use-water = Use the holy water: otherwise it’s lost.

## Orders
order-own-turn = On my turn, play no support cards
order-other-turn = On my opponent’s turn, play no support cards
order-single-cards = Leave single support cards unanswered
