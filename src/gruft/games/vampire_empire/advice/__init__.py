"""What a decent player of Vampire Empire would do, and why."""
