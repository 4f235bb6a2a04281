"""What a person is shown of Vampire Empire: scenes, facts, and the words that sentences need."""
