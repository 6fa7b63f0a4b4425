"""The Wizard's build at once may be paid for in any way (E6.3)."""

from __future__ import annotations

import pytest

from citadels import Game, Move
from citadels.views.choice_facts import choice_facts

from .table import answered, begins, city, deck, gold, hand, moves, phase, play, question, seat, turn


def looking(theirs: str, gold: int = 0, own: str = "", city: str = "", **more: object) -> Game:
    """The Wizard has gathered and looks at the hand of seat 1."""
    seats = (seat("wizard", gold, own, city), seat("king", hand=theirs), seat("bishop"), seat("warlord"))
    return play(turn("wizard", *seats, taken="resources", **more), "peek 1")  # type: ignore[arg-type]


def test_wizard_builds_with_a_framework() -> None:
    """E6.3, E7.6."""
    game = play(looking("palace", city="framework"), "take palace build framework")
    assert (city(game, 0), gold(game, 0), hand(game, 1)) == (["palace"], 0, [])


def test_a_framework_is_one_way_beside_gold() -> None:
    """E6.3: in any way its owner could pay."""
    game = looking("manor", 3, city="framework")
    assert question(game) == (0, ["take manor", "take manor build", "take manor build framework"])


def test_wizard_builds_a_necropolis_over_a_district() -> None:
    """E6.3, E7.19."""
    game = play(looking("necropolis", city="tavern"), "take necropolis build over tavern")
    assert (city(game, 0), deck(game)[-1]) == (["necropolis"], "tavern")


def test_wizard_pays_for_a_thieves_den_with_cards() -> None:
    """E6.3, E7.28, E12.7."""
    game = play(looking("thieves_den", 4, "temple tavern"), "take thieves_den build with 2", "spend tavern temple")
    assert (city(game, 0), gold(game, 0), hand(game, 0)) == (["thieves_den"], 0, [])


def test_the_card_taken_does_not_pay_for_itself() -> None:
    """E7.28: cards from hand, but not the one that is built."""
    game = looking("thieves_den", 4, "temple tavern")
    assert begins(game, "take") == {"take thieves_den", "take thieves_den build with 2"}


def test_a_build_in_another_way_does_not_count() -> None:
    """E4.4."""
    now = phase(play(looking("palace", city="framework"), "take palace build framework"))
    assert (now["built"], now["extra"], now["spent"]) == (0, 1, 0)


def test_wizard_cannot_build_a_secret_vault() -> None:
    """E7.24: it cannot be built in any way."""
    assert moves(looking("secret_vault", 9, city="framework")) == {"take secret_vault"}


def test_wizard_cannot_build_a_monument_as_the_sixth() -> None:
    """E7.18."""
    game = looking("monument", 9, city="framework temple tavern manor prison")
    assert moves(game) == {"take monument"}


def test_wizard_cannot_build_in_another_way_before_he_gathers() -> None:
    """E4.3, R11.8."""
    seats = (seat("wizard", city="framework"), seat("king", hand="palace"), seat("bishop"), seat("warlord"))
    assert moves(play(turn("wizard", *seats), "peek 1")) == {"take palace"}


def test_the_magistrate_is_asked_about_it() -> None:
    """E6.3: E5.3 applies to it."""
    seats = (seat("wizard", 3), seat("king", hand="manor"), seat("magistrate"), seat("warlord"))
    marks = {"on": ["wizard", "king", "warlord"], "signed": "wizard", "shown": False}
    game = turn("wizard", *seats, taken="resources", warrants=marks)
    assert question(play(game, "peek 1", "take manor build")) == (2, ["confiscate", "pass"])


def test_a_position_is_read_back_while_the_wizard_pays_with_cards() -> None:
    """E12.6."""
    assert answered(play(looking("thieves_den", 4, "temple tavern market"), "take thieves_den build with 3"))


@pytest.mark.parametrize(("move", "cost"), [("take thieves_den build with 2", 4), ("take thieves_den build with 3", 3)])
def test_what_is_said_with_it_is_its_gold(move: str, cost: int) -> None:
    """Docs/protocol.md §2: `cost`."""
    game = looking("thieves_den", 4, "temple tavern market")
    assert choice_facts(game._state, Move.parse(move)) == {"cost": cost}
