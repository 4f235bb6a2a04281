"""What a person is shown of The Vampire Connection: scenes, facts, the words of sentences."""
