"""Catan's part of what the page receives: the TableView, the log and the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from catan.core.board import CORNERS, HARBOURS, HEXES, PATHS
from catan.core.frames import Answer, Choose, Place, Turn
from catan.core.island import HARBOUR_WORDS, LANDS
from catan.core.pieces import CITIES, ROADS, SETTLEMENTS, buildings_at
from catan.core.resources import CARDS, KNIGHT, ONE, POINT, count
from catan.game import Game
from catan.table import prompts
from catan.table.choices import answers_at_the_table, closings_at_the_table, reason_args
from catan.table.course import TurnCourse
from catan.table.deals import offer_deal, reply_deal
from catan.table.places import by_kind, cards, of_bundle
from catan.table.story import Story
from catan.table.viewer import Viewer, viewer_of
from catan.views.view import View
from tabletop.bots.protocol import Budget
from tabletop.table.places import places
from tabletop.table.review import decisions
from tabletop.table.screen import ALL
from tabletop.table.session import LogEntry, Seat, Session
from tabletop.table.story_screen import StoryScreen
from tabletop.table.summary import summarize

if TYPE_CHECKING:
    from catan.table.advice import Adviser
    from catan.table.next_step import Listeners, Step
    from tabletop.table.answers import DecisionAt, Entry, Luck, Message, NewsJson, Timeline
    from tabletop.table.story import Reader

    class TableNews(NewsJson):
        """The news of a table of Catan."""

        throws: list[int]
        blocked: int


Json = dict[str, Any]


class CatanScreen(StoryScreen[Game]):
    """Catan, as its viewer may know it."""

    game = Game
    story = Story
    round_event, round_key = "turn", "round"
    course: TurnCourse

    def __init__(self) -> None:
        super().__init__()
        # Made when somebody first asks for a hint.
        self._adviser: Adviser | None = None
        self._listeners: Listeners | None = None

    def new_course(self) -> TurnCourse:
        """Return what keeps the round of each entry."""
        return TurnCourse()

    def news(self, session: Session, entries: Sequence[LogEntry]) -> TableNews:
        """Tell what is new, how often each sum from 2 to 12 was thrown, and how often the robber's hex was."""
        news = super().news(session, entries)
        return {**news, "throws": list(self.course.throws.values()), "blocked": self.course.blocked}

    def reader(self, session: Session) -> Reader:
        """Return the viewer as a reader; the course knows the island, and how a game from a position began."""
        game: Any = session.game
        start = game if game.setup is not None else game.at(0)
        self.course.start = start.observe(None)
        self.course.is_dealt = game.setup is not None
        return super().reader(session)

    def viewer(self, game: Game, seat: int | None) -> Viewer:
        """Return who looks."""
        return viewer_of(seat, game.observe(None).island, self.course.losers)

    def round_of(self, game: Game) -> int:
        """Return the round that is played; 0 before the first."""
        return game.round

    def table(self, game: Game, eyes: int | str | None, seats: Sequence[Seat]) -> Json:
        """Return the table as these eyes see it."""
        view = game.observe(eyes if isinstance(eyes, int) else None)
        turn = next((frame for frame in reversed(view.stack) if type(frame) is Turn), None)
        return {
            "viewer": eyes if isinstance(eyes, int) else None,
            "phase": _phase(view),
            "round": view.round,
            "goal": view.rules.points,
            "limit": view.rules.discard_limit,
            "island": _island(view),
            "robber": HEXES[view.robber],
            "gains": _gains(view),
            "bank": None if view.bank is None else by_kind(view.bank),
            "deck": view.deck,
            "dice": None if turn is None or turn.dice is None else list(turn.dice),
            "offers": view.rules.offers - (0 if turn is None else turn.offers),
            "longest_road": view.longest_road,
            "largest_army": view.largest_army,
            "offer": _offer(view),
            "seats": [_seat(game, view, at, seat) for at, seat in enumerate(seats)],
            "mine": _mine(view) if view.me is not None else None,
            "open": [_hand(game.observe(at), at) for at in range(len(seats))] if eyes == ALL else None,
        }

    def prompt(self, game: Game) -> Json:
        """Return what the seat that decides is asked, with its choices."""
        return {**self._question(game), "next": self._next_step(game)}

    def _question(self, game: Game) -> Json:
        return prompts.prompt(game.observe(game.to_move), game.moves(), game.refused())

    def _next_step(self, game: Game) -> Step | None:
        from catan.table.next_step import Listeners, next_step  # noqa: PLC0415 - no bot is read before somebody plays

        seat = game.to_move
        assert seat is not None, "somebody is asked"
        if self._listeners is None:
            self._listeners = Listeners()
        return next_step(game.observe(seat), game.moves(), self._listeners.bot(game, seat))

    def public_prompt(self, game: Game) -> Json:
        """Return what is asked at the open table: nothing that depends on a hand, such as reasons against a choice.

        Who cannot pay is told when they accept, bid or confirm.
        """
        prompt, view = {**self._question(game), "next": None}, game.observe(None)
        top = view.stack[-1]
        if isinstance(top, Answer):
            return {**prompt, "choices": answers_at_the_table(view, top)}
        if isinstance(top, Choose):
            return {**prompt, "choices": closings_at_the_table(view, top)}
        only = len(game.moves()) == 1  # it tells nothing of a hand
        choices = [choice for choice in prompt["choices"] if choice["enabled"]]
        return {**prompt, "choices": choices, "next": self._next_step(game) if only else None}

    def reason_args(self, details: Json) -> Json:
        """Return what the message of a refused move says: cards as messages."""
        return reason_args(details)

    def refusal(self, reason: str, details: Json, at_table: int | None) -> tuple[str, Json]:
        """Return the same; at the open table nobody hears which cards a player lacks (K7.6, K7.7, K7.9)."""
        if reason == "why-not-held" and at_table is not None:
            return "why-look", {"player": at_table, "opens": at_table}
        return super().refusal(reason, details, at_table)

    def result(self, game: Game) -> Json | None:
        """Return the result of a game, or None while it goes on."""
        scores = game.scores
        if scores is None:
            return None
        view, winners = game.observe(None), game.winners
        came = places(scores, winners)
        rows = [_row(view, seat, came[seat], scores[seat]) for seat in range(len(scores))]
        return {"winners": winners, "seats": rows, "deal": self.deal(game)}

    def saying(self, entry: Entry) -> Message:
        """Return an entry as a sentence, in the words of the story."""
        what: Message = {"id": f"did-{entry['id']}", "args": entry["args"]}
        player = entry["args"].get("player")
        return what if player is None else {"id": "story-other", "args": {"player": player, "what": what}}

    def advise(self, game: Game, budget: Budget) -> Json:
        """Say what a good player would do in the current player's place, and why."""
        if self._adviser is None:
            from catan.table.advice import Adviser  # noqa: PLC0415 - read when somebody first asks

            self._adviser = Adviser()
        return self._adviser.advise(game, budget)

    def weigh(self, game: Game, scripted: str, tried: str, budget: Budget) -> Message | None:
        """Say how a move that was tried compares with the one that a lesson asks for."""
        from catan.table.verdict import verdict  # noqa: PLC0415 - read when somebody first asks

        return verdict(game, scripted, tried, budget)

    def luck(self, game: Game) -> Luck:
        """Say what the dice and the robber gave each seat."""
        from catan.table.luck import luck  # noqa: PLC0415 - read when somebody first asks

        return luck(game)

    def timeline(self, game: Game) -> Timeline:
        """Tell the points by round and the prospects by turn of a game that is over."""
        from catan.table.timeline import timeline  # noqa: PLC0415 - read when somebody first asks

        return timeline(game)

    def decisions(self, game: Game, people: Sequence[int]) -> list[DecisionAt]:
        """List the persons' decisions of a game that is over."""
        return decisions((Game(state) for _, state in game.played()), people)

    def look_back(self, game: Game, at: int, budget: Budget) -> Json:
        """Say what the decision after `at` moves cost."""
        from catan.table.review import look_back  # noqa: PLC0415 - as above

        return look_back(game, at, budget)

    def summary(self, session: Session) -> Json | None:
        """Return what stays of a game that is over; None while it goes on."""
        return summarize(session)


def _phase(view: View) -> str:
    if view.over:
        return "over"
    return "place" if type(view.stack[0]) is Place else "turn"


def _island(view: View) -> Json:
    island = view.island
    return {
        "lands": [LANDS[land] for land in island.lands],
        "numbers": list(island.numbers),
        "harbours": [
            {"path": PATHS[path], "kind": HARBOUR_WORDS[kind]}
            for path, kind in zip(HARBOURS, island.harbours, strict=True)
        ],
    }


def _gains(view: View) -> Json:
    """Return who gets which cards by each sum, the robber's hex left out (K4.1, K4.2); sums that bring nothing too."""
    robbed, land = view.island.numbers[view.robber], view.island.lands[view.robber]
    gains: Json = {}
    for number, bundles in enumerate(view.harvest):
        rows = []
        for seat, bundle in enumerate(bundles):
            blocked = buildings_at(view, seat, view.robber) * ONE[land] if robbed and robbed == number else 0
            if bundle - blocked:
                rows.append({"seat": seat, "cards": of_bundle(bundle - blocked)})
        if number and number in view.island.numbers:
            gains[str(number)] = rows
    return gains


def _seat(game: Game, view: View, at: int, seat: Seat) -> Json:
    to_move = game.to_move == at
    return {
        "seat": at,
        **seat.write(),
        "asked": to_move,
        "active": not view.over and view.turn_of == at,
        "points": view.open_points[at] if game.scores is None else game.scores[at],
        "hand": view.hand_sizes[at],
        "cards": view.card_counts[at] + view.new_counts[at],
        "knights": count(view.played_cards[at], KNIGHT),
        "length": view.lengths[at],
        "roads": [PATHS[path] for path in view.roads[at]],
        "settlements": [CORNERS[corner] for corner in view.settlements[at]],
        "cities": [CORNERS[corner] for corner in view.cities[at]],
        "left": {
            "road": ROADS - len(view.roads[at]),
            "settlement": SETTLEMENTS - len(view.settlements[at]),
            "city": CITIES - len(view.cities[at]),
        },
    }


def _hand(view: View, at: int) -> Json:
    """Return what a seat holds, as that seat sees it."""
    hand, held, new = view.hands[at], view.cards[at] or 0, view.new[at] or 0
    return {
        "hand": by_kind(hand or 0),
        "cards": [card for number, card in enumerate(CARDS) for _ in range(count(held, number))],
        "new": [card for number, card in enumerate(CARDS) for _ in range(count(new, number))],
    }


def _mine(view: View) -> Json:
    me = view.me
    assert me is not None, "the viewer has a seat"
    points = count((view.cards[me] or 0) + (view.new[me] or 0), POINT)
    return {**_hand(view, me), "rates": by_kind(view.rates[me]), "points": view.open_points[me] + points}


def _offer(view: View) -> Json | None:
    """Return the offer that is being answered or closed, and what was said to it."""
    top = view.stack[-1] if view.stack else None
    if not isinstance(top, Answer | Choose):
        return None
    owner = top.owner if isinstance(top, Answer) else top.seat
    replies = [
        {
            "seat": reply.seat,
            "verb": reply.verb,
            # As the owner of the offer sees them.
            "give": cards(of_bundle(reply.get)) if reply.verb == "bid" else None,
            "get": cards(of_bundle(reply.give)) if reply.verb == "bid" else None,
            "deal": reply_deal(view, top, reply),
        }
        for reply in top.replies
    ]
    give, get = of_bundle(top.offer.give), of_bundle(top.offer.get)
    deal = offer_deal(view, top) if isinstance(top, Answer) else None
    return {"seat": owner, "give": cards(give), "get": cards(get), "replies": replies, "deal": deal}


def _row(view: View, seat: int, place: int, total: int) -> Json:
    held = (view.cards[seat] or 0) + (view.new[seat] or 0) + view.played_cards[seat]
    parts = {
        "settlements": len(view.settlements[seat]),
        "cities": 2 * len(view.cities[seat]),
        "road": 2 if view.longest_road == seat else 0,
        "army": 2 if view.largest_army == seat else 0,
        "points": count(held, POINT),
    }
    lines = [{"id": f"score-{name}", "args": {}, "points": points} for name, points in parts.items()]
    return {"seat": seat, "place": place, "total": total, "lines": lines}
