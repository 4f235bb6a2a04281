# Vampire Empire: every word a player reads, apart from the rulebook.

## The game
game-name = Vampire Empire
game-author = Filip Miłuński
game-about = Three of the nine at court are vampires, and only one of you two knows which. Seize the castle by night, or hunt them down by day, before the cards run out.
role-vampires = Vampires
role-humans = Humans

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
decision-wait = You are not asked now.
decision-step1 = What do you discard, to the cellar or to the moat, before you draw?
decision-reveal = Do you reveal a vampire?
decision-window = Do you play a support card?
decision-pay = Which card goes to the moat?
decision-action = Which action do you take?
decision-hide-character = Whom do you hide?
decision-hide-card = Which red card do you play?
decision-water-character = Whom do you put to the test with holy water?
decision-water-card = Which water card do you play?
decision-attacker = Who attacks?
decision-target = Who is attacked?
decision-commit = What do you play in this combat?
decision-respond = Do you respond?
decision-cancel = Which card do you cancel?
decision-replace = Do you replace the cancelled card?
decision-water-response = Do you prevent the answer?
decision-death = Do you save the dead character?
decision-immediate = Do you attack the revealed vampire at once, and with whom?
decision-use-water = Do you add the lower water card to the attack?
decision-effect-character = Which character?
decision-effect-side = Attack or defence?
decision-effect-type = Which type do you name?
decision-effect-pick = Which card do you choose?
decision-effect-return = Who goes back to the city? The first one chosen lies on top.

## Windows
window-before-action = Turn of { $player }, before the action: time for support cards.
window-after-action = Turn of { $player }, after the action: time for support cards.
window-water = Holy water for { $character }: will the truth come out?
window-death = { $character } is dead. Is there still hope?
window-respond-hide = The vampires want to hide { $character }.
window-respond-combat = Combat over { $character }: the vampires have made their choice.
window-respond-card = { $player } plays { $card }.
window-replace-hide = A card for hiding { $character } has been cancelled.
window-replace-combat = Combat over { $character }: a card of the vampires has been cancelled.
window-replace-card = A card of { $player } has been cancelled: { $card }.

## Moves

## Facts
fact-castle = The castle gate opens. Inside: { $characters }.
fact-your-vampires = Your three vampires, and nobody else knows it: { $characters }.
fact-your-innocents = Of these two you alone know that they are human: { $characters }.
fact-your-hand = Your hand: { $cards }.
fact-night = Turn { $turn }. The night belongs to { $player }.
fact-day = Turn { $turn }. The day belongs to { $player }.
fact-no-turn = { $player } is out of cards and takes no turn.
fact-skips = { $player } neither discards nor draws.
fact-discards = { $player } discards face down. Cellar: { $cellar }, moat: { $moat }.
fact-discards-you = You discard. Cellar: { $cellared }. Moat: { $moated }.
fact-draws =
    { $count ->
        [0] { $player } draws no card.
        [one] { $player } draws { $count } card.
       *[other] { $player } draws { $count } cards.
    }
fact-draws-you =
    { $count ->
        [0] You draw no card.
       *[other] You draw: { $cards }.
    }
fact-new-deck = The deck of { $player } is used up: the cellar is shuffled and becomes the new deck.
fact-reveals = { $player } drops a mask: { $character } is a vampire!
fact-reveals-nobody = { $player } reveals nobody.
fact-plays-card = { $player } plays { $card }.
fact-pays =
    { $count ->
        [one] { $player } pays { $count } card, face down to the moat.
       *[other] { $player } pays { $count } cards, face down to the moat.
    }
fact-pays-you = You pay to the moat: { $cards }.
fact-sacrifice = { $player } plays Sacrifice: { $card } has no effect.
fact-replaces = { $player } plays { $card } in its place.
fact-passage = { $player } opens the Secret Passage.
fact-marker = { $player } puts a marker on { $character }: { $side } +{ $value }.
fact-sets-out = { $character } sets out on a secret journey.
fact-enters = { $character } comes from the city into the castle.
fact-returns = { $character } returns from the journey to the castle.
fact-chapel = { $player } takes from the moat and shuffles into the deck: { $cards }.
fact-looks = { $player } looks through the cellar of { $owner }.
fact-looks-you = You look through the cellar of { $owner }: { $cards }.
fact-crypt = { $player } takes a card from the opponent’s cellar into hand: { $card }.
fact-mist = { $player } makes a card vanish from the cellar of { $owner } into the moat: { $card }.
fact-vanishes = { $character } dissolves into mist and is shuffled into the city.
fact-bat = { $player } names the type “{ $type }”, and { $owner } has to show all cards in hand.
fact-bat-you = { $player } names the type “{ $type }”. The hand of { $owner }: { $cards }.
fact-bat-takes = The bat carries off to the moat of { $player }: { $cards }.
fact-returns-to-city = { $character } goes back on top of the city.
fact-two-return-to-city = Back on top of the city, face down: { $characters }.
fact-two-return-to-city-you = Back to the city go: { $top } on top, then { $lower }.
fact-passes =
    { $count ->
        [0] { $player } passes and has no card left to discard.
        [one] { $player } passes and discards { $count } card, face down to the moat.
       *[other] { $player } passes and discards { $count } cards, face down to the moat.
    }
fact-passes-you =
    { $count ->
        [0] You pass and have no card left to discard.
       *[other] You pass and discard to the moat: { $cards }.
    }
fact-hides = { $player } wants to hide { $character }: { $cards }.
fact-hidden = { $character } slips away to the bottom of the city.
fact-hide-fails = { $character } stays in the castle: fewer than three red cards count.
fact-asks = { $player } puts { $character } to the test with holy water: { $cards }.
fact-denied = “I’m Not a Vampire!” What { $character } is stays in the dark.
fact-is-human = The holy water does nothing: { $character } is human.
fact-is-vampire = The holy water burns: { $character } is a vampire!
fact-no-attack = { $player } does not attack at once.
fact-attacks = { $player } attacks, { $attacker } against { $target }: { $cards }.
fact-attacks-again = { $player } goes on, { $attacker } against { $target }: { $cards }.
fact-defends = { $player } defends { $target }: { $cards }.
fact-defends-not = { $player } plays no card for { $target }.
fact-round-1 = Round 1, with markers: attack { $attack }, defence { $defence }.
fact-round-2 = Both rounds together, without markers: attack { $attack }, defence { $defence }.
fact-combat-holds = { $target } stands firm and lives.
fact-combat-stopped = The attack is broken off, and { $target } lives.
fact-combat-passage = The combat is over at once, and { $target } lives.
fact-dies-human = { $character } dies, and was human.
fact-dies-vampire = { $character } dies, and was a vampire!
fact-saved = { $character } lives again and is shuffled into the city.
fact-ends-castle = Three revealed vampires sit in the castle: it is theirs.
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
refusal-no-such-seat = There is no player { $given } at this table: this is a game for two.
refusal-no-such-move = There is no move number { $given }.
refusal-not-your-turn = It is not for you to decide now, but for { $player }.
refusal-other-answers-first = It is your turn, but first { $player } has to decide.
refusal-empty-hand = Without cards in hand you are not asked in this window; now it is for { $player } to decide.
refusal-not-asked-yet = You will be asked, but not yet: first { $player } plays a support card or declines.
refusal-had-your-word = You have declined in this window; now it is for { $player } to play a card or to decline.
refusal-spare-card = This edition has no card with the number { $given }.
refusal-not-in-this-edition = No deck of this edition has this card: { $card }.
refusal-not-held = You do not hold this card: { $card }.
refusal-only-humans-have-it = Only the human deck has this card, and the vampire player never takes cards from it: { $card }.
refusal-only-stolen = You do not hold this card of the vampire deck; only Crypt Opening could bring it to you: { $card }.
refusal-cannot-pay =
    { $cost ->
        [one] This card now costs one other card from your hand, and you have none: { $card }.
       *[other] This card now costs { $cost } other cards from your hand, and you have only { $others }: { $card }.
    }
refusal-falling-order = Cards of one group are named in the order of the card list, and { $card } comes before { $last }: go on with { $last } or with a later card.
refusal-too-few-follow = Cards of one group are named in the order of the card list, and from { $card } on you do not have the { $missing } that are still needed. Possible now: { $cards }.
refusal-in-the-city = { $character } is in the city; here you choose somebody in the castle.
refusal-dead = { $character } is dead; here you choose somebody in the castle.
refusal-on-a-journey = { $character } is on a journey and out of reach; here you choose somebody in the castle.
refusal-cellar-in-step-1 = A card goes to the cellar only as a discard in step 1 of your own turn.
refusal-discard-in-step-1 = You discard only in step 1 of your own turn, before you draw; otherwise cards go away only as a payment.
refusal-skip-in-step-1 = Only step 1 of your own turn can be skipped, as a whole.
refusal-action-of-the-other = The action of this turn is for { $player } to choose.
refusal-one-action = A turn has exactly one action, in step 3 between the two windows. Now something else is asked: { $question }
refusal-other-question = That does not answer what is asked now: { $question }
refusal-must-choose = Here you have to choose, and what has been begun cannot be taken back: { $question }
refusal-reveal-in-step-2 = Nobody is to be named now; a vampire is revealed only in step 2 of the night.
refusal-no-cards-in-steps = No card can be played in steps 1 and 2; wait for the window after them.
refusal-cellar-used-up = Your cellar has already become your deck once and is used up: all your discards go to the moat.
refusal-cellar-before-moat = Cards for the cellar are named before those for the moat, and you have begun with the moat.
refusal-keeps-too-many = You must come down to eight cards, and discards are named in the order of the card list: beginning with { $card } you would keep too many. Possible for the moat now: { $cards }.
refusal-hand-too-large = You hold { $held } cards and must come down to eight: discard at least { $more } more.
refusal-skip-after-discards = Step 1 can be skipped only as a whole, and you have already discarded: finish it by drawing.
refusal-skip-draws-nothing = You would draw nothing anyway, so there is nothing to skip: finish step 1 by drawing.
refusal-skip-with-few-cards = With fewer than two cards in hand you cannot skip step 1 while your deck lasts: finish it by drawing.
refusal-reveals-the-dead = { $character } is dead; only a living vampire can be revealed.
refusal-revealed-already = { $character } is a revealed vampire already, and stays one.
refusal-no-vampire = { $character } is not one of your vampires.
refusal-only-support-cards = In the windows only support cards are played, and this is none: { $card }.
refusal-only-in-combat = This card is played only in a combat, not in a window: { $card }.
refusal-only-as-response = This card is played only as an answer when its moment comes, not in a window: { $card }.
refusal-no-use-for-humans = The human player can only pay with this card or discard it: { $card }.
refusal-nobody-to-mark = Its marker needs a castle character of its class ({ $classes }), and there is none: { $card }.
refusal-nothing-for-chapel = Your moat holds no combat card to bring back: { $card }.
refusal-cellar-empty = Your opponent’s cellar is empty, so there is nothing to take: { $card }.
refusal-nothing-to-show = Your opponent’s hand is empty, so there is nothing to show or to lose: { $card }.
refusal-no-revealed-vampire = This card needs a revealed vampire in the castle, and there is none: { $card }.
refusal-city-empty = The city is empty, so nobody can enter the castle: { $card }.
refusal-deck-empty = Your deck is empty, so there is nothing to draw: { $card }.
refusal-not-paid =
    { $missing ->
        [one] The cost must be paid in full: one more card from your hand goes to the moat.
       *[other] The cost must be paid in full: { $missing } more cards from your hand go to the moat.
    }
refusal-pass-not-paid =
    { $missing ->
        [one] Passing costs two cards, or all if you have fewer: one more goes to the moat.
       *[other] Passing costs two cards, or all if you have fewer: { $missing } more go to the moat.
    }
refusal-pays-into-cellar = What you pay goes to the moat, never to the cellar.
refusal-humans-do-not-hide = Only the vampire player hides characters; red cards in your hand do not change that.
refusal-too-few-red-cards = To hide a character you need three red cards, and you hold { $held }.
refusal-vampires-do-not-ask = Only the human player puts somebody to the test with holy water; you can hide a character, fight or pass.
refusal-too-few-water-cards = To put somebody to the test you need two water cards, and you hold { $held }.
refusal-no-cards-for-revealed = While a revealed vampire is in the castle, only a revealed vampire can attack for you, and your cards do not make a sufficient attack with one.
refusal-no-cards-for-combat = An attack needs at least one fitting card and more than the target’s defence markers; with your cards nobody in the castle gets that far.
refusal-action-left-out = The action cannot be left out; if you want none of the others, you pass.
refusal-window-is-closed = This card is played in the window before or after the action; now choose the action: { $card }.
refusal-action-first = First choose the action; cards are shown as a part of it: { $card }.
refusal-character-first = First name the character; the cards follow.
refusal-hide-needs-red = Only red cards hide a character, and this is none: { $card }.
refusal-hide-not-complete = To hide a character you show exactly three red cards; still missing: { $missing }.
refusal-asks-about-the-dead = { $character } is dead; only the living in castle and city can be put to the test.
refusal-asks-about-revealed = { $character } is a revealed vampire: there is nothing left to test.
refusal-asks-about-traveller = { $character } is on a journey; only somebody in the castle or in the city can be put to the test.
refusal-needs-water = To put somebody to the test you show only water cards, and this is none: { $card }.
refusal-water-not-complete = To put somebody to the test you show exactly two water cards; still missing: { $missing }.
refusal-revealed-attacks-for-humans = { $character } is a revealed vampire and does not attack for the human player.
refusal-revealed-must-attack = While a revealed vampire is in the castle, only a revealed vampire attacks for you; not revealed: { $character }.
refusal-no-card-for-attacker = An attack needs at least one fitting card, and you hold none for { $character }.
refusal-attack-out-of-reach = For { $character } the cards of the attack must be worth at least { $needed }, and the fitting cards that you can pay for are not enough.
refusal-attacks-itself = Attacker and target must be two different characters: choose somebody else than { $character }.
refusal-no-card-against = An attack needs at least one fitting card, and you hold none that could be played against { $character }.
refusal-target-out-of-reach = Against { $character } the cards of the attack must be worth at least { $needed }, and the fitting cards that you can pay for are not enough.
refusal-immediate-out-of-reach = Even with the water card your hand does not have enough for an attack by { $character }.
refusal-water-is-needed = Without the water card your hand is not enough: the attack needs cards worth at least { $needed }. Use it.
refusal-attack-without-card = The first attack needs at least one card; markers do not replace it.
refusal-attack-too-small = The cards of the first attack must be worth at least { $needed }, and so far they are worth { $value }: add something.
refusal-group-cannot-pay = The cards left in your hand must pay for the whole group, and with this one in it they would be too few: { $card }.
refusal-attack-falls-short = The cards of the first attack must be worth at least { $needed }, and in the order of the card list you would no longer get there after this one: { $card }.
refusal-wrong-class = This card supports only its own class ({ $classes }), and { $character } is of another one: { $card }.
refusal-answers-to-a-group = You play this card as an answer, when the vampire player has shown cards: { $card }.
refusal-not-in-combat = This support card is not played in a combat: { $card }.
refusal-neither-class-nor-red = This card supports its own class ({ $classes }) and revealed vampires, and { $character } is neither: { $card }.
refusal-neither-class-nor-water = This card supports its own class ({ $classes }), and others only against a revealed vampire; that does not help { $character } here: { $card }.
refusal-red-for-a-secret-vampire = Red cards support only revealed vampires, and { $character } is still a secret one: { $card }.
refusal-red-for-unrevealed = Red cards support only revealed vampires, and { $character } is not one: { $card }.
refusal-water-against-unrevealed = Water cards are used only against a revealed vampire, and { $character } is not one: { $card }.
refusal-sacrifice-first = First play Sacrifice; then you say which card it cancels.
refusal-passage-outside-combat = Secret Passage ends a combat, and there is none now.
refusal-all-cancelled = There is no card in this group that is not cancelled yet, so Sacrifice has nothing to cancel.
refusal-only-sacrifice-or-passage = Here you can play Sacrifice or Secret Passage, or decline, but not this card: { $card }.
refusal-only-sacrifice = Here you can play Sacrifice or decline, but not this card: { $card }.
refusal-cancelled-already = This card is cancelled already: { $card }. Sacrifice can cancel: { $cards }.
refusal-shown-earlier = This card was shown earlier, and the moment to answer it is over: { $card }. Sacrifice can cancel: { $cards }.
refusal-not-in-the-group = This card has not been shown: { $card }. Sacrifice can cancel: { $cards }.
refusal-replacement-not-red = When you hide a character, only a red card replaces a cancelled one, and this is none: { $card }.
refusal-truth-is-told = You do not answer yourself: if you decline, the truth is told about { $character }.
refusal-only-denial = To holy water you can only answer with I’m Not a Vampire, or decline; not with this card: { $card }.
refusal-only-herbalist = Only Herbalist saves a human who has died, not this card: { $card }.
refusal-only-regeneration = Only Regeneration saves a revealed vampire that has died, not this card: { $card }.
refusal-effect-must-be-chosen = The card takes effect and needs your choice; you cannot decline: { $card }.
refusal-mist-needs-revealed = Mist Form takes a revealed vampire from the castle, and { $character } is not one.
refusal-marks-another-class = The marker of this card goes to its own class ({ $classes }), and { $character } is of another one: { $card }.
refusal-no-combat-card = Chapel brings back combat cards only, no support cards and no cards that are nothing but holy water: { $card }.
refusal-not-in-your-moat = This card is not in your moat: { $card }.
refusal-not-in-the-cellar = This card is not in your opponent’s cellar: { $card }. There you see: { $cards }.
refusal-returns-already = { $character } is already chosen to return to the city: choose somebody else.
refusal-unreadable = “{ $given }” is not a move of this game. Write for example “play Ostler”, “Bishop x Lady a[Relic]” or “decline”.
refusal-no-such-card = “{ $given }” is not a card of this game.
refusal-no-such-character = “{ $given }” is not one of the nine characters.
refusal-wrong-word = Here you write “{ $wanted }”, not “{ $given }”.
refusal-wrong-number-drawn =
    { $needed ->
        [one] After these discards you draw { $needed } card, not { $given }.
       *[other] After these discards you draw { $needed } cards, not { $given }.
    }
refusal-wrong-marker = { $character }: the marker of this card is worth { $needed } here, not { $given }.
refusal-attack-the-found = You may only attack at once whom the holy water has found: { $wanted }, not { $given }.
refusal-lower-water = Of the two holy water cards only the lower one can be used in the attack: { $card }.
position-card-nowhere = This card is named nowhere, and deck and moat are listed completely: { $card }.
position-wrong-count = Of this card there must be { $wanted }, wherever they lie, not { $given }: { $card }.
position-wrong-size = A pile of seat { $seat } has another number of cards than it should.
position-foreign-card = The vampire player never has a card of the human deck: { $card }.
position-not-stolen = The human player has cards of the vampire deck ({ $given }), but only so many Crypt Openings were seen going to the human moat: { $most }.
position-cellar-used-up = The cellar of seat { $seat } has become a deck once, so it must be empty.
position-deck-not-renewed = The deck of seat { $seat } is empty and the cellar is not; the cellar would long have become the deck.
position-character-twice = Every character is in one place, and this one is named twice: { $character }.
position-character-nowhere = Nobody is in the city and the dead are listed completely, but this character is named nowhere: { $character }.
position-castle-size = The castle must now hold { $wanted } characters, not { $given }.
position-vampire-count = There are { $wanted } vampires in a game, not { $given }.
position-innocent-count = The human player has { $wanted } tokens, not { $given }.
position-revealed-human = Only vampires can be revealed, and this is a human: { $character }.
position-proven-vampire = A vampire cannot be known to be human: { $character }.
position-innocent-vampire = The tokens of the human player show humans, and this is a vampire: { $character }.
position-dead-unknown = Everybody knows what the dead were; this character must be revealed or proven human: { $character }.
position-marker-outside = Markers lie only on characters in the castle, and this one is elsewhere: { $character }.
position-over = This game would be over already.
position-wrong-cause = The game cannot have ended for this reason.
position-over-without-cause = A game that is over has a “cause”, and no other has one.
position-pending-lacks = The open decision “{ $decision }” needs an entry “{ $setting }”.
position-question-impossible = The decision “{ $decision }” cannot be open in this position.
position-nothing-to-answer = Seat { $seat } is asked but could answer nothing.
position-window-closed = When both have declined the window is closed; at most one seat can stand here.
position-one-water-card = Only one of the two water cards can still be used; the other is in the moat.
position-shown-elsewhere = Everybody is said to have seen more of this card in the moat of seat { $seat } than lie there: { $card }.
position-untrue-sighting = What is said to have been seen of seat { $seat } is not true of this card: { $card }.
position-known-elsewhere = A place in the city is said to be known for somebody who is not in the city: { $character }.
position-no-unordered-pair = Who returned to the city in an unknown order are the top two, and nothing else can be known of their places.

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
mark-known = you know that it is here
mark-shown = everybody has seen it
mark-new = just shown
mark-cancelled = cancelled
mark-composed = chosen, not shown yet
mark-played = being played
mark-in-hand = may be in the hand
mark-in-deck = may be in the deck
mark-in-cellar = may be in the cellar
mark-in-moat = may be in the moat
mark-revealed = revealed vampire
mark-proven = human, as everybody knows
mark-secret = your secret vampire
mark-human = human, not proven
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
mark-active = at turn
mark-cellar-used = cellar used up
mark-out-of-cards = out of cards
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
counter-trios = Possible trios
counter-round = Round of the combat
counter-attack = Attack
counter-defence = Defence
counter-to-pay = Still to pay
move-to-cellar = Cellar: { $card }
move-to-moat = Moat: { $card }
move-draw = Draw now
move-skip = Skip: no discard, no draw
move-reveal = Reveal: { $character }
move-reveal-nobody = Reveal nobody
move-play = { $card }
move-decline = Decline
move-pay = { $card }
move-hide = Hide a character
move-water = Holy Water
move-combat = Combat
move-pass = Pass
move-hide-character = Hide: { $character }
move-ask-about = Put to the test: { $character }
move-attack-with = Attack with: { $character }
move-attack = Attack: { $character }
move-return = Back to the city: { $character }
move-character = { $character }
move-show = Show these cards
move-stop = Stop the attack
move-no-defence = Play nothing
move-cancel = Cancel: { $card }
move-pick = { $card }
move-let-tell = Let the truth be told
move-let-die = Let nobody be saved
move-no-attack = Do not attack
move-use-water = Use it: { $card }
move-without-water = Attack without it
move-side = { $side }
move-type = { $type }
then-sums = { $attack } : { $defence }
then-value = value { $value }
then-costs =
    { $count ->
        [one] costs { $count } card
       *[other] costs { $count } cards
    }
then-draws =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
then-known-there =
    { $count ->
        [one] you know { $count } such card there
       *[other] you know { $count } such cards there
    }
then-on-top = will lie on top
then-below = will lie second
then-in-city = in the city
then-in-castle = in the castle
then-on-journey = on a journey
then-needs = your cards must be worth at least { $value }
then-marker = marker +{ $value }
then-wins = takes the castle: you win
then-revealed = revealed vampire
then-proven = proven human
then-secret = your secret vampire
then-human = human, not proven
then-innocent = human, your token
then-doubtful = vampire in { $count } of { $trios } cases
then-must-be = can only be a vampire
then-cannot-be = can only be human
notice-night = Night ({ $player })
notice-day = Day ({ $player })
notice-step1 = Step 1: discards
notice-reveal = Step 2: reveal
notice-before = Before the action
notice-action = Step 3: action
notice-after = After the action
notice-combat = Combat, round { $round }: { $attacker } against { $target }
notice-sums = Attack { $attack }, defence { $defence }.
notice-markers = Markers in these sums: attack { $attack }, defence { $defence }.
notice-would-die = As it stands, { $target } dies.
notice-would-live = As it stands, { $target } lives.
notice-effect = { $player } chooses for { $card }.
notice-found = The holy water has found a vampire: { $character }.
notice-discards = To the cellar: { $cellar }. To the moat: { $moat }.
notice-paying = Paid: { $cards }. Still to pay: { $count }.
notice-passing = Discarded: { $cards }. Still to discard: { $count }.
notice-hiding = You hide { $character } with: { $cards }
notice-asking = You put { $character } to the test with: { $cards }
notice-answering = You answer with: { $card }
notice-picked = Chosen so far: { $cards }
notice-group = Your cards: { $cards }
notice-chosen = Chosen: { $character }
notice-attacker = Attacker: { $character }

## Editions
edition-no-type = { $file }: under “{ $setting }” the card needs at least one type.
edition-too-many-types = { $file }: under “{ $setting }” stand { $given } types; a card has at most { $most }.
edition-type-twice = { $file }: under “{ $setting }” the same type stands twice: { $given }.
edition-unknown-type = { $file }: “{ $given }” under “{ $setting }” is not a type of card. Possible are: { $known }.
edition-always-support = { $file }: “{ $setting }” must be “support”, not “{ $given }”; this card is a support card in every edition.
edition-never-support = { $file }: “{ $setting }” cannot be “support”; this card is not a support card in any edition.
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
edition-unnameable = { $file }: the name “{ $given }” under “{ $setting }” contains a sign that has its own meaning in written moves. Not allowed are: { $signs }
edition-name-taken = { $file }: another card or character is already called “{ $given }”; “{ $setting }” must be a different name.

## Advice
advice-must = There is nothing else you may do.
advice-cellar = Put it into the cellar: you do not need it now, and it comes back with the second deck.
advice-overfull = Your hand is overfull: let go of what is worth least.
advice-draw = Draw: the cards you keep are of use now.
advice-reveal = Reveal it: with red cards it strikes harder than anybody else in the castle.
advice-takeover = Reveal it: all three vampires are in the castle, and when all are revealed the castle is yours.
advice-stay-secret = Reveal nobody: as long as the humans are in doubt they strike at the wrong ones.
advice-marker = Place the marker where it helps you more than your opponent.
advice-journey = Send away somebody who is safer, or less dangerous, outside the castle.
advice-chapel = Bring your best fighting cards back into the deck.
advice-crypt = Take the best card from the vampires’ cellar.
advice-bat = Name the type of which your opponent probably loses most.
advice-mist = Let a revealed vampire vanish from the castle, and a good card from the other cellar.
advice-hypnosis = Change who is in the castle, to your advantage.
advice-coffin = Draw from the coffin: the new cards are worth more than what you pay.
advice-save-support = Play nothing: your support cards would cost more than they bring now.
advice-pay = Use what you need least.
advice-hide = Hide this character: in the castle it is in danger or in your way.
advice-question = Ask: the answer tells much, and a vampire in the castle can be attacked at once.
advice-attack = Attack a human who is hard to defend: every attack costs the humans a life or cards.
advice-hunt = Attack whoever is most likely a vampire and hard to defend.
advice-leader = Let attack whoever fits your cards best.
advice-pass = Pass: every combat would cost you more than it promises.
advice-open = Begin with little: whoever has no fitting card dies of it, and the second round decides.
advice-press-on = Go on: what you still hold is probably more than your opponent can answer.
advice-stop = Stop here: the second round would probably waste your cards.
advice-enough = That is enough: more would be wasted.
advice-defend = Defend with as little as is enough: this life is worth the cards.
advice-bluff = Defend this human for show: the humans will believe they have found a vampire.
advice-let-die = Do not defend: this one is not worth the cards, or cannot be saved.
advice-passage = End the combat through the secret passage: you would lose somebody who is probably human.
advice-sacrifice = Cancel the card that matters most here.
advice-no-response = Let it be: an answer would cost more than it brings.
advice-replace = Replace the cancelled card: it still makes the difference.
advice-no-replacement = Replace nothing: another card would change nothing.
advice-deny = Do not let the truth about this vampire be told.
advice-deny-for-show = Deny it for this human too: let the humans believe they were right.
advice-tell = Let the truth be told: this is not worth the cards.
advice-rescue = Save the dead: that is worth the cards.
advice-strike = Attack the vampire at once: holy water helps, and it has nowhere to go.
advice-use-water = Use the holy water: otherwise it is lost.

## Orders
order-own-turn = In my own turn, play no support card before or after the action
order-other-turn = In my opponent’s turn, play no support card before or after the action
order-single-cards = Leave single support cards unanswered; still ask me about hiding and in combat
