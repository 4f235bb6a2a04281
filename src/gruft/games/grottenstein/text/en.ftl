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
option-preset = Values of the edition (printed: unchanged; dagger_minus_2: the dagger does one die -2; tuned: at 0 life points the vampire comes into his coffin, only the stake wins)
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
move-go = { $square } ({ $room })
move-no-step = { $square } ({ $room }): do not move
move-zombie = Zombie on { $square } ({ $room })
move-door = Door { $door } ({ $one } / { $other })
move-wall = The wall chip
move-card = { $card }
move-lay = { $field }: { $card }
move-field = { $field } ({ $room })
move-figure = { $figure }
move-lock = { $lock }
move-throw = Throw the dice and move
move-stay = Stay here, without a throw
move-bat = Fly as a bat: spend a bat card
move-fight = Attack
move-dagger = Dagger
move-bite = Bite a hunter
move-stake-vampire = Drive the stake through the vampire’s heart
move-reveal = Reveal the card
move-take = Take something
move-leave = Leave it
move-take-find = Take it: { $card }
move-leave-find = Leave it face up: { $card }
move-put = Put a card down
move-close = Close a door
move-use = Use an object
move-key = Try a key
move-cast = Cast the zombie formula
move-light = Light the dynamite
move-wear = Take from the wardrobe: { $piece }
move-servant-mine = I play the servant myself
move-servant-owner = { $player } plays the servant and changes sides
move-enough = That is all
move-end = End the turn

## Facts
fact-plays = { $player } plays { $figure }.
fact-wardrobe = Your secret note: { $piece }, number { $field }.
fact-arranged = You have laid the cellar cards, from C1 on: { $cards }. Your locks: crypt { $crypt }, armoured door { $armour }.
fact-arranged-hidden = The vampire has laid the cellar cards and chosen two locks.
fact-slot = Round { $round }. It is the turn of { $figure } ({ $player }).
fact-slot-shackled = Round { $round }. { $figure } ({ $player }) is in shackles and loses this turn.
fact-rises = { $figure } ({ $player }) rises from the dead as a servant. Life points: { $life }. Cards: { $cards }.
fact-end-staked = The vampire crumbles to dust in his own coffin.
fact-end-vampire-dead = The vampire has no life points left. { $figure } is no more.
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
fact-cures =
    { $cured ->
        [0] { $figure } uses: { $card }. Patient: { $patient }. There is nothing to cure.
       *[other] { $figure } uses: { $card }. Patient: { $patient }. The cure takes effect.
    }
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
refusal-nobody-to-bite = No living hunter is within the vampire’s reach.
refusal-game-over = The game is over.
refusal-no-such-seat = There is no player { $given } at this table.
refusal-no-such-move = There is no move number { $given }.
refusal-vampire-sets-up = The villa is still being set up: now { $player } arranges the cellar cards and the locks.
refusal-vampire-decides = A corpse is rising: now { $player } decides who plays the servant.
refusal-without-figure = You have no character left in the villa. Now { $player } decides.
refusal-not-your-slot = Somebody else’s turn: { $figure }. Now { $player } decides.
refusal-not-in-box = This edition does not have this card: { $card }.
refusal-not-carried = { $figure } does not carry this card: { $card }.
refusal-gone = { $target } is gone for good and no longer in the villa.
refusal-corpse = { $target } is a corpse now: neither attacks nor help are of any use.
refusal-only-vampire-flies = Only the vampire becomes a bat.
refusal-only-vampire-bites = Only the vampire bites; hunters and servants fight with weapons.
refusal-only-vampire-wears = Only the vampire takes pieces of his wardrobe.
refusal-vampire-without-cards = The vampire never reveals, takes or uses event and cellar cards.
refusal-vampire-only-bites = The vampire has no weapons: he can only bite, after his movement.
refusal-vampire-closes-nothing = Only hunters and servants close doors.
refusal-only-hunters-stake = Only a living hunter can stake the vampire.
refusal-locks-at-set-up = Locks are chosen only during the set-up.
refusal-nobody-rises = No corpse is rising now.
refusal-nothing-revealed = There is no revealed card that you could leave.
refusal-verb-first = First say what you want to do: { $question }
refusal-must-choose = What has been begun is completed and cannot be taken back: { $question }
refusal-set-up-first = First the set-up must be completed: { $question }
refusal-no-cellar-card = Only cellar cards are laid in the cellar, and this is an event card: { $card }.
refusal-laid-already = You have already laid this card: { $card }.
refusal-lock-used = The crypt already has this lock: { $lock }. The armoured door gets another one.
refusal-rising-first = First decide about the servant: { $question }
refusal-stuck = { $figure } is stuck in the grease: in this turn there is no movement, only staying.
refusal-movement-first = The movement comes first, even if you just stay where you are: { $question }
refusal-movement-over = Your movement in this turn is over: { $question }
refusal-throw-first = First throw the dice; then you choose where to go.
refusal-thrown-already = You have already thrown: { $thrown }. Now choose a square; your own is allowed too.
refusal-fight-before-throw = You have thrown, so you move: a fight in place is chosen before the throw.
refusal-go-first = First choose where your movement ends; your own square is allowed too: { $question }
refusal-must-reveal = Your movement has ended on a face-down card, and before anything else you must reveal it: { $field }.
refusal-one-action = That would be two actions: take the revealed card or leave it, but nothing can be put down for it.
refusal-take-or-leave = The revealed card comes first: { $question }
refusal-bat-needs-cape = Without the cape you cannot become a bat.
refusal-no-bat-left = All your bat cards are used up.
refusal-worn-already = You already have this piece: { $piece }.
refusal-piece-too-far = By your note this piece lies on { $field }, and your movement must end there or on an adjacent square: { $piece }.
refusal-piece-behind-wall = By your note this piece lies on { $field }, but a wall is between you and that square: { $piece }.
refusal-shackled = { $figure } is in shackles and can only end this turn.
refusal-resting = The vampire rests in his coffin until he has { $most } life points again; now he has { $life } and can only end the turn.
refusal-bitten-already = The vampire attacks only once in a turn, and nothing follows: you can only end the turn.
refusal-too-far = { $square } is too far away. Steps needed: at least { $steps }, thrown: { $thrown }.
refusal-way-closed-door = You cannot get to { $square }: the door { $door } is closed.
refusal-way-one-way = You cannot get to { $square }: the one-way door { $door } lets you through only in the other direction.
refusal-way-wall-chip = You cannot get to { $square }: the wall chip lies on { $at }.
refusal-way-coffin = You cannot get to { $square }: only the vampire may enter the coffin ({ $at }).
refusal-way-passage = You cannot get to { $square }: only the vampire or a living hunter with Pseudo-vampire may enter the vampire’s passage ({ $at }).
refusal-way-link = You cannot get to { $square }: only the vampire or a living hunter with Pseudo-vampire may go through the passage to { $at }.
refusal-way-ladder = You cannot get to { $square }: only a ladder leads through the hatch to { $at }, and none is laid.
refusal-way-figure = You cannot get to { $square }: { $figure } stands on { $at }.
refusal-way-corpse = You cannot get to { $square }: a corpse lies on { $at } ({ $figure }).
refusal-way-zombie = You cannot get to { $square }: a zombie stands on { $at }.
refusal-bat-lands = As a bat you fly over others, but your movement cannot end on { $square }: { $figure } is there.
refusal-out-of-range = { $target } is out of reach: distance { $distance }, range { $range }.
refusal-other-plan = { $target } is out of reach: no plan shows both squares.
refusal-line-wall = { $target } is out of reach: a wall is between you.
refusal-line-wall-chip = { $target } is out of reach: the wall chip is between you.
refusal-line-closed-door = { $target } is out of reach: the closed door { $door } is between you.
refusal-line-one-way = { $target } is out of reach: between you is the one-way door { $door }, and its arrow points towards you.
refusal-lying = { $target } lies in the coffin, out of reach of blows and of help.
refusal-nothing-to-attack = From { $square } none of your weapons reaches an enemy, and no door there can be broken.
refusal-servant-attacks-first = A servant attacks only instead of moving, never afterwards.
refusal-attack-instead-of-moving = The vampire and doors are attacked only instead of moving; after a throw or a stay only servants can be attacked.
refusal-no-servant = After moving you can attack only servants, and there is none in the villa.
refusal-no-weapon = This card is not a weapon to attack with: { $card }.
refusal-harms-only-vampire = This weapon works only against the vampire: { $weapon }.
refusal-harms-only-hunters = This weapon works only against living hunters: { $weapon }.
refusal-harms-no-doors = This weapon does not harm doors: { $weapon }.
refusal-own-team = { $target } is on your own side and cannot be attacked.
refusal-bite-needs-pieces = The vampire attacks only with teeth and nails; still missing: { $pieces }.
refusal-bat-does-not-bite = In this turn you are a bat and cannot attack.
refusal-lying-does-not-bite = While the vampire lies in his coffin he cannot attack.
refusal-kept-off = The vampire was driven back and may not attack in this turn.
refusal-not-lying = The vampire can be staked only while he lies in his coffin.
refusal-stake-needs-both = Who stakes the vampire needs hammer and stake himself; missing: { $cards }.
refusal-stake-not-prepared = To stake the vampire you must have ended your previous turn next to the coffin, with hammer and stake.
refusal-stake-instead-of-moving = You stake the vampire instead of moving: arriving and staking in one turn is impossible.
refusal-no-door-here = Your square touches no door: { $square }.
refusal-door-not-touched = You are on { $square }, and that square does not touch the door { $door }.
refusal-wall-is-no-door = The wall is not a door: only dynamite removes the wall chip.
refusal-no-chip-left = No white lock chip is left in the supply, so no door can be closed.
refusal-armoured-stays = Nobody can close the armoured door ({ $door }); once opened, it stays open.
refusal-armoured-resists = Force is useless against the armoured door: { $door }.
refusal-door-closed = This door is closed already: { $door }.
refusal-door-open = This door is open already: { $door }.
refusal-door-destroyed = This door is destroyed and open for good: { $door }.
refusal-no-lock = Only the two crypt doors and the armoured door can be opened with keys, not this one: { $door }.
refusal-lock-inside = The armoured door can be opened only from inside, from the stair: { $door }.
refusal-no-key = You hold no key.
refusal-no-key-at-all = This card is not a key: { $card }.
refusal-no-charge = To blow something up you need both dynamite and torch; missing: { $cards }.
refusal-nothing-to-blow-up = Nothing can be blown up from { $square }: it touches neither a door nor the wall chip.
refusal-wall-gone = The wall chip is gone: the way is free.
refusal-wall-not-beside = Your square is not adjacent to the wall chip: { $square }.
refusal-not-numbered = This is not a numbered square, so it has no field for cards: { $square }.
refusal-nothing-face-down = There is no face-down card here: { $field }.
refusal-other-colour = Its coloured border says that only { $figure } may carry this card: { $card }.
refusal-no-place = There is not enough room on the sheet for this card: { $card }. Places needed: { $needed }, free: { $free }.
refusal-nothing-to-take = Nothing that could be taken lies here: { $square }.
refusal-not-here = This card does not lie face up on { $square }: { $card }.
refusal-named-already = You have already named this card: { $card }.
refusal-other-place = One action takes cards from one place, and this one lies in another: { $card }.
refusal-one-card-of-field = One action takes only one card of a field, and you named several: { $cards }.
refusal-no-remains = This card does not belong to the remains of a servant, so leave out “remains”: { $card }.
refusal-burning = This card is burning, and nobody may take it: { $card }.
refusal-servant-leaves-it = Servants cannot take this card; it is for living hunters: { $card }.
refusal-field-covered = A face-down card still lies here, so nothing can be put on it: { $field }.
refusal-remains-here = The remains of a servant lie here, and nothing else may be put down: { $square }.
refusal-empty-sheet = { $figure } has no card to put down.
refusal-dagger-stays = The dagger is not a card: it cannot be put down.
refusal-nothing-to-use = { $figure } carries no object that is used as an action.
refusal-weapon-in-fights = A weapon is used in a fight, not like this: { $card }.
refusal-works-by-itself = This card works by itself, without an action: { $card }.
refusal-light-has-its-verb = Dynamite and torch are lit together, as an action of its own: { $card }.
refusal-cast-has-its-verb = Casting the formula is an action of its own: { $card }.
refusal-key-has-its-verb = Trying a key on a door is an action of its own: { $card }.
refusal-servant-without-powers = Servants can use neither keys nor other powers.
refusal-no-formula = You do not have the zombie formula.
refusal-plan-shows-nothing = No face-down card is left on your floor for the plan to show: { $floor }.
refusal-plan-of-other-floor = The plan shows only cards of your floor ({ $floor }), and { $field } is on another one.
refusal-no-hatch-here = The ladder is laid only on a hatch square, and this is none: { $square }.
refusal-zombie-in-coffin = No zombie may stand in the coffin: { $square }.
refusal-zombie-in-wall = While the wall chip lies there no zombie can stand on this square: { $square }.
refusal-zombie-needs-room = Somebody is on this square already: { $square }.
refusal-zombies-apart = The first zombie already stands on this square: { $square }.
refusal-unreadable = “{ $given }” is not a move of this game. Write for example “throw”, “Gh5”, “hit V sword” or “end”.
refusal-no-such-card = “{ $given }” stands for no card of this edition. Cards are written by number (E09) or by name (sword).
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
kind-wardrobe-piece = piece of the wardrobe
kind-crypt-lock = lock of the crypt
kind-armour-lock = lock of the armoured door
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
mark-secret = not everybody knows it
mark-face-down = face down
mark-face-up = face up
mark-turned-up = just revealed
mark-not-shield = cannot be the shield
mark-not-garlic = cannot be garlic
mark-acting = at turn
mark-ready-to-stake = stands by the coffin with hammer and stake
mark-lying = lies in the coffin
mark-bat = flies as a bat
mark-worn = worn
mark-kept-off = may not attack in his next turn
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
zone-hand = To be laid
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
counter-kit-uses = Uses of the first-aid kit
counter-thrown = Throw
counter-fuse = Turns of the fuse
counter-figures = Figures
notice-set-up = Set-up ({ $player })
notice-turn = { $figure } ({ $player })
notice-thrown = Throw: { $thrown }.
notice-bat = Throw as a bat: { $thrown }.
notice-found = Revealed on { $field }: { $card }.
notice-found-hidden = The hunters look at the card of { $field }.
notice-crypt = Hunters are alone in the crypt: if the vampire does not come back, he loses { $points } life points at the end of his turn.
notice-fuse = A fuse burns on { $square } (target: { $door }). It explodes at the end of the next turn of { $figure }.
notice-fuse-now = A fuse burns on { $square } (target: { $door }). It explodes at the end of the turn of { $figure }.
notice-taking = You take: { $cards }
notice-weapon = Weapon: { $weapon }
notice-using = You use: { $card }
notice-zombie = First zombie: { $square }
notice-laid = Laid from C1 on: { $cards }
notice-crypt-lock = Lock of the crypt: { $lock }
then-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
then-face-down = { $field }: face-down card
then-known = { $field }: { $card }, face down
then-open = { $field }: { $cards }
then-remains = on the floor: { $cards }
then-lies-down = coffin: you lie down
then-wardrobe = within reach: { $piece }
then-door-left = points of the door left: { $points }
then-failed = was already tried in vain
then-kit = +{ $points } life points, uses left: { $left }
then-range = range { $range }
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
then-works-from = works from a throw of { $number } on
then-loses = -{ $points } life points
then-keeps-off = the vampire may not attack in his next turn
then-holds = the target cannot move in its next turn
then-life = life points: { $points }
then-poisoned = poisoned
then-rats = rats
then-chips = white chips left: { $count }

## Editions
edition-unknown-word = { $file }: “{ $given }” cannot stand under “{ $setting }”. Possible: { $known }.
edition-bad-name = { $file }: the name “{ $setting }” must have 1 to { $limit } visible characters and no space at either end.
edition-hunter-order = { $file }: “{ $setting }” must name each hunter exactly once: { $known }.
edition-locks = { $file }: “{ $setting }” must hold { $wanted } different names.
edition-lock-place = { $file }: in moves “{ $given }” always means lock { $place }; under “{ $setting }” the name can stand only in that place.
edition-no-such-room = { $file }: “{ $setting }” names no room of this villa. A room is called by its topmost square, of several by the leftmost.
edition-deck-size = { $file }: { $given } cards have the deck “{ $deck }”; there must be 1 to { $most }.
edition-card-once = { $file }: several cards have the effect “{ $effect }”; there may be only one.
edition-plan-rows = { $file }: below the line of column letters “{ $setting }” must have { $wanted } lines, not { $given }.
edition-plan-width = { $file }: line { $line } of “{ $setting }” must have { $wanted } characters, not { $given }.
edition-plan-sign = { $file }: line { $line }, character { $column } of “{ $setting }” cannot be “{ $given }”. Here stands { $what }.
plan-square = a square: “.”, a number (1 to 9, x, y, z), S, C, V, P, H or a stair (A, a, W, w, M, m, N, n)
plan-corner = a corner: “+”
plan-outer-wall = the outer wall: “|” or “-”
plan-edge = an edge: a blank, “|”, “-”, “:”, D, X, Z or an arrow in its direction (“<”, “>”, “^”, “v”)
edition-plan-count = { $file }: “{ $setting }” must have the sign “{ $sign }” { $wanted ->
        [0] nowhere
        [one] once
       *[other] { $wanted } times
    }, not { $given ->
        [one] once
       *[other] { $given } times
    }.
edition-stair-shifted = { $file }: the stair square “{ $sign }” must stand in the same place on both of its plans (“{ $setting }”).
edition-stair-parted = { $file }: the two squares of a stair, { $square } and { $other }, must lie side by side without wall or door (“{ $setting }”).
edition-passage-openings = { $file }: the passage square { $square } in “{ $setting }” must have exactly one side without a wall, not { $given }.
edition-start-squares = { $file }: “{ $setting }” names { $given }; it must name the squares that are drawn with S: { $known }.
edition-start-shut = { $file }: nobody can leave the start square { $square } while the others are taken (“{ $setting }”).
edition-starts-apart = { $file }: the start squares { $square } and { $other } must lie in one room (“{ $setting }”).
edition-coffin-parted = { $file }: the coffin squares { $square } and { $other } must lie side by side (“{ $setting }”).
edition-vampire-far = { $file }: the vampire’s start square { $square } must lie beside the coffin (“{ $setting }”).
edition-crypt-holds = { $file }: coffin and vampire’s start square must lie in the crypt, passage and hatch outside it; { $square } does not fit (“{ $setting }”).
edition-too-many-doors = { $file }: the three plans have { $given } doors; at most { $most } are possible.
edition-crypt-open = { $file }: only a crypt door (X) can lead into the crypt, and none inside it; look between { $square } and { $other } (“{ $setting }”).
edition-armoured-elsewhere = { $file }: the armoured door { $square } must touch the stair square A (“{ $setting }”).
edition-map-cut-off = { $file }: this villa cannot be played in because of the square { $square } (“{ $setting }”): { $reason }.
cut-off-from-the-hall = at the start the hunters cannot get there from the entrance hall
cut-off-cellar-open = it lies in the cellar, and hunters can walk there right from the start
cut-off-no-way-back = hunters who are there can never get back to the entrance hall
cut-off-by-wall = hunters cannot get there even when the wall is blown up
cut-off-by-passage = a hunter with the card pseudo-vampire cannot get there through the passage
cut-off-after-a-fall = who falls there through a trapdoor cannot reach any door that leads out
cut-off-from-the-crypt = the vampire cannot get there from his start square
warning-event-cards = Note: this edition has { $given } event cards; the box has { $usual }.
warning-cellar-cards = Note: this edition has { $given } cellar cards; the box has { $usual }.
warning-number-at-locked-door = Note: the numbered square { $square } touches a door that is locked at the start. Whoever wants to try a key there must first reveal the card.

## Advice
advice-must = There is nothing else you may do.
advice-arrange = Lay traps near the ways in, and what the hunters need where they come late.
advice-lock = Any colour will do, as long as it is not the same in every game.
advice-own-servant = Play the servant yourself: then he does what you want.
advice-dress = Fetch your wardrobe first: without teeth and nails you cannot bite.
advice-wear = Put it on: you are stronger with it, and it costs nothing.
advice-fly = Become a bat: the way is long.
advice-prey = Go for a hunter whose bite is worth more than the blows it brings you.
advice-bite = Bite: the weaker the hunter, the sooner he serves you.
advice-drain = Bite: in the cellar, what he loses you gain.
advice-home = Go home to your coffin: there you gain strength, and nobody can strike you.
advice-lie-still = Lie still: nobody with hammer and stake is near, and no prey is worth the blows.
advice-keep-away = Keep away: hammer and stake may be at the coffin before you are strong again.
advice-servant-strikes = Strike: the fewer hunters live, the better for your master.
advice-servant-follows = Get close to a hunter: in your next turn you can strike.
advice-servant-runs = Run: as long as you carry hammer or stake, the hunters cannot use them.
advice-stake = Drive the stake in: that wins the game.
advice-stand-by-coffin = Go and stand beside the coffin with hammer and stake: lying down will then be his end.
advice-strike = Strike the vampire while he is within reach.
advice-strike-servant = Strike the servant down: he has few life points, and what he carries falls to the floor.
advice-hunt-servant = Go for the servant: you may strike him even after moving.
advice-chase = Get close to the vampire: who starts a turn beside him can strike.
advice-occupy = Go into the crypt: while the vampire is away and a hunter is there, he loses points.
advice-search = Search here: other hunters are nearer to the other cards.
advice-fetch = Fetch what lies open: you need it.
advice-take = Take it: it is of use to you.
advice-leave = Leave it: it is of no use to you, or there is no place to spare for it.
advice-hand-over = Lay it down on this field for the hunter who has what belongs to it.
advice-make-room = Put down what you need least, so that you can take what matters.
advice-meet = Come closer: another hunter brings what belongs to your card.
advice-ladder = Lay the ladder at the hatch: it opens the cellar to all hunters.
advice-blast = Light the charge: it clears the way.
advice-unlock = Try a key on the crypt: it may fit, and every failure tells something too.
advice-let-in = Try a key on the armoured door from inside: it lets the others into the cellar.
advice-break = Break the crypt door down: force helps where no key fits.
advice-cure = Help whoever needs it most.
advice-plan = Look at a hidden card with the plan: there is nothing better to do with this action.
advice-wait = Wait: there is nothing within your reach that helps now.
advice-end = End your turn: nothing here is worth an action.

## Orders
