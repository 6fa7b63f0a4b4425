"""What the Expert would do, and what a decision cost, as the page draws them."""

from __future__ import annotations

from typing import Any

from tests.page.trees import messages, nodes, prop, styled, texts

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


def test_the_best_chance_is_told_in_words_and_all_as_numbers(app: Any) -> None:
    """Five choices may all be "about a third" (ux3, finding 20)."""
    [weighed] = styled(sheet(app, PAYS), "weighed")

    lines = [texts(node) for node in nodes(weighed) if node[0] == "b"]

    assert lines == [["share-half", " ", "hint-chance"], ["hint-chance"]]


def test_a_number_says_how_far_it_can_be_trusted(app: Any) -> None:
    numbers = styled(styled(sheet(app, PAYS), "weighed"), "number")

    assert messages(numbers[1])["hint-chance"] == {"chance": 33, "margin": 5}


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
    lines = texts(sheet(app, PAYS, worlds=0))

    assert ("because-pays-more" in lines, "hint-plain" in lines) == (True, False)


def test_without_any_reason_it_is_said_to_be_plain(app: Any) -> None:
    assert "hint-plain" in texts(sheet(app, worlds=0))


def test_the_review_tells_the_cost_as_the_engine_words_it(app: Any) -> None:
    cost = {"id": "review-cost", "args": {"cost": 15}}
    result = {"at": 4, "seat": 0, "round": 2, "cost": 16, "told": cost, "reasons": [PAYS]}

    drawn = app.review._decision(result | {"played": DRAW, "better": GOLD}, "Ann", None)

    assert messages(styled(drawn, "cost")) == {"review-cost": {"cost": 15}}
