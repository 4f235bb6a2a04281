# What every card of Vampire Queen does, in one to three sentences.

about-number =
    { $points ->
        [one] A vampire worth { $value }. Play it alone or with more cards of its value; as many cards of a higher value beat it. If you still hold it when a phase ends, it costs you { $points } point.
       *[other] A vampire worth { $value }. Play it alone or with more cards of its value; as many cards of a higher value beat it. If you still hold it when a phase ends, it costs you { $points } points.
    }
about-queen =
    { $points ->
        [one] A wild card: beside number cards it takes their value. Queens on their own are worth { $value } and can’t be beaten, but in a slayer round a queen counts as { $low }. If you still hold it when a phase ends, it costs you { $points } point.
       *[other] A wild card: beside number cards it takes their value. Queens on their own are worth { $value } and can’t be beaten, but in a slayer round a queen counts as { $low }. If you still hold it when a phase ends, it costs you { $points } points.
    }
about-slayer =
    { $points ->
        [one] Lead it alone to start a slayer round: everyone else plays one vampire, and the highest takes all the cards, this one included. You can’t lead it in the round right after you took it. Its holder pays { $points } point at the end of each phase and keeps it.
       *[other] Lead it alone to start a slayer round: everyone else plays one vampire, and the highest takes all the cards, this one included. You can’t lead it in the round right after you took it. Its holder pays { $points } points at the end of each phase and keeps it.
    }
about-slayer-either = Only a leader can play a slayer, alone. Everyone else then plays one vampire, and the highest takes all the cards, slayer included.
about-back = A vampire whose face you can’t see: a number from { $low } to { $high } or a queen.
