"""The rules of Vampir: one file per chapter, with its questions, reasons and steps."""
