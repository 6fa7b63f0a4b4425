"""Sights that a seat cannot have had are refused: bots rely on them, and once failed in such positions (finding M3)."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from citadels import Game, PositionError
from citadels.bots import BOTS
from citadels.bots.guessing import guess
from tabletop.bots.protocol import UNLIMITED
from tabletop.core.rng import Dice
from tests.rules.table import Json, seat, select, turn


def chosen() -> Json:
    """Four players who have picked, as the program writes it: everybody has seen a pool."""
    game = Game.new(["Ann", "Ben", "Cem", "Dora"], seed=5)
    for _ in range(4):
        game.play(game.moves()[-1])
    return dict(game.position())


def first(position: Json) -> Any:
    """Return the seat that chose first."""
    return position["players"][position["crown"]]


def test_what_was_seen_is_read() -> None:
    assert Game.from_position(chosen()).position() == chosen()


def without_a_pick(position: Json) -> None:
    first(position)["seen"]["drafts"][0].remove(first(position)["characters"][0])


def twice(position: Json) -> None:
    first(position)["seen"]["drafts"] *= 2


def doubled_card(position: Json) -> None:
    pool = first(position)["seen"]["drafts"][0]
    pool.append(pool[0])


def face_up(position: Json) -> None:
    first(position)["seen"]["drafts"][0].append(position["aside"]["up"][0])


def of_another_game(position: Json) -> None:
    first(position)["seen"]["drafts"][0].append("witch")


def put_aside_by_nobody(position: Json) -> None:
    first(position)["seen"]["aside"] = first(position)["characters"]


def a_card_not_in_hand(position: Json) -> None:
    other = (position["crown"] + 1) % 4
    first(position)["seen"]["hands"] = {str(other): position["deck"][:1] * 3}


def anothers_character(position: Json) -> None:
    first(position)["seen"]["shown"] = position["players"][position["crown"] - 1]["characters"]


@pytest.mark.parametrize(
    ("key", "twist"),
    [("drafts", without_a_pick), ("drafts", twice), ("drafts", doubled_card), ("drafts", face_up),
     ("drafts", of_another_game), ("aside", put_aside_by_nobody), ("hands", a_card_not_in_hand),
     ("shown", anothers_character)],
)  # fmt: skip
def test_what_nobody_can_have_seen_is_refused(key: str, twist: Any) -> None:
    """Notation §1 `seen`; R3.1, R3.2, R15.1."""
    position = copy.deepcopy(chosen())
    twist(position)
    with pytest.raises(PositionError, match=rf"^players\[\d\]\.seen\.{key}"):
        Game.from_position(position)


@pytest.mark.parametrize("bot", ["expert", "master"])
def test_a_bot_plays_where_not_everybody_holds_a_character(bot: str) -> None:
    """A position written by hand may hold what one seat saw and not what the others picked."""
    position = copy.deepcopy(chosen())
    game = Game.from_position(position)
    seat = game.to_move
    assert seat is not None
    for other, player in enumerate(position["players"]):
        if other != seat:
            player.update(characters=[], seen={})
    game = Game.from_position(position)

    choice = BOTS[bot]().choose(game.view(seat), game.moves(), Dice(1), UNLIMITED)

    assert 0 <= choice < len(game.moves())


def test_a_bot_plays_where_only_what_was_called_in_vain_is_left_to_be_held() -> None:
    """The pool lacks the Magician, so that the fourth seat could hold the Thief alone, whom nobody was."""
    me = seat("navigator", gold=4, hand="temple") | {"seen": {"drafts": [["emperor", "navigator", "diplomat"]]}}
    others = seat("abbot"), me, seat("magician"), seat("diplomat")
    game = turn("navigator", *others, taken="resources", up="assassin merchant artist", cast="emperor", crown=0)

    choice = BOTS["master"]().choose(game.view(1), game.moves(), Dice(1), UNLIMITED)

    assert 0 <= choice < len(game.moves())


def test_a_pick_after_one_whose_pool_is_not_written_can_be_written() -> None:
    """A position written by hand may leave out what was picked from: the pools written later are the last ones."""
    game = Game.new(["Ann", "Ben"], seed=5)
    game.play(game.moves()[0])
    position: Json = dict(game.position())
    first(position)["seen"] = {}
    game = Game.from_position(position)
    while game.position()["phase"]["name"] == "select":
        game.play(game.moves()[0])

    assert Game.from_position(game.position()) == game


def test_a_world_is_dealt_where_a_pool_is_written_that_nobody_can_have_had() -> None:
    """Six cards for the first of four, where five are dealt: what was picked before cannot be told from it."""
    pool = ["assassin", "thief", "king", "bishop", "merchant", "warlord"]
    me = seat("thief") | {"seen": {"drafts": [pool]}}
    game = turn("thief", me, seat("bishop"), seat("king"), seat("merchant"), taken="resources", up="magician architect")

    world = guess(game.view(0), Dice(1), game.moves())

    assert sorted([*world.up, *world.down, *world.holders]) == sorted(game.position()["rules"]["characters"])


def test_a_bot_puts_a_character_aside_from_a_pool_it_is_not_written_to_have_picked_from() -> None:
    """Two players: what is put aside comes from what the pick left; here the Warlord was not in the pool then."""
    pools = [["king", "bishop", "merchant", "architect", "warlord", "magician"], ["thief", "magician", "king"]]
    me = seat("bishop thief") | {"seen": {"drafts": pools, "aside": ["merchant"]}}
    game = select(1, "magician king warlord", seat("architect"), me, players=2, crown=1, down="merchant assassin")

    choice = BOTS["master"]().choose(game.view(1), game.moves(), Dice(1), UNLIMITED)

    assert 0 <= choice < len(game.moves())
