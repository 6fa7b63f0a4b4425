"""The Dark City at the table: the questions that it brings, and what comes of the answers."""

from __future__ import annotations

from typing import Any

from tests.page.dark_city import artist, builder, crowned, diplomat, emperor, tucker, witch, wizard
from tests.page.table_of_citadels import TableOfCitadels, sit
from tests.page.tree import nodes, props, with_class

# --- the Witch


def bewitched(app: Any, role: str) -> TableOfCitadels:
    """The table of the Witch after gold was taken and a character bewitched."""
    table = sit(app, witch()).tap("choose", "gold").tap("tray", "bewitch").tap("aim", f"role:{role}")
    return table.confirm()


def medal(table: TableOfCitadels, role: str) -> str:
    """Return the text for screen readers of a character on the track."""
    (button,) = [node for node in table.parts("medal-button") if props(node)["data-arg"].endswith(role)]
    return table.text(props(button)["aria-label"])


def test_the_witch_goes_on_as_the_bewitched(app: Any) -> None:
    """R5.3."""
    table = bewitched(app, "alchemist")

    assert table.question() == "You are the Witch: continue your turn as the Alchemist."


def test_a_held_turn_hangs_before_its_seat(app: Any) -> None:
    """R5.3."""
    table = sit(app, witch())
    table.page.play.bots.start = lambda: None  # the bots are yet to play

    table.tap("choose", "gold").tap("tray", "bewitch").tap("aim", "role:alchemist").confirm()

    assert len(table.parts("badge held", "mine")) == 1


def test_the_bewitched_rank_is_marked(app: Any) -> None:
    """R5.3."""
    table = bewitched(app, "alchemist")

    assert "bewitched" in medal(table, "alchemist")


def test_the_bell_tower_s_goal_is_explained(app: Any) -> None:
    """R7.19."""
    table = sit(app, witch())

    assert table.texts("lowered") == ["Seat 3’s Bell Tower: 7 districts end the game instead of 8."]


# --- the Diplomat


def bargaining(app: Any) -> TableOfCitadels:
    """The table of the Diplomat, who has asked for the Palace and offered the Manor."""
    table = sit(app, diplomat()).tap("tray", "exchange").tap("theirs", "built:1:palace")
    manor = next(move for move in table.live("own") if "manor" in move)
    return table.tap("own", manor)


def has_class(node: Any, *words: str) -> bool:
    """Whether an element has one of these classes."""
    return any(word in str(props(node).get("class") or "").split() for word in words)


def test_the_exchange_says_what_changes_hands(app: Any) -> None:
    """R6.8D: the Palace costs 5, the Manor 3."""
    table = bargaining(app)

    parts = [table.text(node) for node in nodes(table.part("bargain")) if has_class(node, "tile-name", "between")]
    assert parts == ["Palace", "You pay 2 goldChoose another", "Manor"]


def test_the_exchange_is_made(app: Any) -> None:
    """R6.8D."""
    table = bargaining(app).confirm()

    assert table.texts("tile-name", "own-city") == ["Docks", "Tavern", "Fortress", "Palace"]


def test_another_district_can_be_asked_for(app: Any) -> None:
    table = bargaining(app)

    table.tap("theirs")

    assert table.texts("of", "exchange") == ["Seat 1", "Seat 2", "Seat 3"]


def test_a_district_out_of_reach_says_why(app: Any) -> None:
    """R6.8D, R7.9."""
    table = sit(app, diplomat()).tap("tray", "exchange")

    (keep,) = [node for node in table.parts("off", "things") if props(node)["data-arg"] == "built:1:keep"]
    assert "the Keep is protected" in table.text(keep)


# --- the Museum, the Crown, the gift, the Artist's coins


def test_a_card_goes_under_the_museum(app: Any) -> None:
    """R7.13: one lies there before."""
    table = sit(app, tucker()).tap("tray", "museum").tap("aim", "hand:keep").confirm()

    (museum,) = [tile for tile in table.parts("tile", "own-city") if "Museum" in table.text(tile)]
    assert [table.text(node) for mark in with_class(museum, "mark") for node in nodes(mark) if node[0] == "b"] == ["2"]


def test_the_crown_goes_to_whom_the_emperor_points_at(app: Any) -> None:
    """R6.4E."""
    table = sit(app, emperor()).tap("tray", "crown").tap("aim", "seat:2").confirm()

    assert [props(node)["data-held-by"] for node in nodes(table.tree) if "data-held-by" in props(node)] == ["2"]


def test_the_crown_is_not_offered_to_its_holder(app: Any) -> None:
    """R6.4E: the holder is at seat 3."""
    table = sit(app, emperor()).tap("tray", "crown")

    assert table.live("aim", "things") == ["seat:1", "seat:2"]


def test_a_card_is_given_for_the_crown(app: Any) -> None:
    """R6.4E."""
    table = sit(app, crowned()).tap("aim", "hand:keep").confirm()

    assert table.texts("card-name", "own-hand") == ["Temple"]


def test_gold_is_given_for_the_crown(app: Any) -> None:
    """R6.4E: one of two."""
    table = sit(app, crowned()).tap("choose", "give gold")

    assert table.texts("count gold", "mine")[0] == "1"


def test_the_artist_lays_a_coin_on_a_district(app: Any) -> None:
    """R6.9A."""
    table = sit(app, artist()).tap("tray", "beautify").tap("aim", "built:0:temple").confirm()

    (tile,) = [tile for tile in table.parts("tile", "own-city") if with_class(tile, "mark")]
    assert "Temple" in table.text(tile)


# --- the deck and another hand


def test_the_deck_lies_open_by_kind(app: Any) -> None:
    """R7.11."""
    table = sit(app, builder()).tap("tray", "build").tap("aim", "hand:lighthouse").confirm()

    kinds = ("noble", "religious", "trade", "military", "special")
    assert [kind for kind, text in zip(kinds, table.texts("of-kind"), strict=True) if kind in text.split()] == [*kinds]


def test_a_card_too_dear_for_the_wizard_says_so(app: Any) -> None:
    """R6.3W."""
    table = sit(app, wizard()).tap("choose", "peek 1")
    dear = next(props(node)["data-arg"] for node in table.parts("thing"))

    table.tap("aim", dear)

    assert table.texts("why", "foot") == ["take gold or cards first"]
