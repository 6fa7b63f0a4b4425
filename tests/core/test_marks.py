"""Marks: where they lie, who knows of them, how long they stay (docs/adr/0003)."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game, PositionError
from citadels.cards.roles.assassin import ASSASSINATED
from citadels.cards.roles.witch import BEWITCHED
from citadels.core.definitions import Role
from citadels.core.effects import clear_marks, place_mark, remove_mark, take_off, turn_up
from citadels.core.marks import CHARACTER, FACE_DOWN, GAME, LAYER, SEAT, FaceDown, Mark
from citadels.views.table import Sight, table
from citadels.views.view import read_view
from tabletop.table.session import Seat
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
    place_mark(game._state, SECRET, "king")
    place_mark(game._state, DEBT, 3)
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
    place_mark(fox._state, BEWITCHED, "fox")
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
    remove_mark(twin, SECRET)
    assert SECRET.on(fox._state) == "king"


def test_who_holds_a_rank_plays_it(fox: Game) -> None:
    assert fox._state.player_of(4) == 2


def test_the_witch_plays_what_she_took_over(fox: Game) -> None:
    """R5.3."""
    place_mark(fox._state, BEWITCHED, "king")
    assert fox._state.player_of(4) == 1


def test_nobody_plays_what_nobody_holds(fox: Game) -> None:
    place_mark(fox._state, BEWITCHED, "merchant")
    assert fox._state.player_of(6) is None


def test_a_killed_character_is_silent(fox: Game) -> None:
    """R5.1."""
    place_mark(fox._state, ASSASSINATED, "king")
    assert (fox._state.silenced("king"), fox._state.silenced("bishop")) == (True, False)


def test_a_bewitched_character_is_kept_back_and_not_silent(fox: Game) -> None:
    """R11.7."""
    place_mark(fox._state, BEWITCHED, "king")
    assert (fox._state.is_withheld("king"), fox._state.silenced("king")) == (True, False)


def test_a_mark_beside_another_leaves_what_the_harder_leaves(fox: Game) -> None:
    place_mark(fox._state, BEWITCHED, "king")
    place_mark(fox._state, ASSASSINATED, "king")
    assert fox._state.silenced("king")


# --- tokens that lie face down (E5.3, E5.5)


def _sprung(state: Any, turn: Any) -> str | None:
    snares = SNARES.on(state)
    return "the snare is not looked at" if snares and turn.role in snares.on and turn.built else None


SNARES: Mark[FaceDown] = Mark(
    "snares", FACE_DOWN, shown="snared", count=2, real="sharp", real_flag="sharp", unsettled=_sprung
)
TRAPPER = Role("trapper", 2, marks=(SNARES,))


@pytest.fixture
def trapper(cards: Any) -> Game:
    """The Trapper (seat 0) laid two snares, the sharp one for the King (seat 2)."""
    cards(TRAPPER)
    names = ["witch", *cast_with(TRAPPER)[1:]]
    seats = (sits("trapper"), sits("witch"), sits("king"), sits("bishop"))
    game = game_of(2, *seats, characters=names, taken=["resources"])
    place_mark(game._state, SNARES, FaceDown(("king", "bishop"), "king"))
    return game


def test_tokens_are_written_with_the_real_one(trapper: Game) -> None:
    assert dict(trapper.position())["snares"] == {"on": ["king", "bishop"], "sharp": "king", "shown": False}


def test_they_are_read_as_they_were_written(trapper: Game) -> None:
    assert Game.from_position(trapper.position())._state.marks == trapper._state.marks


def test_they_are_read_by_rank(trapper: Game) -> None:
    data: dict[str, Any] = {**trapper.position(), "snares": {"on": ["bishop", "king"], "sharp": "king"}}
    assert Game.from_position(data)._state.marks["snares"].on == ("king", "bishop")


def sharp(game: Game, viewer: int | None) -> Any:
    snares: Any = dict(game.view(viewer))["snares"]
    return snares["sharp"]


def test_who_laid_them_sees_the_real_one(trapper: Game) -> None:
    assert [sharp(trapper, who) for who in (0, 1, 2, 3, None)] == ["king", None, None, None, None]


def test_whoever_plays_as_the_layer_sees_it(trapper: Game) -> None:
    """E5.5.1."""
    place_mark(trapper._state, BEWITCHED, "trapper")
    assert [sharp(trapper, who) for who in (0, 1)] == [None, "king"]


def test_a_view_of_tokens_is_read_as_it_was_written(trapper: Game) -> None:
    assert read_view(dict(trapper.view(2))).marks == {"snares": FaceDown(("king", "bishop"), "")}


def test_a_token_is_taken_off_unseen(trapper: Game) -> None:
    take_off(trapper._state, SNARES, "king")
    assert (trapper._state.marks["snares"], trapper.barrier) == (FaceDown(("bishop",), "king"), None)


def test_the_real_one_turned_up_is_seen_by_all(trapper: Game) -> None:
    turn_up(trapper._state, SNARES)
    assert [dict(trapper.view(who))["snares"] for who in (1, None)] == [{"on": [], "sharp": "king", "shown": True}] * 2


def test_turning_it_up_cannot_be_taken_back(trapper: Game) -> None:
    turn_up(trapper._state, SNARES)
    assert trapper.barrier == "revealed"


def test_a_replay_lays_them_open(trapper: Game) -> None:
    assert trapper.lay_open().marks["snares"].real == "king"


@pytest.mark.parametrize(("viewer", "known"), [(0, True), (2, False)])
def test_a_table_shows_where_they_lie_and_the_real_one_to_who_knows(trapper: Game, viewer: int, known: bool) -> None:
    seats = [Seat(name, "person") for name in trapper.names]
    ranks: Any = table(Sight(trapper.observe(viewer), trapper.observe(None), seats, 0))["centre"]["ranks"]
    assert [(rank["role"], rank["sharp"]) for rank in ranks if rank["snared"]] == [("king", known), ("bishop", False)]


def test_a_turn_that_cannot_stand_under_a_token_is_refused(trapper: Game) -> None:
    """E12.6."""
    data: dict[str, Any] = {**trapper.position()}
    data["phase"] = {"name": "turn", "rank": 4, "taken": ["resources"], "built": 1}
    with pytest.raises(PositionError, match="the snare is not looked at"):
        Game.from_position(data)
