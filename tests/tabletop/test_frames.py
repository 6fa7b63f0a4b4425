"""Frames are registered game by game."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tabletop.core.errors import PositionError
from tabletop.core.frames import Frames
from tabletop.notation.codec import decode, encode


class Turn(NamedTuple):
    """A turn of a game that is not Citadels."""

    seat: int


def nothing(*_: object) -> None:
    """Do nothing."""


def of_a_game() -> Frames:
    frames = Frames()
    frames.running(Turn, nothing)
    return frames


def test_two_games_may_each_have_a_turn() -> None:
    from citadels.core.frames import FRAMES

    assert (of_a_game().kinds["Turn"], FRAMES.kinds["Turn"].__module__) == (Turn, "citadels.core.frames")


def test_a_game_has_no_two_frames_of_one_name() -> None:
    frames = of_a_game()
    with pytest.raises(ValueError, match="two frames are called Turn"):
        frames.running(Turn, nothing)


def test_a_frame_reads_back_in_its_own_game() -> None:
    assert decode(encode(Turn(2)), "pending", of_a_game()) == Turn(2)


def test_a_frame_of_another_game_is_not_read() -> None:
    with pytest.raises(PositionError, match="not a question of this game"):
        decode(encode(Turn(2)), "pending", Frames())
