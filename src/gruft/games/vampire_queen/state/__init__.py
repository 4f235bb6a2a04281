"""What a position of Vampire Queen is made of: cards, the place of each number, small changes."""
