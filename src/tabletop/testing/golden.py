"""Golden games: stored records that replay to their result, and together use everything there is in a game."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from tabletop.game.base import BaseGame
from tabletop.notation.record import read_record
from tabletop.testing.differences import differing


@dataclass(frozen=True, slots=True)
class GoldenGames:
    """The stored records of a game, and what they are to use together.

    Attributes:
        game: The class of the game.
        folder: Where the records are; `links.json`, if it is there, has the link of each by its name, and
            `manifest.txt` a line for each record and each link, with its hash: lines are only appended.
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

    def manifest(self) -> dict[str, str]:
        """Read the hashes by name: of records by their files' names, of links by the records' names and ` link`."""
        return read_manifest(self.folder)

    def entries(self) -> dict[str, str]:
        """Make the entries of the manifest anew, from what is stored now."""
        records = {path.name: digest_of(path.read_text(encoding="utf-8")) for path in self.paths()}
        return records | {f"{name} link": digest_of(link) for name, link in self.links().items()}

    def replaceable(self) -> list[Path]:
        """List the records that `store` deletes if it is to replace them."""
        return sorted(self.folder.glob(f"game-*{self.suffix}"))

    def store(self, chosen: Iterable[Candidate], *, replace: bool = False) -> None:
        """Add these records, and their links where links are stored; `replace` deletes the earlier `game-…` first."""
        known, links, had_links = self.manifest(), self.links(), bool(self.links())
        if replace:
            for old in self.replaceable():
                old.unlink()
                links.pop(old.stem, None)
            known = {}
        for candidate in chosen:
            name = self._free_name(candidate.number)
            (self.folder / f"{name}{self.suffix}").write_text(candidate.record, encoding="utf-8", newline="\n")
            if had_links:
                links[name] = self.game.from_record(candidate.record).link()
        if had_links:
            text = json.dumps(dict(sorted(links.items())), indent=1) + "\n"
            (self.folder / "links.json").write_text(text, encoding="utf-8", newline="\n")
        with (self.folder / "manifest.txt").open("w" if replace else "a", encoding="utf-8", newline="\n") as file:
            file.writelines(f"{digest}  {name}\n" for name, digest in self.entries().items() if name not in known)

    def _free_name(self, number: int) -> str:
        """Name a record; its number may be that of a game that was played by earlier rules."""
        name, again = f"game-{number:04}", 1
        while (self.folder / f"{name}{self.suffix}").exists():
            again += 1
            name = f"game-{number:04}-{again}"
        return name

    def missing(self) -> set[str]:
        """Return the demands that no stored record meets."""
        uses = [self.features(path.read_text(encoding="utf-8")) for path in self.paths()]
        return self.demands().difference(*uses)

    def search(
        self, play: Callable[[int], BaseGame[Any, Any] | None], tries: int, *, replace: bool = False
    ) -> list[Candidate]:
        """Play games by number and choose few that use what no stored record uses; none if nothing is missing.

        `play` returns None for a game that does not end soon. With `replace` the stored records do not count.
        """
        demands = self.demands() if replace else self.missing()
        if not demands:
            return []

        def candidates() -> Iterator[Candidate]:
            for number in range(tries):
                game = play(number)
                if game is not None:
                    record = game.record()
                    yield Candidate(number, record, self.features(record))

        return choose(candidates(), demands)


def read_manifest(folder: Path) -> dict[str, str]:
    """Read the hashes in a folder's `manifest.txt` by name; none where there is no such file."""
    file = folder / "manifest.txt"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return {name: digest for digest, name in (line.split("  ", 1) for line in lines)}


def check_manifest(known: dict[str, str], now: dict[str, str]) -> None:
    """Check that what a manifest lists is stored as it was, and that it lists all there is.

    `known` are the hashes by name that it has, `now` those of what is stored.
    """
    changed = [name for name, digest in known.items() if now.get(name) != digest]
    assert not changed, "deleted or changed: " + ", ".join(changed)
    missing = [f"{digest}  {name}" for name, digest in now.items() if name not in known]
    assert not missing, "\n".join(["not in manifest.txt; append:", *missing])


def digest_of(text: str) -> str:
    """Return the hash of a text as a manifest has it."""
    return hashlib.sha256(text.encode()).hexdigest()


def add_records(
    golden: GoldenGames, play: Callable[[int], BaseGame[Any, Any] | None], tries: int, *, replace: bool = False
) -> None:
    """Search for records and store them, with a word about each step; `replace` says what it deletes before it does."""
    chosen = golden.search(play, tries, replace=replace)
    if replace:
        print("Deletes", *(path.name for path in golden.replaceable()), sep="\n  ")
    golden.store(chosen, replace=replace)
    print("Added", len(chosen), "records")


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
    now = record_like(game, text)
    assert now == text, f"the record is written otherwise:{differing(_contents(now), _contents(text))}"


def _contents(text: str) -> dict[str, Any]:
    """Return what a record has: its head with the position as JSON, and its lines without that."""
    return {
        "head": read_record(text)[0],
        "lines": [line for line in text.splitlines() if not line.startswith("[Position ")],
    }


def record_like(game: BaseGame[Any, Any], text: str) -> str:
    """Return a game's record as a text has it: without the header `Game` if it is from before there was one."""
    return game.record() if text.startswith("[Game ") else game.record_in_save()


def check_undo(game: BaseGame[Any, Any], text: str) -> None:
    """Check that all moves of a record can be taken back, to its beginning."""
    twin = game.clone()
    while twin.history:
        twin.undo()
    now, begun = twin.position(), type(game).from_head(read_record(text)[0]).position()
    assert now == begun, f"taken back to its beginning it is another game:{differing(now, begun)}"


def check_link(game: BaseGame[Any, Any], link: str) -> None:
    """Check that a game is written as the link that was stored: the order of moves is an interface."""
    assert game.link() == link, "the link is another"


def check_linked_game(game: BaseGame[Any, Any], link: str) -> None:
    """Check that a stored link leads to the moves of the record."""
    moves, wanted = ([str(move) for move in each.history] for each in (type(game).from_link(link), game))
    assert moves == wanted, f"the link leads to other moves:{differing(moves, wanted)}"


def check_demands(golden: GoldenGames) -> None:
    """Check that the records use together all that is demanded."""
    missing = golden.missing()
    assert not missing, "no record uses: " + ", ".join(sorted(missing))


def check_only_added(golden: GoldenGames) -> None:
    """Check that all records and links of the manifest are stored as they were, and that it lists all there are."""
    check_manifest(golden.manifest(), golden.entries())
