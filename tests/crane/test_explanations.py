"""Explanations of the signs and numbers on a board (docs/praga/page.md)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from build import games
from build.paths import ROOT
from e2e.saved_cranes import late_game
from praga import Game
from tests.crane.table_of_crane import TableOfCrane, sit
from tests.page.game_app import words
from tests.page.tree import args_of, arguments, messages, nodes, props
from tests.praga.positions import player, turn

RULES = set(re.findall(r"\bP\d+\.\d+\b", (ROOT / "docs" / "praga" / "rules.md").read_text(encoding="utf-8")))


def places(table: TableOfCrane) -> set[str]:
    """The words of all places on all boards."""
    tabs = ("crane", "boards", "city", "projects", "road")
    return {
        props(node)["data-here"].split()[0]
        for tab in tabs
        for node in nodes(table.at(tab).tree)
        if "data-here" in props(node)
    }


def late_table(app: Any) -> TableOfCrane:
    """A table late in a game, with tiles, cubes and figures on all boards."""
    return sit(app, late_game(3))


def refreshed(app: Any) -> TableOfCrane:
    """A table with a trial in which a row was refreshed."""
    table = sit(app, late_game(3))
    table.act("try")
    return table.choose(table.moves("refresh")[0])


@pytest.mark.parametrize("game", [Game.new(["Ann", "Ben"], seed=4), late_game(3)], ids=["first turn", "late"])
def test_every_place_that_can_be_asked_about_has_an_explanation(app: Any, game: Game) -> None:
    assert places(sit(app, game)) - set(app.explanations.PLACES) == set()


def test_every_explanation_of_a_place_is_of_one_that_is_drawn(app: Any) -> None:
    drawn = places(late_table(app)) | places(refreshed(app)) | places(sit(app, Game.new(["Ann", "Ben"], seed=4)))

    assert set(app.explanations.PLACES) - drawn - {"edge-used", "plank-covered", "track-token", "figure"} == set()


def test_every_sign_has_its_sentence_and_its_rules(app: Any) -> None:
    app.open()

    assert set(app.explanations.OF_SIGNS) == set(app.signs.SIGNS)


def test_every_number_of_an_explanation_is_that_of_a_rule(app: Any) -> None:
    app.open()
    listed = [*app.explanations.OF_SIGNS.values(), *[place[0] for place in app.explanations.PLACES.values()]]

    assert {rule for rules in listed for rule in rules.split()} - RULES == set()


def test_there_are_words_for_every_place_and_no_more(app: Any) -> None:
    app.open()

    assert {name for name in words(games.BY_NAME["crane"]) if name.startswith("here-")} == {
        f"here-{place}" for place in app.explanations.PLACES
    }


def test_an_unknown_tile_of_a_trial_is_face_down(app: Any) -> None:
    row = refreshed(app).at("crane")

    assert len(row.parts("face-down")) == 2


DECORATION = ("tree", "hex-")  # the beginnings of signs that are ground


def silent(tree: Any, known: set[str], answers: bool = False) -> list[str]:
    """Return the parts of a tree that have no explanation: signs without a word, and texts, outside of all places."""
    if not isinstance(tree, list):
        return []
    if tree and tree[0] == "icon":
        name, file = str(tree[1]["name"]), tree[1].get("file")
        return [] if file != "crane" or answers or name in known or name.startswith(DECORATION) else [name]
    if not tree or not isinstance(tree[0], str):
        return [name for kid in tree for name in silent(kid, known, answers)]
    answers = answers or bool({"data-here", "data-press"} & set(props(tree)))
    if tree[0] == "text":
        return [] if answers else [str(tree[3])]
    return [name for kid in tree[3:] for name in silent(kid, known, answers)]


@pytest.mark.parametrize("tab", ["crane", "boards", "city", "projects", "road"])
@pytest.mark.parametrize("game", [Game.new(["Ann", "Ben"], seed=4), late_game(3)], ids=["first turn", "late"])
def test_every_sign_and_number_on_a_board_can_be_asked_about(app: Any, game: Game, tab: str) -> None:
    table = sit(app, game).at(tab)

    assert silent(table.part("stage"), {*app.signs.SIGNS, *app.signs.DRAWN_AS}) == []


def ask(app: Any, question: str) -> TableOfCrane:
    """A table of two at which something was asked."""
    table = sit(app, turn(player(wall=[2, 3])))
    table.act("sign", question)
    return table


def test_a_row_of_a_project_says_what_it_is_worth(app: Any) -> None:
    table = ask(app, "rosette 5 row 3")

    assert args_of(table.sheet, "here-row") == [{"row": 3}]
    assert ["b", None, "5"] in list(nodes(table.sheet))


def test_the_number_below_a_column_says_for_which_tokens_it_counts(app: Any) -> None:
    assert args_of(ask(app, "- - column-wall 3").sheet, "here-column-wall") == [{"count": 3}]


def test_a_marker_says_where_it_stands(app: Any) -> None:
    (args,) = args_of(ask(app, "- - marker 0 wall").sheet, "here-marker")

    assert (args["row"], args["column"]) == (2, 3)


def test_a_price_says_what_pays_it(app: Any) -> None:
    assert {"here-red", "sign-of-gold.means"} <= messages(ask(app, "coin 2 red").sheet)


def test_an_explanation_leads_to_the_section_with_its_rule(app: Any) -> None:
    assert arguments(ask(app, "egg - edge").sheet, "rules-open") == ["rules-wall", "rules-signs"]


def test_what_has_no_explanation_opens_nothing(app: Any) -> None:
    assert ask(app, "tree - ").sheet == []


def test_the_fee_of_a_tier_says_what_pays_it(app: Any) -> None:
    """P11.3."""
    table = ask(app, "gold - fee 3")

    assert (args_of(table.sheet, "here-fee"), "sign-of-gold.means" in messages(table.sheet)) == ([{"row": 3}], True)
