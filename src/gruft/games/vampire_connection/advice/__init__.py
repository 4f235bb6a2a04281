"""What a decent player of The Vampire Connection would do, and why."""
