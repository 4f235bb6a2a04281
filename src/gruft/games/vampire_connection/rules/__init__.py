"""The rules of The Vampire Connection, a file per chapter."""
