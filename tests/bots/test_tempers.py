"""Tempers at any strength: the strengths that play by weights lean to a style, the others play as they did."""

from __future__ import annotations

from typing import Any

import pytest

from citadels.bots import BOTS, SEATED
from citadels.bots.styles import STYLE_OF, STYLES
from tabletop.bots.tempers import TEMPERS, strength_of

BY_WEIGHTS = ("newcomer", "learner", "casual", "strong")


def liking(kind: str, character: str) -> float:
    """Return how much a bot likes a character for itself, at a table of four."""
    bot: Any = SEATED[kind]()
    return float(bot.weights(4).write()["pick"][character][0])


def test_each_temper_is_a_style_and_each_style_a_temper() -> None:
    assert (tuple(STYLE_OF), {*STYLE_OF.values()}) == (TEMPERS, {*STYLES})


@pytest.mark.parametrize("strength", BY_WEIGHTS)
def test_a_vengeful_bot_likes_the_assassin_more(strength: str) -> None:
    assert liking(f"{strength}-vengeful", "assassin") > liking(strength, "assassin")


def test_a_strong_bot_with_a_temper_is_the_personality() -> None:
    with_temper: Any = SEATED["strong-vengeful"]()
    personality: Any = BOTS["griefer"]()

    assert with_temper.weights(4) is personality.weights(4)


def test_bots_that_search_have_no_temper() -> None:
    searching = [kind for kind in SEATED if strength_of(kind) not in (*BY_WEIGHTS, *BOTS.keys() - {"expert"})]

    assert {SEATED[kind] for kind in searching} == {BOTS["expert"]}
