"""Envelopes: a tiny game in which all seats choose at once, and who has chosen is secret."""

from gruft.testing.tiny.envelopes.game import GAME

__all__ = ["GAME"]
