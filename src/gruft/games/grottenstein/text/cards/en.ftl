# What every piece of Vampir does, in one to three sentences.

about-weapon =
    A weapon. Instead of moving, strike a target { $range ->
        [one] next to you
       *[other] up to { $range } squares away
    }. Damage: { $dice ->
        [one] one die
       *[other] { $dice } dice
    }{ $plus }. { $doors ->
        [0] It’s no use against doors.
       *[other] It also breaks doors.
    }
about-hammer =
    One of the two tools for the kill: hold hammer and stake, end a turn next to the coffin, and strike in your next turn. As a weapon, { $range ->
        [one] next to you
       *[other] up to { $range } squares away
    }: { $dice ->
        [one] one die
       *[other] { $dice } dice
    }{ $plus }.
about-stake =
    With this you win. Hold it together with the hammer, end a turn next to the coffin, and if the vampire lies there in your next turn, drive it through his heart. As a weapon: { $dice ->
        [one] one die
       *[other] { $dice } dice
    }{ $plus }.
about-crucifix =
    Works on the vampire alone. Roll a die: on { $from } or more he loses { $points } life points and can’t attack in his next turn. { $uses ->
        [0] You keep it.
       *[other] Then it’s used up.
    }
about-holy-water =
    Works on the vampire alone, { $range ->
        [one] next to you
       *[other] up to { $range } squares away
    }. Damage: { $dice ->
        [one] one die
       *[other] { $dice } dice
    }{ $plus }. { $uses ->
        [0] You keep it.
       *[other] Then it’s used up.
    }
about-grease =
    Throw it at an enemy { $range ->
        [one] next to you
       *[other] up to { $range } squares away
    } and roll a die: on { $from } or more the target can’t move in its next turn. { $uses ->
        [0] You keep it.
       *[other] Then it’s used up.
    }
about-kit = Use it on yourself or a figure next to you: { $points } life points back, up to { $most }. Number of uses: { $uses }.
about-antidote = Use it on yourself or a figure next to you to end poison (life points: -{ $points } each turn). You keep it.
about-ladder = Use it on a hatch square: from then on everyone, the vampire too, can climb between ground floor and cellar there. A hunter on the hatch can take it away again.
about-dynamite = If you hold the torch too, light it next to a closed door or the walled-up stair. At the end of your next turn roll a die: on { $from } to { $sides } the way is open for good, and everyone in the room loses { $points } life points.
about-torch = Lights the dynamite if you hold both. On its own it does nothing.
about-plan = Use it to look at one face-down card on the floor you’re on. Only the hunters see it, and you keep the plan.
about-flute = Use it on yourself or a figure next to you to chase the rats away (life points: -{ $points } each turn). You keep it.
about-shield = Works by itself: every attack on you does { $points } less damage.
about-garlic = Works by itself: each of the vampire’s bites does { $points } less damage to you. It adds to the shield, but servants don’t mind it.
about-pseudo-vampire = Walk through the vampire’s passage between ground floor and cellar, one step, as only he can. It fills no place and is never used up.
about-zombie-formula = Cast it once to put two zombies on any free squares. Until you die, nobody can enter those squares.
about-key = Try it on a locked door next to you: it opens the lock of its colour. It fills no place and isn’t used up.
about-universal-key = Opens any lock: try it on a crypt door, or on the armoured door from the cellar side. It fills no place and isn’t used up.
about-rats = A trap: rats cling to the hunter who turns it up (life points: -{ $points } at the end of each turn), until someone plays the flute.
about-bat-swarm =
    A trap. Damage to the hunter who turns it up: { $dice ->
        [one] one die
       *[other] { $dice } dice
    }{ $plus }.
about-spirit = A trap: it carries the hunter who turns it up back to the entrance hall.
about-demon =
    A trap. Damage to the hunter who turns it up: { $dice ->
        [one] one die
       *[other] { $dice } dice
    }{ $plus }.
about-poison = A trap: poison in the blood (life points: -{ $points } at the end of each turn, beginning now), until someone uses the antidote.
about-trapdoor = A trap: you fall to the same number one floor below (life points: -{ $bonus }). From the ground floor that is a way into the cellar.
about-shackles = A trap: the hunter who turns it up loses their whole next turn.
about-blood-altar = A trap: it drinks your blood (life points: -{ $bonus }), and the vampire gains what you lost.
about-event-card = An event card, face down. A hunter who stops on its square turns it over: an object or power to keep, or a trap.
about-cellar-card = One of the cards the vampire laid out in the cellar: weapons, a key and the stake, but traps as well. A hunter who stops on its square turns it over.
about-hunter =
    A living hunter: { $life } life points at the start, a dagger, and { $places } places for objects. Only this hunter uses { $colour ->
        [red] red
        [blue] blue
        [green] green
       *[yellow] yellow
    } cards. At 0 they die and rise as the vampire’s servant.
about-corpse = A dead hunter. At the start of their next turn they rise as the vampire’s servant with { $life } life points.
about-servant = Once a hunter, now on the vampire’s side, risen with { $life } life points. Servants walk and fight like hunters, but use no keys, no powers and no stake. At 0 they’re gone for good.
about-gone = This figure has left the villa for good.
about-vampire =
    The Count: { $life } life points at the start. In his coffin he gains { $gain } a turn and can’t be wounded. { $dies ->
        [0] At 0 points he isn’t dead: he lies in his coffin until he has all his points back, and only hammer and stake kill him there.
       *[other] Hammer and stake kill him there; wounds can kill him anywhere else.
    }
about-cape = With the cape the vampire may fly as a bat: he rolls { $dice } dice instead of two, passes every door and can’t bite in that turn. Bat cards: { $bats }.
about-teeth =
    The vampire bites only with teeth and nails. Damage to a hunter next to him: { $dice ->
        [one] one die
       *[other] { $dice } dice
    }{ $plus }. In the cellar he gains what he drinks.
about-nails =
    The vampire bites only with nails and teeth. Damage to a hunter next to him: { $dice ->
        [one] one die
       *[other] { $dice } dice
    }{ $plus }. In the cellar he gains what he drinks.
about-lock = A lock the vampire can choose. The key in its colour opens it.
about-crypt-lock = The lock on both crypt doors. The key in its colour opens it, and so does the universal key. Only the vampire knows which it is.
about-armour-lock = The lock on the armoured door. The key in its colour opens it, but only from the cellar side. Only the vampire knows which it is.
about-door = An ordinary door. Hunters and servants can close it with a chip; then it stops them but not the vampire. It breaks after { $points } points of damage.
about-one-way-door = It opens only in the direction of its arrow, even for blows and shots. It breaks after { $points } points of damage and is then open both ways.
about-crypt-door = Closed from the start. Open it with the right key, break it down ({ $points } points) or blow it up: the vampire’s coffin stands behind it.
about-armoured-door = Only the right key opens it, and only from the cellar side. Blows and dynamite do nothing. Once open, it stays open.
about-wall-chip = The walled-up stair to the cellar. Only dynamite clears it.
about-zombie = A zombie blocks its square for everyone. It can’t be attacked and vanishes when its caster dies.
