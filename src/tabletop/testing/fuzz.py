"""Fuzzing: damaged positions, records, links and saves of real games are refused by name, or are sound games.

A game fills in a `Fuzzer`. Each `read_…` damages one text, reads it and returns the outcome; AssertionError says what
does not hold. A refusal is one of the documented errors and short. What is read is written again as the same game, can
be viewed from every seat, refuses illegal moves, and can be played on.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, ClassVar, Generic, TypeVar

from tabletop.bots.protocol import Budget, bot_view
from tabletop.core.checksum import crc
from tabletop.core.engine import apply, options
from tabletop.core.errors import IllegalMove, PositionError
from tabletop.core.frames import State
from tabletop.core.rng import MASK, Dice
from tabletop.game.base import BaseGame
from tabletop.notation.link_packing import LinkError
from tabletop.table.replay import ReplayViewer
from tabletop.table.saves import KEYS, Saved, SaveError, _body, write_save
from tabletop.table.session import Session
from tabletop.table.worker import GameWorker
from tabletop.testing.differences import differing
from tabletop.testing.mutators import Chance, garble, mutate, mutate_link, mutate_record

GameOf = TypeVar("GameOf", bound=BaseGame[Any, Any])
Json = dict[str, Any]

MOST = 250  # letters of a refusal
LONGEST = 500  # about the most moves of a random game that is recorded
OFTEN = 12  # one of so many decisions is among a game's positions


def check_brief(refusal: str) -> None:
    """Check that a refusal repeats no more than a few letters of the text that is refused."""
    assert len(refusal) <= MOST, "the refusal repeats too much"


class Fuzzer(ABC, Generic[GameOf]):
    """A game's part of fuzzing: its tables, its words, and what must hold of its states.

    Attributes:
        worker: The worker of its page, which takes saves, and whose screen shows replays.
        words: The game's own words, which mutations insert.
        trials: Moves that are tried at any decision, legal or not.
        bots: The kinds of bots that play in saves; all where there are none.
        most_moves: Positions are of the first so many moves of a game.
        longest_run: A game that was read is played on for so many moves in one of 50 cases, else for 60.
        count_every: After how many moves `count` and `check_state` are looked at.
    """

    worker: type[GameWorker]
    words: Sequence[str]
    trials: Sequence[str]
    bots: Sequence[str] = ()
    most_moves: ClassVar[int] = 5_000
    longest_run: ClassVar[int] = 60
    count_every: ClassVar[int] = 8

    def __init__(self) -> None:
        table = self.worker()
        self.screen = table.screen
        self.spec = table._game_spec()
        # Several cases in a row share a game.
        self.positions = lru_cache(maxsize=4)(self._positions)
        self.random_game = lru_cache(maxsize=4)(self._random_game)

    # --- what a game fills in

    @abstractmethod
    def table(self, number: int) -> tuple[Sequence[str], Json]:
        """Return the names and rules of a table, random by its number."""

    def choose(self, moves: Sequence[str], dice: Dice) -> str:
        """Choose a move of a random game."""
        return moves[dice.below(len(moves))]

    def rarity(self, _state: Any) -> int:
        """Return 0 for a usual decision; for one within a turn, of how many such decisions one is kept."""
        return 0

    def count(self, _state: Any) -> Any:
        """Return what no move changes."""
        return None

    def check_state(self, state: Any) -> None:
        """Check what else must hold of a state."""

    def check_read(self, game: GameOf) -> None:
        """Check what else must hold of a game that was read."""

    def mutate_position(self, position: Json, chance: Chance) -> Any:
        """Return a damaged copy of a position; a game may do so more often where it matters."""
        return mutate(position, chance, self.words)

    def pick_move(self, prompt: Json, game: GameOf, chance: Chance) -> str:
        """Choose a move from a prompt's choices; where all are forms, any legal move."""
        moves: list[str] = [
            choice["move"] for choice in possible(prompt) if choice.get("move") and not choice.get("pick")
        ]
        return chance.choice(moves or list(map(str, game.moves()[:60])))

    # --- real games

    @property
    def game(self) -> type[GameOf]:
        """The class of the game."""
        return self.spec.game  # type: ignore[return-value]  # a worker's game is the one that is filled in

    def _positions(self, number: int) -> list[Json]:
        """Return a dozen positions of one game, some with a decision within a turn."""
        state, dice = self._new(number)._state, Dice(~number)
        piles: tuple[list[Json], list[Json]] = ([], [])
        for _ in range(self.most_moves):
            if not state.stack:
                break
            rarity = self.rarity(state)
            if dice.below(rarity or OFTEN) == 0:
                piles[rarity > 0].append(dict(self.game.rulebook.write(state)))
            apply(state, self.choose(options(state), dice))
        piles[0].append(dict(self.game.rulebook.write(state)))
        return [pile[dice.below(len(pile))] for pile in piles if pile for _ in range(6)]

    def _random_game(self, number: int) -> GameOf:
        """Return a random game, finished or not."""
        game, dice = self._new(number), Dice(~number)
        most = 30 + dice.below(LONGEST)
        while not game.over and len(game.history) < most:
            game.play(self.choose(game.moves(), dice))
        return game

    def _new(self, number: int) -> GameOf:
        names, rules = self.table(number)
        return self.game.new(names, rules, number)

    def record(self, number: int, chance: Chance) -> str:
        """Return the record of a real game: from its beginning, or from a position and a few moves on."""
        if chance.random() < 0.5:
            return self.random_game(number).record()
        game = self.game.from_position(chance.choice(self.positions(number)))
        for _ in range(chance.randrange(30)):
            if not game.over:
                game.play(chance.choice(game.moves()[:60]))
        return game.record()

    def save(self, number: int, chance: Chance) -> str:
        """Return the save of a real game, with people and bots at its seats."""
        from_start = chance.random() < 0.4
        game = (
            self.random_game(number) if from_start else self.game.from_position(chance.choice(self.positions(number)))
        )
        kind = chance.choice(list(self.bots or self.spec.bots))
        seats = [
            {"name": name, "kind": "person", "bot": None}
            if chance.random() < 0.4
            else {"name": name, "kind": "bot", "bot": kind}
            for name in game.names
        ]
        return write_save(self.spec.name, self.spec.version, Saved(game.record(), seats, chance.randint(0, MASK)))

    # --- one case each

    def read_position(self, number: int, chance: Chance) -> str:
        """Damage a position of a real game and read it; return the outcome."""
        good = chance.choice(self.positions(number))
        if chance.random() < 0.02:
            self.game.from_position(good)
        position = self.mutate_position(good, chance)
        before = repr(position)
        try:
            game = self.game.from_position(position)
        except PositionError as refusal:
            check_brief(str(refusal))
            return "refused"
        finally:
            assert repr(position) == before, "the position that was read is changed"
        self.check_position(game.position())
        self.check_game(game, chance, self.longest_run if chance.random() < 0.02 else 60)
        return "played"

    def read_record(self, number: int, chance: Chance) -> str:
        """Damage a record of a real game and read it, as a replay, too; return the outcome."""
        text = mutate_record(self.record(number, chance), chance, self.words, self.trials)
        self.check_replay(text, chance)
        try:
            game = self.game.from_record(text)
        except (PositionError, IllegalMove) as refusal:
            check_brief(str(refusal))
            return f"refused as {type(refusal).__name__}"
        again = game.record()
        twin = self.game.from_record(again)
        assert (twin.record(), twin == game) == (again, True), "the record is written otherwise"
        self.check_game(game, chance, 30)
        return "played"

    def read_link(self, number: int, chance: Chance) -> str:
        """Damage a link of a real game and read it, as a replay, too; return the outcome."""
        good = self.random_game(number)
        link = mutate_link(good.link(), good.setup or {}, self.game.links, chance)
        answer: Any = ReplayViewer(self.screen).answer({"do": "replay", "link": link})
        text = json.dumps(answer, allow_nan=False)
        try:
            game = self.game.from_link(link)
        except LinkError as refusal:
            assert "error" in answer, "the replay shows what is no link"
            check_brief(text)
            check_brief(str(refusal))
            return f"refused as {refusal.reason}"
        assert "error" not in answer, "the replay refuses a link that is read"
        again = game.link()
        twin = self.game.from_link(again)
        assert (twin == game, twin.link()) == (True, again), "the link is written otherwise"
        self.check_game(game, chance, 30)
        return "played"

    def read_save(self, number: int, chance: Chance) -> str:
        """Damage a save of a real game and load it; return the outcome."""
        text = self.mutate_save(self.save(number, chance), chance)
        try:
            session = Session.load(self.spec, text)
        except SaveError as refusal:
            return f"refused as {refusal.reason}"
        again = session.save()
        assert Session.load(self.spec, again).save() == again, "the save is written otherwise"
        self.check_session(again, chance)
        return "played"

    def mutate_save(self, good: str, chance: Chance) -> str:
        """Change letters; or damage the contents, mostly so that the checksum fits again."""
        if chance.random() < 0.2:
            return garble(good, chance)
        data: Any = json.loads(good)
        if chance.random() < 0.5:
            data["record"] = mutate_record(data["record"], chance, self.words, self.trials)
        else:
            data = mutate(data, chance, self.words)
        if isinstance(data, dict) and data.keys() == KEYS and chance.random() < 0.9:
            data["check"] = crc(_body(data))
        return json.dumps(data)

    # --- what must hold

    def check_position(self, position: Any) -> None:
        """Check that a position is read, written, and read from JSON as the same game."""
        data = self.game.from_position(position).position()
        again = self.game.from_position(json.loads(json.dumps(data, allow_nan=False))).position()
        assert again == data, f"the position is written otherwise:{differing(again, data)}"

    def check_game(self, game: GameOf, chance: Chance, most: int = 60) -> None:
        """Check a game that was read: views, reasons, a bot's decision, an illegal move, and so many moves on."""
        for viewer in (None, *range(len(game.names))):
            json.dumps(game.view(viewer), allow_nan=False)
        game.refused()
        self.check_read(game)
        if not game.over:
            self._check_bot(game, chance)
            self._check_trial(game, chance.choice(self.trials))
        self._check_moves(game.clone(), chance, most)

    def _check_bot(self, game: GameOf, chance: Chance) -> None:
        moves, seat = game.moves(), game.to_move
        assert len(moves) > 0, "a seat decides and can do nothing"
        assert seat is not None, "no seat decides"
        kind = chance.choice(list(self.spec.bots))
        bot = self.spec.bots[kind]()
        if len(moves) > 1:
            at = bot.choose(bot_view(bot, seat, game.observe, game.view), moves, self._dice(chance), Budget(playouts=2))
            assert 0 <= at < len(moves), f"{kind} plays what is not there"

    def _check_trial(self, game: GameOf, text: str) -> None:
        """Check that a move is refused if it is not legal; its words may be typed in another order."""
        try:
            move = game.move_type.parse(text)
        except IllegalMove:
            move = text
        if move in game.moves():
            return
        try:
            game.play(move)
        except IllegalMove:
            return
        raise AssertionError(f"{move!r} is played and not listed")

    def _check_moves(self, game: GameOf, chance: Chance, most: int) -> None:
        """Play random moves; check what must hold of each state, and one position of them."""
        counts = self.count(game._state)
        if not game.over:
            game.play(self.choose(game.moves(), self._dice(chance)))
        state: State = game._state
        stop = chance.randrange(most)
        for number in range(most):
            if not state.stack:
                break
            moves = options(state)
            assert len(moves) > 0, "a seat decides and can do nothing"
            apply(state, self.choose(moves, self._dice(chance)))
            if number % self.count_every == 0 or not state.stack:
                assert self.count(state) == counts, "what no move changes is changed"
                self.check_state(state)
            if number == stop:
                self.check_position(self.game.rulebook.write(state))

    def check_replay(self, text: str, chance: Chance) -> None:
        """Open a record as a replay and go to some steps: each answer is whole, whatever the record is."""
        viewer = ReplayViewer(self.screen)
        answer: Json = dict(viewer.answer({"do": "replay", "record": text}))
        for _ in range(3):
            json.dumps(answer, allow_nan=False)
            if "error" in answer:
                check_brief(json.dumps(answer["error"], ensure_ascii=False))  # escapes would count six times
                return
            seats = range(len(answer["view"]["seats"]))
            request: Json = {"at": chance.randint(0, answer["steps"]), "seat": chance.choice((None, "all", *seats))}
            answer = dict(viewer.answer(request))
            assert (answer["at"], answer["eyes"]) == (request["at"], request["seat"]), "the replay is elsewhere"

    def check_session(self, save: str, chance: Chance, most: int = 12) -> None:
        """Load a save into the worker and do what it waits for."""
        table = self.worker()
        answer: Any = table.answer({"do": "load", "save": save})
        for _ in range(most):
            json.dumps(answer, allow_nan=False)
            assert "error" not in answer, answer["error"]
            view = answer["view"]
            if view["waiting"] == "over":
                break
            if view["waiting"] == "bot":
                answer = table.answer({"do": "tick"})
            elif view["waiting"] == "curtain":
                answer = table.answer({"do": "open", "seat": view["curtain"]["seat"]})
            else:
                assert possible(view["prompt"]), "a seat is asked that can do nothing"
                game: Any = table.session.game if table.session is not None else None
                answer = table.answer({"do": "choose", "move": self.pick_move(view["prompt"], game, chance)})

    def _dice(self, chance: Chance) -> Dice:
        return Dice(chance.getrandbits(60))


def possible(prompt: Json) -> list[Json]:
    """Return the choices of a prompt that can be chosen."""
    return [choice for choice in prompt["choices"] if choice["enabled"]]
