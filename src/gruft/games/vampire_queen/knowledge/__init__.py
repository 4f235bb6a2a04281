"""What each seat of Vampire Queen knows, and worlds that fit it."""
