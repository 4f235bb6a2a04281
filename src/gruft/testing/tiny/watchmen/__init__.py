"""Watchmen: a tiny game with private offers, and a window in which a seat may answer again."""

from gruft.testing.tiny.watchmen.game import GAME

__all__ = ["GAME"]
