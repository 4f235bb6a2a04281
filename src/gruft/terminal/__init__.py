"""The `gruft` command and the game in the terminal.

This room draws scenes and reads keys. It knows no rule: what may be done comes from the decision,
and every word from `gruft.words`.
"""
