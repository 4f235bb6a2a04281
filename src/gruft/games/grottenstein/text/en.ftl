# Vampir: every word a player reads, apart from the rulebook.

## The game
game-name = Vampir
game-author = Martin Kircher, Ingmar Hahnemann
game-about = The door has fallen shut behind four hunters in Count Grottenstein’s villa. Search three floors for weapons and keys and drive the stake through his heart; or be the Count, and let everyone you kill rise again as your servant.
role-hunters = Hunters
role-vampire = Vampire’s team

## Names
figure-red = Ruprecht Hauk
figure-blue = Dr. Ottilie Brand
figure-green = Brother Anselm
figure-yellow = Jette Falk
figure-black = Count Grottenstein
card-kit = First-aid kit
card-antidote = Antidote
card-ladder = Ladder
card-dynamite = Dynamite
card-torch = Torch
card-plan = Plan
card-flute = Flute
card-shield = Shield
card-garlic = Garlic
card-sword = Sword
card-club = Club
card-bow = Bow
card-francisca = Francisca
card-hammer = Hammer
card-stake = Stake
card-crucifix = Crucifix
card-holy-water = Holy water
card-grease = Grease
card-pseudo-vampire = Pseudo-vampire
card-zombie-formula = Zombie formula
card-key-1 = Gold key
card-key-2 = Silver key
card-key-3 = Copper key
card-key-4 = Iron key
card-universal-key = Universal key
card-rats = Rats
card-bat-swarm = Bat swarm
card-spirit = Spirit
card-demon = Demon
card-poison = Poison
card-trapdoor = Trapdoor
card-shackles = Shackles
card-blood-altar = Blood altar
cards-none = none
weapon-dagger = dagger
weapon-sword = sword
weapon-club = club
weapon-bow = bow
weapon-francisca = francisca
weapon-hammer = hammer
weapon-stake = stake
weapon-crucifix = crucifix
weapon-holy-water = holy water
weapon-grease = grease
weapon-bite = bite
piece-cape = cape
piece-teeth = teeth
piece-nails = nails
lock-1 = gold
lock-2 = silver
lock-3 = copper
lock-4 = iron
wall-chip = wall chip
floor-C = Cellar
floor-G = Ground floor
floor-U = Upper floor
room-Ca1 = Ossuary
room-Ca5 = Vampire’s passage
room-Ca6 = Wine cellar
room-Ca9 = Cistern
room-Ca10 = Armoured stair
room-Cb5 = Catacomb
room-Ce1 = Antechamber
room-Ce6 = Alchemist’s kitchen
room-Cf1 = Crypt
room-Cf4 = Vestibule
room-Cf9 = Dungeon
room-Ck1 = Torture chamber
room-Ck6 = Drain
room-Cl6 = Coal cellar
room-Cl9 = Larder
room-Ga1 = Library
room-Ga5 = Vampire’s passage
room-Ga6 = Salon
room-Ga9 = Chapel
room-Gb5 = Gallery
room-Ge1 = Music room
room-Ge8 = Cloakroom
room-Gf6 = Entrance hall
room-Gj1 = Dining room
room-Gk8 = Servants’ corridor
room-Gl6 = Kitchen
room-Gl9 = Pantry
room-Go1 = Walled-up stair
room-Ua1 = Master bedroom
room-Ua5 = Upper gallery
room-Ua6 = Guest room
room-Ua9 = Nursery
room-Ue1 = Dressing room
room-Ue6 = Back stair
room-Ue8 = West closet
room-Uf6 = Ballroom
room-Uf9 = Portrait room
room-Uh1 = Trophy room
room-Uk6 = Main stair
room-Uk8 = East closet
room-Ul1 = Observatory
room-Ul6 = Laboratory
room-Ul9 = Attic store

## Options
option-vampire_seat = Who plays the vampire, counted from 0 (-1: the last seat)
option-hunter_order = Order of the hunters’ turns (printed: as in the edition)
option-preset = Values of the edition (printed: unchanged; dagger_minus_2: the dagger does one die −2)
option-vampire_zero = What happens when the vampire has no life points left (printed: as in the edition; dies: the hunters win; coffin: he’s laid in his coffin)
option-range_metric = How weapon ranges are counted (printed: as in the edition; manhattan: without diagonals; chebyshev: a diagonal step counts as one square)
option-finds = Who sees what hunters find and carry (hidden: only the hunters; public: everyone)
option-cellar_cards = Whether the vampire is shown the cellar cards he laid (noted: he is, they’re on his notepad; remembered: he has to remember them)
option-max_rounds = Rounds after which the vampire’s team wins (0: as in the edition)
option-no-such-seat = The option “{ $option }” names a seat from 0 to { $high }.

## Decisions
decision-over = The game is over.
decision-wait = It isn’t your turn.
decision-placing = Lay a card on the next cellar field.
decision-locking-crypt = Choose a lock for the crypt.
decision-locking-armour = Choose a lock for the armoured door.
decision-rising = Who plays the new servant?
decision-first = Roll and move, or stay and fight?
decision-vampire-first = Roll, fly or stay?
decision-destination = Where do you go?
decision-action = What do you do here?
decision-revealed = Take the card or leave it?
decision-vampire-action = Bite, dress or end your turn?
decision-ending = End your turn.
decision-weapon = Choose a weapon.
decision-target = Choose a target.
decision-taking = Choose a card to take.
decision-taking-more = Take another card, or is that all?
decision-putting = Choose a card to put down.
decision-closing = Choose a door to close.
decision-using = Choose an object to use.
decision-patient = Who needs it?
decision-looking = Choose a card to look at.
decision-key-card = Choose a key to try.
decision-key-door = Choose a door to try it on.
decision-casting = Place the first zombie.
decision-casting-again = Place the second zombie.
decision-lighting = Choose what to blow up.
decision-biting = Choose a hunter to bite.

## Moves
move-go = Go to { $square } ({ $room })
move-no-step = Stay on { $square } ({ $room })
move-zombie = Put a zombie on { $square } ({ $room })
move-wall = Blow up the wall
move-arrange = Lay out the rest for me
then-arranged =
    { $cards ->
        [one] the last card
       *[other] { $cards } cards
    } and both locks; only you see where
move-lay = Lay { $card } on { $field }
move-field = Look at { $field } ({ $room })
move-lock = Lock it with { $lock }
move-throw = Roll and move
move-stay = Stay here
move-bat = Fly as a bat (1 card)
move-fight = Attack
move-dagger = Use the dagger
move-bite = Bite a hunter
move-stake-vampire = Stake the vampire!
move-reveal = Reveal the card
move-take = Take something
move-leave = Leave it
move-take-find = Take { $card }
move-leave-find = Leave { $card } face up
move-put = Put a card down
move-close = Close a door
move-use = Use an object
move-key = Try a key
move-cast = Cast the zombie formula
move-light = Light the dynamite
move-wear = Put on the { $piece }
move-servant-mine = Play the servant myself
move-servant-owner = Leave the servant to { $player }
move-enough = That’s all
move-end = End your turn

move-card-weapon = Use { $card }
move-card-take = Take { $card }
move-card-put = Put down { $card }
move-card-use = Use { $card }
move-card-key = Try { $card }
move-figure-attack = Attack { $figure }
move-figure-help = Help { $figure }
move-figure-bite = Bite { $figure }
move-door-attack = Strike door { $door } ({ $one } / { $other })
move-door-close = Close door { $door } ({ $one } / { $other })
move-door-key = Try door { $door } ({ $one } / { $other })
move-door-light = Blow up door { $door } ({ $one } / { $other })
then-throw = two dice decide how far
then-stay = you can still act here
then-fight = instead of moving
then-bat = { $dice } dice, no bite this turn; bat cards left: { $left }
then-stake = the hunters win
then-reveal = an object, a power or a trap
then-put = it stays face up for the next hunter who stops here
then-key = only the right colour opens the door
then-cast = nobody can enter the zombies’ squares as long as you live
then-light = it goes off at the end of your next turn; be out of the room by then
then-left-open = everyone sees it; anyone on the square can take it later
then-servant-mine = one more figure for you
then-servant-owner = their player changes sides and wins with you

## Why it is asked
why-decision-placing = The hunters need the stake to win. Lay it where they get to last, with traps along the way.
why-decision-locking-crypt = Your coffin is behind these doors, and only the key in this colour opens them.
why-decision-locking-armour = This door keeps the cellar stair shut until someone brings its key from inside.
why-decision-rising = A dead hunter rises on your side. If you leave the servant to its player, that player wins with you.
why-decision-first = A turn is a move and one action, or a fight on the spot.
why-decision-vampire-first = You move first; bite or dress afterwards. Flying takes the cape and a bat card.
why-decision-destination = Only the square where you stop counts. On a numbered one, hunters turn over its card.
why-decision-action = You have one action. A face-down card on your square must be revealed first.
why-decision-revealed = Objects fill your three places. What you leave, others can fetch.
why-decision-vampire-action = You can’t bite without teeth and nails. In the cellar you gain the blood you drink.
why-decision-ending = In your coffin you only rest, until you have all your points back.
why-decision-weapon = One attack uses one weapon.
why-decision-target = The dice decide the damage; doors keep theirs until they break.
why-decision-taking = This is your action. Every object needs a free place.
why-decision-taking-more = You may pick up everything on the floor in one action.
why-decision-putting = It stays face up on this field, and another hunter can take it from there.
why-decision-closing = A closed door stops hunters and servants, never the vampire.
why-decision-using = This is your action.
why-decision-patient = It works on you or on someone next to you.
why-decision-looking = All hunters learn the card; it stays where it is.
why-decision-key-card = The right colour opens the lock; a wrong key rules out a colour.
why-decision-key-door = Only the crypt doors and the armoured door have locks.
why-decision-casting = Nobody can enter a zombie’s square while its caster lives.
why-decision-casting-again = The second zombie needs another free square.
why-decision-lighting = It goes off at the end of your next turn. Be out of the room by then.
why-decision-biting = The dice decide how much blood you draw; in the cellar you gain what you drink.

## What always stands on the table
aim-hunters = You hunt: stake the Count in his coffin. You need hammer and stake.
aim-vampire = You are the Count: kill all four hunters, or hold out to the last round.
aim-turned = You serve the Count now: help him kill the last hunters.
aim-watch = Four hunters want to stake the Count; he wants them dead.
ahead-stake = Hunters alive: { $alive }. The Count’s life points: { $life }.
ahead-weak =
    At 0 points you aren’t dead: you lie in your coffin for { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
ahead-weak-other =
    At 0 points he isn’t dead: he lies in his coffin for { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
ahead-lying =
    The Count lies in his coffin: { $turns ->
        [one] one more turn
       *[other] { $turns } more turns
    } to stake him. Hunters alive: { $alive }.
ending-rounds = Round { $round } of { $last }; after the last one the Count wins.

## Facts
fact-plays = { $player } plays { $figure }.
fact-wardrobe = Your secret note: { $piece }, number { $field }.
fact-arranged = You have laid the cellar cards, from C1 on: { $cards }. Your locks: crypt { $crypt }, armoured door { $armour }.
fact-arranged-hidden = The vampire has laid the cellar cards and chosen two locks.
fact-slot = Round { $round }. { $figure }’s turn ({ $player }).
fact-slot-shackled = Round { $round }. { $figure } ({ $player }) is in shackles and loses this turn.
fact-rises = { $figure } ({ $player }) rises from the dead as a servant. Life points: { $life }. Cards: { $cards }.
fact-end-staked = The vampire crumbles to dust in his own coffin.
fact-end-vampire-dead = The vampire has no life points left. { $figure } is no more.
fact-end-no-hunter = No living hunter is left in the villa.
fact-end-rounds-over = The last round is over, and the vampire still walks.
fact-wins = { $player } wins.
fact-flies = { $figure } becomes a bat and rolls { $thrown } ({ $dice }). Bat cards left: { $left }.
fact-throws = { $figure } rolls { $thrown } ({ $dice }).
fact-stays = { $figure } stays put and doesn’t roll.
fact-uses-passage = { $figure } shows Pseudo-vampire and may use the vampire’s passage.
fact-moves =
    { $steps ->
        [0] { $figure } doesn’t leave { $square }.
        [one] { $figure } goes { $steps } step, to { $square }.
       *[other] { $figure } goes { $steps } steps, to { $square }.
    }
fact-lies-down = { $figure } lies down in the coffin ({ $square }).
fact-displaced = { $figure } is suddenly on { $square }.
fact-reveals = { $figure } reveals { $card } on { $field }.
fact-reveals-hidden = { $figure } reveals the card on { $field }. Only the hunters see it.
fact-keeps = { $figure } takes { $card } from { $field }.
fact-keeps-hidden = { $figure } takes the card on { $field } without showing it.
fact-leaves = { $figure } leaves { $card } face up on { $field }.
fact-takes = { $figure } takes { $cards }.
fact-puts = { $figure } puts down { $card }.
fact-ladder = { $figure } puts up the ladder on { $square }: now there’s a way through the hatch.
fact-heals =
    { $gained ->
        [0] { $figure } uses { $card } on { $patient }. There’s nothing to heal. Uses left: { $left }.
       *[other] { $figure } uses { $card } on { $patient }. Life points: +{ $gained }. Uses left: { $left }.
    }
fact-cures =
    { $cured ->
        [0] { $figure } uses { $card } on { $patient }. There’s nothing to cure.
       *[other] { $figure } uses { $card } on { $patient }. It works.
    }
fact-looks = { $figure } uses the plan and sees { $card } on { $field }.
fact-looks-hidden = { $figure } uses the plan and looks at the card on { $field }.
fact-zombies = { $figure } casts the zombie formula. Zombies stand on { $squares }.
fact-zombies-vanish = Their caster is dead: both zombies vanish.
fact-closes = { $figure } closes door { $door }.
fact-key-fits = { $figure } tries { $card } on door { $door }. It fits, and the door is open!
fact-key-fails = { $figure } tries { $card } on door { $door }. It doesn’t fit.
fact-wears = The vampire fetches his { $piece } from { $field }.
fact-strikes =
    { $lost ->
        [0] { $figure } attacks { $target } ({ $weapon }). Roll: { $die }. No life points lost, { $left } left.
       *[other] { $figure } attacks { $target } ({ $weapon }). Roll: { $die }. Life points: -{ $lost }, { $left } left.
    }
fact-protects = { $figure } is protected by { $card }.
fact-stuck = { $figure } is stuck and can’t move next turn.
fact-kept-off = The vampire recoils and can’t attack on his next turn.
fact-strikes-door = { $figure } strikes door { $door } ({ $weapon }). Roll: { $die }. The door’s points left: { $left }.
fact-breaks-door = { $figure } breaks down door { $door } ({ $weapon }). Roll: { $die }.
fact-stakes = { $figure } drives the stake through the vampire’s heart!
fact-poisoned = The poison burns in { $figure }. Life points: -{ $lost }, { $left } left.
fact-rats = The rats bite { $figure }. Life points: -{ $lost }, { $left } left.
fact-regenerates =
    { $gained ->
        [0] The vampire rests in his coffin and keeps all { $left } life points.
       *[other] The vampire regains strength in his coffin. Life points: +{ $gained }, now { $left }.
    }
fact-crypt = Hunters are in his crypt: the vampire grows weaker. Life points: -{ $lost }, { $left } left.
fact-drains =
    { $gained ->
        [0] The blood gives the vampire nothing. Life points: still { $left }.
       *[other] The blood gives the vampire strength. Life points: +{ $gained }, now { $left }.
    }
fact-to-coffin = The vampire has no life points left and sinks into his coffin.
fact-dies = { $figure } dies. The corpse stays where it is, for now.
fact-falls = The servant { $figure } is gone for good. Remains on { $square }: { $cards }.
fact-trap =
    { $lost ->
        [0] { $figure } reveals a trap on { $field }: { $card }!
       *[other]
            { $die ->
                [0] { $figure } reveals a trap on { $field }: { $card }! Life points: -{ $lost }, { $left } left.
               *[other] { $figure } reveals a trap on { $field }: { $card }! Roll: { $die }. Life points: -{ $lost }, { $left } left.
            }
    }
fact-trap-fails = { $figure } reveals a trap on { $field }: { $card }. It does nothing to servants.
fact-lights = { $figure } lights the dynamite on { $square }. Target: { $door }.
fact-fizzles = The fuse burns down. Roll: { $die }. Nothing happens; the charge is on { $square }, unlit.
fact-explodes = The fuse burns down. Roll: { $die }. The charge explodes! Target: { $door }.
fact-blast = The blast hits { $figure }. Life points: -{ $lost }.

## Ends
end-staked = The vampire has been staked: the hunters win.
end-vampire-dead = The vampire has no life points left: the hunters win.
end-no-hunter = No living hunter is left: the vampire’s team wins.
end-rounds-over = The last round is over: the vampire’s team wins.

## Refusals
refusal-nobody-to-bite = No living hunter is within the vampire’s reach.
refusal-game-over = The game is over.
refusal-no-such-seat = There’s no player { $given } at this table.
refusal-no-such-move = There’s no move number { $given }.
refusal-vampire-sets-up = The villa isn’t ready yet: { $player } is laying out the cellar cards and choosing the locks.
refusal-vampire-decides = A corpse is rising: { $player } is deciding who plays the servant.
refusal-without-figure = You have no character left in the villa. It’s { $player }’s decision.
refusal-not-your-slot = It’s { $figure }’s turn, and { $player } decides.
refusal-not-in-box = { $card } isn’t in this edition.
refusal-not-carried = { $figure } doesn’t have { $card }.
refusal-gone = { $target } has left the villa for good.
refusal-corpse = { $target } is a corpse now, beyond attack and beyond help.
refusal-only-vampire-flies = Only the vampire can become a bat.
refusal-only-vampire-bites = Only the vampire bites; hunters and servants fight with weapons.
refusal-only-vampire-wears = Only the vampire can put on his cape, teeth and nails.
refusal-vampire-without-cards = The vampire never reveals, takes or uses event and cellar cards.
refusal-vampire-only-bites = The vampire has no weapons: he can only bite, after his movement.
refusal-vampire-closes-nothing = Only hunters and servants close doors.
refusal-only-hunters-stake = Only a living hunter can stake the vampire.
refusal-locks-at-set-up = Locks are chosen only during set-up.
refusal-nobody-rises = No corpse is rising right now.
refusal-nothing-revealed = You haven’t revealed a card you could leave.
refusal-verb-first = First say what you want to do: { $question }
refusal-must-choose = You’ve started this and can’t take it back: { $question }
refusal-set-up-first = Finish the set-up first: { $question }
refusal-no-cellar-card = Only cellar cards are laid in the cellar; { $card } is an event card.
refusal-laid-already = You’ve already laid { $card }.
refusal-lock-used = The crypt already has the { $lock } lock. Choose another one for the armoured door.
refusal-rising-first = Decide about the servant first: { $question }
refusal-stuck = { $figure } is stuck in the grease and can’t move this turn.
refusal-movement-first = You move first, even if you stay where you are: { $question }
refusal-movement-over = You’ve already moved this turn: { $question }
refusal-throw-first = Roll the dice first; then choose where to go.
refusal-thrown-already = You’ve already rolled { $thrown }. Now choose a square; you may stay on your own.
refusal-fight-before-throw = You’ve rolled, so you move: to fight where you stand, choose that before rolling.
refusal-go-first = First choose where you stop; you may stay on your own square: { $question }
refusal-must-reveal = You’ve stopped on a face-down card ({ $field }). Reveal it before you do anything else.
refusal-one-action = That would be two actions. Take the revealed card or leave it; you can’t put another one down for it.
refusal-take-or-leave = Deal with the revealed card first: { $question }
refusal-bat-needs-cape = You can’t become a bat without the cape.
refusal-no-bat-left = You’ve used all your bat cards.
refusal-worn-already = You already have your { $piece }.
refusal-piece-too-far = Your note says { $field } for the { $piece }. Stop there or on a square next to it.
refusal-piece-behind-wall = Your note says { $field } for the { $piece }, but there’s a wall between you and that square.
refusal-shackled = { $figure } is in shackles and can only end this turn.
refusal-resting = The vampire rests in his coffin until he has { $most } life points again. He has { $life } now, so you can only end your turn.
refusal-bitten-already = The vampire attacks only once a turn, and nothing follows: you can only end your turn.
refusal-too-far = { $square } is too far away: it takes at least { $steps } steps, and you rolled { $thrown }.
refusal-way-closed-door = You can’t get to { $square }: door { $door } is closed.
refusal-way-one-way = You can’t get to { $square }: the one-way door { $door } only opens from the other side.
refusal-way-wall-chip = You can’t get to { $square }: the wall chip is on { $at }.
refusal-way-coffin = You can’t get to { $square }: only the vampire may enter the coffin ({ $at }).
refusal-way-passage = You can’t get to { $square }: only the vampire or a living hunter with Pseudo-vampire may enter the vampire’s passage ({ $at }).
refusal-way-link = You can’t get to { $square }: only the vampire or a living hunter with Pseudo-vampire may go through the passage to { $at }.
refusal-way-ladder = You can’t get to { $square }: the hatch to { $at } needs a ladder, and there isn’t one.
refusal-way-figure = You can’t get to { $square }: { $figure } is on { $at }.
refusal-way-corpse = You can’t get to { $square }: a corpse lies on { $at } ({ $figure }).
refusal-way-zombie = You can’t get to { $square }: a zombie is on { $at }.
refusal-bat-lands = As a bat you fly over others, but you can’t land on { $square }: { $figure } is there.
refusal-out-of-range = { $target } is out of reach: { $distance } squares away, range { $range }.
refusal-other-plan = { $target } is out of reach: no plan shows both squares.
refusal-line-wall = { $target } is out of reach: a wall is between you.
refusal-line-wall-chip = { $target } is out of reach: the wall chip is between you.
refusal-line-closed-door = { $target } is out of reach: the closed door { $door } is between you.
refusal-line-one-way = { $target } is out of reach: the one-way door { $door } is between you, and its arrow points at you.
refusal-lying = { $target } lies in the coffin, where neither blows nor help can reach.
refusal-nothing-to-attack = From { $square } none of your weapons can reach an enemy, and there’s no door to break.
refusal-servant-attacks-first = A servant attacks instead of moving, never afterwards.
refusal-attack-instead-of-moving = You attack the vampire or a door instead of moving; once you’ve rolled or stayed, you can only attack servants.
refusal-no-servant = Once you’ve moved you can only attack servants, and there are none in the villa.
refusal-no-weapon = You can’t attack with { $card }.
refusal-harms-only-vampire = The { $weapon } only works against the vampire.
refusal-harms-only-hunters = The { $weapon } only works against living hunters.
refusal-harms-no-doors = The { $weapon } is no use against doors.
refusal-own-team = { $target } is on your side.
refusal-bite-needs-pieces = You can’t bite without teeth and nails. Missing: { $pieces }.
refusal-bat-does-not-bite = You’re a bat this turn and can’t attack.
refusal-lying-does-not-bite = The vampire can’t attack while he lies in his coffin.
refusal-kept-off = The vampire was driven back and can’t attack this turn.
refusal-not-lying = You can stake the vampire only while he lies in his coffin.
refusal-stake-needs-both = You need both hammer and stake. Missing: { $cards }.
refusal-stake-not-prepared = To stake the vampire you must have ended your last turn next to the coffin, with hammer and stake.
refusal-stake-instead-of-moving = You stake the vampire instead of moving: you can’t arrive and stake in the same turn.
refusal-no-door-here = There’s no door next to { $square }.
refusal-door-not-touched = You’re on { $square }, and door { $door } isn’t next to it.
refusal-wall-is-no-door = The wall isn’t a door: only dynamite removes the wall chip.
refusal-no-chip-left = There are no white lock chips left, so no door can be closed.
refusal-armoured-stays = Nobody can close the armoured door ({ $door }): once open, it stays open.
refusal-armoured-resists = Force does nothing to the armoured door ({ $door }).
refusal-door-closed = Door { $door } is already closed.
refusal-door-open = Door { $door } is already open.
refusal-door-destroyed = Door { $door } is destroyed and stays open for good.
refusal-no-lock = Keys open only the two crypt doors and the armoured door, not door { $door }.
refusal-lock-inside = The armoured door ({ $door }) opens only from inside, from the stair.
refusal-no-key = You don’t have a key.
refusal-no-key-at-all = { $card } isn’t a key.
refusal-no-charge = To blow something up you need both dynamite and torch. Missing: { $cards }.
refusal-nothing-to-blow-up = There’s nothing to blow up next to { $square }: no door and no wall chip.
refusal-wall-gone = The wall chip is gone: the way is clear.
refusal-wall-not-beside = { $square } isn’t next to the wall chip.
refusal-not-numbered = { $square } isn’t a numbered square, so it has no field for cards.
refusal-nothing-face-down = There’s no face-down card on { $field }.
refusal-other-colour = The border of { $card } shows that only { $figure } can carry it.
refusal-no-place = You don’t have enough room for { $card }. Places needed: { $needed }, free: { $free }.
refusal-nothing-to-take = There’s nothing to take on { $square }.
refusal-not-here = { $card } isn’t face up on { $square }.
refusal-named-already = You’ve already named { $card }.
refusal-other-place = One action takes cards from one place, and { $card } is in another.
refusal-one-card-of-field = One action takes only one card from a field, but you named several: { $cards }.
refusal-no-remains = { $card } isn’t part of a servant’s remains, so leave out “remains”.
refusal-burning = { $card } is burning, and nobody can take it.
refusal-servant-leaves-it = Servants can’t take { $card }; it’s for living hunters.
refusal-field-covered = { $field } still has a face-down card, so you can’t put anything on it.
refusal-remains-here = A servant’s remains are on { $square }, so nothing else can be put down there.
refusal-empty-sheet = { $figure } has no card to put down.
refusal-dagger-stays = The dagger isn’t a card, so it can’t be put down.
refusal-nothing-to-use = { $figure } has no object that takes an action to use.
refusal-weapon-in-fights = { $card } is a weapon: use it to attack.
refusal-works-by-itself = { $card } works by itself and needs no action.
refusal-light-has-its-verb = { $card } isn’t used like this: lighting dynamite with the torch is an action of its own.
refusal-cast-has-its-verb = { $card } isn’t used like this: casting the formula is an action of its own.
refusal-key-has-its-verb = { $card } isn’t used like this: trying a key on a door is an action of its own.
refusal-servant-without-powers = Servants can use neither keys nor other powers.
refusal-no-formula = You don’t have the zombie formula.
refusal-plan-shows-nothing = There’s no face-down card left on your floor ({ $floor }) for the plan to show.
refusal-plan-of-other-floor = The plan shows only cards on your floor ({ $floor }), and { $field } is on another one.
refusal-no-hatch-here = The ladder goes on a hatch square. { $square } isn’t one.
refusal-zombie-in-coffin = A zombie can’t be placed in the coffin ({ $square }).
refusal-zombie-in-wall = A zombie can’t be placed on { $square } while the wall chip is there.
refusal-zombie-needs-room = There’s already someone on { $square }.
refusal-zombies-apart = The first zombie is already on { $square }.
refusal-unreadable = “{ $given }” isn’t a move of this game. Write for example “stay”, “Gh5”, “hit V sword” or “end”.
refusal-no-such-card = “{ $given }” isn’t a card of this edition. Write cards by number (E09) or by name (sword).
refusal-which-card = Several cards are called “{ $given }”. Write the number of the one you mean: { $cards }.
refusal-no-such-square = The villa has no square “{ $given }”. Write squares like “Gh11”: floor C, G or U, column a to o, row 1 to 11.
refusal-no-such-door = The villa has no door “{ $given }”. Write doors by their two squares, like “Gh5/h6”.
refusal-no-such-field = There’s no card field “{ $given }”. The fields are C1 to C12, G1 to G12 and U1 to U12.
refusal-no-such-figure = There’s no figure “{ $given }”. The figures are red, blue, green, yellow and vampire, or R, B, G, Y and V.
refusal-not-there = You wrote “{ $given }”, but here it is “{ $found }”.
refusal-other-slot = You wrote a move for “{ $given }”, but it’s “{ $found }”’s turn.
refusal-result = “{ $given }” is a result. The dice and the rules decide it: write only what you do.
position-no-hunter = No hunter is alive, so the game would be over.
position-wrong-life = “{ $figure }” can’t have { $given } life points: the living have 1 to { $most }, the dead 0.
position-wrong-status = “{ $figure }” must be living, corpse, servant or gone.
position-wrong-bats = Bat cards: at most { $most }.
position-half-zombies = Both zombies stand on squares and have a hunter who placed them, or neither does.
position-zombies-without-caster = The hunter who placed the zombies is dead, so they would have vanished.
position-no-such-square = Someone or something is on { $given }, a square the villa doesn’t have.
position-square-taken = Only one figure can be on { $square }.
position-in-coffin = Only the vampire may be on { $square }, a coffin square.
position-in-wall = Nobody can be on { $square } while the wall chip is there.
position-gone-stands = “{ $figure }” is gone and can’t be on a square.
position-gone-carries = “{ $figure }” is gone and carries nothing, so { $card } must be elsewhere.
position-too-much = “{ $figure }” carries more than fits in { $most } places.
position-wrong-border = “{ $figure }” can’t carry { $card }: its border has another colour.
position-card-twice = A card can be in only one place, but { $card } is named twice.
position-card-nowhere = { $card } isn’t anywhere.
position-card-not-in-box = This edition doesn’t have { $card }.
position-card-in-hand = The vampire holds cellar cards only until set-up is complete, so { $card } must be elsewhere.
position-wrong-deck = { $card } can’t be face down on { $field }: event cards belong upstairs, cellar cards in the cellar.
position-field-covered = { $field } has a face-down card, so nothing else can be there.
position-trap-lies-open = { $card } is a trap: it’s face down or out of the game, never face up or on a sheet.
position-too-few-fields = Cards that aren’t named anywhere are face down, and they don’t all fit. Cards: { $count }, free fields: { $left }.
position-arranged-already = While the vampire is still laying out the cellar, no cellar card is laid and no lock is chosen; write what has been laid so far as a “draft”.
position-wrong-charge = A lit charge needs dynamite and torch on its square, a hunter or servant who lit it, and a door or the wall beside it that it can blow up.
position-ladder-elsewhere = The ladder can only be on a hatch square.
position-remains-of-the-living = “{ $figure }” isn’t gone, so there are no remains of that colour.
position-on-the-floor = { $card } can’t be on the floor like this.
position-wrong-chips = There are { $wanted } white lock chips on doors and in the supply, not { $given }.
position-armoured-door-hurt = The armoured door ({ $door }) can’t be damaged or destroyed.
position-wrong-damage = Door { $door } can lose at most { $most } points; then it’s destroyed.
position-wrong-locks = The crypt and the armoured door have two different locks out of the four.
position-wrong-wardrobe = A piece of the wardrobe is on a square with a number from 2 to { $most }.
position-servant-hides = All of a servant’s cards are face up, even { $card }.
position-open-card-unknown = { $card } is face up, so everyone knows it.
position-hunters-forget = All hunters know what’s on their sheets, even { $card }.
position-vampire-forgets = The vampire laid the cellar cards and knows each of them, even { $card }.
position-untrue-knowledge = What is said to be known about { $card } isn’t true.
position-not-hidden = “{ $figure }” doesn’t carry { $card } unseen.
position-untrue-lock = A key that failed doesn’t fit the lock, and a key that fitted does.
position-vampire-elsewhere = The vampire is played from the same seat throughout, and that seat can’t change sides.
position-no-such-seat = “{ $figure }” can’t be played by seat { $given }: there’s no such seat.
position-both-teams = “{ $figure }” is a living hunter and can’t be played by a seat of the vampire’s team.
position-servant-elsewhere = “{ $figure }” is a servant and must be played by a seat of the vampire’s team.
position-slot-of-nobody = It can’t be “{ $figure }”’s turn: they’re dead or gone.
position-wrong-question = This decision isn’t part of a turn for “{ $figure }”.
position-not-asked-now = The decision “{ $decision }” can’t be open at this point in the turn of “{ $figure }”.
position-no-throw = “{ $figure }” has to choose a destination, so “thrown” must say what was rolled.
position-wrong-throw = “{ $figure }” can’t have rolled { $given }: the dice show at most { $most }.
position-hunter-flies = Only the vampire flies, so “bat_slot” can’t be true on “{ $figure }”’s turn.
position-nothing-to-answer = Seat { $seat } is asked but has no possible answer.
position-not-ready = “{ $figure }” is said to be ready to stake, but isn’t a living hunter beside the coffin with hammer and stake.
position-effects-ended = “{ $figure }” isn’t a living hunter, so poison, rats, shackles and grease from before their death have ended.
position-kit-used-up = A first-aid kit without uses is out of the game.
position-without-draft = The decision “{ $decision }” is open only in the middle of a line: write under “after” where the line began, and under “draft” its moves so far.
position-wrong-draft = “{ $given }” isn’t a legal move of a line that is still unfinished.
position-over-without-cause = Only a finished game has a “cause”, and it needs one.

## Scene
question = { $figure }: { $question }
room-own = { $room }
room-stair = Stair
room-passage = Vampire’s passage
room-coffin = Coffin
square-coffin = coffin
square-passage = vampire’s passage
square-stair = stair
square-hatch = hatch
square-start = start square
kind-event-card = event card
kind-cellar-card = cellar card
kind-hunter = hunter
kind-vampire = vampire
kind-corpse = corpse
kind-servant = servant
kind-gone = gone
kind-wardrobe-piece = wardrobe piece
kind-crypt-lock = crypt lock
kind-armour-lock = armoured door lock
kind-lock-card = lock card
kind-door = door
kind-one-way-door = one-way door
kind-crypt-door = crypt door
kind-armoured-door = armoured door
kind-zombie = zombie
kind-wall-chip = wall chip
mark-object = object
mark-power = power
mark-trap = trap
mark-for-red = only for red
mark-for-blue = only for blue
mark-for-green = only for green
mark-for-yellow = only for yellow
mark-remains-red = remains (red)
mark-remains-blue = remains (blue)
mark-remains-green = remains (green)
mark-remains-yellow = remains (yellow)
mark-unlit = not lit
mark-lit = lit
mark-laid = put up at the hatch
mark-secret = not everyone knows it
mark-face-down = face down
mark-face-up = face up
mark-turned-up = just revealed
mark-not-shield = can’t be the shield
mark-not-garlic = can’t be garlic
mark-acting = acting now
mark-ready-to-stake = ready by the coffin with hammer and stake
mark-lying = lies in the coffin
mark-staked = staked
mark-bat = flies as a bat
mark-worn = worn
mark-kept-off = can’t attack on his next turn
mark-poisoned = poisoned
mark-rats = rats
mark-shackled = shackled
mark-stuck = stuck in the grease
mark-not-lock-1 = not gold
mark-not-lock-2 = not silver
mark-not-lock-3 = not copper
mark-not-lock-4 = not iron
mark-open = open
mark-closed = closed
mark-destroyed = destroyed
mark-damaged = damaged
mark-forward = to the right or downwards
mark-backward = to the left or upwards
mark-active = asked now
mark-plays-vampire = plays the vampire
mark-turned = has changed sides
zone-figures = Figures
zone-wardrobe = Wardrobe
zone-locks = Locks
zone-sheet-red = Red’s sheet
zone-sheet-blue = Blue’s sheet
zone-sheet-green = Green’s sheet
zone-sheet-yellow = Yellow’s sheet
zone-hand = Still to lay
zone-fields = Cards on fields
zone-floor = On the floor
zone-out = Out of the game
zone-unseen = Not seen yet
zone-doors = Doors
zone-pawns = Zombies and wall
counter-round = Round
counter-last-round = Last round
counter-chips = White chips
counter-bats = Bat cards
counter-kit-uses = First-aid uses left
counter-thrown = Roll
counter-fuse = Fuse, in turns
counter-figures = Figures
notice-set-up = Set-up ({ $player })
notice-turn = { $figure } ({ $player })
notice-thrown = Roll: { $thrown }.
notice-bat = Roll as a bat: { $thrown }.
notice-found = Revealed on { $field }: { $card }.
notice-found-hidden = The hunters are looking at the card on { $field }.
notice-diagonals = Ranges count diagonals.
notice-public-finds = Finds are public.
notice-remembered-cellar = No notes on the cellar.
notice-crypt = Hunters are alone in the crypt: unless the vampire comes back, he weakens at the end of his turn (life points: -{ $points }).
notice-fuse = A fuse burns on { $square } (target: { $door }). It goes off at the end of { $figure }’s next turn.
notice-fuse-now = A fuse burns on { $square } (target: { $door }). It goes off at the end of { $figure }’s turn.
notice-taking = You take { $cards }
notice-weapon = Weapon: { $weapon }
notice-using = You use { $card }
notice-zombie = First zombie: { $square }
notice-laid = Laid from C1 on: { $cards }
notice-crypt-lock = Crypt lock: { $lock }
then-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
then-face-down = { $field }: face-down card
then-known = { $field }: { $card }, face down
then-open = { $field }: { $cards }
then-remains = on the floor: { $cards }
then-lies-down = coffin: +{ $points } life points a turn, and you can’t leave below { $most }
then-beside-coffin = beside the coffin: from your next turn on you can stake him here
then-wardrobe = within reach: { $piece }
then-door-left = the door’s points left: { $points }
then-failed = already tried in vain
then-kit = life points: +{ $points }; uses left: { $left }
then-range = range { $range }
then-range-diagonal = range { $range }, diagonals too
then-damage =
    { $dice ->
        [one] { $dice } die { $bonus }
       *[other] { $dice } dice { $bonus }
    }
then-dice =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
then-works-from = works on a roll of { $number } or more
then-loses = life points: -{ $points }
then-blast = everyone in the room loses { $points } life points
then-keeps-off = the vampire can’t attack on his next turn
then-holds = the target can’t move on its next turn
then-life = life points: { $points }
then-poisoned = poisoned
then-rats = rats
then-chips = white chips left: { $count }

## Editions
edition-unknown-word = { $file }: “{ $setting }” can’t be “{ $given }”. Possible: { $known }.
edition-bad-name = { $file }: the name “{ $setting }” must have 1 to { $limit } visible characters and no space at either end.
edition-hunter-order = { $file }: “{ $setting }” must name each hunter exactly once: { $known }.
edition-locks = { $file }: “{ $setting }” must hold { $wanted } different names.
edition-lock-place = { $file }: in moves “{ $given }” always means lock { $place }; under “{ $setting }” the name can be only in that place.
edition-no-such-room = { $file }: “{ $setting }” isn’t a room in this villa. A room is named after its topmost square; if there are several, after the leftmost of them.
edition-deck-size = { $file }: the deck “{ $deck }” has { $given } cards; there must be 1 to { $most }.
edition-card-once = { $file }: several cards have the effect “{ $effect }”; there may be only one.
edition-plan-rows = { $file }: below the line of column letters “{ $setting }” must have { $wanted } lines, not { $given }.
edition-plan-width = { $file }: line { $line } of “{ $setting }” must have { $wanted } characters, not { $given }.
edition-plan-sign = { $file }: line { $line }, character { $column } of “{ $setting }” can’t be “{ $given }”. Expected here: { $what }.
plan-square = a square: “.”, a number (1 to 9, x, y, z), S, C, V, P, H or a stair (A, a, W, w, M, m, N, n)
plan-corner = a corner: “+”
plan-outer-wall = the outer wall: “|” or “-”
plan-edge = an edge: a blank, “|”, “-”, “:”, D, X, Z or an arrow in its direction (“<”, “>”, “^”, “v”)
edition-plan-count =
    { $file }: “{ $setting }” must have the sign “{ $sign }” { $wanted ->
        [0] nowhere
        [one] once
       *[other] { $wanted } times
    }, not { $given ->
        [one] once
       *[other] { $given } times
    }.
edition-stair-shifted = { $file }: the stair square “{ $sign }” must be in the same place on both of its plans (“{ $setting }”).
edition-stair-parted = { $file }: the two squares of a stair, { $square } and { $other }, must be side by side without a wall or door (“{ $setting }”).
edition-passage-openings = { $file }: the passage square { $square } in “{ $setting }” must have exactly one side without a wall, not { $given }.
edition-start-squares = { $file }: “{ $setting }” names { $given }; it must name the squares that are drawn with S: { $known }.
edition-start-shut = { $file }: nobody can leave the start square { $square } while the others are taken (“{ $setting }”).
edition-starts-apart = { $file }: the start squares { $square } and { $other } must be in one room (“{ $setting }”).
edition-coffin-parted = { $file }: the coffin squares { $square } and { $other } must be side by side (“{ $setting }”).
edition-vampire-far = { $file }: the vampire’s start square { $square } must be next to the coffin (“{ $setting }”).
edition-crypt-holds = { $file }: coffin and vampire’s start square must be in the crypt, passage and hatch outside it; { $square } doesn’t fit (“{ $setting }”).
edition-too-many-doors = { $file }: the three plans have { $given } doors; at most { $most } are possible.
edition-crypt-open = { $file }: only a crypt door (X) can lead into the crypt, and none inside it; look between { $square } and { $other } (“{ $setting }”).
edition-armoured-elsewhere = { $file }: the armoured door { $square } must touch the stair square A (“{ $setting }”).
edition-map-cut-off = { $file }: this villa can’t be played because of the square { $square } (“{ $setting }”): { $reason }.
cut-off-from-the-hall = at the start the hunters can’t get there from the entrance hall
cut-off-cellar-open = it’s in the cellar, and hunters can walk there right from the start
cut-off-no-way-back = hunters who are there can never get back to the entrance hall
cut-off-by-wall = hunters can’t get there even when the wall is blown up
cut-off-by-passage = a hunter with the card pseudo-vampire can’t get there through the passage
cut-off-after-a-fall = a hunter who falls there through a trapdoor can’t reach any door that leads out
cut-off-from-the-crypt = the vampire can’t get there from his start square
warning-event-cards = Note: this edition has { $given } event cards; the box has { $usual }.
warning-cellar-cards = Note: this edition has { $given } cellar cards; the box has { $usual }.
warning-number-at-locked-door = Note: the numbered square { $square } touches a door that is locked at the start. To try a key there, a hunter must first reveal the card.

## Advice
advice-must = It’s your only move.
advice-arrange = Lay traps near the ways in, and what the hunters need where they get to last.
advice-lock = Any colour will do, as long as it isn’t the same in every game.
advice-own-servant = Play the servant yourself: then it does what you want.
advice-dress = Fetch your wardrobe first: without teeth and nails you can’t bite.
advice-wear = Put it on: you’re stronger with it, and it costs nothing.
advice-fly = Become a bat: the way is long.
advice-prey = Go for a hunter worth biting: you gain more than their blows cost you.
advice-bite = Bite: the weaker the hunter, the sooner you have a servant.
advice-drain = Bite: in the cellar, you gain what your victim loses.
advice-home = Go home to your coffin: there you gain strength, and nobody can strike you.
advice-lie-still = Lie still: nobody with hammer and stake is near, and no prey is worth the blows.
advice-keep-away = Keep away: hammer and stake may be at the coffin before you are strong again.
advice-servant-strikes = Strike: the fewer hunters left, the better for your master.
advice-servant-follows = Get close to a hunter: you can strike next turn.
advice-servant-runs = Run: as long as you carry hammer or stake, the hunters can’t use them.
advice-stake = Drive the stake in: that wins the game.
advice-stand-by-coffin = Stand next to the coffin with hammer and stake: if he lies down, it’s his end.
advice-strike = Strike the vampire while he is within reach.
advice-strike-servant = Strike the servant down: servants have few life points, and what this one carries falls to the floor.
advice-hunt-servant = Go for the servant: you may strike a servant even after moving.
advice-chase = Get close to the vampire: start a turn next to him and you can strike.
advice-occupy = Go into the crypt: with a hunter there and the vampire away, he loses points.
advice-search = Head for the nearest card that no other hunter reaches first.
advice-fetch = Pick up that face-up card: you need it.
advice-take = It’s useful to you.
advice-leave = It’s no use to you, or you have no place to spare.
advice-hand-over = Put it down here for the hunter who has the other half.
advice-make-room = Put down what you need least, so that you can take what matters.
advice-meet = Come closer: another hunter is bringing what goes with your card.
advice-ladder = Put the ladder up at the hatch: it opens the cellar to all hunters.
advice-blast = Light the charge: it clears the way.
advice-unlock = Try a key on the crypt: it may fit, and a failure tells you something too.
advice-let-in = Try a key on the armoured door from inside: it lets the others into the cellar.
advice-break = Break the crypt door down: where no key fits, force helps.
advice-cure = Help the one who needs it most.
advice-plan = Look at a hidden card with the plan: you have nothing better to do with this action.
advice-wait = Wait: nothing within reach helps right now.
advice-end = Nothing here is worth an action.

## Orders
