"""Writes the golden playthroughs and refusals anew, to be read as a diff. `make golden` runs it."""

from pathlib import Path

from tests.golden.playthrough import tell
from tests.golden.refusals import ROWS, sentences_of

HERE = Path(__file__).parent
STORIES = sorted((HERE / "stories").glob("*.yaml"))


def golden_file(story: Path) -> Path:
    """Where the text of a story is kept."""
    return HERE / f"{story.stem}.txt"


def golden_refusals(slug: str) -> Path:
    """Where the sentences of a game's refusals are kept."""
    return HERE / "sentences" / f"{slug}.txt"


def main() -> None:
    for story in STORIES:
        golden_file(story).write_text(tell(story.stem, story.read_bytes()), encoding="utf-8")
        print(f"wrote {golden_file(story).name}")
    for slug in ROWS:
        golden_refusals(slug).parent.mkdir(exist_ok=True)
        golden_refusals(slug).write_text(sentences_of(slug), encoding="utf-8")
        print(f"wrote {slug}'s refusals")


if __name__ == "__main__":
    main()
