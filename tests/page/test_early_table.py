"""The table that is shown before the engine is there: which tables have an opening, and what it shows."""

from __future__ import annotations

import json
from typing import Any

import pytest

from build import openings
from tests.page.device import Device
from tests.page.english import text_of
from tests.page.test_casting import with_seats
from tests.page.trees import nodes, prop, styled

SIZES = range(2, 9)


def opening(app: Any, seats: int, seed: int = 1) -> dict[str, Any]:
    """An opening as a build makes it: the first seat is a person's, who is asked first."""
    rules = dict(openings._tables(app.open().start.sheet))[seats]
    names = [openings.name_mark(seat) for seat in range(seats)]
    view = openings.engine()(openings.request(names, rules, "random", seed))["view"]
    if not view["prompt"] or view["prompt"]["seat"] != 0:
        return opening(app, seats, seed + 1)
    return {"rules": rules, "seed": seed, "view": view}


def screen_while_dealing(app: Any, device: Device, *acts: tuple[str, str, str]) -> Any:
    """Return the page's tree when the engine is asked to deal, after these choices; an opening has their number."""
    device.stage.openings = {_seats(acts): opening(app, _seats(acts))}
    page, engine = app.open(), app.device.window.engine
    screens, ask = [], engine.ask
    for act in (("set-up", "", ""), *acts):
        device.settle(page.act, *act)

    async def hold(text: str) -> str:
        screens.append(device.stage.trees["table"])
        answer: str = await ask(text)
        return answer

    engine.ask = hold
    device.settle(page.act, "deal", "", "")
    return screens[0]


def _seats(acts: tuple[tuple[str, str, str], ...]) -> int:
    """The number of seats that these choices come to."""
    names = [name for name, _, _ in acts]
    return 4 + names.count("more") - names.count("fewer")


@pytest.mark.parametrize("seats", SIZES)
def test_the_first_decision_is_shown_before_the_engine_has_dealt(app: Any, device: Device, seats: int) -> None:
    screen = screen_while_dealing(app, device, *with_seats(seats))

    assert len(styled(screen, "seat")) == seats - 1
    assert [node for node in nodes(styled(screen, "things")) if prop(node, "data-do") == "aim"] != []


def test_the_names_are_those_of_the_table(app: Any, device: Device) -> None:
    screen = screen_while_dealing(app, device, ("name", "0", 'Ann "A"'))

    (mine,) = styled(screen, "mine")
    assert 'Ann "A"' in text_of(styled(mine, "name"), "citadels")


@pytest.mark.parametrize(
    "act", [("seat", "1", "person"), ("option", "gold", "1"), ("seed", "", "7")], ids=["people", "rules", "seed"]
)
def test_any_other_table_waits_for_the_engine(app: Any, device: Device, act: tuple[str, str, str]) -> None:
    screen = screen_while_dealing(app, device, act)

    assert styled(screen, "decision") == []
    assert "Getting ready to deal" in text_of(styled(screen, "deal"), "citadels")


def test_what_is_chosen_at_once_is_said_to_wait(app: Any, device: Device) -> None:
    device.stage.openings = {4: opening(app, 4)}
    page, engine = app.open(), app.device.window.engine
    titles, ask = list[Any](), engine.ask

    async def choose_first(text: str) -> str:
        if json.loads(text)["do"] == "new":
            page.act("choose", page.play.view["prompt"]["choices"][0]["move"], "")
            titles.extend(node for node in nodes(device.stage.trees["table"]) if prop(node, "id") == "decision-title")
        answer: str = await ask(text)
        return answer

    engine.ask = choose_first
    device.settle(page.act, "deal", "", "")

    assert text_of(titles, "citadels").startswith("Your choice is made. The game is still loading")
