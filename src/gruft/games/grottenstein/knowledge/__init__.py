"""What each seat of Vampir knows, and worlds that fit it."""
