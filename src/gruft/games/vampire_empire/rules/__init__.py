"""The rules of Vampire Empire: one file per chapter, with its questions, reasons and steps."""
