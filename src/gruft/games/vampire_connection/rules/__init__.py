"""The rules of The Vampire Connection: one file per chapter, with its questions and steps."""
