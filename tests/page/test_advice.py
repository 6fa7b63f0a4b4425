"""The Expert's advice, and the loss by a decision, as the page draws them."""

from __future__ import annotations

import json
from typing import Any

from citadels import Game
from tests.nearly_over import citadels_nearly_over
from tests.page.english import words_of
from tests.page.table_of_citadels import TableOfCitadels, go_on, sit
from tests.page.trees import messages, nodes, prop, styled, texts
from tests.rules.table import seat, turn

DRAW = {"id": "choice-draw", "args": {"count": 2}, "move": "draw"}
GOLD = {"id": "choice-gold", "args": {"gold": 2}, "move": "gold"}
HALF, THIRD = {"id": "share-half", "args": {}}, {"id": "share-third", "args": {}}
PAYS = {"id": "because-pays-more", "args": {"role": "king"}, "good": True}
RAID = {"id": "beware-destroyed", "args": {"role": "warlord", "cost": 3}, "good": False}
EVEN: dict[str, Any] = {"id": "reason-even", "args": {}, "good": None}


def sheet(app: Any, *reasons: dict[str, Any], worlds: int = 240) -> Any:
    """The sheet of a hint between gold and cards."""
    advised = GOLD | {"chance": 50, "margin": 4, "share": HALF, "close": False}
    other = DRAW | {"chance": 33, "margin": 5, "share": THIRD, "close": False}
    items = [advised, other] if worlds else [advised]
    return app.hint.sheet({"seat": 0, "count": 2, "worlds": worlds, "options": items, "reasons": list(reasons)})


def test_what_speaks_for_the_move_and_against_it_bears_its_sign(app: Any) -> None:
    listed = styled(sheet(app, PAYS, RAID), "reasons")

    assert [prop(node, "class") for node in nodes(listed) if node[0] == "li"] == ["for", "against"]


def test_what_does_neither_bears_none(app: Any) -> None:
    [neither] = styled(sheet(app, EVEN), "neither")

    assert texts(neither) == ["reason-even"]


def test_every_chance_is_one_number(app: Any) -> None:
    """Five choices may all be "about a third", and "about one in five" beside 22% says it twice."""
    [weighed] = styled(sheet(app, PAYS), "weighed")

    lines = [texts(node) for node in nodes(weighed) if node[0] == "b"]

    assert lines == [["hint-chance"], ["hint-chance"]]


def test_a_number_says_how_far_it_can_be_trusted(app: Any) -> None:
    numbers = styled(styled(sheet(app, PAYS), "weighed"), "number")

    assert messages(numbers[1])["hint-chance"] == {"chance": 33, "margin": 5}


def test_of_few_worlds_no_number_says_how_far_it_can_be_trusted(app: Any) -> None:
    """A spread that is measured in 17 worlds is as uncertain as the number: "22% ± 0" is no certainty."""
    numbers = styled(styled(sheet(app, PAYS, worlds=99), "weighed"), "number")

    assert messages(numbers[1])["hint-chance"] == {"chance": 33, "margin": 0}


def test_a_spread_of_nothing_is_not_written() -> None:
    """No search is sure: "22% ± 0" claims that it is."""
    assert words_of("citadels").say("hint-chance", chance=22, margin=0) == "22%"


def test_a_bar_is_full_as_far_as_is_certain_and_hatched_as_far_as_may_be(app: Any) -> None:
    bars = styled(sheet(app, PAYS), "chance")

    assert [prop(bar, "vars") for bar in bars] == [
        {"--chance": "46%", "--most": "54%"},
        {"--chance": "28%", "--most": "38%"},
    ]


def test_the_bars_have_a_scale(app: Any) -> None:
    [scale] = styled(sheet(app, PAYS), "scale")

    assert texts(scale) == ["0%", "50%", "100%"]


def test_the_cards_reasons_stand_without_a_search(app: Any) -> None:
    assert "because-pays-more" in texts(sheet(app, PAYS, worlds=0))


def test_without_a_reason_nothing_is_claimed(app: Any) -> None:
    """Only the engine knows whether any choice is fine."""
    lines = texts(sheet(app, worlds=0))

    assert "hint-only" not in lines


def test_the_review_tells_the_cost_as_the_engine_words_it(app: Any) -> None:
    cost = {"id": "review-cost", "args": {"cost": 15}}
    result = {"at": 4, "seat": 0, "round": 2, "cost": 16, "told": cost, "reasons": [PAYS]}

    drawn = app.review._decision(result | {"played": DRAW, "better": GOLD}, "Ann", None, 1)

    assert messages(styled(drawn, "cost")) == {"review-cost": {"cost": 15}}


# --- at the table


def kings_turn() -> Game:
    """The King's turn after the resource action."""
    king = seat("king", gold=6, hand="temple palace tavern", city="manor")
    return turn("king", king, seat("bishop"), taken="resources")


def test_a_hint_s_button_plays_what_it_advises(app: Any) -> None:
    table = sit(app, kings_turn()).tap("hint")
    (advised,) = table.live("choose", "hint-sheet")

    table.tap("choose", advised)

    assert {"do": "choose", "move": advised} in app.device.window.engine.requests
    assert table.sheet == []


def test_what_is_advised_is_read_aloud(app: Any) -> None:
    table = sit(app, kings_turn()).tap("hint")

    assert table.texts("advice") == ["5Build Palace"]
    assert table.text(json.loads(app.device.stage.calls("say")[-1])).startswith("Build Palace.")


# --- the review


def finished(app: Any, people: int) -> TableOfCitadels:
    """The end of a game of so many people and bots."""
    table = go_on(app, citadels_nearly_over(people))
    while not table.page.play.view["result"]:
        if table.parts("curtain"):
            table.open_curtain()
        table.decide(-1)
    return table


def reviewed(app: Any) -> list[int]:
    """The decisions that the engine was asked about, in order."""
    return [
        request["at"] for request in app.device.window.engine.requests if request["do"] == "review" if "at" in request
    ]


def test_several_people_say_whose_decisions_they_mean(app: Any) -> None:
    table = finished(app, 2).tap("review")
    assert "Whose decisions?" in table.text(table.sheet)

    table.tap("review-of", "1")

    decisions = app.device.window.engine.table.answer({"do": "review"})["review"]["decisions"]
    assert reviewed(app) == [decision["at"] for decision in decisions if decision["seat"] == 1]


def test_a_review_that_is_stopped_says_how_far_it_came(app: Any) -> None:
    table = finished(app, 1)
    ask = app.device.window.engine.ask

    async def stop_at_the_second(text: str) -> str:
        answer: str = await ask(text)
        if len(reviewed(app)) == 2:
            table.page.act("review-stop", "", "")
        return answer

    app.device.window.engine.ask = stop_at_the_second
    table.tap("review")

    (stopped,) = table.args("review-stopped")
    assert (len(reviewed(app)), stopped["at"], stopped["count"] > 2) == (2, 2, True)
    assert [node for node in nodes(table.sheet) if node[0] == "progress"] == []


def test_a_habit_is_one_mistake_of_the_review(app: Any) -> None:
    """Three times no knight were the three biggest mistakes of a game."""
    decisions = [{"seat": 0, "cost": cost, "better": better} for cost, better in ((5, GOLD), (9, GOLD), (3, DRAW))]

    costly, _ = app.review.worst(decisions)

    assert [decision["cost"] for decision in costly] == [9, 3]
