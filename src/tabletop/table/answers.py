"""The worker's answers of any game, key by key (docs/protocol.md); what a game adds is the game's to write down.

They are for the type checker: what is sent is a plain dict, and nothing imports this file when a game is played.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NotRequired, TypedDict

# A game's own part: the table as one viewer may see it, the prompt, the news.
View = Mapping[str, Any]


class Message(TypedDict):
    """A sentence: its id, and what stands in it."""

    id: str
    args: dict[str, Any]


class Chance(TypedDict):
    """An option's chance to win, null without a search, and whether it is nearly as good as the advised."""

    chance: int | None  # per cent
    margin: int | None  # two standard errors, in the same points
    share: Message | None  # the chance in words
    close: bool  # the search cannot tell it from the advised move


class You(TypedDict):
    """A placeholder for the reader's name, where one person is alone at the device."""

    id: str


class Entry(Message):
    """One thing that happened."""

    n: int  # running number
    round: int
    anchor: dict[str, Any]  # where things move from and to
    yours: bool  # done to the viewer by another


class Line(Message):
    """One line of a story; `player` stands where it is another's doing than the block's."""

    n: int
    player: str | You | list[str] | None  # several who did the same
    hit: bool  # done to the viewer, or paid by them
    grave: bool  # important to all
    own: bool  # done by the viewer


class Block(TypedDict):
    """One turn and what was done in it, or, without a seat, what lies before or between the turns."""

    n: int
    round: int
    seat: int | None
    player: str | You | None
    lines: list[Line]


class NewsJson(TypedDict):
    """News: what is new, what others did meanwhile, and what is read aloud."""

    news: list[Entry]  # since this viewer last looked
    story: list[Block]  # what others did since this viewer's last turn
    say: list[Message]  # for the live region: news that matter, in short


class Refusal(TypedDict):
    """The reason why a request cannot be met; nothing has changed."""

    error: Message
    view: View | None


class LookAnswer(TypedDict):
    """The table as it stands; there is nothing to be saved."""

    view: View | None
    save: None


class TableAnswer(TypedDict):
    """The table after something changed, and the save, null for a game that follows a record."""

    view: View
    save: str | None
    told: Mapping[str, Any] | None
    answers: NotRequired[list[str]]  # of a puzzle that is entered, as records write them


class LogAnswer(TypedDict):
    """The log, and how many entries were told before it."""

    log: list[Any]
    earlier: int


class GuestLook(LogAnswer):
    """The table as a guest sees it, and their log; `step` is how many decisions there were.

    A guest who tries moves has `newest`, the number of the last entry that they were told.
    """

    view: View
    step: int
    newest: NotRequired[int]


class LooksAnswer(TypedDict):
    """The table as each guest sees it, by seat.

    `newest` is the number of the log's last entry, `undone` whose decision was taken back since the last decision.
    """

    looks: dict[str, GuestLook]
    newest: int
    undone: int | None
    save: None


class Deed(TypedDict):
    """A deed of one player to another in a game."""

    deed: str  # a word of the game's
    by: int  # a seat
    to: int | None  # a seat; null where it was done to nobody in particular
    count: int  # how often


class SummaryAnswer(TypedDict):
    """The summary of a save's game."""

    told: Mapping[str, Any] | None
    save: None


class RecordAnswer(TypedDict):
    """The game as text."""

    record: str


class VersionAnswer(TypedDict):
    """The engine's version."""

    version: str


class ShareAnswer(TypedDict):
    """A game to be passed on; `hidden` says that it is not over."""

    link: str
    wrapped: str
    record: str
    hidden: bool


class Deal(TypedDict):
    """The set-up of a game; `rules` and `seed` are what `new` takes."""

    text: str
    seats: int
    rules: dict[str, Any]
    seed: int


class DealAnswer(TypedDict):
    """The set-up that an address asks for."""

    deal: Deal | None
    save: None


class MoveNews(TypedDict):
    """A step of a replay, and the news of the move that led to it."""

    at: int
    news: list[Any]


class MovesAnswer(TypedDict):
    """The news of some moves of a replay, in order, as its viewer may know them."""

    moves: list[MoveNews]
    view: None
    save: None


class DrawAnswer(TypedDict):
    """A picture of a step of the open replay, as the text of an SVG."""

    svg: str
    view: None
    save: None


class ReplayStop(Message):
    """The line of a record whose move could not be played."""

    line: int


class ReplayAnswer(TypedDict):
    """A game that was played, between its `move` and the `next`; `hands` is there where all eyes are on the table."""

    view: View
    save: None
    at: int
    steps: int
    eyes: int | str | None
    move: str | None
    next: str | None
    rounds: list[int]
    round_count: int
    stopped: ReplayStop | None
    over: bool
    hands: Any
    deal: Deal | None


class EditOption(TypedDict):
    """A value that a field can have."""

    value: Any
    label: Message


class EditField(TypedDict):
    """A value of a position that can be changed: a number from `least` to `most`, one of the options, or a list."""

    name: str
    label: Message
    kind: Literal["number", "choice", "list"]
    value: Any
    options: str  # the list of all that it may be
    offers: str  # the list of those that can be chosen now; "" where it is the same
    least: int
    most: int


class EditGroup(TypedDict):
    """Fields below one heading."""

    label: Message
    fields: list[EditField]


class EditFields(TypedDict):
    """The fields of a position, and the lists of options that they name; a game that is over has none."""

    groups: list[EditGroup]
    options: dict[str, list[EditOption]]


class EditAnswer(ReplayAnswer):
    """A position that is edited, as a replay without moves, its link and its fields."""

    link: str
    edit: EditFields


class OpeningStep(TypedDict):
    """The number of moves of a link or record that have been played, and of all."""

    at: int
    steps: int


class OpeningAnswer(TypedDict):
    """A replay that is being opened: the next request for it goes on."""

    opening: OpeningStep
    view: None
    save: None


class Recognition(TypedDict):
    """The kind of a text, and the word of its game; null where that is not known."""

    what: str
    game: str | None


class RecogniseAnswer(TypedDict):
    """The result of recognising a text; nothing is opened."""

    found: Recognition
    save: None


class HintAnswer(TypedDict):
    """The hint; the game stays as it is."""

    hint: Mapping[str, Any]
    save: None


class WeighAnswer(TypedDict):
    """A move's comparison with the one that a lesson asks for; the game stays as it is."""

    verdict: Message | None
    save: None


class DecisionAt(TypedDict):
    """The step before a decision, and whose it was."""

    at: int
    seat: int


class Luck(TypedDict):
    """Luck of each seat: the names of the columns (messages `luck-<column>`), and a row for each seat."""

    columns: list[str]
    rows: list[list[float]]


class Decisions(TypedDict):
    """The decisions that can be looked back at, and what chance gave each seat where a game says it."""

    decisions: list[DecisionAt]
    luck: NotRequired[Luck]


class Mark(TypedDict):
    """A value that changed in a round, by its name: a seat, a number, or null for nobody."""

    round: int
    what: str
    value: int | None


class TurnPlayed(TypedDict):
    """Everybody's prospects at the beginning of a turn, after `at` moves; the last one stands for the end."""

    at: int
    round: int
    seat: int
    prospects: list[int]


class Timeline(TypedDict):
    """The rounds of a game, the points of all seats after each, what is marked, and the turns where a game has them."""

    rounds: list[int]
    points: list[list[int]]
    marks: list[Mark]
    turns: list[TurnPlayed]


class TimelineAnswer(TypedDict):
    """The course of a game that is over."""

    timeline: Timeline
    save: None


class ReviewAnswer(TypedDict):
    """The decisions of a game, or the cost of one."""

    review: Mapping[str, Any] | Decisions
    save: None


class AutoReplyView(TypedDict):
    """The viewer's auto-replies, in a game that has any."""

    wishes: NotRequired[list[str]]


class TrialState(TypedDict):
    """The moves that are tried and are not real yet (docs/protocol.md §10)."""

    count: int  # moves that stand
    brings: list[Message]  # what they bring and cost together, as the game tells it
    stopped: Message | None  # why the move that was tried last could not be


class TrialView(TypedDict):
    """The keys that only the view during a trial has."""

    trial: NotRequired[TrialState]


class ScriptPosition(TypedDict):
    """The position of a game that follows a record, and the move that comes next (docs/protocol.md §8)."""

    at: int
    move: str | None


class ScriptedView(TypedDict):
    """Keys that only the view of a game that follows a record has."""

    led: NotRequired[ScriptPosition]
