"""Guests at a table of Citadels: what their devices get, and what a forged request can do (docs/protocol.md §9)."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.table.desk import Desk, Json, seats
from tests.table.random_games import NAMES, move_of, rules

# What another kind of seat, and names instead of "you", change in a view.
OF_THE_DEVICE = ("shared", "secret", "waiting", "curtain", "news", "story", "say", "can")


def dealt(seed: int, kind: str) -> Desk:
    """A new game of two to seven of this kind of people."""
    dice = random.Random(seed)
    count = 2 + seed % 6
    names = NAMES[:count]
    sitting = [{**seat, "kind": kind} for seat in seats(names, tuple(range(count)))]
    desk = Desk()
    answer = desk.ask("new", seats=sitting, rules=rules(dice, count), seed=seed)
    assert "error" not in answer, answer["error"]
    return desk


def same_games(seed: int) -> Iterator[tuple[Json, Json]]:
    """Play the same game at one device and at a device for each; yield what the player who is asked sees at both."""
    dice = random.Random(seed)
    one, each = dealt(seed, "person"), dealt(seed, "guest")
    while one.view["waiting"] != "over":
        if one.view["waiting"] == "curtain":
            one.ask("open", seat=one.view["curtain"]["seat"])
        seat = one.view["prompt"]["seat"]
        seen = each.ask("look", **{"as": seat})["guest"]["view"]
        yield one.view, seen
        move = move_of(dice.choice([choice for choice in one.choices if choice["enabled"]]), dice)
        one.ask("choose", move=move)
        each.ask("choose", move=move, **{"as": seat})


def of_the_table(view: Json) -> Json:
    """A view without what belongs to the device that shows it."""
    table = {key: value for key, value in view.items() if key not in OF_THE_DEVICE}
    return {**table, "seats": [{**seat, "kind": None, "bot": None} for seat in table["seats"]]}


@pytest.mark.parametrize("seed", range(12))
def test_a_guest_sees_what_the_one_at_a_shared_device_sees(seed: int) -> None:
    """The same question with the same cards, at every decision of a game."""
    differ = [
        number
        for number, (here, there) in enumerate(same_games(seed))
        if here["viewer"] is not None and of_the_table(here) != of_the_table(there)
    ]
    assert differ == []


def texts(value: Any) -> Iterator[str]:
    """Every string in an answer."""
    if isinstance(value, dict):
        for part in value.values():
            yield from texts(part)
    elif isinstance(value, list):
        for part in value:
            yield from texts(part)
    elif isinstance(value, str):
        yield value


@pytest.mark.parametrize("seed", range(6))
def test_no_answer_to_a_guest_has_a_save_or_a_record(seed: int) -> None:
    desk, dice = dealt(seed, "guest"), random.Random(seed)
    leaks = []
    for _ in range(120):
        if desk.view["waiting"] == "over":
            break
        assert desk.table.session is not None
        seat = desk.table.session.current_player
        look = desk.ask("look", **{"as": seat}, along=9)
        choices = [choice for choice in look["guest"]["view"]["prompt"]["choices"] if choice["enabled"]]
        played = desk.ask("choose", move=move_of(dice.choice(choices), dice), **{"as": seat})
        for answer in (look["guest"], played["guest"], desk.ask("looks")):
            leaks += [text[:60] for text in texts(answer) if "[Seed" in text or '"format"' in text]
    assert leaks == []


KINDS = ("choose", "undo", "wish", "log", "hint", "look", "new", "load", "quit", "share", "record", "tick", "reseat")
JUNK: tuple[Any, ...] = (None, True, -1, 0, 1, 7, 10**30, "", "0", "gold", "x" * 5000, [], [[[[]]]], {}, {"as": 0}, 1.5)


def forged(dice: random.Random) -> Json:
    """Return a hostile guest's message for a seat that is not asked."""
    keys = dice.sample(("move", "wish", "most", "before", "along", "step", "seen", "seat", "kind", "save", "seed"), 4)
    return {"do": dice.choice((*KINDS, *JUNK)), **{key: dice.choice(JUNK) for key in keys}}


@pytest.mark.parametrize("seed", range(4))
def test_a_seat_that_is_not_asked_changes_nothing(seed: int) -> None:
    """10,000 forged requests in all."""
    desk, dice = dealt(seed, "guest"), random.Random(seed)
    session = desk.table.session
    assert session is not None
    other = next(seat for seat in session.guests if seat != session.current_player)
    before = session.save()
    for _ in range(2500):
        desk.table.handle_json(json.dumps({**forged(dice), "as": other}))
    assert (desk.table.session, session.save()) == (session, before)
