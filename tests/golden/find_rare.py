"""Finds rounds in which something rare happens, and writes the shortest of each: see `tests.golden.rare`."""

from __future__ import annotations

import argparse

from citadels.core.registry import NEWER, PLAYED
from tests.golden import rare, rare_2016

SHELVES = {PLAYED.word: rare.FIRST, NEWER.word: rare_2016.SHELF}


def main() -> None:
    """Write a record of each rare thing that has none."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tries", type=int, default=2_000)
    parser.add_argument("--edition", choices=SHELVES, default=PLAYED.word)
    given = parser.parse_args()
    shelf = SHELVES[given.edition]
    best = rare.search(given.tries, shelf)
    for name, record in best.items():
        (shelf.folder / f"{name}.citadels").write_text(record, encoding="utf-8", newline="\n")
    missing = {*shelf.rare} - {path.stem for path in shelf.records}
    print(f"{len(best)} records; not found: {', '.join(sorted(missing)) or 'none'}")


if __name__ == "__main__":
    main()
