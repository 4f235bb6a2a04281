"""What a decent player of Vampir would do, and why."""
