"""What each seat of The Vampire Connection knows, and worlds that fit it."""
