"""What each seat of Vampire Empire knows, and worlds that fit it."""
