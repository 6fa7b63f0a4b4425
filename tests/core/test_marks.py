"""Marks: where they lie, who knows of them, how long they stay (docs/adr/0003)."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game, PositionError
from citadels.cards.roles.assassin import ASSASSINATED
from citadels.cards.roles.witch import BEWITCHED
from citadels.core.definitions import Role
from citadels.core.effects import clear_marks, lay, take_up
from citadels.core.marks import CHARACTER, GAME, LAYER, SEAT, Mark
from tests.core.table import cards, cast_with, game_of, sits

__all__ = ["cards"]

SECRET: Mark[str] = Mark("secret", CHARACTER, audience=LAYER)
DEBT: Mark[int] = Mark("debt", SEAT, scope=GAME)
FOX = Role("fox", 2, marks=(SECRET, DEBT))


@pytest.fixture
def fox(cards: Any) -> Game:
    """The Fox (seat 0) laid both of its marks; the Witch is seat 1."""
    cards(FOX)
    names = ["witch", *cast_with(FOX)[1:]]
    game = game_of(2, sits("fox"), sits("witch"), sits("king"), sits("bishop"), characters=names, taken=["resources"])
    lay(game._state, SECRET, "king")
    lay(game._state, DEBT, 3)
    return game


def test_a_public_mark_is_in_every_view(fox: Game) -> None:
    assert [dict(fox.view(seat))["debt"] for seat in (0, 1, 2, 3, None)] == [3] * 5


def test_a_secret_mark_is_in_the_view_of_who_laid_it(fox: Game) -> None:
    assert dict(fox.view(0))["secret"] == "king"


@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_a_secret_mark_is_in_no_other_view(fox: Game, viewer: int | None) -> None:
    assert dict(fox.view(viewer))["secret"] is None


def test_who_plays_as_the_character_knows_what_it_laid(fox: Game) -> None:
    """E5.5: the Witch, if she acts for him."""
    lay(fox._state, BEWITCHED, "fox")
    assert [dict(fox.view(seat))["secret"] for seat in range(4)] == [None, "king", None, None]


def test_a_position_holds_every_mark(fox: Game) -> None:
    assert Game.from_position(fox.position())._state.marks == {"secret": "king", "debt": 3}


def test_marks_are_written_in_games_with_their_card_alone(fox: Game) -> None:
    """E12.5."""
    assert [key for key in ("secret", "debt") if key in Game.new(["A", "B"]).position()] == []


def test_a_mark_of_no_card_of_the_game_is_refused(fox: Game) -> None:
    with pytest.raises(PositionError, match=r"^debt"):
        game_of(1, sits("assassin"), sits("king"), sits("thief"), sits("bishop"), debt=1)


def test_the_round_takes_its_marks_along(fox: Game) -> None:
    clear_marks(fox._state)
    assert fox._state.marks == {"debt": 3}


def test_a_copy_has_marks_of_its_own(fox: Game) -> None:
    twin = fox._state.clone()
    take_up(twin, SECRET)
    assert SECRET.on(fox._state) == "king"


def test_who_holds_a_rank_plays_it(fox: Game) -> None:
    assert fox._state.player_of(4) == 2


def test_the_witch_plays_what_she_took_over(fox: Game) -> None:
    """R5.3."""
    lay(fox._state, BEWITCHED, "king")
    assert fox._state.player_of(4) == 1


def test_nobody_plays_what_nobody_holds(fox: Game) -> None:
    lay(fox._state, BEWITCHED, "merchant")
    assert fox._state.player_of(6) is None


def test_a_killed_character_is_silent(fox: Game) -> None:
    """R5.1."""
    lay(fox._state, ASSASSINATED, "king")
    assert (fox._state.silenced("king"), fox._state.silenced("bishop")) == (True, False)


def test_a_bewitched_character_is_kept_back_and_not_silent(fox: Game) -> None:
    """R11.7."""
    lay(fox._state, BEWITCHED, "king")
    assert (fox._state.kept_back("king"), fox._state.silenced("king")) == (True, False)


def test_a_mark_beside_another_leaves_what_the_harder_leaves(fox: Game) -> None:
    lay(fox._state, BEWITCHED, "king")
    lay(fox._state, ASSASSINATED, "king")
    assert fox._state.silenced("king")
