"""The signs that are drawn besides letters, and plain ones for encodings that lack them."""

TURN = "▶"
DOT = "·"
CUT = "…"
CROSS = "†"
TIMES = "×"  # noqa: RUF001
NOTHING = "–"  # noqa: RUF001
FULL, SHADE = "█", "░"

_FANCY = "⊞█░■∩≡▓○╫‡†“”„«»’‘‹›–—…·•×▶✓→−№\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"  # noqa: RUF001
_PLAIN = 'H#-On=@o#%+"""""\'\'\'\'--.-*x>+>-#  '
#: What stands for a sign that an encoding lacks; each is as wide as the sign.
PLAIN_SIGNS = dict(zip(_FANCY, _PLAIN, strict=True))
