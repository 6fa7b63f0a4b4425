"""Everybody cuts the deck, and sees at the end whether it was dealt as promised (site/phones/deck.js)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.phones.driver import run

pytestmark = pytest.mark.desktop

CUTS = [7, 4_294_967_295, 0]


def judge(**deal: Any) -> list[bool]:
    """Return the devices' verdicts, those that have cut first, then one that has not."""
    return list(run("run_deck.mjs", [{"cuts": CUTS, **deal}])[0])


def test_whoever_has_cut_finds_an_honest_deal_fair() -> None:
    assert judge() == [True, True, True, False]


@pytest.mark.parametrize(
    "forgery",
    [{"own": 3}, {"salt": "00"}, {"cuts": []}, {"cuts": [7, 4_294_967_295, 1]}, {"cuts": [0, 0, 0]}],
)  # fmt: skip
def test_what_does_not_make_the_seed_is_not_fair(forgery: dict[str, Any]) -> None:
    assert judge(forged=forgery) == [False] * 4


def test_a_seed_of_the_dealers_choice_is_not_fair() -> None:
    assert judge(wrongSeed=1) == [False] * 4


def test_no_two_deals_are_promised_alike() -> None:
    assert len({str(line) for line in run("run_promise.mjs", range(20))}) == 20
