"""Records and links that hold what is legal no more, `redraw` with an empty deck (R17.1), open as before."""

from __future__ import annotations

import pytest

from citadels import Game, IllegalMove
from citadels.table.interface import SAVE_VERSION
from citadels.table.review import look_back
from citadels.table.screen import CitadelsScreen
from tabletop.bots.protocol import UNLIMITED
from tabletop.table.replay import ReplayViewer
from tabletop.table.saves import Saved, write_save
from tests.table.desk import Desk, seats

# Games of seven as the program wrote them when the move was legal. In the one the Magician redraws seven cards with an
# empty deck as move 157; in the other the Magician could as move 159, and swaps hands.
WITH_REDRAW = "1.39oL.40.1Bklf2SueFNHYph9bNmP6i1jYPsLwPUMETbWEAmDhrZYI0oxv.yzHc0"
WITH_SWAP = "1.39oL.w.58aO9TQFSU1mHKbyAd1SdGffvd8AwXLb2H6nOHe5cFRLf4JgTmq.24TNm"
STEP = 156  # moves before the redraw


def old_game() -> Game:
    return Game.from_link(WITH_REDRAW)


@pytest.mark.parametrize("link", [WITH_REDRAW, WITH_SWAP], ids=["redraw", "swap"])
def test_an_older_link_opens_and_is_written_again_to_the_letter(link: str) -> None:
    """Notation §3: each move keeps its number."""
    assert Game.from_link(link).link() == link


def test_the_move_is_played_that_was_played() -> None:
    """R17.1: with an empty deck, of seven cards."""
    game = old_game()
    move, deck = game.history[STEP], game.at(STEP).position()["deck"]
    assert (move.verb, len(move.names), deck) == ("redraw", 7, [])


def test_a_record_with_such_a_move_plays_to_its_end() -> None:
    """Notation §3."""
    game = old_game()
    assert Game.from_record(game.record()) == game


def test_a_save_with_such_a_move_goes_on() -> None:
    """Nobody's kept game is lost."""
    game = old_game()
    save = Saved(game.record(), seats(game.names, tuple(range(7))), 1)
    answer = Desk().ask("load", save=write_save("citadels", SAVE_VERSION, save))
    assert "error" not in answer


def test_a_replay_does_not_stop_at_such_a_move() -> None:
    """Protocol §5 `stopped`."""
    answer = ReplayViewer(CitadelsScreen()).answer({"do": "replay", "record": old_game().record()})
    assert dict(answer)["stopped"] is None


def test_a_review_says_nothing_of_such_a_move() -> None:
    """Protocol §6: there is nothing to hold it against."""
    assert look_back(old_game(), STEP, UNLIMITED)["cost"] == 0


def test_it_is_not_played_anew() -> None:
    """R17.1: in the same place, by whoever holds the game now."""
    game = old_game()
    with pytest.raises(IllegalMove, match="the deck is empty"):
        game.at(STEP).play(game.history[STEP])


def test_no_other_illegal_move_is_read() -> None:
    """Notation §3: there is one kind."""
    lines = old_game().record().splitlines()
    at = next(at for at, line in enumerate(lines) if line.startswith("redraw"))
    lines[at] = "smithy"
    with pytest.raises(IllegalMove, match="line"):
        Game.from_record("\n".join(lines))
