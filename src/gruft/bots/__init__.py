"""Players made of code: random, naive and advised ones, and later searching ones.

A bot is shown a world that fits what its seat knows, never the position itself, and answers with a
line like anybody else. It keeps no match, and knows a game only through the kernel's questions.
"""
