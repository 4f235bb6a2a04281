"""Vampire Empire: three vampires hide among nine, and one player hunts them."""
