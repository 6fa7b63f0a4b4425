"""`View`: what one seat may know, as a state in which everything hidden is masked, and how it is read from JSON.

What reckons prices, incomes, sizes and points works on it as on the state itself. It is made by `observe`, from a
game, and here, from the JSON of notation §4, by what gets no more than that.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from citadels.core.cities import set_city
from citadels.core.definitions import Built, Rules
from citadels.core.frames import FRAMES, Answer, Calls, Turn
from citadels.core.marks import FACE_DOWN, FaceDown, Held, Mark
from citadels.core.state import Player, State, Swapped
from citadels.flow.draft import Choose
from citadels.flow.options import read_rules
from citadels.flow.stack import stack_after, stack_for
from tabletop.core.frames import Frame
from tabletop.notation.codec import decode

# Stands for a card or a character that the viewer cannot see.
UNKNOWN = ""

# The rules of the last tables as they were written and as they were read, the latest first.
_TABLES: list[tuple[Mapping[str, Any], Rules]] = []


class View(State):
    """One seat's view of a game; `viewer` is None for the public view.

    Hidden cards and characters are `UNKNOWN`, as many as there are; the random generator's state, who was revealed
    as what the viewer holds, and what others have seen are not in it. Read-only.
    """

    __slots__ = ("viewer",)

    viewer: int | None

    def __init__(self, rules: Rules, names: list[str], viewer: int | None) -> None:
        super().__init__(rules, names, 0)
        self.viewer = viewer

    @property
    def me(self) -> int:
        """The viewer's seat; ValueError if this is nobody's view."""
        if self.viewer is None:
            raise ValueError("a view of one seat is needed: this one shows no hand")
        return self.viewer

    @property
    def called(self) -> int | None:
        """The rank that was called last; None in the selection and after the end."""
        if not self.stack or type(self.stack[-1]) is Choose:
            return None
        return last_called(self) or None

    @property
    def role(self) -> str:
        """The character of the rank that was called last; only between the selection and the end."""
        assert self.called is not None, "nobody plays a character now"
        return self.rules.characters[self.called - 1]

    @property
    def turn(self) -> Turn | None:
        """The turn being played, also during a question within it."""
        return turn_on_stack(self)

    @property
    def phase(self) -> str:
        """The name of the phase (notation §1): select, turn or over."""
        return "over" if not self.stack else "turn" if self.called else "select"

    @property
    def question(self) -> str:
        """The name of the frame that is asked where it is not the pick or the turn itself, else ""."""
        return "" if self.stack == resting_stack(self) else type(self.stack[-1]).__name__

    @property
    def active(self) -> int | None:
        """The seat that chooses a character or whose turn it is; None after the end."""
        if not self.stack:
            return None
        top = self.stack[-1]
        seat: int = top.seat
        return seat if type(top) is Choose or last_called(self) == 0 else current_turn(self).seat


def last_called(state: State) -> int:
    """Return the rank that was called last in this round; 0 before the first call."""
    return next(frame.rank for frame in state.stack if type(frame) is Calls) - 1


def current_turn(state: State) -> Turn:
    """Return the turn being played, or a blank one of the current player before their own begins or after the last."""
    turn = turn_on_stack(state)
    if turn is not None:
        return turn
    return Turn(next((frame.seat for frame in state.stack if type(frame) is Answer), state.stack[-1].seat), "")


def turn_on_stack(state: State) -> Turn | None:
    """Return the turn being played, also during a question within it."""
    for frame in reversed(state.stack):
        if type(frame) is Turn:
            return frame
    return None


def resting_stack(state: State) -> list[Frame]:
    """Return the stack that phase and marks alone describe: nothing is asked but the pick or the turn itself."""
    if not state.stack or type(state.stack[-1]) not in (Choose, Turn):
        return []
    return stack_for(state, state.stack[-1])


def rest(view: View, top: Choose | Turn) -> None:
    """Lay the stack of a view that says no more than the phase: whether the turn is alone follows from the marks."""
    if type(top) is Turn:
        top = top._replace(alone=view.is_withheld(top.role) and not top.resumed)
    view.stack = stack_for(view, top)


# --- reading


def read_view(data: Mapping[str, Any]) -> View:
    """Read a view that a game wrote (notation §4); whose it is, is told by whose hand is written card by card."""
    players = data["players"]
    viewer = next((seat for seat, player in enumerate(players) if type(player["hand"]) is list), None)
    view = View(_rules(data), [player["name"] for player in players], viewer)
    view.round, view.crown, view.bank = data["round"], data["crown"], data["bank"]
    view.deck = [UNKNOWN] * data["deck"]
    view.up = tuple(data["aside"]["up"])
    view.down = tuple([name or UNKNOWN for name in data["aside"]["down"]])
    view.last_round = data["last_round"]
    kinds = view.rules.cards.marks
    view.marks = {key: _mark(kinds[key], data[key]) for key in view.rules.marks if data[key] != kinds[key].bare}
    seen = {} if viewer is None else players[viewer].get("seen", {})
    view.known = {(view.me, int(whose)): tuple(cards) for whose, cards in seen.get("hands", {}).items()}
    for seat, player in enumerate(players):
        _read_player(view, seat, player)
    if viewer is not None:
        view.players[viewer].drafts = tuple([tuple(pool) for pool in seen.get("drafts", ())])
        view.players[viewer].placed_aside = tuple(seen.get("aside", ()))
    count_seen(view)
    if "recast" in seen:
        view.swapped = Swapped(*seen["recast"])
    _read_stack(view, data)
    return view


def as_view(seen: View | Mapping[str, Any]) -> View:
    """Take a view as the program has it, or as JSON."""
    return seen if isinstance(seen, View) else read_view(seen)


def count_seen(view: View) -> None:
    """Note who holds which character and who was revealed, as far as the characters are seen."""
    view.find_holders()
    view.revealed = tuple([name for seat, player in enumerate(view.players) for name in player.characters
                           if name and seat != view.viewer])  # fmt: skip


def hidden_hand(view: View, seat: int, count: int) -> tuple[str, ...]:
    """Return another's hand of so many cards, as the viewer sees it: those it knows of first."""
    known = view.known.get((view.viewer, seat), ())[:count] if view.viewer is not None else ()
    return (*known, *[UNKNOWN] * (count - len(known)))


def _mark(mark: Mark[Any], data: Any) -> Any:
    """Read what a mark lies on: a character, a seat, a stopped turn, or tokens that lie face down."""
    if mark.holds == FACE_DOWN:
        return FaceDown(tuple(data["on"]), data[mark.real] or UNKNOWN, data["shown"])
    return Held(data["seat"], tuple(data["taken"])) if type(data) is dict else data


def _rules(data: Mapping[str, Any]) -> Rules:
    """Read a table's rules; the few tables of a session are remembered."""
    options, seats = data["rules"], len(data["players"])
    for known, rules in _TABLES:
        if rules.seats == seats and known == options:
            return rules
    rules = read_rules(options, seats)
    _TABLES.insert(0, (deepcopy(options), rules))
    del _TABLES[16:]
    return rules


def _read_player(view: View, seat: int, data: Mapping[str, Any]) -> None:
    player: Player = view.players[seat]
    hand = data["hand"]
    player.gold, player.completed = data["gold"], data["completed"]
    player.hand = tuple(hand) if type(hand) is list else hidden_hand(view, seat, hand)
    player.characters = tuple([name or UNKNOWN for name in data["characters"]])
    if data["city"]:
        set_city(view, seat, tuple([_built(view, district) for district in data["city"]]))


def _built(view: View, data: Any) -> Built:
    if type(data) is str:
        return view.rules.cards.plain[data]
    tucked = data.get("tucked", ())
    cards = tuple(tucked) if type(tucked) is list else (UNKNOWN,) * (tucked or 0)
    return Built(data["district"], data.get("coin", False), cards, data.get("built"))


def _read_stack(view: View, data: Mapping[str, Any]) -> None:
    """Lay what happens next, as the phase and the question say."""
    phase = data["phase"]
    if "pending" in data:  # without a rank all have chosen, and nobody was called yet
        view.stack = stack_after(phase.get("rank", 0), [_question(view, item) for item in data["pending"]])
    elif phase["name"] == "select":
        pool = phase["pool"]
        rest(view, Choose(phase["seat"], tuple(pool) if type(pool) is list else (UNKNOWN,) * pool))
    elif phase["name"] == "turn":
        taken: list[str] = phase["taken"]
        rest(view, Turn(
            phase["seat"], view.rules.characters[phase["rank"] - 1],
            tuple([word for word in taken if word != "power"]), taken.count("power"),
            phase["built"], phase["extra"], phase["spent"], resumed=phase.get("resumed", False),
        ))  # fmt: skip


def _question(view: View, data: list[Any]) -> Frame:
    """Read a question; cards laid open with it are the deck's, not its own (R7.11)."""
    question = view.rules.cards.questions.get(data[0])
    if question is None or question.sees is None:
        return decode(data, "pending", FRAMES)
    view.deck = list(data[-1])
    return decode(data[:-1], "pending", FRAMES)
