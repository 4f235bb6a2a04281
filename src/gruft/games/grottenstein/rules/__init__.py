"""The chapters of the rules of Vampir, one room each."""
