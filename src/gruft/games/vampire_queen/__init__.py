"""Vampire Queen by Wolfgang Kramer: a climbing game for 3 to 12; the folder to copy."""
