"""Tempers as parts of the names of bots: a strength, and what it leans to (tabletop.bots.tempers)."""

from __future__ import annotations

from tabletop.bots.protocol import UNLIMITED, Factory, by_deadlines
from tabletop.bots.random_bot import AtRandom
from tabletop.bots.tempers import TEMPERS, strength_of, tempered


class Sly(AtRandom):
    """A bot with a temper."""


def of_temper(_: str, temper: str) -> Factory | None:
    return Sly if temper == "sly" else None


def test_every_strength_has_a_kind_for_every_temper() -> None:
    kinds = tempered({"casual": AtRandom, "strong": AtRandom}, of_temper)

    assert [strength_of(kind) for kind in kinds] == ["casual"] * len(TEMPERS) + ["strong"] * len(TEMPERS)


def test_a_kind_with_a_temper_that_a_game_knows_has_a_bot_of_its_own() -> None:
    assert tempered({"casual": AtRandom}, of_temper)["casual-sly"] is Sly


def test_a_kind_with_a_temper_that_a_game_does_not_know_plays_as_its_strength() -> None:
    assert tempered({"casual": AtRandom}, of_temper)["casual-hasty"] is AtRandom


def test_a_temper_leaves_the_time_to_think_as_it_is() -> None:
    budget = by_deadlines({"expert": 220}, lambda: 0.0)

    assert budget("expert-sly") is not UNLIMITED
