"""What a position of The Vampire Connection is made of: cards, places, small changes."""
