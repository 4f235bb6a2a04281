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
option-vampire_seat = Seat that plays the vampire, counted from 0
option-hunter_order = Order of the hunters’ turns (printed: as in the edition)
option-preset = Values of the edition (printed: unchanged; dagger_minus_2: the dagger does one die -2)
option-vampire_zero = What happens when the vampire has no life points left (printed: as in the edition; dies: the hunters win; coffin: he is laid in his coffin)
option-max_rounds = After how many rounds the vampire’s team wins (0: as in the edition)
option-no-such-seat = The option “{ $option }” names a seat from 0 to { $high }.

## Decisions
decision-over = The game is over.
decision-wait = You are not asked now.
decision-placing = Which card do you lay on the next field of the cellar?
decision-locking-crypt = Which lock do you give the crypt?
decision-locking-armour = Which lock do you give the armoured door?
decision-rising = Who plays the new servant?
decision-first = How do you begin this turn?
decision-vampire-first = How do you begin this turn as the vampire?
decision-destination = Where do you go?
decision-action = What do you do now?
decision-revealed = Do you take the revealed card, or do you leave it?
decision-vampire-action = What do you do now as the vampire?
decision-ending = Nothing else is possible: do you end the turn?
decision-weapon = Which weapon do you use?
decision-target = Whom or what do you attack?
decision-taking = Which card do you take?
decision-taking-more = Which other card do you take, or is that all?
decision-putting = Which card do you put down?
decision-closing = Which door do you close?
decision-using = Which object do you use?
decision-patient = Whom do you help?
decision-looking = Which face-down card do you look at?
decision-key-card = Which key do you try?
decision-key-door = Which door do you try it on?
decision-casting = Where does the first zombie stand?
decision-casting-again = Where does the second zombie stand?
decision-lighting = What do you blow up?
decision-biting = Whom do you bite?

## Moves

## Facts
fact-plays = { $player } plays { $figure }.
fact-wardrobe = Your secret note: { $piece }, number { $field }.
fact-arranged = You have laid the cellar cards, from C1 on: { $cards }. Your locks: crypt { $crypt }, armoured door { $armour }.
fact-arranged-hidden = The vampire has laid the cellar cards and chosen two locks.
fact-slot = Round { $round }. It is the turn of { $figure } ({ $player }).
fact-slot-shackled = Round { $round }. { $figure } ({ $player }) is in shackles and loses this turn.
fact-rises = { $figure } ({ $player }) rises from the dead as a servant. Life points: { $life }. Cards: { $cards }.
fact-end-staked = The vampire crumbles to dust in his own coffin.
fact-end-vampire-dead = The vampire has no life points left: Count Grottenstein is no more.
fact-end-no-hunter = No living hunter is left in the villa.
fact-end-rounds-over = The last round is over, and the vampire still walks.
fact-wins = { $player } wins.
fact-flies = { $figure } becomes a bat and throws { $thrown }. Bat cards left: { $left }.
fact-throws = { $figure } throws { $thrown }.
fact-stays = { $figure } stays put, without a throw.
fact-uses-passage = { $figure } shows Pseudo-vampire and may use the vampire’s passage.
fact-moves =
    { $steps ->
        [0] { $figure } does not leave { $square }.
        [one] { $figure } goes { $steps } step, to { $square }.
       *[other] { $figure } goes { $steps } steps, to { $square }.
    }
fact-lies-down = { $figure } lies down in the coffin ({ $square }).
fact-displaced = { $figure } suddenly stands on { $square }.
fact-reveals = { $figure } reveals the card of { $field }: { $card }.
fact-reveals-hidden = { $figure } reveals the card of { $field }. Only the hunters see it.
fact-keeps = { $figure } takes the card of { $field }: { $card }.
fact-keeps-hidden = { $figure } takes the card of { $field } without showing it.
fact-leaves = { $figure } leaves the card of { $field } face up: { $card }.
fact-takes = { $figure } takes: { $cards }.
fact-puts = { $figure } puts down: { $card }.
fact-ladder = { $figure } puts up the ladder on { $square }: now there is a way through the hatch.
fact-heals =
    { $gained ->
        [0] { $figure } uses: { $card }. Patient: { $patient }. There is nothing to heal. Uses left: { $left }.
       *[other] { $figure } uses: { $card }. Patient: { $patient }. Life points: +{ $gained }. Uses left: { $left }.
    }
fact-cures = { $figure } uses: { $card }. Patient: { $patient }. The cure takes effect.
fact-looks = { $figure } uses the plan and looks at the card of { $field }: { $card }.
fact-looks-hidden = { $figure } uses the plan and looks at the card of { $field }.
fact-zombies = { $figure } casts the zombie formula. Zombies stand on { $squares }.
fact-zombies-vanish = Their caster is dead: both zombies vanish.
fact-closes = { $figure } closes the door { $door }.
fact-key-fits = { $figure } tries a key on the door { $door }: { $card }. It fits, and the door is open!
fact-key-fails = { $figure } tries a key on the door { $door }: { $card }. It does not fit.
fact-wears = The vampire takes a piece of his wardrobe: { $piece }, number { $field }.
fact-strikes =
    { $lost ->
        [0] { $figure } attacks { $target } ({ $weapon }). Throw: { $die }. No life points lost, { $left } left.
       *[other] { $figure } attacks { $target } ({ $weapon }). Throw: { $die }. Life points: -{ $lost }, { $left } left.
    }
fact-protects = { $figure } has protection: { $card }.
fact-stuck = { $figure } is stuck: no movement in the next turn.
fact-kept-off = The vampire recoils and may not attack in his next turn.
fact-strikes-door = { $figure } strikes the door { $door } ({ $weapon }). Throw: { $die }. Points of the door left: { $left }.
fact-breaks-door = { $figure } breaks down the door { $door } ({ $weapon }). Throw: { $die }.
fact-stakes = { $figure } drives the stake through the vampire’s heart!
fact-poisoned = The poison burns in { $figure }. Life points: -{ $lost }, { $left } left.
fact-rats = The rats bite { $figure }. Life points: -{ $lost }, { $left } left.
fact-regenerates =
    { $gained ->
        [0] The vampire rests in his coffin and keeps all { $left } life points.
       *[other] The vampire regains strength in his coffin. Life points: +{ $gained }, now { $left }.
    }
fact-crypt = Hunters in his crypt: the vampire grows weaker. Life points: -{ $lost }, { $left } left.
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
               *[other] { $figure } reveals a trap on { $field }: { $card }! Throw: { $die }. Life points: -{ $lost }, { $left } left.
            }
    }
fact-trap-fails = { $figure } reveals a trap on { $field }: { $card }. It does nothing to servants.
fact-lights = { $figure } lights the dynamite on { $square }. Target: { $door }.
fact-fizzles = The fuse burns down. Throw: { $die }. Nothing happens; the charge lies unlit on { $square }.
fact-explodes = The fuse burns down. Throw: { $die }. The charge explodes! Target: { $door }.
fact-blast = The blast hits { $figure }. Life points: -{ $lost }.

## Ends
end-staked = The vampire has been staked: the hunters win.
end-vampire-dead = The vampire has no life points left: the hunters win.
end-no-hunter = No living hunter is left: the vampire’s team wins.
end-rounds-over = The last round is over: the vampire’s team wins.

## Refusals
refusal-unreadable = “{ $given }” is not a move of this game. Write for example “throw”, “Gh5”, “hit V sword” or “end”.
refusal-no-such-card = “{ $given }” is not a card of this game.
refusal-which-card = Several cards are called “{ $given }”. Write the number of the one you mean: { $cards }.
refusal-no-such-square = The villa has no square “{ $given }”. Squares are written like “Gh11”: floor C, G or U, column a to o, row 1 to 11.
refusal-no-such-door = The villa has no door “{ $given }”. Doors are written by their two squares, like “Gh5/h6”.
refusal-no-such-field = There is no card field “{ $given }”. The fields are C1 to C12, G1 to G12 and U1 to U12.
refusal-no-such-figure = There is no figure “{ $given }”. The figures are red, blue, green, yellow and vampire, or R, B, G, Y and V.
refusal-not-there = You wrote “{ $given }”, but here it is “{ $found }”.
refusal-other-slot = You wrote a move for “{ $given }”, but it is the turn of “{ $found }”.
refusal-result = “{ $given }” tells a result. The dice and the rules decide it: write only what you do.
position-no-hunter = No hunter is alive, so the game would be over.
position-wrong-life = “{ $figure }” cannot have { $given } life points: the living have 1 to { $most }, the dead 0.
position-wrong-status = “{ $figure }” must be living, corpse, servant or gone.
position-wrong-bats = There are at most { $most } bat cards.
position-half-zombies = Both zombies stand on squares and have a hunter who placed them, or neither does.
position-zombies-without-caster = The hunter who placed the zombies is not alive, so they would have vanished.
position-no-such-square = Somebody or something is on a square that the villa does not have: { $given }.
position-square-taken = Two cannot stand on one square: { $square }.
position-in-coffin = Only the vampire may be on a square of the coffin: { $square }.
position-in-wall = While the wall chip lies there nobody can be on this square: { $square }.
position-gone-stands = “{ $figure }” is gone and stands on no square.
position-gone-carries = “{ $figure }” is gone and carries nothing, so this card must be elsewhere: { $card }.
position-too-much = “{ $figure }” carries more than fits into { $most } places.
position-wrong-border = “{ $figure }” may not carry this card: its border has another colour ({ $card }).
position-card-twice = Every card is in one place, and this one is named twice: { $card }.
position-card-nowhere = This card lies nowhere: { $card }.
position-card-not-in-box = This edition does not have the card { $card }.
position-card-in-hand = Only before the set-up is complete does the vampire hold cellar cards: { $card }.
position-wrong-deck = The card { $card } cannot lie face down on { $field }: event cards lie upstairs, cellar cards in the cellar.
position-field-covered = Where a face-down card lies nothing else can lie: { $field }.
position-trap-lies-open = A trap is face down or out of the game, never open or on a sheet: { $card }.
position-too-few-fields = Cards that are named nowhere ({ $count }) lie face down, and there are only so many fields for them: { $left }.
position-arranged-already = While the vampire still arranges the cellar, no cellar card lies anywhere and no lock is chosen; write what he has laid so far as a “draft”.
position-wrong-charge = A lit charge needs dynamite and torch on its square, a hunter or servant who lit it, and a door or the wall beside it that it can blow up.
position-ladder-elsewhere = The ladder is laid only on a hatch square.
position-remains-of-the-living = “{ $figure }” is not gone, so there are no remains of that colour.
position-on-the-floor = This card cannot lie on the floor in this way: { $card }.
position-wrong-chips = There are { $wanted } white lock chips on doors and in the supply, not { $given }.
position-armoured-door-hurt = The armoured door cannot be damaged or destroyed: { $door }.
position-wrong-damage = A door loses at most { $most } points, and then it is destroyed: { $door }.
position-wrong-locks = Crypt and armoured door have two different locks of the four.
position-wrong-wardrobe = A piece of the wardrobe lies on a square with a number from 2 to { $most }.
position-servant-hides = All cards of a servant are open, also this one: { $card }.
position-open-card-unknown = This card lies open, so everybody knows it: { $card }.
position-hunters-forget = All hunters know what is on their sheets, also this card: { $card }.
position-vampire-forgets = The vampire has laid the cellar cards and knows each of them, also this one: { $card }.
position-untrue-knowledge = What is said to be known of this card is not true: { $card }.
position-not-hidden = “{ $figure }” does not carry this card unseen: { $card }.
position-untrue-lock = A key that failed does not fit the lock, and a key that fitted does.
position-vampire-elsewhere = The vampire is played by the seat that has been his from the start, and that seat cannot change sides.
position-no-such-seat = “{ $figure }” cannot be played by seat { $given }: there is no such seat.
position-both-teams = “{ $figure }” is a living hunter and cannot be played by a seat of the vampire’s team.
position-servant-elsewhere = “{ $figure }” is a servant and must be played by a seat of the vampire’s team.
position-slot-of-nobody = It cannot be the turn of “{ $figure }”, who is dead or gone.
position-wrong-question = This decision does not belong to a turn of “{ $figure }”.
position-not-asked-now = The decision “{ $decision }” cannot be open at this moment of the turn of “{ $figure }”.
position-no-throw = “{ $figure }” is to choose a destination, so “thrown” must say what was thrown.
position-nothing-to-answer = Seat { $seat } is asked but could answer nothing.
position-not-ready = “{ $figure }” is said to be ready to stake, but is no living hunter who holds hammer and stake.
position-kit-used-up = A first-aid kit without uses is out of the game.
position-without-draft = The decision “{ $decision }” is open only in the middle of a line: write under “after” where the line began, and under “draft” its moves so far.
position-wrong-draft = “{ $given }” is not a legal move of a line that is still unfinished.
position-over-without-cause = A game that is over has a “cause”, and no other has one.

## Scene

## Editions

## Advice

## Orders
