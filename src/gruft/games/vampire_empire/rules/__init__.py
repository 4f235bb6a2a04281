"""The rules of Vampire Empire, one module for each chapter."""
