"""The engine's side of a page: one request in, one answer out, both JSON text (docs/protocol.md)."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from tabletop.bots.protocol import UNLIMITED, Budget
from tabletop.core.errors import IllegalMove, PositionError, short
from tabletop.notation.codec import read_json
from tabletop.notation.link_packing import LinkError
from tabletop.notation.recognise import DEAL
from tabletop.table import trial
from tabletop.table.daily import DailyGame
from tabletop.table.names import by_name
from tabletop.table.replay import LONGEST_RECORD, ReplayViewer, beginning, recognise_any, recognise_own, share, step_of
from tabletop.table.saves import SaveError
from tabletop.table.session import SeatError, Session

if TYPE_CHECKING:
    from tabletop.game.base import BaseGame
    from tabletop.game.spec import GameSpec
    from tabletop.table import answers, requests
    from tabletop.table.editing import Editor
    from tabletop.table.screen import Screen

Answer = Mapping[str, Any]  # as JSON; `tabletop.table.answers` has the kinds
LONGEST = 1_000_000  # letters of a request
LONGEST_PROBLEM = 200  # letters told of what went wrong in the engine itself
LONGEST_TRACE = 4_000  # letters of where it did, the innermost last
# What a guest may ask, and with what.
GUEST_REQUESTS = frozenset({"choose", "undo", "wish", "log", "hint", "look", "try", "keep", "drop"})
GUEST_KEYS = ("move", "wish", "most", "before", "along", "trial", "all")
AT_A_STEP = ("choose", "undo", "keep")
PATIENCE = 1000.0  # milliseconds a person waits for one hint
# Milliseconds for one decision of a review: on a slow device less would find no mistake, and praise the player for it.
REVIEW_PATIENCE = 3000.0


class GameWorker(ABC):
    """Handles the page's requests for the current session, if any.

    A game fills in `version`, `_screen` and `_game_spec`, and `daily` if it has daily games. `handlers` has the method
    that answers each kind of request.
    """

    version: ClassVar[str]
    daily: ClassVar[DailyGame | None] = None

    def __init__(self) -> None:
        self.session: Session | None = None
        self.screen = self._screen()
        self.viewer = ReplayViewer(self.screen)
        self.now: Callable[[], float] | None = None  # a clock in milliseconds, if there is one
        self.handlers: Mapping[str, Callable[[Any], Answer]] = {
            "hello": self.hello,
            "new": self.new,
            "again": self.again,
            "load": self.load,
            "lesson": self.lesson,
            "enter": self.enter,
            "choose": self.choose,
            "try": self.begin_trial,
            "keep": self.keep,
            "drop": self.drop,
            "tick": self.tick,
            "open": self.open,
            "close": self.close,
            "undo": self.undo,
            "log": self.log,
            "record": self.record,
            "quit": self.quit,
            "look": self.look,
            "share": self.share,
            "replay": self.replay,
            "moves": self.moves,
            "draw": self.draw,
            "edit": self.edit,
            "recognise": self.recognise,
            "deal": self.deal,
            "hint": self.hint,
            "weigh": self.weigh,
            "review": self.review,
            "timeline": self.timeline,
            "tell": self.tell,
            "wish": self.wish,
            "reseat": self.reseat,
            "looks": self.looks,
        }

    @abstractmethod
    def _screen(self) -> Screen[Any]:
        """Return what the page is told of the game."""

    @abstractmethod
    def _game_spec(self) -> GameSpec:
        """Return what a session needs of the game; bots are held to `now`, if there is a clock."""

    def _editor(self) -> Editor:
        """Import the fields of the game's positions: only their editor needs them."""
        raise IllegalMove("positions of this game are not edited", "editing-missing")

    def handle_json(self, text: str, now: Callable[[], float] | None = None) -> str:
        """Answer a request of the page: JSON text in, JSON text out; it never raises.

        `now` is a clock in milliseconds, by which bots and hints are cut short; without one they take their time.
        """
        self.now = now
        try:
            request = read_json(text) if len(text) <= LONGEST else None
        except (ValueError, TypeError, RecursionError):
            request = None
        try:
            return json.dumps(self.answer(request), separators=(",", ":"))
        except Exception as error:  # noqa: BLE001 - the page must hear of everything, and in its own form
            import traceback  # noqa: PLC0415 - read when something broke off

            traceback.print_exc()  # a browser has it in its console
            problem, trace = repr(error)[:LONGEST_PROBLEM], traceback.format_exc()[-LONGEST_TRACE:]
            stopped = {"id": "engine-stopped", "args": {"problem": problem}}
            return json.dumps({"error": stopped, "view": None, "trace": trace})

    def answer(self, request: Any) -> Answer:
        """Answer one request; what cannot be done is an error in the answer, and nothing has changed."""
        if isinstance(request, dict) and "as" in request:
            return self._answer_guest(request)
        return self._handle(request)

    def _handle(self, request: Any) -> Answer:
        kind = request.get("do") if isinstance(request, dict) else None
        if not isinstance(kind, str) or kind not in self.handlers:
            return self._refuse("bad-request", {"text": short(kind)})
        try:
            log_limit = _number(request, "along")  # read first: a refusal must change nothing
            answer = self.handlers[kind](request)
            return answer if log_limit is None or self.session is None else {**answer, **self._log(None, log_limit)}
        except IllegalMove as error:
            reason = error.reason or "bad-request"
            reason, args = self.screen.refusal(reason, error.details, self._seat_at_table())
            return self._refuse(reason, by_name(args, self._name_of))
        except PositionError as error:
            return self._refuse("illegal-setup", {"key": error.key, "why": error.why})
        except SeatError as error:
            return self._refuse("illegal-setup", {"key": "seats", "why": str(error)})
        except (SaveError, LinkError) as error:
            return self._refuse(error.reason, error.details if isinstance(error, LinkError) else {})

    def _refuse(self, reason: str, args: dict[str, Any]) -> answers.Refusal:
        return {"error": {"id": reason, "args": args}, "view": None if self.session is None else self.view()}

    def _seat_at_table(self) -> int | None:
        """Return the seat that decides where people share the device and all eyes are on the table; None elsewhere."""
        session = self.session
        return session.current_player if session is not None and session.shared and session.viewer is None else None

    def _name_of(self, seat: int) -> str:
        return self._playing().seats[seat].name

    def _playing(self) -> Session:
        if self.session is None:
            raise IllegalMove("no game is being played", "illegal-no-game")
        return self.session

    # --- guests: people at other devices, for whom this one asks

    def _answer_guest(self, request: Mapping[str, Any]) -> Answer:
        """Answer what a guest asks, with the eyes of their seat; the dealing device gets its view and the save.

        Nothing else of the request is heeded than what a guest may ask: it comes from another device. With a `step`, a
        decision counts only after so many others: asked for again after a broken connection, it is played once.
        """
        seat, kind, seen = request["as"], request.get("do"), request.get("seen", 0)
        session = self.session
        allowed = isinstance(kind, str) and kind in GUEST_REQUESTS and (seen is None or type(seen) is int)
        if session is None or not allowed or type(seat) is not int or seat not in session.guests:
            return self._refuse("bad-request", {"text": "as"})
        with session.as_guest(seat, seen):
            step = request.get("step", session.step)
            if kind in AT_A_STEP and step != session.step:
                return {"guest": {**self._refuse("illegal-late", {}), "step": session.step}, "view": None, "save": None}
            answer = dict(self._handle({"do": kind, **{key: request[key] for key in GUEST_KEYS if key in request}}))
        answer["step"] = session.step
        save = answer.get("save")
        if save is None:
            return {"guest": answer, "view": None, "save": None}
        return {"guest": {**answer, "save": None}, "view": self.view(), "save": save, "told": answer["told"]}

    def looks(self, request: requests.LooksRequest) -> answers.LooksAnswer:
        """Show the table to all guests at once, each with their own eyes.

        A guest of whom `seen` says nothing comes to the table now, and gets no news.
        """
        session, most, seen = self._playing(), _number(request, "most"), request.get("seen", {})
        if not isinstance(seen, dict):
            raise IllegalMove("an object of numbers is wanted here", "bad-request", {"text": "seen"})
        looks: dict[str, answers.GuestLook] = {}
        for seat in session.guests:
            last = seen.get(str(seat))
            with session.as_guest(seat, last if type(last) is int else None):
                if last is None and session.own_trial is not None:
                    session.end_trial()  # a page that was loaded again shows none
                log = self._log(None, most)
                view, step, earlier = self.view(), session.step, log["earlier"]
                look: answers.GuestLook = {"view": view, "step": step, "log": log["log"], "earlier": earlier}
                if session.own_trial is not None:
                    look["newest"] = session.own_trial.session.last_number
                looks[str(seat)] = look
        return {"looks": looks, "newest": session.last_number, "undone": session.undone, "save": None}

    def reseat(self, request: requests.ReseatRequest) -> answers.TableAnswer:
        """Give a seat to a person, a guest or a bot from now on."""
        self._playing().set_seat(request.get("seat"), request.get("kind"), request.get("bot"))
        return self._changed()

    # --- a game begins

    def new(self, request: requests.NewRequest) -> answers.TableAnswer:
        """Deal a new game; with a `day`, that of the daily game."""
        wanted: Mapping[str, Any] = request
        if self.daily is not None and "day" in request:
            wanted = self.daily.request(request)
        rules = wanted.get("rules", {})
        if not isinstance(rules, dict):
            raise PositionError("rules", "an object is wanted here")
        self.session = Session.new(self._game_spec(), wanted.get("seats"), rules, _seed(wanted))
        return self._changed()

    def again(self, request: requests.AgainRequest) -> answers.TableAnswer:
        """Deal a new game to the seats of the one on the table, by its rules."""
        self.session = self._playing().again(_seed(request))
        return self._changed()

    def load(self, request: requests.LoadRequest) -> answers.LookAnswer:
        """Take up a save."""
        self.session = Session.load(self._game_spec(), request.get("save"))
        return self._look()

    def lesson(self, request: requests.LessonRequest) -> answers.TableAnswer:
        """Begin a game that follows a record, or take it up after `at` of its moves; `practice` is never stored."""
        record, seat, bot, at = (request.get(name) for name in ("record", "seat", "bot", "at"))
        if not isinstance(record, str) or len(record) > LONGEST_RECORD:
            raise PositionError("record", f"a text of at most {LONGEST_RECORD} letters is wanted here")
        self.session = Session.follow(self._game_spec(), record, seat, bot, at)
        self.session.practice = request.get("practice") is True
        return self._changed()

    def enter(self, request: requests.EnterRequest) -> answers.TableAnswer:
        """Begin in the middle of a game: a person takes a seat at a step of its link or record, bots the others."""
        step, seat = step_of(request, "at"), request.get("seat")
        if seat is None:
            game, moves = beginning(self.screen, request)
            for move in _first(moves, step):
                game.play(move, from_record=True)
            seat = game.to_move
        game, moves = beginning(self.screen, request)
        session = Session.enter(self._game_spec(), game, _first(moves, step), seat, request.get("bot"), _seed(request))
        wanted = _read_answers(session.game, seat, request.get("answers"))
        self.session = session
        changed = self._changed()
        if wanted is not None:
            changed["answers"] = wanted
        return changed

    # --- it is played

    def choose(self, request: requests.ChooseRequest) -> answers.TableAnswer | answers.LookAnswer:
        """Play a person's move, or try it."""
        tried = self._trial(request)
        if tried is not None:
            tried.choose(request.get("move"))
            return self._look()
        self._playing().choose(request.get("move"))
        return self._changed()

    def begin_trial(self, _: requests.TryRequest) -> answers.LookAnswer:
        """Begin to try moves before they are real."""
        trial.begin(self._playing())
        return self._look()

    def keep(self, _: requests.KeepRequest) -> answers.TableAnswer:
        """Play what was tried."""
        trial.keep(self._playing())
        return self._changed()

    def drop(self, _: requests.DropRequest) -> answers.LookAnswer:
        """Forget what was tried."""
        trial.drop(self._playing())
        return self._look()

    def _trial(self, request: Mapping[str, Any]) -> trial.Trial | None:
        """Return the trial that a request is about, or None if it is about the real game.

        A page whose engine was restarted may still show a trial: what it wants to try must not become real.
        """
        under_way: trial.Trial | None = self._playing().own_trial
        if bool(request.get("trial")) != (under_way is not None):
            raise IllegalMove("page and table do not agree on whether moves are tried", "trial-over")
        return under_way

    def _visible_session(self) -> Session:
        """Return the session that is shown: that of a trial, if one of the device that asks is under way."""
        session = self._playing()
        own: trial.Trial | None = session.own_trial
        return session if own is None else own.session

    def wish(self, request: requests.WishRequest) -> answers.TableAnswer:
        """Toggle an auto-reply of the viewer."""
        self._playing().wish(request.get("wish"))
        return self._changed()

    def tick(self, _: requests.TickRequest) -> answers.TableAnswer | answers.LookAnswer:
        """Let a bot decide once."""
        return self._changed() if self._playing().tick() else self._look()

    def open(self, request: requests.OpenRequest) -> answers.LookAnswer:
        """Open the curtain."""
        self._playing().open(request.get("seat"))
        return self._look()

    def close(self, _: requests.CloseRequest) -> answers.LookAnswer:
        """Close the curtain."""
        self._playing().close()
        return self._look()

    def undo(self, request: requests.UndoRequest) -> answers.TableAnswer | answers.LookAnswer:
        """Take a decision back, or all that can be; in a trial, of what was tried."""
        tried = self._trial(request)
        session = self._playing() if tried is None else tried.session
        (session if tried is None else tried).undo()
        while request.get("all") and session.why_no_undo is None:
            session.undo()
        return self._changed() if tried is None else self._look()

    def look(self, _: requests.LookRequest) -> answers.LookAnswer:
        """Show the table once more."""
        return self._look()

    def _look(self) -> answers.LookAnswer:
        return {"view": self.view(), "save": None}

    def log(self, request: requests.LogRequest) -> answers.LogAnswer:
        """Return the log as the viewer may know it: all, the newest `most`, or what is before the number `before`."""
        return self._log(_number(request, "before"), _number(request, "most"))

    def _log(self, before: int | None, most: int | None) -> answers.LogAnswer:
        session = self._visible_session()
        known = [entry for entry in session.known() if before is None or entry.number < before]
        earlier = 0 if most is None else max(0, len(known) - most)
        since = known[earlier - 1].number if earlier else 0
        return {"log": self.screen.log(session, known, since), "earlier": earlier}

    def quit(self, _: requests.QuitRequest) -> answers.LookAnswer:
        """Put the game away."""
        self.session = None
        return {"view": None, "save": None}

    # --- what is told of a game, and of this program

    def hello(self, _: requests.HelloRequest) -> answers.VersionAnswer:
        """Say which version this is."""
        return {"version": self.version}

    def tell(self, request: requests.TellRequest) -> answers.SummaryAnswer:
        """Tell what stays of the game in a save; the one that is played is not touched."""
        session = Session.load(self._game_spec(), request.get("save"))
        return {"told": self.screen.summary(session), "save": None}

    def record(self, _: requests.RecordRequest) -> answers.RecordAnswer:
        """Write the game as text; not before its end where several people play: it holds every hand."""
        return {"record": self._without_secrets().game.record()}

    def share(self, _: requests.ShareRequest) -> answers.ShareAnswer:
        """Write the game as a link; not before its end where several people play: it holds every hand."""
        return share(self._without_secrets().game)

    def _without_secrets(self) -> Session:
        session = self._playing()
        if session.secret:
            raise IllegalMove("it would show each person's cards to the others", "share-early")
        return session

    def replay(self, request: requests.ReplayRequest) -> answers.ReplayAnswer | answers.OpeningAnswer | answers.Refusal:
        """Open a link or a record, or step through the one that is open."""
        return self.viewer.answer(request, self.now)

    def moves(self, request: requests.MovesRequest) -> answers.MovesAnswer:
        """Tell the news of the open replay's moves, from one step to another."""
        return {"moves": self.viewer.moves(request), "view": None, "save": None}

    def draw(self, request: requests.DrawRequest) -> answers.DrawAnswer:
        """Draw the open replay at a step; the page brings the packages that draw, which the engine starts without."""
        return {"svg": self.viewer.draw(request), "view": None, "save": None}

    def edit(self, request: requests.EditRequest) -> answers.EditAnswer:
        """Show the open replay's position as a game of its own with its fields, and change one; a page brings them."""
        try:
            editor = self._editor()
        except ImportError:
            raise IllegalMove("the package that edits is not there", "editing-missing") from None
        return self.viewer.edit(request, editor)

    def deal(self, request: requests.DealRequest) -> answers.DealAnswer:
        """Say what a deal from an address is; nothing is dealt."""
        game, text = self.screen.game, request.get("deal")
        if isinstance(text, str):
            recognise_own(game, text, request.get("games"), (DEAL,))
        return {"deal": self.screen.deal(game.from_deal(text)), "save": None}

    def recognise(self, request: requests.RecogniseRequest) -> answers.RecogniseAnswer:
        """Say what a text is that was opened anywhere, and of which game of the site."""
        text = request.get("text")
        if not isinstance(text, str):
            raise IllegalMove("a text is wanted here", "bad-request", {"text": "text"})
        match = recognise_any(self.screen.game, text, request.get("games"))
        return {"found": {"what": match.kind, "game": match.game}, "save": None}

    def hint(self, request: requests.HintRequest) -> answers.HintAnswer:
        """Say what a good player would do in the current player's place, from what that seat may know.

        With the moves of a `plan` that is followed it is kept where no other is clearly better.
        """
        session = self._visible_session()
        if session.waiting != "person":
            raise IllegalMove("no person is asked now", "illegal-not-asked")
        if not self._may_hint():
            raise IllegalMove("all eyes are on the table: a hint would tell what one seat knows", "hint-open")
        plan: Any = request.get("plan")
        if plan is None:
            return {"hint": self.screen.advise(session.game, self._budget()), "save": None}
        if not isinstance(plan, list) or not all(isinstance(move, str) for move in plan):
            raise IllegalMove("a list of moves is wanted here", "bad-request", {"text": "plan"})
        return {"hint": self.screen.follow(session.game, plan, self._budget()), "save": None}

    def _may_hint(self) -> bool:
        """Return whether a hint tells nothing that somebody who sees the table may not know."""
        session = self._visible_session()
        at_open_table = session.viewer is None and self.screen.hints_at_open_table
        return session.waiting == "person" and (at_open_table or session.viewer == session.current_player)

    def weigh(self, request: requests.WeighRequest) -> answers.WeighAnswer:
        """Say how a move compares with the one that the record which is followed has here."""
        session, move = self._playing(), request.get("move")
        if session.waiting != "person":
            raise IllegalMove("no person is asked now", "illegal-not-asked")
        if session.scripted_move is None:
            raise IllegalMove("no record is followed here", "bad-request", {"text": "weigh"})
        if not isinstance(move, str):
            raise IllegalMove("a move is a text", "bad-request", {"text": "move"})
        message = self.screen.weigh(session.game, str(session.scripted_move), move, self._budget())
        return {"verdict": message, "save": None}

    def review(self, request: requests.ReviewRequest) -> answers.ReviewAnswer:
        """List the persons' decisions of a game that is over, or say what one of them cost."""
        session = self._over()
        game = session.game
        if "at" not in request:
            return {"review": self._decisions(session), "save": None}
        at = request["at"]
        if type(at) is not int or not 0 <= at < len(game.history):
            raise IllegalMove("there is no such step", "bad-request", {"text": "at"})
        return {"review": self.screen.look_back(game, at, self._budget(REVIEW_PATIENCE)), "save": None}

    def timeline(self, _: requests.TimelineRequest) -> answers.TimelineAnswer:
        """Tell how a game that is over went: everybody's points by round, and their prospects by turn."""
        return {"timeline": self.screen.timeline(self._over().game), "save": None}

    def _over(self) -> Session:
        """Return the session if its game is over."""
        session = self._playing()
        if not session.game.over:
            raise IllegalMove("a game is looked back at when it is over", "review-early")
        return session

    def _decisions(self, session: Session) -> answers.Decisions:
        """Return what a review begins with."""
        luck = self.screen.luck(session.game)
        decisions = self.screen.decisions(session.game, session.people)
        return {"decisions": decisions} if luck is None else {"decisions": decisions, "luck": luck}

    def _budget(self, patience: float = PATIENCE) -> Budget:
        return UNLIMITED if self.now is None else Budget.until(self.now, patience)

    # --- the view

    def _changed(self) -> answers.TableAnswer:
        session = self._playing()
        save = None if session.led or session.practice else session.save()
        return {"view": self.view(), "save": save, "told": self.screen.summary(session)}

    def view(self) -> answers.View:
        """Return the viewer's TableView."""
        session, screen = self._visible_session(), self.screen
        behind, why = session.behind_curtain, session.why_no_undo
        can = {"undo": True if why is None else {"id": why, "args": {}}, "hint": self._may_hint()}
        return {
            **screen.table(session.game, session.viewer, session.seats),
            "shared": session.shared,
            "secret": session.secret,
            "curtain": None if behind is None else self._curtain(session, behind),
            "waiting": session.waiting,
            "prompt": self._prompt(),
            **screen.news(session, session.news()),
            "can": can if session.spec.trial is None else {**can, "try": self._playing().may_try},
            "result": screen.result(session.game),
            **self._wishes(),
            **self._led(),
            **self._tried(),
        }

    def _curtain(self, session: Session, seat: int) -> dict[str, Any]:
        """Return for whom the curtain is closed; `holds` where it only covers the cards of a device at hand."""
        curtain = {"seat": seat, "name": session.seats[seat].name}
        return {**curtain, "holds": True} if session.is_holding else curtain

    def _prompt(self) -> answers.View | None:
        """Return what a person is asked; at the open table, what all may see of it."""
        session = self._visible_session()
        if session.waiting != "person":
            return None
        return (self.screen.public_prompt if session.viewer is None else self.screen.prompt)(session.game)

    def _wishes(self) -> answers.AutoReplyView:
        """Return the viewer's auto-replies, in a game that has any."""
        session = self._playing()
        if not session.spec.auto_replies or session.viewer is None:
            return {}
        return {"wishes": session.wishes.of(session.viewer)}

    def _tried(self) -> answers.TrialView:
        """Say what is tried and is not real yet."""
        tried: trial.Trial | None = self._playing().own_trial
        if tried is None:
            return {}
        brings = self.screen.tried(tried.start, tried.session.game) if tried.moves else []
        stopped: answers.Message | None = {"id": tried.stopped, "args": {}} if tried.stopped else None
        return {"trial": {"count": len(tried.moves), "brings": brings, "stopped": stopped}}

    def _led(self) -> answers.ScriptedView:
        """Say where a game stands that follows a record, and what is to be played next."""
        session = self._playing()
        if not session.led:
            return {}
        move = session.scripted_move
        return {"led": {"at": len(session.decisions), "move": None if move is None else str(move)}}


def _seed(request: Mapping[str, Any]) -> int:
    """The seed of a request; PositionError if it brings none."""
    seed = request.get("seed")
    if type(seed) is not int:
        raise PositionError("seed", "a whole number is wanted here")
    return seed


def _first(moves: Iterator[Any], count: int) -> Iterator[Any]:
    """Yield so many moves at most; `islice` takes no count beyond sys.maxsize."""
    return (move for _, move in zip(range(count), moves, strict=False))


def _read_answers(game: BaseGame[Any, Any], person: Any, answers: Any) -> list[str] | None:
    """Return answers to a puzzle as records write them; None where there is none.

    Raises:
        IllegalMove: Its player cannot give one of them.
        SeatError: Somebody else decides.
    """
    if answers is None:
        return None
    if not isinstance(answers, list) or not all(isinstance(move, str) for move in answers):
        raise IllegalMove("a list of moves is wanted here", "bad-request", {"text": "answers"})
    if game.to_move != person:
        raise SeatError("somebody else decides at this step")
    return [str(game.copy().play(move).history[-1]) for move in answers]


def _number(request: Mapping[str, Any], name: str) -> int | None:
    """A whole number above 0 that a request may bring; IllegalMove if it is something else."""
    number = request.get(name)
    if number is not None and (type(number) is not int or number < 1):
        raise IllegalMove("a whole number above 0 is wanted here", "bad-request", {"text": name})
    return number
