game-name = Liar’s Dice
game-author = traditional
game-about = Bid on all the dice under all the cups, or call the last bid a lie.

kind-die = die
about-die = Only you see the dice under your cup. Bid on how many of all dice show a face; when a bid is called a lie, the player who was wrong loses a die.
zone-cup = Cup
zone-lost = Lost dice
counter-dice = Dice

faces-1 = ones
faces-2 = twos
faces-3 = threes
faces-4 = fours
faces-5 = fives
faces-6 = sixes

decision-how-many = How many dice do you bid, or is it a lie?
decision-which-face = What do they show?
move-liar = Liar!
move-number = { $number }
move-face = { $faces }
notice-bid = The bid: { $number } { $faces }

fact-round = Everyone rolls. Dice in play: { $dice }.
fact-roll = You roll { $dice }.
fact-bids = { $player } bids { $number } { $faces }.
fact-calls = { $player } calls { $bidder } a liar. All cups are lifted.
fact-shows = { $player } has { $dice }.
fact-loses = Found: { $found } { $faces }. { $player } loses a die.
fact-out = { $player } is out.
end-one-left = Only one player has dice left.

refusal-nothing-bid = Nothing has been bid yet, so there’s no lie to call.
refusal-number-first = Name the number of dice first, then their face.
refusal-face-now = You’ve named a number; now name a face, for example “fives”.
refusal-too-many = There are only { $dice } dice in play.
refusal-too-low = That isn’t higher than the last bid, { $number } { $faces }: bid more dice, or the same number of a higher face.

advice-liar = The bid is true only { $percent } times in a hundred.
advice-begin = Nobody has bid yet, so start low and leave room to raise.
advice-number = The last bid may well be true, so raise it as little as you can.
advice-face = This is the face you have most of.
