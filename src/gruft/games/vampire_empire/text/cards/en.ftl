# Vampire Empire: what every kind of piece does.

## Combat cards
about-one-class = Worth { $value } in a combat, for attack or defence. It supports characters of its class: { $type }.
about-two-classes = Worth { $value } in a combat, for attack or defence. It supports characters of two classes: { $type } and { $other }.
about-class-and-red = A red card worth { $value }. It supports characters of its class ({ $type }) and any revealed vampire. Three red cards hide a character.
about-red = A red card worth { $value }. It supports revealed vampires only, not secret ones. Three red cards hide a character.
about-class-and-water = Worth { $value }. It supports characters of its class ({ $type }), and anyone who fights a revealed vampire. Two water cards test a character.
about-water = Holy water worth { $value }. It helps anyone who fights a revealed vampire. Two water cards test a character: human or vampire?
about-combat-back = A combat card: its value counts in combats, for the characters it suits.

## Support cards
about-marker = Put a marker of +1 on a castle character of one class ({ $type }), on attack or defence; on the { $character } it is +2. { $both ->
        [0] It counts in round 1 of a combat.
       *[other] It counts in both rounds of a combat.
    } { $protects ->
        [0] Play it before or after an action.
       *[other] Play it before or after an action, or for a character that’s being attacked.
    } Cost: { $day } by day, { $night } by night, in cards from your hand.
about-secret-journey = Send a castle character away. No one can attack, test or hide it, and it returns when the city is empty. { $protects ->
        [0] Play it before or after an action.
       *[other] Play it before or after an action, or for a character that’s being attacked.
    } Cost: { $day } by day, { $night } by night, in cards from your hand.
about-secret-passage = End a combat at once: no one dies, and all its cards go to the moats. Play it when you may respond to the vampires’ cards. Cost: { $day } by day, { $night } by night, in cards from your hand.
about-chapel = Take { $count } combat cards from your moat and shuffle them into your deck. { $water ->
        [0] Cards that are only holy water can’t come back.
       *[other] Holy water counts as a combat card here.
    } Play it before or after an action. Cost: { $day } by day, { $night } by night, in cards from your hand.
about-herbalist = Save a human who has just died: they’re shuffled into the city, alive. Cost: { $day } by day, { $night } by night, in cards from your hand.
about-crypt-opening = Look through the vampires’ cellar and take one card into your hand; from then on it’s yours. Play it before or after an action. Cost: { $day } by day, { $night } by night, in cards from your hand.
about-any-fighter = Worth { $value } in a combat, for any character. Play it with your other cards for the attack or the defence. Cost: { $day } by day, { $night } by night, in cards from your hand.
about-sacrifice = Cancel one card the vampire player has just played: it has no effect. Works on support cards, in a combat and when hiding. Cost: { $day } by day, { $night } by night, in cards from your hand.
about-bat-form = Name a card type. Your opponent shows their whole hand and discards every card of that type. Play it before or after an action. Cost: { $day } by day, { $night } by night, in cards from your hand.
about-mist-form = Needs a revealed vampire in the castle. Put one card from your opponent’s cellar into their moat, then shuffle the vampire into the city. { $protects ->
        [0] Play it before or after an action.
       *[other] Play it before or after an action, or for a character that’s being attacked.
    } Cost: { $day } by day, { $night } by night, in cards from your hand.
about-hypnosis = The top { $count } characters of the city enter the castle. Choose who stays; the others go back on top of the city in your order. { $protects ->
        [0] Play it before or after an action.
       *[other] Play it before or after an action, or for a character that’s being attacked.
    } Cost: { $day } by day, { $night } by night, in cards from your hand.
about-regeneration = { $always ->
        [0] Save a vampire that has just died, if it was already revealed: it’s shuffled into the city and stays revealed.
       *[other] Save a vampire that has just died, even if its death revealed it: it’s shuffled into the city and stays revealed.
    } Cost: { $day } by day, { $night } by night, in cards from your hand.
about-coffin = Draw { $count } cards; you may hold more than eight for now. Play it before or after an action. Cost: { $day } by day, { $night } by night, in cards from your hand.
about-im-not-a-vampire = When holy water tests a character, no answer is given and the water is wasted. You may use it to bluff for a human. Cost: { $day } by day, { $night } by night, in cards from your hand.
about-support-back = A support card: it has an effect of its own, and you pay for it with other cards from your hand.

## Characters and what is known
about-card = A face-down card: only its owner, or someone who has seen it, knows what it is.
about-character = Class: { $type }. Either player may fight with a character in the castle, using cards of its class. { $both ->
        [0] Sword and shield markers add to attack and defence in round 1.
       *[other] Sword and shield markers add to attack and defence in both rounds.
    } A revealed vampire is printed in negative.
about-token = A token says what a character is: the vampire player’s three are the vampires, the human player’s two are human. It stays secret until it’s turned face up.
about-suspect = What you know about this character: human, vampire or unknown. A full badge means everyone knows, a hollow one that only you do.
about-trio = Three characters that could still be the vampires, as far as you know.
