"""What a position of Vampire Empire is made of: cards, the place of each number, small changes."""
