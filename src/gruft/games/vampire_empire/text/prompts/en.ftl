# Vampire Empire: why each question is asked, and what always stands on the table.

## Why it is asked
why-decision-over = There’s nothing left to decide.
why-decision-wait = Your opponent decides first.
why-decision-step1 = You then draw back up to eight. What you put in the cellar comes back once, as your second deck; what goes into the moat is out of the game.
why-decision-reveal = A revealed vampire can use your red cards, but holy water works against it. Three revealed vampires in the castle win the game.
why-decision-window = Support cards can be played before and after every action, on both players’ turns. Other cards from your hand pay for them.
why-decision-pay = It goes into your moat face down and is out of the game.
why-decision-action = You take exactly one action a turn. If nothing suits you, pass: that costs two cards.
why-decision-hide-character = It goes to the bottom of the city, out of reach, and the top character of the city enters the castle.
why-decision-hide-card = Hiding takes three red cards. Your opponent can cancel one of them with Sacrifice.
why-decision-water-character = You learn the truth: human or vampire. A vampire found in the castle can be attacked at once.
why-decision-water-card = A test takes two holy water cards. If it finds a vampire in the castle, the lower one can join your attack.
why-decision-attacker = Your cards must suit the attacker: cards of its own class, or red cards for a revealed vampire.
why-decision-target = The target dies if your attack is higher than its defence. On a tie it lives.
why-decision-commit = Only an attack higher than the defence kills; a tie saves the target. There are two rounds at most, and their cards add up.
why-decision-respond = Sacrifice cancels one card just played. In a combat, Secret Passage ends the fight, and no one dies.
why-decision-cancel = It counts for nothing, and its cost stays paid.
why-decision-replace = You may play one more suitable card in place of the cancelled one.
why-decision-water-response = With I’m Not a Vampire no answer is given and the water is wasted. Otherwise the truth comes out.
why-decision-death = A saved character lives on, shuffled into the city. Without a card the death is final.
why-decision-immediate = Holy water has just found it. This attack is part of the same action, and the lower water card may join in.
why-decision-use-water = It counts in round one. If you leave it out, it goes into the moat anyway.
why-decision-effect-character = The card you have played takes effect on this character.
why-decision-effect-side = A marker counts in round 1 of every combat, for either player, as long as the character stays in the castle.
why-decision-effect-type = Your opponent shows you their whole hand and discards every card of this type.
why-decision-effect-pick = Chapel takes combat cards from your own moat; Crypt Opening and Mist Form take a card from your opponent’s cellar.
why-decision-effect-return = Three stay in the castle. The first one you send back goes on top of the city and is the next to enter.
why-decision-attack = The { $target } dies if your attack is higher than the defence; a tie isn’t enough. If it fails, you can go on in round 2.
why-decision-attack-again = The cards of both rounds add up, and markers no longer count. If you stop, the { $target } lives.
why-decision-defend = The { $target } dies if the attack stays higher; a tie is enough to survive. If they survive, your opponent can go on in round 2.
why-decision-defend-again = The cards of both rounds add up, and markers no longer count. A tie saves the { $target }.
why-decision-discard = Passing costs two cards. They go into your moat face down and are out of the game.
why-decision-journey = Travellers can’t be attacked, tested or hidden. They return when the city is empty.
why-decision-marker = A marker counts in round 1 of every combat, for either player, as long as the character stays in the castle.
why-decision-mist = It’s shuffled into the city, and the city’s top character enters the castle.
why-decision-chapel = It’s shuffled from your moat into your deck, and you can draw it again.
why-decision-crypt = It goes into your hand, and from then on it’s yours.
why-decision-mist-card = It leaves your opponent’s cellar and is out of the game.
why-window-before-action = Either of you may play a support card now. The action follows once both have declined.
why-window-after-action = Last chance for support cards this turn. The turn ends once both have declined.
why-window-water = The vampire player can stop the answer with I’m Not a Vampire, even if the character is human.
why-window-death = Herbalist saves a human, Regeneration a vampire that was already revealed.
why-window-respond-hide = Sacrifice cancels one of the red cards. With fewer than three, hiding fails.
why-window-respond-combat = Sacrifice cancels one of these cards, Secret Passage ends the combat.
why-window-respond-combat-none = Secret Passage would end the combat at once, and no one would die.
why-window-respond-card = Sacrifice cancels the card before it takes effect.
why-window-replace-hide = The vampire player may add another red card. With fewer than three, hiding fails.
why-window-replace-combat = The vampire player may play another suitable card in its place.
why-window-replace-card = The card has no effect. There’s no replacement for a card played alone.

## What is played for
aim-vampires = You play the vampires. Get three revealed vampires into the castle, or kill every human.
aim-humans = You play the humans. Find the three vampires and kill them.
aim-both = The vampires want the castle or every human dead, the humans want every vampire dead.
ahead-vampires = The vampires lead { $vampires } to { $humans }: 2 points for each living vampire, 1 for each living human.
ahead-humans = The humans lead { $humans } to { $vampires }: 1 point for each living human, 2 for each living vampire.
ahead-even = It’s even at { $vampires } to { $vampires }: 2 points for each living vampire, 1 for each living human.
ending-castle =
    { $count ->
        [one] { $count } of three revealed vampires is in the castle. With all three, the vampires win at once.
       *[other] { $count } of three revealed vampires are in the castle. With all three, the vampires win at once.
    }
ending-cards = Cards left: vampires { $vampires }, humans { $humans }. Once both run out, the points decide.
