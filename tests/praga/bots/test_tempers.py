"""Tempers in Crown and Crane: what a plan is judged by leans to something (praga.bots.tempers)."""

from __future__ import annotations

from typing import Any

from praga.bots import BOTS, SEATED
from praga.bots.tempers import BENDS
from tabletop.bots.tempers import TEMPERS


def weights(kind: str) -> Any:
    """Return the weights by which a bot that plans judges its ends."""
    bot: Any = SEATED[kind]()
    return bot.search.weights


def test_there_is_one_for_each_word() -> None:
    assert tuple(BENDS) == TEMPERS


def test_a_sly_bot_values_a_plaza_more() -> None:
    assert weights("strong-sly").claim > weights("strong").claim


def test_it_values_nothing_else_differently() -> None:
    changed = {
        name for name in weights("casual")._fields
        if getattr(weights("casual-hasty"), name) != getattr(weights("casual"), name)
    }  # fmt: skip

    assert changed == {"road"}


def test_a_newcomer_has_none() -> None:
    assert SEATED["newcomer-hasty"] is BOTS["newcomer"]
