"""Writes the golden playthroughs anew, to be read as a diff. `make golden` runs it."""

from pathlib import Path

from tests.golden.playthrough import tell

HERE = Path(__file__).parent
STORIES = sorted((HERE / "stories").glob("*.yaml"))


def golden_file(story: Path) -> Path:
    """Where the text of a story is kept."""
    return HERE / f"{story.stem}.txt"


def main() -> None:
    for story in STORIES:
        golden_file(story).write_text(tell(story.stem, story.read_bytes()), encoding="utf-8")
        print(f"wrote {golden_file(story).name}")


if __name__ == "__main__":
    main()
