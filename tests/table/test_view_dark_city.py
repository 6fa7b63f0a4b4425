"""Marks of the Dark City on the table: held turns, taxes due, coins, tucked cards, a lower goal."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.table import seat as sits
from tests.rules.table import turn
from tests.table.desk import Desk, Json, desk, entries, opened


def bewitched() -> Desk:
    """The Witch has stopped: the King is next, and he is bewitched."""
    seats = [sits("witch", gold=2), sits("king"), sits("bishop"), sits("warlord")]
    return opened(turn("witch", *seats, cast="witch")).choose("gold", "bewitch king")


def builder(collector: str, **keys: Any) -> Desk:
    """The King has built; seat 1 was called before him."""
    seats = [sits("king", gold=5, hand="temple"), sits(collector), sits("bishop")]
    return opened(turn("king", *seats, cast="tax_collector", **keys)).choose("gold", "build temple")


def marked(view: Json, mark: str) -> list[int]:
    return [seat["seat"] for seat in view["seats"] if seat[mark]]


def test_the_witch_s_held_turn_is_seen() -> None:
    """R5.3."""
    assert marked(bewitched().view, "held") == [0]


def test_a_resumed_turn_is_held_no_more() -> None:
    """R5.3."""
    assert marked(bewitched().choose("gold").view, "held") == []


def test_who_owes_tax_is_seen() -> None:
    """R5.4."""
    assert marked(builder("tax_collector").view, "owes") == [0]


def test_nobody_owes_before_building() -> None:
    """R5.4."""
    seats = [sits("king"), sits("tax_collector")]
    assert marked(opened(turn("king", *seats)).view, "owes") == []


def test_a_murdered_collector_is_owed_nothing() -> None:
    """R5.4."""
    assert marked(builder("tax_collector", assassinated="tax_collector").view, "owes") == []


def test_taxes_are_owed_to_the_witch_who_bewitched_him() -> None:
    """R5.3."""
    seats = [sits("king", gold=5, hand="temple"), sits("witch"), sits("tax_collector")]
    game = turn("king", *seats, bewitched="tax_collector")
    assert marked(opened(game).choose("gold", "build temple").view, "owes") == [0]


def test_rank_1_owes_until_the_collector_is_called() -> None:
    """R5.4, R7.24: he is asked for his thanks before he collects."""
    seats = [sits("assassin", gold=5, hand="temple"), sits("tax_collector"), sits("king", city="ball_room")]
    desk = opened(turn("assassin", *seats, crown=2)).choose("gold", "build temple", "end")
    assert marked(desk.view, "owes") == [0]


def test_the_bell_tower_lowers_the_goal() -> None:
    """R7.19."""
    game = turn("king", sits("king"), sits(city="bell_tower"))
    view = desk(game).view
    assert (view["city_size"], view["lowered"]) == (7, {"from": 8, "card": "bell_tower", "seat": 1})


def test_without_it_the_goal_is_what_was_agreed() -> None:
    """R2.5."""
    assert desk(turn("king", sits("king"))).view["lowered"] is None


# --- what touches whoever looks


def touching(desk: Desk) -> list[str]:
    return [entry["id"] for entry in entries(desk) if entry["yours"]]


def test_the_bewitched_is_told_so() -> None:
    """R5.3."""
    desk = bewitched()
    desk.ask("open", seat=1)
    assert touching(desk) == ["bewitch"]


def test_the_witch_is_not_her_own_victim() -> None:
    """R5.3."""
    assert touching(bewitched()) == []


def killed(seat: int) -> list[str]:
    """Return a seat's news after seat 0 has murdered the Thief, whom seat 1 holds, up to the King's turn."""
    game = turn("assassin", sits("assassin"), sits("thief"), sits("king"), sits("bishop"))
    desk = opened(game).choose("assassinate thief", "gold", "end")
    desk.table.session.curtain.open(seat)  # type: ignore[union-attr]  # there is a session: a game lies on the desk
    return touching(desk)


@pytest.mark.parametrize(("seat", "heard"), [(1, ["assassinate", "silenced"]), (2, []), (3, [])])
def test_the_murdered_alone_hears_that_it_was_he(seat: int, heard: list[str]) -> None:
    """R5.1."""
    assert killed(seat) == heard


def test_what_is_done_to_a_city_touches_its_owner() -> None:
    """R6.8D."""
    seats = [sits("diplomat", gold=5, city="temple"), sits("king", city="market")]
    desk = opened(turn("diplomat", *seats, cast="diplomat", taken="resources")).choose(
        "exchange 1 market temple", "end"
    )
    desk.table.session.curtain.open(1)  # type: ignore[union-attr]  # there is a session: a game lies on the desk
    assert touching(desk) == ["exchanged"]


# --- the Wizard's choices


def wizard(gold: int, taken: str) -> Desk:
    seats = [sits("wizard", gold=gold), sits("king", hand="palace temple")]
    return opened(turn("wizard", *seats, cast="wizard", taken=taken)).choose("peek 1")


@pytest.mark.parametrize(
    ("gold", "taken", "reason"),
    [(3, "resources", {"id": "why-too-dear", "args": {"missing": 2}}), (9, "", {"id": "why-gather-first", "args": {}})],
)
def test_a_card_that_cannot_be_built_at_once_says_why(gold: int, taken: str, reason: Json) -> None:
    """R6.3W, R11.8."""
    assert wizard(gold, taken).choice("take-build", card="palace")["why_not"] == reason
