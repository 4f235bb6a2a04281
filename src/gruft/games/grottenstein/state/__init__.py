"""What a position of Vampir is made of: villa, pieces, the place of each number, changes."""
