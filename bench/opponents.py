"""Bots of other habits than the house's own, to hold these against: who reads them as relatives reads them wrongly.

    python -m bench.opponents expert by_chance --games 400 --seed 1      one Expert against three of a habit
    python -m bench.opponents by_chance expert --games 200 --seed 1      one of a habit against three Experts
    python -m bench.opponents strong stranger --sprt 30 34 --games 9000  does it win 30 or 34 per cent? as soon as known
    python -m bench.opponents strong HEAD~99:strong --games 400 --seed 1  today's against three of an earlier revision

They share with our bots how moves are written, what counting shows of the selection and, for decisions without a habit,
the weights set by hand. What they pick, name, build and raid is their own. Four players, the characters of
2005 unless others are asked for.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, cast

from bench import revisions
from citadels.bots import BOTS
from citadels.bots.arena import CITADELS
from citadels.bots.blunders import Sense
from citadels.bots.guessing.selection import still_open
from citadels.bots.policy.facts import income_of, useful
from citadels.core.building import cost_of
from citadels.core.menu import Menu
from citadels.core.moves import Move
from citadels.core.readings import city_size, count_districts
from citadels.views.view import View, as_view
from tabletop.bots.protocol import Bot, Budget, Factory
from tabletop.cli.tables import verdict_line
from tabletop.core.rng import Dice
from tabletop.lab.arena import Match, run
from tabletop.lab.sprt import Question, run_until

SEATS = 4
# What is named: the seat that holds it loses a turn, or its gold.
NAMED = ("assassinate", "rob", "bewitch")
SMITHY = 3  # gold with which the Smithy is used
SOON = 2  # gold that comes in before the next district is built
ENOUGH = 4  # gold with which cards are wanted rather than more of it


class OpponentType(NamedTuple):
    """A type of outside player.

    `likes` adds to its liking for a character, `chance` is how wide the dice are thrown over all of them. It builds
    the `dear` first or the cheap; it hits `leader`s alone or anybody; it raids for at most `raid` gold. With
    `copies` it copies the leader. `saves` is the gold below which it does not build, unless the city is nearly
    whole. What it has no habit for is played by the bot of `else_as`; with `own_turns` off that is all of a turn but
    the names.
    """

    likes: Mapping[str, float] = {}
    chance: float = 1.0
    dear: bool = True
    leader: bool = False
    raid: int = 0
    copies: bool = False
    saves: int = 0
    own_turns: bool = True
    else_as: str = "casual"


HABITS: dict[str, OpponentType] = {
    "by_chance": OpponentType(chance=0.5),
    "stranger": OpponentType({"merchant": 0.4, "architect": 0.3}, chance=0.4, own_turns=False, else_as="strong"),
    "king_lover": OpponentType(
        {"king": 1.0, "emperor": 1.0, "patrician": 1.0}, chance=0.4, own_turns=False, else_as="strong"
    ),
    "rusher": OpponentType({"architect": 1.5, "scholar": 1.5, "seer": 1.0}, dear=False),
    "hoarder": OpponentType({"merchant": 1.5, "alchemist": 1.0, "trader": 1.5}, saves=4),
    "griefer": OpponentType({"assassin": 1.0, "witch": 1.0, "warlord": 1.5, "diplomat": 1.0, "marshal": 1.0},
                     leader=True, raid=3),
    "copier": OpponentType(chance=0.4, copies=True, own_turns=False, else_as="strong"),
}  # fmt: skip


class Outsider:
    """Plays by a habit, at once, by its view alone."""

    blind = False
    native = True

    def __init__(self, habit: OpponentType) -> None:
        self.habit = habit
        self._otherwise = BOTS[habit.else_as]()
        self._revealed: dict[int, str] = {}  # the character each seat was last seen with

    def choose(self, seen: View | Mapping[str, Any], options: Sequence[str], dice: Dice, budget: Budget) -> int:
        """Return the index of the option it plays."""
        view, moves = as_view(seen), cast("Sequence[Move]", options)
        self._revealed.update({seat: name for seat in view.others(view.me) for name in view.players[seat].characters
                            if name})  # fmt: skip
        first = moves.first if type(moves) is Menu else moves
        sense = Sense(view, first)
        sensible = [move for move in first if not sense.nonsense(move)] or list(first)
        move = _Decision(self.habit, view, sensible, dice, self._revealed).move()
        return self._otherwise.choose(view, options, dice, budget) if move is None else moves.index(move)


class _Decision:
    """One decision of an outsider."""

    def __init__(
        self, habit: OpponentType, view: View, moves: Sequence[Move], dice: Dice, revealed: Mapping[int, str]
    ) -> None:
        self.habit, self.view, self.moves, self.dice, self.revealed = habit, view, moves, dice, revealed
        self.own = view.players[view.me]
        self.left = city_size(view) - count_districts(self.own)
        self.offers: dict[str, list[Move]] = {}
        for move in moves:
            self.offers.setdefault(move.verb, []).append(move)

    def move(self) -> Move | None:
        """Return the move; None where there is no habit for it."""
        if "pick" in self.offers:
            return max(self.moves, key=lambda move: self._liking(move.name) + self.habit.chance * self._luck())
        for verb in NAMED:
            if verb in self.offers:
                return self._name(self.offers[verb])
        if not self.habit.own_turns:
            return None
        if "keep" in self.offers:
            return max(self.moves, key=lambda move: sum(self._worth(card) for card in move.names))
        return self._in_turn() if "gold" in self.offers or "end" in self.offers else None

    def _luck(self) -> float:
        """Throw for a pick: mostly little, now and then much."""
        return self.dice.unit() + self.dice.unit() ** 4

    # --- the selection

    def _liking(self, name: str) -> float:
        """Return what a character brings now: gold, cards, builds, a leader's lost turn."""
        view, own = self.view, self.own
        gold, cards = own.gold, len(useful(own))
        liking = 0.5 + 0.25 * income_of(view, view.me, name) + self.habit.likes.get(name, 0.0)
        liking += {
            "architect": 0.2 + 0.25 * min(cards, 3) * (gold >= ENOUGH), "merchant": 0.4, "thief": 0.06 * self._purses(),
            "magician": 0.2 * (self._fullest() - cards), "king": 0.1, "navigator": 0.6, "alchemist": 0.08 * gold,
            "scholar": 0.5, "seer": 0.5, "witch": 0.3, "assassin": 0.1 + 0.5 * self._ends_soon(),
            "warlord": 0.4 * self._ends_soon(), "bishop": 0.2 * (self.left <= 2),
        }.get(name, 0.2)  # fmt: skip
        if self.habit.copies and self._leading() in self.revealed:
            liking += 2.0 * (self.revealed[self._leading()] == name)
        return liking

    def _purses(self) -> int:
        return sum([self.view.players[seat].gold for seat in self.view.others(self.view.me)])

    def _fullest(self) -> int:
        return max(len(self.view.players[seat].hand) for seat in self.view.others(self.view.me))

    def _ends_soon(self) -> bool:
        return city_size(self.view) - count_districts(self.view.players[self._leading()]) <= 2

    def _leading(self) -> int:
        """Return the rival with the fullest city, the richest of several."""
        players = self.view.players
        return max(
            self.view.others(self.view.me), key=lambda seat: (count_districts(players[seat]), players[seat].gold)
        )

    # --- names

    def _name(self, moves: Sequence[Move]) -> Move:
        """Name at random one of the likeliest characters, by counting alone."""
        chances: dict[str, float] = {}
        for cards, picks in still_open(self.view):
            wanted = [seat for seat in picks if not self.habit.leader or seat == self._leading()]
            for card in cards:
                chances[card] = max(chances.get(card, 0.0), len(wanted or picks) / len(cards))
        best = max([chances.get(move.name, 0.0) for move in moves])
        near = [move for move in moves if chances.get(move.name, 0.0) >= best]
        return near[self.dice.below(len(near))]

    # --- the turn

    def _in_turn(self) -> Move | None:
        offers = self.offers
        raid = self._raid()
        if raid is not None:
            return raid
        if "income" in offers and "gold" not in offers:
            return offers["income"][0]
        if "gold" in offers:
            return offers["gold"][0] if self._wants_gold() else offers.get("draw", offers["gold"])[0]
        build = self._build()
        if build is not None:
            return build
        return self._after_building()

    def _wants_gold(self) -> bool:
        """Whether gold is taken rather than cards: there is something to build, and it costs more than there is."""
        costs = [cost_of(self.view, self.view.me, card) for card in useful(self.own)]
        if not costs:
            return self.own.gold < 1 and bool(self.own.hand)
        return len(costs) > 1 or self.own.gold < min(costs) or self.own.gold < ENOUGH

    def _worth(self, card: str) -> float:
        """Return how much it likes to build a district: a kind that it lacks first, then by the price."""
        cards = self.view.rules.cards
        if card in self.own.names or card in self.own.hand:
            return 0.0
        lacks = cards.kind[card] not in self.own.kinds
        cost = cards.cost[card]
        price = cost if self.habit.dear and cost <= self.own.gold + SOON else 7 - cost
        return 1.0 + price + (2.0 if lacks else 0.0) + (0.5 if cards.worth[card] > cards.cost[card] else 0.0)

    def _build(self) -> Move | None:
        if self.own.gold < self.habit.saves and self.left > 2:
            return None
        paid = [move for move in self.offers.get("build", ()) if len(move.args) == 1]
        cards = self.view.rules.cards
        worth = {move: (cards.cost[move.name] if self.habit.dear else -cards.cost[move.name])
                 + (2 if cards.kind[move.name] not in self.own.kinds else 0) for move in paid}  # fmt: skip
        return max(paid, key=lambda move: worth[move], default=None)

    def _raid(self) -> Move | None:
        """Destroy what costs little: anybody's, or the leader's alone."""
        cheap = [move for move in self.offers.get("destroy", ()) if self._price(move) <= self.habit.raid]
        if self.habit.leader:
            cheap = [move for move in cheap if move.seat == self._leading()]
        return max(cheap, key=self._price, default=None)

    def _price(self, move: Move) -> int:
        """Return what destroying costs at the least: one gold less than the district."""
        return self.view.rules.cards.cost[move.name.rstrip("+")] - 1

    def _after_building(self) -> Move | None:
        offers = self.offers
        good = len(useful(self.own))
        if "swap" in offers:
            fullest = max(offers["swap"], key=lambda move: len(self.view.players[move.seat].hand))
            if len(self.view.players[fullest.seat].hand) > good + 1:
                return fullest
        if "smithy" in offers and self.own.gold >= SMITHY and good <= 1:
            return offers["smithy"][0]
        known = ("end", "build", "destroy", "swap", "redraw", "smithy", "lab")
        return offers["end"][0] if "end" in offers and offers.keys() <= set(known) else None


def outsider(name: str) -> Bot:
    """Return an outsider of a habit by its name."""
    return Outsider(HABITS[name])


OUTSIDERS: dict[str, Factory] = {name: partial(outsider, name) for name in HABITS}
MAKERS: dict[str, Factory] = {**BOTS, **OUTSIDERS}


def match(bot: str, others: str, seed: int, rules: Any = None, makers: Mapping[str, Factory] | None = None) -> Match:
    """Return the match of one bot against three of another, the classic eight unless other rules are given."""
    clock: Callable[[], float] = time.process_time
    older = {name: revisions.maker(name) for name in (bot, others) if ":" in name}
    return Match(CITADELS, rules or {}, (bot, *[others] * (SEATS - 1)), {**(makers or MAKERS), **older}, seed, clock)


def one_against(
    bot: str, others: str, games: int, seed: int, rules: Any = None, makers: Mapping[str, Factory] | None = None
) -> tuple[float, float, float]:
    """Play one bot against three of another; return its share of wins with the interval, in per cent."""
    hit = match(bot, others, seed, rules, makers)
    rows = run(hit, hit.whole_blocks(games)).rows
    return 100 * rows[0].share, 100 * rows[0].low, 100 * rows[0].high


def verdict_on(match: Match, shares: tuple[float, float], games: int) -> str:
    """Say which of two shares of wins, in per cent, the first bot of a match has, after so many games at most."""
    lower, higher = shares
    question = Question(lower / 100, higher / 100)
    return verdict_line(run_until(match, question, games)[1], question, match.bots[0], match.players)


def _bot_name(name: str) -> str:
    """Return the name of a bot that there is; ArgumentTypeError otherwise."""
    if name not in MAKERS and ":" not in name:
        raise argparse.ArgumentTypeError(f"there is no bot {name}")
    return name


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", type=_bot_name, help=f"one of {', '.join(sorted(MAKERS))}, or REVISION:NAME")
    parser.add_argument("others", type=_bot_name, help="the bot of the three other seats")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rules", type=json.loads, default={}, help="rules as JSON, as notation §1 has them")
    parser.add_argument("--sprt", type=float, nargs=2, metavar=("H0", "H1"), help="stop as soon as one is clear")
    given = parser.parse_args()
    if given.sprt:
        hit = match(given.bot, given.others, given.seed, given.rules)
        print(verdict_on(hit, tuple(given.sprt), given.games))
        return
    share, low, high = one_against(given.bot, given.others, given.games, given.seed, given.rules)
    whole = f"{share:.1f} % ({low:.1f}–{high:.1f}) of {given.games}, seed {given.seed}"
    print(f"{given.bot} v three {given.others}: {whole}")


if __name__ == "__main__":
    main()
