"""Vampir: the hunt in Count Grottenstein's villa."""
