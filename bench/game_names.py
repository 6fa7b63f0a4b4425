"""Lines that name a game outside its own files: what a new game costs elsewhere, and what a change of name would touch.

    .venv/bin/python -m bench.game_names            every game but the first: lines and files
    .venv/bin/python -m bench.game_names NAME       one game, with each line

A game's own files are its record and all whose path has one of its words (`src/<package>/…`, `e2e/test_<name>.py`).
Not counted are tables that `build docs` makes, stored games, decisions and the log of changes, which tell what was.
"""

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator

from build import games, paths
from build.games import Game
from build.tables import TABLE

HISTORY = ("CHANGELOG.md", "docs/adr/", "tests/formats/", "build/sizes.json")
TEXTS = (".css", ".ftl", ".html", ".js", ".json", ".md", ".mjs", ".py", ".toml", ".ts", ".txt", ".yml")
PART = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")


def words_of(game: Game) -> frozenset[str]:
    """Return the words that name a game: its own, and its package's."""
    return frozenset({game.name, game.package})


def names(text: str, words: frozenset[str]) -> bool:
    """Whether a text has one of these words, also in the plural or as a part of a longer name (`NimPage`)."""
    return any(part.lower() in words or part.lower().removesuffix("s") in words for part in PART.findall(text))


def lines_elsewhere(game: Game) -> Iterator[tuple[str, int, str]]:
    """Yield each line outside a game's own files that names it: file, number, text."""
    words = words_of(game)
    for file in subprocess.check_output(("git", "ls-files"), cwd=paths.ROOT, text=True).splitlines():
        path = paths.ROOT / file
        if names(file, words) or file.startswith(HISTORY) or path.suffix not in TEXTS or not path.exists():
            continue
        text = path.read_text(encoding="utf-8")
        made = TABLE.sub(lambda match: "\n" * match[0].count("\n"), text) if path.suffix == ".md" else text
        for number, line in enumerate(made.splitlines(), 1):
            if names(line, words):
                yield file, number, line.strip()


def main(wanted: list[str]) -> None:
    """Print the counts, or the lines of the games that are named."""
    for game in [games.BY_NAME[name] for name in wanted] or games.OTHERS:
        lines = [*lines_elsewhere(game)]
        for file, number, line in lines if wanted else ():
            print(f"{file}:{number}: {line[:120]}")
        files = Counter(file for file, _, _ in lines)
        print(f"{game.name}: {len(lines)} lines in {len(files)} files")


if __name__ == "__main__":
    main(sys.argv[1:])
