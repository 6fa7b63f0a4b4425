"""Trials ("What if"): the current player tries moves before they are real, then keeps or drops them together.

They are made on a copy of the game that holds only what their seat knows, in a session of its own. The real session,
its save, its undo and other devices know nothing of them; whatever is decided there ends the trial. The trial of a
guest is theirs alone: the device of the table shows the real game meanwhile.
"""

from __future__ import annotations

from typing import Any

from tabletop.core.errors import IllegalMove
from tabletop.game.base import BaseGame
from tabletop.table.session import Session

OTHER_DECIDES = "trial-other-decides"


class Trial:
    """The moves that a seat tries; `session` is where they are made. Begin one with `begin`.

    Attributes:
        start: The copy of the game before the first of them.
        stopped: Why the move that was tried last could not be, a message id: it would have brought something to light,
            or another decides after it. None if it could.
    """

    def __init__(self, session: Session, game: BaseGame[Any, Any]) -> None:
        self.seat = session.current_player
        self.start, self.session = game.copy(), session.twin(game)
        self.stopped: str | None = None

    @property
    def moves(self) -> list[str]:
        """The moves that were tried and stand, oldest first."""
        return [str(move) for move in self.session.game.history[len(self.start.history) :]]

    def choose(self, move: Any) -> None:
        """Try a move; IllegalMove says why not. One with which a trial must end is not made, and `stopped` says so."""
        self.session.choose(move)
        barrier = self.session.game.barrier
        self.stopped = None if barrier is None else f"trial-{barrier}"
        if barrier is None and self.session.current_player != self.seat:
            self.stopped = OTHER_DECIDES
        if self.stopped:
            self.session.take_back()

    def undo(self) -> None:
        """Take the last move that was tried back; IllegalMove if there is none."""
        self.session.undo()
        self.stopped = None


def begin(session: Session) -> Trial:
    """Begin to try moves in a session.

    Raises:
        IllegalMove: The viewer does not decide here, the game has no trials, or one is under way.
    """
    if not session.may_try or session.spec.trial is None or session.trial is not None:
        raise IllegalMove("nothing can be tried here", "trial-not-here")
    trial = Trial(session, session.spec.trial(session.game, session.current_player or 0))
    session.trial = trial
    return trial


def drop(session: Session) -> None:
    """End the trial of the device that asks: the game is as it was before it."""
    _under_way(session)
    session.end_trial()


def keep(session: Session) -> None:
    """Play the moves that were tried, and end the trial; IllegalMove if they cannot be played, and all is as before.

    Where something comes to light about which the game asks at once, that question is the player's: the moves that
    were tried after it are not played.
    """
    moves = _under_way(session).moves
    ahead = session.game.copy()
    played = list[str]()
    for move in moves:
        if played and ahead.barrier is not None and move not in ahead.moves():
            break
        ahead.play(move)
        played.append(move)
    drop(session)
    for move in played:
        session.choose(move)


def _under_way(session: Session) -> Trial:
    trial: Trial | None = session.own_trial
    if trial is None:
        raise IllegalMove("nothing is being tried", "trial-over")
    return trial
