"""What a person is shown of Vampire Queen: scenes, facts, and the words that sentences need."""
