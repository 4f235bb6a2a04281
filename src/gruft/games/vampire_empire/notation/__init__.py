"""How moves and positions of Vampire Empire are written and read."""
