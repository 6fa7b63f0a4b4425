"""The history's entries for open sheets (site/js/entries.js): every order of events on a model of a browser."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from build import tools

MODEL = Path(__file__).with_name("history.mjs")
EVENTS = 10
# A browser checks keys if it knows the Navigation API. A reload swallows an entry made meanwhile in Chromium alone.
CHROMIUM = {"checks": True, "swallows": True, "caches": True}
KINDS = {
    "with keys": CHROMIUM,
    "with keys, without a page cache": {**CHROMIUM, "caches": False},
    "with keys, whole reloads": {**CHROMIUM, "swallows": False},
    "without keys": {"checks": False, "swallows": False, "caches": True},
    "without keys or a page cache": {"checks": False, "swallows": True, "caches": False},
}


def play(kind: dict[str, bool], length: int) -> dict[str, Any]:
    """Play every order of so many events, each at once after the last and each when all has settled."""
    done = subprocess.run(
        [tools.node(), str(MODEL), str(length)], input=json.dumps(kind), capture_output=True, text=True, check=True
    )
    result: dict[str, Any] = json.loads(done.stdout)
    return result


@pytest.mark.parametrize("kind", KINDS.values(), ids=list(KINDS))
def test_two_events_in_any_order_leave_an_entry_for_each_open_sheet(kind: dict[str, bool]) -> None:
    result = play(kind, 2)

    assert result == {"count": 2 * EVENTS**2, "wrong": [], "number": 0}


@pytest.mark.parametrize("kind", [kind for kind in KINDS.values() if kind["checks"]])
def test_so_do_three_events_where_the_browser_knows_keys(kind: dict[str, bool]) -> None:
    result = play(kind, 3)

    assert result == {"count": 2 * EVENTS**3, "wrong": [], "number": 0}


def test_without_keys_the_page_may_pass_a_reader_who_goes_back_at_the_same_moment() -> None:
    """The limit of old browsers, which go by numbers; it needs two presses before the history has moved."""
    result = play(KINDS["without keys"], 3)

    assert {text.endswith("(hasty)") for text, _ in result["wrong"]} == {True}


def test_the_model_sees_a_page_that_trusts_what_an_entry_claims() -> None:
    result = play({**CHROMIUM, "blind": True}, 2)

    assert "reload, open a sheet (hasty)" in dict(result["wrong"])
