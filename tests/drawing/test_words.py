"""The words of a picture are the page's, as Fluent itself says them; and each name has room where it stands."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from citadels.cli import words as terminal
from citadels.core.registry import NEWER, PLAYED, Edition
from citadels.drawing import looks, pieces
from citadels.drawing.words import Words
from tabletop.drawing.ink import TIGHT
from tabletop.drawing.messages import LANGUAGES
from tabletop.drawing.widths import cut_to, in_lines, width_of

pytest.importorskip("fluent.runtime", reason="fluent.runtime is not installed")

MARKS = ["killed", "robbed", "bewitched", "warranted", "signed", "threatened", "flower"]
PLAIN: list[tuple[str, dict[str, Any]]] = [
    ("bar-round", {"round": 3}), ("bar-last-round", {}), ("bar-over", {}), ("bar-endless", {}), ("bar-bank", {}),
    ("bar-deck", {"count": 2}), ("own-hand", {}), ("hand-empty", {}), ("city-empty", {}), ("seat-held", {}),
    ("seat-owes", {}),
    ("tile-coin", {}), ("tile-tucked", {}), ("tile-size", {"count": 2}), ("points-heard", {"points": 4}),
    ("lowered", {"card": "Bell Tower", "player": "Bo", "size": 7, "from": 8}),
    ("waiting-answer", {"player": "Bo"}), ("waiting-pick", {"player": "Bo"}), ("waiting-bot", {"player": "Bo"}),
    ("waiting-turn", {"player": "Bo", "role": "King"}),
    ("over-won", {"names": "Bo", "count": 31}), ("over-shared", {"names": "Bo", "count": 31}),
    ("card-label", {"card": "Keep", "kind": "special", "cost": 3}),
    ("card-label-points", {"card": "Dragon Gate", "kind": "special", "cost": 6, "points": 8}),
    *((f"over-column-{word}", {}) for word in ("districts", "kinds", "complete", "cards", "total")),
    *((f"rank-{word}", {}) for word in ("waiting", "now", "done", "absent", "aside")),
    *((f"kind-{kind}", {}) for kind in looks.KINDS),
]  # fmt: skip
RANKS: list[tuple[str, dict[str, Any]]] = [
    ("rank-label", {"rank": 4, "role": "King", "state": "x", "held": held, "holder": "Bo", "taxes": taxes}
     | {word: word == mark for word in MARKS})
    for held, taxes, mark in product((False, True), (0, 2), ("", *MARKS))
]  # fmt: skip
SEATS: list[tuple[str, dict[str, Any]]] = [
    ("seat-facts", {"bot": False, "crown": crown, "gold": 2, "hand": hand, "built": built, "size": 8, "known": known,
                    "roles": "King", "cards": "Keep"})
    for crown, hand, built, known in product((False, True), (0, 1, 2), (0, 1), (0, 1))
]  # fmt: skip


@pytest.mark.parametrize("edition", [PLAYED, NEWER], ids=lambda cards: cards.word)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_as_fluent_says_it(language: str, edition: Edition) -> None:
    ours, theirs = Words(language, edition.word), terminal.Words(language)
    theirs.play(edition.word)
    names = [*(f"card-{name}" for name in edition.districts), *(f"role-{name}" for name in edition.roles)]
    questions = [*PLAIN, *RANKS, *SEATS, *((name, dict[str, Any]()) for name in names if name in ours)]

    assert [
        (name, args) for name, args in questions if ours.say(name, **args) != format_message(theirs, name, args)
    ] == []


def format_message(words: terminal.Words, name: str, args: dict[str, Any]) -> str:
    """A message as fluent.runtime says it, in English if it is not translated; the arguments are words already."""
    speaker = words if words.pattern(name, "") else words.english
    numbers = {key: int(item) if isinstance(item, bool) else item for key, item in args.items()}
    text, faults = speaker._bundle.format_pattern(speaker.pattern(name, ""), numbers)
    assert not faults
    return str(text)


@pytest.mark.parametrize("say", [Words.say, Words.called], ids=["message", "name"])
def test_a_message_that_is_not_translated_is_said_in_english(
    monkeypatch: pytest.MonkeyPatch, say: Callable[[Words, str], str]
) -> None:
    words = Words("zh-Hant", PLAYED.word)
    monkeypatch.setattr(words, "_patterns", {})

    assert say(words, "card-bell_tower") == "Bell Tower"


@pytest.mark.parametrize("edition", [PLAYED, NEWER], ids=lambda cards: cards.word)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [pieces.TILE[0], pieces.CARD[0] - 4])
def test_the_name_of_every_card_has_room(language: str, edition: Edition, width: int) -> None:
    words, room = Words(language, edition.word), (width - 6) * TIGHT
    names = [words.say(f"card-{card}") for card in edition.districts]
    marks = {name: in_lines(name, 14, pieces.LEAST, room) for name in names}

    assert [name for name, (lines, size) in marks.items() if max(width_of(line, size) for line in lines) > room] == []


def test_a_name_that_is_too_long_is_cut_within_its_room() -> None:
    assert width_of(cut_to("Bartholomew of the Seven Hills", 15, 120), 15) <= 120


def test_a_name_that_has_room_stays_whole() -> None:
    assert cut_to("Ann", 15, 120) == "Ann"
