"""The newest lines of the story above the choices: gains and refusals as signs, all else in words."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests.catan.positions import before_throw, play, seat, turn
from tests.island.table_of_island import TableOfIsland, sit
from tests.island.test_digest import after
from tests.page.tree import drawn_signs, nodes

HOME: dict[str, Any] = {"settlements": "c5", "roads": "c5-c6"}
OFFER = "offer 1 wood for 1 ore"


def chips(table: TableOfIsland) -> list[Any]:
    """The lines that are drawn as signs."""
    return table.parts("chip")


def signs(node: Any) -> list[str]:
    """The names of the signs in a part, in order."""
    return [name for _, name in drawn_signs(node)]


def test_a_throw_has_a_sign_for_each_player_who_gained(app: Any) -> None:
    """On small phones the lines of the second and the third vanished."""
    others = seat(settlements="c3"), seat(cities="d4")
    table = sit(app, before_throw(seat(**HOME), *others, dice=(5, 6))).play("roll")  # forest 11 at c5, c3 and d4

    assert [signs(chip) for chip in chips(table)] == [["shield-0", "wood"], ["shield-1", "wood"], ["shield-2", "wood"]]


def test_a_sign_is_read_in_words(app: Any) -> None:
    table = sit(app, before_throw(seat(**HOME), seat(cities="d4"), dice=(5, 6))).play("roll")

    assert table.text(chips(table)[1]).endswith("Casual 2 got 2 wood")


@pytest.mark.parametrize(
    ("hand", "cards", "move", "words"),
    [
        ("", "monopoly", "play monopoly ore", "You took 5 ore: 3 from Casual 2 and 2 from Casual 3"),
        ("", "monopoly", "play monopoly wool", "You found no wool"),
        ("", "plenty", "play plenty wood ore", "You took 1 wood and 1 ore from the bank"),
        ("4 wood", "", "bank 4 wood for 1 ore", "You gave the bank 4 wood for 1 ore"),
    ],
)
def test_what_one_got_oneself_is_in_the_news(app: Any, hand: str, cards: str, move: str, words: str) -> None:
    table = sit(app, turn(seat(hand, cards, **HOME), seat("3 ore"), seat("2 ore"), bank="9 wood 9 ore"))

    table.choose(move)

    assert words in table.texts("latest")[0]


def test_a_trade_that_one_closed_is_in_the_news(app: Any) -> None:
    game = turn(seat("1 wood", **HOME), seat("3 ore"), seat("2 ore"), bank="9 ore")
    table = sit(app, play(game, OFFER, "accept", "refuse"))

    table.play("confirm 1")

    assert "You gave Casual 2 1 wood for 1 ore" in table.texts("latest")[0]


def test_what_is_below_the_news_can_be_opened(app: Any) -> None:
    table = sit(app, before_throw(seat(**HOME), dice=(5, 6))).play("roll")

    table.tap("recap")

    assert "You threw 11" in table.texts("recap")[0].replace(":", "")


@pytest.mark.parametrize(
    ("players", "words"), [(3, "Casual 2 and Casual 3 refused"), (4, "Casual 2, Casual 3, and Casual 4 refused")]
)
def test_several_refusals_are_one_line(app: Any, players: int, words: str) -> None:
    others = [seat("3 ore") for _ in range(players - 1)]
    game = turn(seat("1 wood 1 ore", **HOME), *others, by=0, players=players, bank="9 ore")
    table = sit(app, play(game, OFFER, *["refuse"] * (players - 1)), history=True)

    lines = table.part("latest")[2:] if table.parts("latest") else []

    assert (len(lines), words in table.texts("latest")[0]) == (1, True)


@pytest.fixture
def roomy(app: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A window in which the log has room beside the table."""
    monkeypatch.setattr(app.device.window, "matchMedia", lambda _: SimpleNamespace(matches=True))
    return app


def test_on_a_desktop_what_the_others_did_is_below_what_can_be_built(roomy: Any) -> None:
    table = sit(roomy, after("roll", "road e9-e10"), history=True)

    lines = [table.text(node).split()[0] for node in nodes(table.part("digest", "below")) if node[0] == "li"]
    assert (len(table.parts("build-row", "below")), lines) == (1, ["Casual", "Casual"])


def test_on_a_desktop_news_stand_beside_the_question_too(roomy: Any) -> None:
    table = sit(roomy, turn(seat(cards="monopoly", **HOME), seat("3 ore")))

    table.choose("play monopoly ore")

    assert "You took 3 ore" in table.texts("latest", "decision")[0]


@pytest.mark.parametrize(("card", "number"), [("monopoly", 5), ("plenty", 15)])
def test_resources_are_chosen_by_their_signs(app: Any, card: str, number: int) -> None:
    bank = "9 wood 9 brick 9 wool 9 grain 9 ore"
    table = sit(app, turn(seat(cards=card, **HOME), bank=bank)).tap("tray", f"play-{card}")

    (goods,) = table.parts("goods")
    assert [bool(signs(button)) for button in goods[2:]] == [True] * number


def robbed_view(line: int, *, own: bool = False) -> dict[str, Any]:
    """A view in which the viewer has just been robbed, in the turn of a bot or in their own."""
    seats = [{"kind": "person", "active": own}, {"kind": "bot", "active": not own}]
    lines = [{"n": line, "id": "hit-steal", "grave": False, "hit": True}]
    return {"viewer": 0, "waiting": None if own else "bot", "seats": seats, "story": [{"n": line, "lines": lines}]}


def test_of_several_thefts_in_a_round_one_holds_the_game_up(app: Any) -> None:
    """Each did, with a button to tap."""
    game = SimpleNamespace(unmissed=(), until_tap=("hit-steal",), taps_once=True)
    reading, held = app.reading.Reading(), []

    for view in (robbed_view(1), robbed_view(2), robbed_view(3, own=True), robbed_view(4)):
        reading.pause(view, view["story"][0]["n"] - 1, game)
        held.append(len(reading.moment))
        reading.moment = []

    assert held == [1, 0, 0, 1]
