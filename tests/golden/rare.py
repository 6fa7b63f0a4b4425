"""Rare things that happen in a round, and the shortest round in which each of them was found.

    PYTHONPATH=src:. python -m tests.golden.find_rare [--edition 2016] [--tries N]

plays games by chance, in setups by chance; shrinks each round in which something rare happened to a record that begins
with that round and ends with it; and writes, for every rare thing that the edition has no record of, the shortest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from citadels import Game, IllegalMove, PositionError
from citadels.bots.arena import random_characters, random_specials
from citadels.core.state import Player
from citadels.views.view import turn_on_stack
from tabletop.core.events import Event
from tabletop.core.rng import Dice
from tabletop.notation.record import read_record

HERE = Path(__file__).parent
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")


class Step(NamedTuple):
    """One move of a round: who was asked, in whose turn, what players had before it, what it brought about."""

    seat: int
    said: str
    before: Sequence[Player]
    deck: int
    events: tuple[Event, ...]
    role: str = ""
    marks: Mapping[str, Any] = MappingProxyType({})

    def events_of(self, event: str, **args: Any) -> Iterator[Event]:
        """The events of this kind, with these words in them."""
        for log_event in self.events:
            if log_event.id == event and all(log_event.args.get(key) == value for key, value in args.items()):
                yield log_event

    def has(self, *events: str) -> bool:
        """Whether all of these were told."""
        return {*events} <= {event.id for event in self.events}


class Round(NamedTuple):
    """Events of a round, move by move, and the character that rank 1 named."""

    steps: tuple[Step, ...]
    killed: str | None
    bewitched: str | None

    @property
    def resumed(self) -> tuple[Step, ...]:
        """The moves from the Witch's second part on, up to the next call."""
        begun = [at for at, step in enumerate(self.steps) if step.has("resumed")]
        if not begun:
            return ()
        witch = next(event.args["player"] for event in self.steps[begun[0]].events if event.id == "resumed")
        later = self.steps[begun[0] + 1 :]
        end = next((at for at, step in enumerate(later) if step.said == "end" and step.seat == witch), len(later))
        return later[:end]

    @property
    def witch(self) -> int | None:
        """Return the seat whose turn the Witch stopped."""
        stopped: list[Any] = [event.args["player"] for step in self.steps for event in step.events_of("stopped")]
        return stopped[0] if stopped else None


Happened = Callable[[Round], bool]


def uses(verb: str) -> Happened:
    """Whether the Witch uses this in her second part."""
    return lambda this: any(step.said.split(" ")[0] == verb and step.seat == this.witch for step in this.resumed)


def some(test: Callable[[Step], bool]) -> Happened:
    """Whether some move of a round is such a one."""
    return lambda this: any(test(step) for step in this.steps)


def standing(step: Step) -> Any:
    """The district that a `destroy`, `exchange`, `seize` or `armory` is aimed at, as it stood."""
    words = step.said.split(" ")
    city = step.before[int(words[1])].city
    return next(built for built in city if built.label == words[2])


def aimed(verb: str, test: Callable[[Any], bool]) -> Happened:
    """Whether this is aimed at a district that is such a one."""
    return some(lambda step: step.said.startswith(verb + " ") and test(standing(step)))


def _recovered_with_something(this: Round) -> bool:
    pairs = zip(this.steps, this.steps[1:], strict=False)
    return any(
        answer.has("recovered") and step.said.startswith("destroy") and (standing(step).coin or standing(step).tucked)
        for step, answer in pairs
    )


def _receiver_has_nothing(this: Round) -> bool:
    pairs = zip(this.steps, this.steps[1:], strict=False)
    return any(step.has("crown-given") and not answer.said.startswith("give") for step, answer in pairs)


def _loot(this: Round) -> bool:
    return this.bewitched == "thief" and any(list(step.events_of("robbed", player=this.witch)) for step in this.steps)


def _tax_for_the_witch(this: Round) -> bool:
    result = (step.events_of("tax", other=this.witch) for step in this.steps)
    return this.bewitched == "tax_collector" and any(map(list, result))


RARE: dict[str, Happened] = {
    "nobody-is-bewitched": lambda this: (
        this.bewitched is not None and any(list(step.events_of("nobody", role=this.bewitched)) for step in this.steps)
    ),
    "witch-robs": uses("rob"),
    "witch-redraws": uses("redraw"),
    "witch-peeks": uses("peek"),
    "witch-gives-the-crown": uses("crown"),
    "witch-tithes": uses("tithe"),
    "witch-sails": uses("navigate"),
    "witch-destroys": uses("destroy"),
    "witch-exchanges": uses("exchange"),
    "witch-beautifies": uses("beautify"),
    "witch-has-the-loot": _loot,
    "witch-has-the-tax": _tax_for_the_witch,
    "bewitched-thanks": lambda this: any(
        list(step.events_of("thanked"))
        and this.bewitched in {event.args["role"] for event in before.events if event.id == "called"}
        for before, step in zip(this.steps, this.steps[1:], strict=False)
    ),
    "rank-1-is-taxed": some(
        lambda step: bool(list(step.events_of("called", role="tax_collector"))) and step.has("tax")
    ),
    "hospital": lambda this: any(
        list(step.events_of("called", role=this.killed)) for step in this.steps if this.killed
    ),
    "queen-waits-for-the-killed": some(lambda step: step.has("unmasked", "queen")),
    "heir-of-the-killed": some(lambda step: step.has("unmasked", "crowned")),
    "recovered-with-something-on-it": _recovered_with_something,
    "graveyard-answers-the-witch": lambda this: any(step.has("recovered") for step in this.resumed),
    "armory-takes-a-museum": aimed("armory", lambda built: bool(built.tucked)),
    "armory-takes-a-coin": aimed("armory", lambda built: built.coin),
    "coin-is-destroyed": aimed("destroy", lambda built: built.coin),
    "museum-is-destroyed": aimed("destroy", lambda built: bool(built.tucked)),
    "museum-is-exchanged": aimed("exchange", lambda built: bool(built.tucked)),
    "lighthouse-of-a-wizard": some(lambda step: step.said == "take lighthouse build"),
    "double-of-a-wizard": some(
        lambda step: step.said.endswith(" build") and step.said.split(" ")[1] in step.before[step.seat].names
    ),
    "deck-runs-out": some(lambda step: step.said == "draw" and step.deck == 1),
    "bank-runs-out": some(lambda step: bool(list(step.events_of("gold", gold=1)))),
    "swap-for-nothing": some(lambda step: bool(list(step.events_of("swap", taken=0)))),
    "receiver-has-nothing-for-the-emperor": _receiver_has_nothing,
    "no-thanks": some(lambda step: step.has("refused")),
    "throne-room-of-another": some(lambda step: step.has("crown-given", "throne-room")),
    "bell-tower-completes-several": some(
        lambda step: step.said == "build bell_tower" and len(list(step.events_of("completed-first"))) > 1
    ),
}


def play(game: Game, choose: Callable[[Game], str | None]) -> Iterator[tuple[dict[str, Any], Round]]:
    """Play a game, round by round; yield each with the position it began with. `choose` returns None to break off."""
    events = game.listen()
    count, began, steps = game._state.round, dict(game.position()), list[Step]()
    while not game.over:
        text = choose(game)
        if text is None:
            break
        events.clear()
        seat, state = game.to_move, game._state
        assert seat is not None, "somebody is asked until the game is over"
        before, deck = [player.clone() for player in state.players], len(state.deck)
        turn, marks = turn_on_stack(state), state.marks
        game.play(text, from_record=True)
        steps.append(Step(seat, text, before, deck, tuple(events), turn.role if turn else "", marks))
        if not state.stack or state.round != count:
            yield began, _read(steps)
            count, began, steps = state.round, dict(game.position()), []


def _read(steps: list[Step]) -> Round:
    named: dict[str, Any] = {
        event.id: event.args["role"]
        for step in steps
        for event in step.events
        if event.id in ("assassinate", "bewitch")
    }
    return Round(tuple(steps), named.get("assassinate"), named.get("bewitch"))


def features_of(this: Round, rare: Mapping[str, Happened]) -> set[str]:
    """Name the rare things that happened in a round."""
    return {name for name, happened in rare.items() if happened(this)}


def used(record: str, rare: Mapping[str, Happened]) -> set[str]:
    """Replay a record that begins from a position, and name the rare things in it."""
    head, moves = read_record(record)
    game, words = Game.from_position(head["position"]), iter([move for _, move in moves])
    return set[str]().union(*(features_of(this, rare) for _, this in play(game, lambda _: next(words, None))))


def shrunk(position: dict[str, Any], moves: Sequence[str]) -> str | None:
    """Write the record of a game that begins where a round begins and ends with it; None if it does not end there."""
    rules = {**position["rules"], "round_limit": position["round"]}
    game = Game.from_position({**position, "rules": rules, "last_round": True})
    try:
        for text in moves:
            game.play(text)
    except IllegalMove:
        return None
    return game.record() if game.over else None


def some_game(number: int) -> tuple[Game, Dice]:
    """A table by chance: few rounds, few gold, so that what runs out does."""
    dice = Dice(number * 7919 + 1)
    seats = 2 + dice.below(7)
    rules: dict[str, Any] = {
        "characters": random_characters(seats, dice),
        "specials": random_specials(dice) or "classic",
        "gold": (16, 20, 30, None)[dice.below(4)],
        "round_limit": 3 + dice.below(12),
    }
    return Game.new(NAMES[:seats], rules, number), dice


class Shelf(NamedTuple):
    """The rare things of an edition, where their records stand, and how a table is drawn."""

    folder: Path
    rare: Mapping[str, Happened]
    some_game: Callable[[int], tuple[Game, Dice]]

    @property
    def records(self) -> list[Path]:
        """The records there are."""
        return sorted(self.folder.glob("*.citadels"))


FIRST = Shelf(HERE / "rare", RARE, some_game)


def search(tries: int, shelf: Shelf) -> dict[str, str]:
    """Play so many games; return the shortest record found for each rare thing that has none."""
    wanted = {*shelf.rare} - {path.stem for path in shelf.records}
    best: dict[str, str] = {}
    for number in range(tries):
        game, dice = shelf.some_game(number)

        def choose(game: Game, dice: Dice = dice) -> str:
            moves = game.moves()
            return str(moves[dice.below(len(moves))])

        for position, this in play(game, choose):
            for name in features_of(this, shelf.rare) & wanted:
                moves = [step.said for step in this.steps]
                if name in best and len(best[name]) < 800 + 12 * len(moves):
                    continue
                try:
                    record = shrunk(position, moves)
                except PositionError:
                    record = None
                if (
                    record is not None
                    and name in used(record, shelf.rare)
                    and len(record) < len(best.get(name, record + " "))
                ):
                    best[name] = record
    return best
