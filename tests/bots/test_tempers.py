"""Tempers at any strength: the strengths that play by weights lean to a style, the others play as they did."""

from __future__ import annotations

from typing import Any

import pytest

from citadels.bots import BOTS, SEATED
from citadels.bots.styles import STYLE_OF, STYLES, tuned_in_temper
from citadels.bots.styles import TEMPERS as TEMPERED
from citadels.bots.weights import tuned
from citadels.core.registry import NEWER
from tabletop.bots.tempers import TEMPERS, strength_of

BY_WEIGHTS = ("newcomer", "learner", "casual", "strong")


def liking(kind: str, character: str) -> float:
    """Return how much a bot likes a character for itself, at a table of four."""
    bot: Any = SEATED[kind]()
    return float(bot.weights(4).write()["pick"][character][0])


def test_each_temper_has_its_ways_here() -> None:
    assert tuple(TEMPERED) == TEMPERS


def test_each_style_is_that_of_a_temper() -> None:
    assert {*STYLE_OF.values()} == {*STYLES}


@pytest.mark.parametrize("temper", TEMPERS)
def test_every_temper_plays_both_editions(temper: str) -> None:
    plain, bent = tuned(4, NEWER.word).write(), tuned_in_temper(temper, 4, NEWER.word).write()
    assert (plain.keys(), plain != bent) == (bent.keys(), True)


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
