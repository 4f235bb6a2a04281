"""What a decent player of Vampire Queen would do, and why."""
