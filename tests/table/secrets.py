"""Secrets of a table of Citadels, computed beside the page: a game played through again by the engine."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from build.paths import ROOT
from citadels.table.worker import Table
from tabletop.table.session import Session

ENGLISH = ROOT / "site" / "locales" / "en" / "citadels"
WORDS, TABLE = [(ENGLISH / f"{name}.ftl").read_text(encoding="utf-8") for name in ("cards", "table")]
ROLES = dict(re.findall(r"^role-(\w+) = (.+)$", WORDS, re.MULTILINE))
DISTRICTS = dict(re.findall(r"^card-(\w+) = (.+)$", WORDS, re.MULTILINE))
EVENTS = dict(re.findall(r"^event-([\w-]+) = (.+)$", TABLE, re.MULTILINE))
EVENTS["architect"] = "{ $player } draws { $count } cards as the Architect."  # there it is written for one card, too
BOTH = ROLES | DISTRICTS
VERBS = {"keep"}  # a card's name and a word of every day: known by its sign and its label, not by the word


class Truth:
    """The game as it is, whatever the page shows."""

    def __init__(self, save: str) -> None:
        self.save = save
        table = Table()
        assert "error" not in table.answer({"do": "load", "save": save})
        assert table.session is not None
        self.session: Session = table.session

    def _view(self, viewer: int | None) -> dict[str, Any]:
        return dict(self.session.game.view(viewer))

    def known(self, viewer: int | None) -> set[str]:
        """The cards and characters whose names one viewer may read somewhere, or with None everybody."""
        events = [entry.event for entry in self.session.log]
        heard = [event.args for event in events if event.audience is None or event.audience == viewer]
        seen = self._view(viewer)
        return set(_ids([heard, {key: seen[key] for key in seen if key != "rules"}]))

    def characters(self, viewer: int | None) -> list[list[str]]:
        """Each seat's characters that the viewer knows."""
        return [[role for role in player["characters"] if role] for player in self._view(viewer)["players"]]

    def hidden_characters(self, viewer: int | None) -> Iterator[tuple[str, str]]:
        """Pairs of a player and a character that the viewer may not know to be that player's."""
        known = self.characters(viewer)
        for seat, name in enumerate(self.session.game.names):
            for role in set(self.characters(seat)[seat]) - set(known[seat]):
                yield name, ROLES[role]

    def announced(self) -> set[str]:
        """Return public words about a player and a character, in this round or an earlier one: sentences, and
        the headings of the story's turns."""
        events = [entry.event for entry in self.session.log if entry.event.audience is None]
        sentences = {self._sentence(event.id, event.args) for event in events if event.id in EVENTS}
        calls = [event.args for event in events if event.id == "called"]
        names = self.session.game.names
        return sentences | {f"{names[int(str(args['player']))]}, {ROLES[str(args['role'])]}:" for args in calls}

    def _sentence(self, event: str, args: dict[str, Any]) -> str:
        names = self.session.game.names
        words = {key: names[value] if key in ("player", "other") else value for key, value in args.items()}
        if "role" in args:
            words["role"] = ROLES[str(args["role"])]
        return re.sub(r"\{ \$(\w+) \}", lambda match: str(words.get(match[1])), EVENTS[event])

    def public_lines(self) -> int:
        """Return the length of the public log."""
        return len([entry for entry in self.session.log if entry.event.audience is None])


def _ids(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield from (word for word in re.split(r"\W+", data) if word in BOTH)
    elif isinstance(data, dict):
        for value in data.values():
            yield from _ids(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from _ids(value)


def districts_named(words: Iterable[str], signs: set[str]) -> set[str]:
    """The ids of all districts that are named in these texts, or drawn by these signs."""
    text = "\n".join(words)
    free = {card for card, name in DISTRICTS.items() if card not in VERBS and re.search(rf"\b{name}\b", text)}
    return (signs & set(DISTRICTS)) | free | {card for card in VERBS if DISTRICTS[card] in words}


def characters_named(words: Iterable[str], signs: set[str]) -> set[str]:
    """The ids of all characters that are named in these texts, or drawn by these signs."""
    text = "\n".join(words)
    return (signs & set(ROLES)) | {role for role, name in ROLES.items() if re.search(rf"\b{name}\b", text)}


def unknown_on_seats(truth: Truth, drawn: Iterable[tuple[int, str]], viewer: int | None) -> list[str]:
    """Of the characters drawn at seats, those that a viewer may not know to be there."""
    known = truth.characters(viewer)
    return [f"{seat}: {role}" for seat, role in drawn if role not in [*known[seat], "hidden"]]


def early_characters(truth: Truth, words: Iterable[str], viewer: int | None) -> list[str]:
    """The sentences among these texts that tell a viewer a player's character before its time."""
    sentences = [sentence.strip() for text in words for sentence in re.split(r"(?<=\.)\s", text)]
    announced = truth.announced()
    # The Expert's guess is no secret: it is made from what the viewer sees, and says its chance.
    unannounced = [text for text in sentences if text not in announced and "(chance: " not in text]
    return [
        text
        for player, role in truth.hidden_characters(viewer)
        for text in unannounced
        if re.search(rf"\b{player}\b.*\b{role}\b", text)
    ]
