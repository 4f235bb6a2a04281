"""Turncoat: a tiny game in which a seat changes teams, keeps what it knew, and learns no more."""

from gruft.testing.tiny.turncoat.game import GAME

__all__ = ["GAME"]
