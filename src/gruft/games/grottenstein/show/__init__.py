"""What a person is shown of Vampir: scenes, facts, and the words that sentences need."""
