"""Liar's Dice, written as somebody would who has nothing but the package `gruft`."""
