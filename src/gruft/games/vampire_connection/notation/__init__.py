"""How moves and positions of The Vampire Connection are written and read."""
