game-name = Envelopes
game-author = The Gruft contributors
game-about = Everyone seals one card at the same time; the highest card scores.

about-card = Seal it in your envelope, at the same time as everyone else. The highest card scores a point, unless several players share it.
kind-card = card
zone-hand = Hand
zone-envelope = Envelope
zone-stock = Stock
zone-opened = Opened cards
counter-points = Points
counter-cards = Cards
decision-seal = Which card do you seal?
move-seal = Seal { $card }
fact-begins = Everyone gets two cards.
fact-hand = Your hand: { $cards }
fact-sealed = You seal { $card }.
fact-scores = The envelopes hold { $cards }: a point for { $player }.
fact-tie = The envelopes hold { $cards }: a tie, no point.
end-all-opened = All cards have been opened.

refusal-not-held = You don’t hold { $given }.
