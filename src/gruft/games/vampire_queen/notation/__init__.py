"""How moves and positions of Vampire Queen are written and read."""
