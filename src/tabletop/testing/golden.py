"""Golden games: stored records that replay to their result, and together use everything there is in a game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from tabletop.game.base import BaseGame
from tabletop.notation.record import read_record


@dataclass(frozen=True, slots=True)
class GoldenGames:
    """The stored records of a game, and what they are to use together.

    Attributes:
        game: The class of the game.
        folder: Where the records are; `links.json`, if it is there, has the link of each by its name.
        suffix: How their names end, with the dot.
        demands: Returns all that is to be used, by name.
        features: Returns what a record uses.
    """

    game: type[BaseGame[Any, Any]]
    folder: Path
    suffix: str
    demands: Callable[[], set[str]]
    features: Callable[[str], set[str]]

    def paths(self) -> list[Path]:
        """List the records."""
        return sorted(self.folder.glob(f"*{self.suffix}"))

    def links(self) -> dict[str, str]:
        """Read the stored links by name; none where there is no such file."""
        file = self.folder / "links.json"
        return json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}

    def store(self, chosen: Iterable[Candidate]) -> None:
        """Write these records in place of `game-…`, and their links where links are stored."""
        for old in self.folder.glob(f"game-*{self.suffix}"):
            old.unlink()
        links = {}
        for candidate in chosen:
            name = f"game-{candidate.number:04}"
            (self.folder / f"{name}{self.suffix}").write_text(candidate.record, encoding="utf-8", newline="\n")
            links[name] = self.game.from_record(candidate.record).link()
        if self.links():
            text = json.dumps(links, indent=1) + "\n"
            (self.folder / "links.json").write_text(text, encoding="utf-8", newline="\n")

    def search(self, play: Callable[[int], BaseGame[Any, Any] | None], tries: int) -> list[Candidate]:
        """Play games by number and choose few that use all demands; None is a game that does not end soon."""

        def candidates() -> Iterator[Candidate]:
            for number in range(tries):
                game = play(number)
                if game is not None:
                    record = game.record()
                    yield Candidate(number, record, self.features(record))

        return choose(candidates(), self.demands())


class Candidate(NamedTuple):
    """A game that was played: its number, its record, and what it uses."""

    number: int
    record: str
    features: set[str]


def choose(candidates: Iterable[Candidate], demands: set[str]) -> list[Candidate]:
    """Choose greedily, always what meets most open demands for its length; ValueError lists what no candidate uses."""
    pool = list(candidates)
    missing = set(demands)
    chosen: list[Candidate] = []
    while missing:
        best = max(pool, key=lambda item: (len(item.features & missing) ** 2 / len(item.record), -item.number))
        if not best.features & missing:
            raise ValueError("no game uses: " + ", ".join(sorted(missing)))
        missing -= best.features
        chosen.append(best)
    return sorted(chosen)


# --- checks; each takes a game that was read from the record's text


def check_result(game: BaseGame[Any, Any], text: str) -> None:
    """Check that a record comes to an end, with the result in its head."""
    results, scores = re.findall(r'\[Result "(.*)"\]', text), " ".join(map(str, game.scores or ()))
    assert results == [scores], f"the record says {results}, the game {scores!r}"


def check_record(game: BaseGame[Any, Any], text: str) -> None:
    """Check that a record is written as it was read."""
    assert game.record() == text, "the record is written otherwise"


def check_undo(game: BaseGame[Any, Any], text: str) -> None:
    """Check that all moves of a record can be taken back, to its beginning."""
    twin = game.clone()
    while twin.history:
        twin.undo()
    assert twin == type(game).from_head(read_record(text)[0]), "taken back to its beginning it is another game"


def check_link(game: BaseGame[Any, Any], link: str) -> None:
    """Check that a game is written as the link that was stored: the order of moves is an interface."""
    assert game.link() == link, "the link is another"


def check_linked_game(game: BaseGame[Any, Any], link: str) -> None:
    """Check that a stored link leads to the moves of the record."""
    assert type(game).from_link(link).history == game.history, "the link leads to other moves"


def check_demands(golden: GoldenGames) -> None:
    """Check that the records use together all that is demanded."""
    uses = [golden.features(path.read_text(encoding="utf-8")) for path in golden.paths()]
    missing = golden.demands().difference(*uses)
    assert not missing, "no record uses: " + ", ".join(sorted(missing))
