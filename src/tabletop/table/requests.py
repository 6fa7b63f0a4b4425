"""Requests of a page to the worker of any game, key by key: the source of the table in docs/protocol.md §1.

They are for the type checker: a request is JSON that nobody has validated yet, so each handler checks what it reads.
A class stands for the request of its name: `NewRequest` for `{"do": "new"}`; its docstring is what the table says.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict


class SeatRequest(TypedDict):
    """A seat of a new game; `bot` is the kind of bot."""

    name: str
    kind: Literal["person", "guest", "bot"]  # guest: a person at another device (protocol.md §9)
    bot: NotRequired[str]


class GameMarks(TypedDict):
    """By what a game's texts are recognised."""

    game: str  # in records and saves
    prefix: str  # of its links
    words: list[str]  # with which its games begin
    page: str  # begins the format of files with its stored games


class Request(TypedDict):
    """Any request; with `along: n`, its answer has that of `log` with `most: n` too, as the log stands after it."""

    do: str
    along: NotRequired[int]


class HelloRequest(Request):
    """Ask for the engine's version."""


class NewRequest(Request):
    """Set up a game by these rules (notation.md §1), or by `day` and `names` the daily game (protocol.md §5)."""

    seats: NotRequired[list[SeatRequest]]
    rules: NotRequired[dict[str, Any]]
    seed: NotRequired[int | None]
    day: NotRequired[str]
    names: NotRequired[list[str]]


class AgainRequest(Request):
    """Set up a new game with the seats, names, bots and rules of the present one."""

    seed: int


class LoadRequest(Request):
    """Continue a stored game; a damaged or foreign save is an error with its reason."""

    save: str


class LessonRequest(Request):
    """Start a game that follows a record (notation.md §3) with `at` of its moves played (protocol.md §8)."""

    record: str
    seat: int
    bot: str
    at: int
    practice: NotRequired[bool]


class EnterRequest(Request):
    """Enter a game at a step of its link, record or save: a person takes `seat`, bots the others (protocol.md §5)."""

    at: int
    bot: str
    seed: int
    link: NotRequired[str]
    record: NotRequired[str]
    names: NotRequired[list[str]]
    seat: NotRequired[int | None]
    games: NotRequired[list[GameMarks]]
    answers: NotRequired[list[str]]


class ChooseRequest(Request):
    """Play a person's move (notation.md §2); `trial` says that it is only tried (protocol.md §10)."""

    move: str
    trial: NotRequired[bool]


class TickRequest(Request):
    """Let a bot decide once; if no bot is to decide, only look."""


class OpenRequest(Request):
    """Open the curtain for that seat."""

    seat: int


class CloseRequest(Request):
    """Close the curtain."""


class WishRequest(Request):
    """Toggle an auto-reply of the viewer's seat; unless it lasts, it ends when the seat decides something itself."""

    wish: str


class UndoRequest(Request):
    """Take the last decision back, with `all` every one that can be, or get an error that says why not."""

    all: NotRequired[bool]
    trial: NotRequired[bool]


class TryRequest(Request):
    """Begin to try moves before they are real (protocol.md §10)."""


class KeepRequest(Request):
    """Play the moves that were tried."""


class DropRequest(Request):
    """Forget the moves that were tried: the game is as it was."""


class LogRequest(Request):
    """Get the log as this viewer may know it, oldest first: all, the newest `most`, or what is `before` a number."""

    most: NotRequired[int]
    before: NotRequired[int]


class RecordRequest(Request):
    """Get the game as text (notation.md §3)."""


class ShareRequest(Request):
    """Get the game as a link (protocol.md §5); `hidden`: it is not over, so both hold every hidden card."""


class DealRequest(Request):
    """Get how an address sets a game up (protocol.md §5); nothing is set up."""

    deal: str
    games: NotRequired[list[GameMarks]]


class ReplayRequest(Request):
    """Open a link, a record or a save, or step through the open one (protocol.md §5); the game that is played stays."""

    link: NotRequired[str]
    names: NotRequired[list[str]]
    record: NotRequired[str]
    at: NotRequired[int]
    seat: NotRequired[int | Literal["all"] | None]
    within: NotRequired[int]
    games: NotRequired[list[GameMarks]]


class MovesRequest(Request):
    """Get the news of each move of the open replay, from the step `first` to the step `last` (protocol.md §5)."""

    first: int
    last: int


class DrawRequest(Request):
    """Draw the open replay at a step as a `seat` sees it, or as everyone does (protocol.md §5)."""

    at: int
    seat: NotRequired[int | None]
    language: NotRequired[str]
    width: NotRequired[int]
    look: NotRequired[str]


class EditRequest(Request):
    """Open a step of the open replay as a game of its own, with its fields; change a `field` (protocol.md §11)."""

    at: int
    field: NotRequired[str]
    value: NotRequired[Any]


class RecogniseRequest(Request):
    """Get what a text is that was pasted or opened, and of which of these games (protocol.md §5)."""

    text: str
    games: NotRequired[list[GameMarks]]


class HintRequest(Request):
    """Get a hint (protocol.md §6); the game, its random numbers, its news and its save stay."""

    plan: NotRequired[list[str]]


class WeighRequest(Request):
    """Get how a move compares with the one that a lesson asks for (protocol.md §8); nothing is played."""

    move: str


class ReviewRequest(Request):
    """Get the decisions of a game that is over, or with `at` what one of them cost (protocol.md §6)."""

    at: NotRequired[int]


class TimelineRequest(Request):
    """Get everybody's points by round, and their prospects by turn, of a game that is over (protocol.md §6)."""


class TellRequest(Request):
    """Get the summary of a stored game (protocol.md §7); the game that is played stays."""

    save: str


class QuitRequest(Request):
    """End the session without a result."""


class LookRequest(Request):
    """Get the view once more."""


class ReseatRequest(Request):
    """Give a seat to a person, a guest or a bot from now on (protocol.md §9)."""

    seat: int
    kind: Literal["person", "guest", "bot"]
    bot: NotRequired[str]


class LooksRequest(Request):
    """Get the table as each guest sees it, with what is new since the entry that their device has `seen` last."""

    seen: NotRequired[dict[str, int]]
    most: NotRequired[int]


# What another device may ask for its guest (protocol.md §9), beside the keys of the request itself.
GuestRequest = TypedDict(
    "GuestRequest", {"do": str, "as": int, "seen": NotRequired[int | None], "step": NotRequired[int]}
)
