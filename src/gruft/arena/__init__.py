"""Players measured against each other: duels on duplicate deals, and many games counted.

This floor lets bots play and counts what comes out, with the same result for the same seed. It
prints nothing, keeps no match, and knows no game by name.
"""
