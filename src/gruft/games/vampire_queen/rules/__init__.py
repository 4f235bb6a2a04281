"""The rules of Vampire Queen: one file per chapter, with its questions, reasons and steps."""
