"""How lenient a reader of written names is, in every game alike."""


def plainly(text: str) -> str:
    """Lower case, single blanks, straight apostrophes."""
    straight = text.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    return " ".join(straight.lower().replace("_", " ").split())
