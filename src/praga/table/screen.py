"""The third game's part of what the page receives: the table, the prompt, the log and the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from praga.core.places import PLACE
from praga.core.state import Sheet, State
from praga.core.tables import CLOCK, KINDS, ROUND_PLAZA, SLOTS, SUPPLY, TURNED, position_of
from praga.flow.buildings import claim_ranks
from praga.game import Game
from praga.notation.player import write_player
from praga.table import prompts
from praga.table.living_score import write_score_now
from praga.table.messages import display, message, option, price, slot
from praga.table.story import Story, without_own
from praga.table.themes import explain_result
from praga.table.viewer import TurnCourse, Viewer, viewer_of
from tabletop.table.advice import UNKNOWN
from tabletop.table.places import places
from tabletop.table.review import decisions
from tabletop.table.session import PERSON
from tabletop.table.story_screen import StoryScreen
from tabletop.table.summary import summarize

if TYPE_CHECKING:
    from praga.table.advice import Advice
    from tabletop.bots.protocol import Budget
    from tabletop.core.events import Event
    from tabletop.table.answers import DecisionAt, Entry, Message, NewsJson, Timeline
    from tabletop.table.session import LogEntry, Seat, Session
    from tabletop.table.story import Reader

Json = dict[str, Any]
LAST_TURNS = 11  # turns from which on the page says how many are left (P13.5)
TRIED = {"hint-brings": "trial-brings"}  # of what was tried there is no plan
IN_TOTAL = ("hint-brings", "hint-costs", "hint-at-end", "hint-at-end-less")  # reasons that the sum of a plan says
MIDDLE = ("stacks", "tokens", "planks", "road", "plazas", "paid", "city")


class PragaScreen(StoryScreen[Game]):
    """The third game: all of it is public, but the tiles and technologies that somebody looks at."""

    game = Game
    story = Story
    course: TurnCourse
    hints_at_open_table = True  # a hint tells nothing that is not on the table

    def new_course(self) -> TurnCourse:
        """Return what keeps the round of each entry."""
        return TurnCourse()

    def reader(self, session: Session) -> Reader:
        """Return the viewer as a reader; so many turns make a round."""
        game: Any = session.game
        self.course.players = len(game.names)
        return super().reader(session)

    def rounds(self, eventses: Sequence[Sequence[Event]]) -> list[int]:
        """Return the steps of a replay at which a round begins: after as many turns as there are players."""
        turns = [(step, event) for step, events in enumerate(eventses, 1) for event in events if event.id == "turn"]
        players = len({event.args["player"] for _, event in turns}) or 1
        return [0, *[step for step, event in turns if (int(str(event.args["turn"])) - 1) % players == 0]]

    def news(self, session: Session, entries: Sequence[LogEntry]) -> NewsJson:
        """Tell what is new; at a shared device the story is for the person who decides, since their last turn."""
        news = super().news(session, entries)
        seat = _reading_person(session) if session.viewer is None else None
        if seat is not None:
            since = self.story.began(session.log, session.decisions, seat)
            news["story"] = without_own(self.log(session, session.known(), since), seat)
        return news

    def viewer(self, game: Game, seat: int | None) -> Viewer:
        """Return who looks."""
        return viewer_of(seat)

    def round_of(self, game: Game) -> int:
        """Return the round that is played."""
        return game.round

    def table(self, game: Game, eyes: int | str | None, seats: Sequence[Seat]) -> Json:
        """Return the table as these eyes see it."""
        seat = eyes if isinstance(eyes, int) else None
        state = game.observe(seat).state
        view = game.view(seat)
        score = write_score_now(state)
        return {
            "viewer": seat,
            "phase": view["phase"]["name"],
            "turn": state.turn_number,
            "turns": state.turns,
            "round": game.round,
            "era": state.era,
            "crane": crane(state),
            "taken": _taken(state),
            **_middle(state, view),
            "score_now": score,
            "seats": [
                {**_seat(game, state, at, seat), "score_now": score["totals"][at]} for at, seat in enumerate(seats)
            ],
        }

    def prompt(self, game: Game) -> Json:
        """Return what the seat that decides is asked, with its choices."""
        return prompts.prompt(game.observe(game.to_move).state, game.moves(), game.refused())

    def reason_args(self, details: Json) -> Json:
        """Return what the message of a refused move says: actions and tiles as messages."""
        return display(details)

    def result(self, game: Game) -> Json | None:
        """Return the points line by line, or None while the game goes on."""
        scores = game.scores
        if scores is None:
            return None
        winners, sheets = game.winners, game.observe(None).state.sheet
        rows = [
            {"seat": seat, "place": place, "total": scores[seat], "lines": _lines(sheets[seat])}
            for seat, place in enumerate(places(scores, winners))
        ]
        why = explain_result(scores, game.observe(None).state, winners[0])
        return {"winners": winners, "seats": rows, "deal": self.deal(game), **({"why": why} if why else {})}

    def saying(self, entry: Entry) -> Message:
        """Return an entry as a sentence, in the words of the story."""
        what: Message = {"id": f"did-{entry['id']}", "args": entry["args"]}
        player = entry["args"].get("player")
        return what if player is None or entry["id"] == "turn" else message("story-other", player=player, what=what)

    def advise(self, game: Game, budget: Budget) -> Json:
        """Say what the strong bot would do in the current player's place, and why."""
        from praga.table.advice import advise  # noqa: PLC0415 - read when somebody first asks

        return self._hint(game, advise(game))

    def follow(self, game: Game, plan: Sequence[str], budget: Budget) -> Json:
        """Say the same to a player who follows a plan, with `changed`, why the plan is another now."""
        from praga.table.advice import follow  # noqa: PLC0415 - as above

        advice, changed = follow(game, plan)
        return {**self._hint(game, advice), **({"changed": changed} if changed else {})}

    def _hint(self, game: Game, advice: Advice) -> Json:
        from praga.table.plan import look_back_on_turn, write_plan  # noqa: PLC0415 - as above

        done, state = look_back_on_turn(game), advice.steps[0].before
        plan = write_plan([*done, *advice.steps], len(done), state.stack[-1].seat)
        summed = len(plan["steps"]) > 1
        return {
            "seat": game.to_move,
            "count": len(game.moves()),
            "worlds": 0,
            "options": [{"move": str(advice.move), **option(state, advice.move), **UNKNOWN}],
            "turn": [str(move) for move in advice.turn],
            "plan": plan,
            "reasons": [reason for reason in advice.reasons if not (summed and reason["id"] in IN_TOTAL)],
        }

    def tried(self, before: Game, after: Game) -> list[Message]:
        """Say what the moves of a trial bring the seat that decides, cost it, and change at the end."""
        from praga.table.advice import gains_and_costs  # noqa: PLC0415 - as above
        from praga.table.trial import left_open  # noqa: PLC0415 - as above

        seat = before.to_move
        assert seat is not None, "a trial is of a seat that decides"
        reasons = gains_and_costs([(before.observe(seat).state, after.observe(seat).state)], seat)
        renamed: list[Any] = [{**reason, "id": TRIED.get(reason["id"], reason["id"])} for reason in reasons]
        later = [message(f"later-{event.args['what']}") for event in left_open(before, after)]
        if later:
            renamed.append({**message("trial-later", what=later), "good": None})
        return renamed

    def timeline(self, game: Game) -> Timeline:
        """Tell the points by round and the prospects by turn of a game that is over."""
        from praga.table.timeline import timeline  # noqa: PLC0415 - read when somebody first asks

        return timeline(game)

    def decisions(self, game: Game, people: Sequence[int]) -> list[DecisionAt]:
        """List the persons' decisions of a game that is over."""
        return decisions((Game(state) for _, state in game.played()), people)

    def look_back(self, game: Game, at: int, budget: Budget) -> Json:
        """Say what the decision after `at` moves cost."""
        from praga.table.review import look_back  # noqa: PLC0415 - as above

        return look_back(game, at)

    def summary(self, session: Session) -> Json | None:
        """Return what stays of a game that is over; None while it goes on."""
        return summarize(session)


def _reading_person(session: Session) -> int | None:
    """Return the person who decides at a shared device, or who did last; None before any did."""
    people = [number for number, seat in enumerate(session.seats) if seat.kind == PERSON]
    seats = (session.current_player, *[decision.seat for decision in reversed(session.decisions)])
    return next((seat for seat in seats if seat in people), None)


def _lines(sheet: Sheet) -> list[Json]:
    """Return a player's points line by line (P14)."""
    return [{"id": f"score-{name}", "args": {}, "points": points} for name, points in sheet._asdict().items()]


def _taken(state: State) -> Json | None:
    """Return the tile that was taken in this turn, or None."""
    turn: Any = state.stack[0] if state.stack else None
    return {"slot": f"w{turn.slot}", "actions": list(turn.actions)} if turn is not None and turn.slot else None


def crane(state: State) -> list[Json]:
    """Return the action tiles in the order of their positions: what each costs or scores now, and its slot's bonus."""
    tiles = []
    for number in range(1, len(SLOTS)):
        tile = state.slots[number]
        if tile is None:
            continue
        cost, points = price(state, number)
        tiles.append({
            "slot": f"w{number}",
            "position": position_of(state.box, number),
            "actions": list(tile),
            "cost": cost,
            "points": points,
            "bonus": slot(SLOTS[number]),
        })  # fmt: skip
    return sorted(tiles, key=lambda tile: tile["position"])


def _middle(state: State, view: Json) -> Json:
    """Return what lies in the middle: as in a view (notation §6), with the hidden stacks as sizes."""
    rows = {kind: list(row) for kind, row in zip(KINDS, state.rows, strict=True)}
    return {
        "rows": rows,
        **{key: view[key] for key in MIDDLE},
        "supply": {good: state.left(good) for good in SUPPLY},
        "claims": {f"z{plaza + 1}": ranked for plaza in range(len(ROUND_PLAZA)) if (ranked := _claims(state, plaza))},
    }


def _claims(state: State, plaza: int) -> list[list[int]]:
    """Return the seats with cubes round a plaza, the best first: seat, cubes, cost of their buildings (P8.7)."""
    ranks = claim_ranks([state.city[space] for space in ROUND_PLAZA[plaza]])
    return [[seat, *rank] for seat, rank in sorted(ranks.items(), key=lambda item: item[1], reverse=True)]


def _seat(game: Game, state: State, at: int, seat: Seat) -> Json:
    player = write_player(state, at)
    board = {
        name: [_board_tile(tile.tile, tile.turn) for tile in state.board[at][place]]
        for name, place in PLACE.items()
        if state.board[at][place]
    }
    return {
        "seat": at,
        **seat.write(),
        "asked": game.to_move == at,
        "active": not game.over and state.turn_of == at,
        "turns_left": None if game.over else _turns_left(state, at),
        **{key: value for key, value in player.items() if key not in ("name", "board")},
        "board": board,
    }


def _turns_left(state: State, seat: int) -> int | None:
    """Return how many turns a seat has left, this one included; None while that is far off (P13.5)."""
    turns = range(state.turn, CLOCK[state.of_table].turns + 1)
    if len(turns) > LAST_TURNS:
        return None
    return len([turn for turn in turns if (state.first + turn - 1) % state.of_table == seat])


def _board_tile(name: str, turn: int) -> Json:
    """Return a tile as it lies: its signs by edge and its corners, turned."""
    edges, corners = TURNED[name][turn]
    return {"tile": name, "turn": turn, "edges": list(edges), "corners": list(corners)}
