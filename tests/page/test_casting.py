"""Setting a table with the Dark City: characters rank by rank, its districts, and what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from tests.page.english import text_of
from tests.page.test_start import set_up
from tests.page.trees import nodes, prop, styled


def unfolded(app: Any, *acts: tuple[str, str, str]) -> Any:
    """The page with characters and districts laid open, and these choices made."""
    return set_up(app, app.device, ("fold-cast", "", ""), ("fold-specials", "", ""), *acts)


def with_seats(count: int) -> list[tuple[str, str, str]]:
    """Return the taps for so many players, beginning with four."""
    return [("more" if count > 4 else "fewer", "", "")] * abs(count - 4)


def form(app: Any) -> Any:
    """The form."""
    return app.device.stage.trees["table"]


def part(app: Any, rank: int, role: str) -> list[Any]:
    """The label of a character of a rank."""
    return next(label for label in styled(form(app), "part") if inputs(label) == [(f"rank-{rank}", role)])


def inputs(tree: Any) -> list[tuple[str, str]]:
    """The radio buttons in a tree: name and value."""
    return [(prop(node, "name"), prop(node, "value")) for node in nodes(tree) if prop(node, "type") == "radio"]


def chosen(app: Any) -> list[str]:
    """The characters that are checked, by rank."""
    checked = [node for node in nodes(form(app)) if prop(node, "data-do") == "cast" and prop(node, "checked")]
    return [prop(node, "value") for node in checked]


def ranks(app: Any) -> list[str]:
    """The characters on the track of the table."""
    return [prop(node, "data-arg").removeprefix("role:") for node in styled(form(app), "medal-button")]


OWN = [
    *(("cast", str(rank), role) for rank, role in ((1, "witch"), (4, "emperor"), (8, "diplomat"), (9, "queen"))),
    *(("special", special, "true") for special in ("museum", "bell_tower", "park", "quarry")),
]
PLAYED = ["witch", "thief", "magician", "emperor", "bishop", "merchant", "architect", "diplomat", "queen"]


def test_a_set_of_one_s_own_is_dealt(app: Any) -> None:
    page = unfolded(app, *with_seats(5), ("strength", "random", ""), *OWN)

    app.device.settle(page.act, "deal", "", "")

    assert ranks(app) == PLAYED


def test_more_districts_than_are_added_are_counted(app: Any) -> None:
    unfolded(app, *with_seats(5), *OWN)

    (note,) = styled(form(app), "said")
    assert "4 is more than 3" in text_of(note, "citadels")


def test_what_was_chosen_is_there_the_next_time(app: Any) -> None:
    page = unfolded(app, ("strength", "random", ""), ("cast", "3", "wizard"), ("special", "park", "true"))
    app.device.settle(page.act, "deal", "", "")

    unfolded(app)

    checked = [node for node in nodes(form(app)) if prop(node, "data-do") == "special" and prop(node, "checked")]
    assert (chosen(app)[2], [prop(node, "data-arg") for node in checked]) == ("wizard", ["park"])


@pytest.mark.parametrize(
    ("players", "rank", "role", "reason"),
    [
        (2, 9, "artist", "not with 2 players"),
        (2, 4, "emperor", "3 or more players"),
        (4, 9, "queen", "5 or more players"),
        (8, 9, "none", "needed with 8 players"),
    ],
)
def test_a_character_that_cannot_be_says_why(app: Any, players: int, rank: int, role: str, reason: str) -> None:
    """R2.1, R6.4E, R11.26."""
    unfolded(app, *with_seats(players))

    label = part(app, rank, role)

    assert [prop(node, "disabled") for node in nodes(label) if node[0] == "input"] == [True]
    assert reason in text_of(label, "citadels")


def test_the_set_that_was_taken_fits_the_number_of_players(app: Any) -> None:
    page = unfolded(app, ("set", "intrigue", ""))
    four = chosen(app)[8]

    app.device.settle(page.act, "more", "", "")

    assert (four, chosen(app)[8]) == ("artist", "queen")


def test_a_surprise_can_be_dealt(app: Any) -> None:
    page = unfolded(app, *with_seats(8), ("strength", "random", ""), *[("surprise", "", "")] * 5)

    app.device.settle(page.act, "deal", "", "")

    assert len(ranks(app)) == 9


def test_both_characters_of_a_rank_are_explained(app: Any) -> None:
    page = unfolded(app)

    app.device.settle(page.act, "explain", "1", "")

    (both,) = styled(app.device.stage.trees["sheet"], "compared")
    assert [text_of(node, "citadels") for node in nodes(both) if node[0] == "h3"] == ["Assassin", "Witch"]
