"""Rare things that happen in a round, and the shortest round in which each of them was found.

    PYTHONPATH=src:. python -m tests.golden.rare [--tries N]

plays games by chance, in setups by chance; shrinks each round in which something rare happened to a record that begins
with that round and ends with it; and writes, for every rare thing that `rare/` has no record of, the shortest.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from citadels import Game, IllegalMove, PositionError
from citadels.bots.arena import random_characters, random_specials
from citadels.core.state import Player
from tabletop.events import Event
from tabletop.record import read_record
from tabletop.rng import Dice

HERE = Path(__file__).parent / "rare"
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")


class Step(NamedTuple):
    """One move of a round: who was asked, what players had before it, what it brought about."""

    seat: int
    said: str
    before: Sequence[Player]
    deck: int
    events: tuple[Event, ...]

    def told(self, event: str, **args: Any) -> Iterator[Event]:
        """The events of this kind, with these words in them."""
        for one in self.events:
            if one.id == event and all(one.args.get(key) == value for key, value in args.items()):
                yield one

    def has(self, *events: str) -> bool:
        """Whether all of these were told."""
        return {*events} <= {one.id for one in self.events}


class Round(NamedTuple):
    """What happened in a round, move by move, and whom rank 1 named."""

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
        """Whose turn the Witch stopped."""
        stopped: list[Any] = [event.args["player"] for step in self.steps for event in step.told("stopped")]
        return stopped[0] if stopped else None


def _uses(verb: str) -> Callable[[Round], bool]:
    return lambda this: any(step.said.split(" ")[0] == verb and step.seat == this.witch for step in this.resumed)


def _some(test: Callable[[Step], bool]) -> Callable[[Round], bool]:
    return lambda this: any(test(step) for step in this.steps)


def _standing(step: Step) -> Any:
    """The district that a `destroy`, `exchange` or `armory` is aimed at, as it stood."""
    words = step.said.split(" ")
    city = step.before[int(words[1])].city
    return next(built for built in city if built.label == words[2])


def _aimed(verb: str, test: Callable[[Any], bool]) -> Callable[[Round], bool]:
    return _some(lambda step: step.said.startswith(verb + " ") and test(_standing(step)))


def _recovered_with_something(this: Round) -> bool:
    pairs = zip(this.steps, this.steps[1:], strict=False)
    return any(
        answer.has("recovered") and step.said.startswith("destroy") and (_standing(step).coin or _standing(step).tucked)
        for step, answer in pairs
    )


def _receiver_has_nothing(this: Round) -> bool:
    pairs = zip(this.steps, this.steps[1:], strict=False)
    return any(step.has("crown-given") and not answer.said.startswith("give") for step, answer in pairs)


def _loot(this: Round) -> bool:
    return this.bewitched == "thief" and any(list(step.told("robbed", player=this.witch)) for step in this.steps)


def _tax_for_the_witch(this: Round) -> bool:
    found = (step.told("tax", other=this.witch) for step in this.steps)
    return this.bewitched == "tax_collector" and any(map(list, found))


RARE: dict[str, Callable[[Round], bool]] = {
    "nobody-is-bewitched": lambda this: (
        this.bewitched is not None and any(list(step.told("nobody", role=this.bewitched)) for step in this.steps)
    ),
    "witch-robs": _uses("rob"),
    "witch-redraws": _uses("redraw"),
    "witch-peeks": _uses("peek"),
    "witch-gives-the-crown": _uses("crown"),
    "witch-tithes": _uses("tithe"),
    "witch-sails": _uses("navigate"),
    "witch-destroys": _uses("destroy"),
    "witch-exchanges": _uses("exchange"),
    "witch-beautifies": _uses("beautify"),
    "witch-has-the-loot": _loot,
    "witch-has-the-tax": _tax_for_the_witch,
    "bewitched-thanks": lambda this: any(
        list(step.told("thanked"))
        and this.bewitched in {event.args["role"] for event in before.events if event.id == "called"}
        for before, step in zip(this.steps, this.steps[1:], strict=False)
    ),
    "rank-1-is-taxed": _some(lambda step: bool(list(step.told("called", role="tax_collector"))) and step.has("tax")),
    "hospital": lambda this: any(list(step.told("called", role=this.killed)) for step in this.steps if this.killed),
    "queen-waits-for-the-killed": _some(lambda step: step.has("unmasked", "queen")),
    "heir-of-the-killed": _some(lambda step: step.has("unmasked", "crowned")),
    "recovered-with-something-on-it": _recovered_with_something,
    "graveyard-answers-the-witch": lambda this: any(step.has("recovered") for step in this.resumed),
    "armory-takes-a-museum": _aimed("armory", lambda built: bool(built.tucked)),
    "armory-takes-a-coin": _aimed("armory", lambda built: built.coin),
    "coin-is-destroyed": _aimed("destroy", lambda built: built.coin),
    "museum-is-destroyed": _aimed("destroy", lambda built: bool(built.tucked)),
    "museum-is-exchanged": _aimed("exchange", lambda built: bool(built.tucked)),
    "lighthouse-of-a-wizard": _some(lambda step: step.said == "take lighthouse build"),
    "double-of-a-wizard": _some(
        lambda step: step.said.endswith(" build") and step.said.split(" ")[1] in step.before[step.seat].names
    ),
    "deck-runs-out": _some(lambda step: step.said == "draw" and step.deck == 1),
    "bank-runs-out": _some(lambda step: bool(list(step.told("gold", gold=1)))),
    "swap-for-nothing": _some(lambda step: bool(list(step.told("swap", taken=0)))),
    "receiver-has-nothing-for-the-emperor": _receiver_has_nothing,
    "no-thanks": _some(lambda step: step.has("refused")),
    "throne-room-of-another": _some(lambda step: step.has("crown-given", "throne-room")),
    "bell-tower-completes-several": _some(
        lambda step: step.said == "build bell_tower" and len(list(step.told("completed-first"))) > 1
    ),
}


def play(game: Game, choose: Callable[[Game], str | None]) -> Iterator[tuple[dict[str, Any], Round]]:
    """Play a game, round by round; yield each with the position it began with. `choose` returns None to break off."""
    events = game.listen()
    count, began, steps = game._state.round, dict(game.position()), list[Step]()
    while not game.over:
        said = choose(game)
        if said is None:
            break
        events.clear()
        seat, state = game.to_move, game._state
        assert seat is not None, "somebody is asked until the game is over"
        before, deck = [player.clone() for player in state.players], len(state.deck)
        game.play(said)
        steps.append(Step(seat, said, before, deck, tuple(events)))
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


def found(this: Round) -> set[str]:
    """Name the rare things that happened in a round."""
    return {name for name, happened in RARE.items() if happened(this)}


def used(record: str) -> set[str]:
    """Replay a record that begins from a position, and name the rare things in it."""
    head, moves = read_record(record)
    game, said = Game.from_position(head["position"]), iter([move for _, move in moves])
    return set[str]().union(*(found(this) for _, this in play(game, lambda _: next(said, None))))


def shrunk(position: dict[str, Any], moves: Sequence[str]) -> str | None:
    """Write the record of a game that begins where a round begins and ends with it; None if it does not end there."""
    rules = {**position["rules"], "round_limit": position["round"]}
    game = Game.from_position({**position, "rules": rules, "last_round": True})
    try:
        for said in moves:
            game.play(said)
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


def search(tries: int, wanted: set[str]) -> dict[str, str]:
    """Play so many games; return the shortest record found for each rare thing."""
    best: dict[str, str] = {}
    for number in range(tries):
        game, dice = some_game(number)

        def choose(game: Game, dice: Dice = dice) -> str:
            moves = game.moves()
            return str(moves[dice.below(len(moves))])

        for position, this in play(game, choose):
            for name in found(this) & wanted:
                moves = [step.said for step in this.steps]
                if name in best and len(best[name]) < 800 + 12 * len(moves):
                    continue
                try:
                    record = shrunk(position, moves)
                except PositionError:
                    record = None
                if record is not None and name in used(record) and len(record) < len(best.get(name, record + " ")):
                    best[name] = record
    return best


def main() -> None:
    """Write a record of each rare thing that has none."""
    parser = argparse.ArgumentParser(description="Finds rounds in which something rare happens.")
    parser.add_argument("--tries", type=int, default=2_000)
    wanted = {name for name in RARE if not (HERE / f"{name}.citadels").exists()}
    best = search(parser.parse_args().tries, wanted)
    for name, record in best.items():
        (HERE / f"{name}.citadels").write_text(record, encoding="utf-8", newline="\n")
    print(f"{len(best)} records; not found: {', '.join(sorted(wanted - {*best})) or 'none'}")


if __name__ == "__main__":
    main()
