"""How moves and positions of Vampir are written and read."""
