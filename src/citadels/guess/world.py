"""Dealing a hidden world: everything one seat cannot see is filled in so that it fits all that seat knows.

Only the view is read. What the seat sees stays as it is, and so does what it is being asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import exp
from typing import Any, NamedTuple

from citadels.catalog import deck_cards
from citadels.districts.dark_city import Search
from citadels.effects import set_city, without
from citadels.flow.calls import is_alone
from citadels.flow.draft import Choose
from citadels.frames import Calls, EndRound, Resume, Turn
from citadels.guess.selection import absentees, selection
from citadels.records import Built, Rules
from citadels.roles.rank3 import Take
from citadels.rules import read_rules
from citadels.shelf import DISTRICTS, PLAIN
from citadels.state import Held, Player, State
from tabletop.codec import decode
from tabletop.frames import Frame
from tabletop.rng import Dice

# How much a seat is thought to like a character: (the world as far as it is known, seat, character) -> logarithm.
Liking = Callable[[State, int, str], float]


class Slots(NamedTuple):
    """Characters that left the selection together, and the places (seat, number) that hold some of them unseen."""

    names: tuple[str, ...]
    places: tuple[tuple[int, int], ...]


def _even(_: State, __: int, ___: str) -> float:
    return 0.0


_RULES: dict[str, Rules] = {}


def _rules(view: Mapping[str, Any]) -> Rules:
    """Read a table's rules; the few tables of a session are remembered."""
    key = repr((view["rules"], len(view["players"])))
    if key not in _RULES:
        if len(_RULES) > 100:
            _RULES.clear()
        _RULES[key] = read_rules(view["rules"], len(view["players"]))
    return _RULES[key]


class Belief:
    """What a seat knows, laid out once; `deal` fills in the rest as often as one likes."""

    __slots__ = ("deck", "deck_for_sure", "dressed", "hands", "known", "late", "likings", "me", "outside", "pool",
                 "slots", "start", "tucked", "weights")  # fmt: skip

    def __init__(self, view: Mapping[str, Any], options: Sequence[str] = (), liking: Liking = _even) -> None:
        players = view["players"]
        self.me = next((seat for seat, player in enumerate(players) if type(player["hand"]) is list), -1)
        if self.me < 0:
            raise ValueError("a view of one seat is needed: this one shows no hand")
        self.known = _known_world(view, self.me, options)
        # Others' hands and museums: (seat, cards known, how many more), (seat, how many).
        self.hands: list[tuple[int, tuple[str, ...], int]] = []
        self.tucked: list[tuple[int, int]] = []
        self._count_cards(view, options)
        self.late: int | None = None
        self.start: tuple[str, ...] | None = None
        self.slots: list[Slots] = []
        self._count_characters(view)
        self.likings = liking
        self.weights: dict[tuple[int, str], float] = {}

    def _count_cards(self, view: Mapping[str, Any], options: Sequence[str]) -> None:
        """Count the cards seen nowhere, and where they can be."""
        state, rules = self.known, self.known.rules
        left = deck_cards(rules.specials, rules.removed)
        seen: list[str] = [card for frame in state.stack for card in getattr(frame, "cards", ())]
        for seat, player in enumerate(state.players):
            seen += player.hand
            seen += player.names
            seen += [card for built in player.city for card in built.tucked]
            if seat != self.me:
                more = max(0, view["players"][seat]["hand"] - len(player.hand))
                self.hands.append((seat, player.hand, more))
                hidden = _tucked_unseen(view["players"][seat])
                if hidden:
                    self.tucked.append((seat, hidden))
        # Sorted by the catalogue: the order must not tell where a card really is.
        self.pool = list(without(tuple(left), seen))
        self.deck = view["deck"]
        self.deck_for_sure: list[str] = []
        self.outside: list[str] = []
        if state.stack and type(state.stack[-1]) is Search:
            # The Lighthouse's owner sees which cards the deck has, though not how many of each (R7.11).
            there = {option.split(" ")[1] for option in options if option.startswith("search ")}
            self.outside = [card for card in self.pool if card not in there]
            self.deck_for_sure = sorted(there)
            self.pool = list(without(tuple(self.pool), [*self.outside, *self.deck_for_sure]))

    def _count_characters(self, view: Mapping[str, Any]) -> None:
        """Lay out which places hold which of the characters not seen."""
        players = self.known.players
        found = selection(view, self.me)
        shown = {name for seat, player in enumerate(view["players"]) for name in player["characters"]
                 if name and seat != self.me}  # fmt: skip
        gone = shown.union(self.known.down)
        counted: dict[int, int] = {}
        for group in found.groups:
            places = []
            for seat in group.picks:
                at = counted.get(seat, 0)
                counted[seat] = at + 1
                if at < len(players[seat].characters) and players[seat].characters[at] == "":
                    places.append((seat, at))
            names = tuple([name for name in group.cards if name not in gone])
            self.slots.append(Slots(names, tuple(places)))
        self.late = found.late
        self.dressed = frozenset(absentees(view))
        choosing = bool(self.known.stack) and type(self.known.stack[-1]) is Choose
        if found.first is not None and self.known.rules.each == 1 and not choosing:
            self.start = tuple([name for name in self.known.rules.cast if name not in self.known.up])
        missing = [(seat, at) for seat, player in enumerate(players) for at, name in enumerate(player.characters)
                   if name == "" and not any((seat, at) in group.places for group in self.slots)]  # fmt: skip
        if missing:
            self.slots.append(Slots((), tuple(missing)))

    # --- dealing

    def deal(self, dice: Dice) -> State:
        """Return one world that this seat cannot tell from the real one; chance in it is new as well."""
        state = self.known.clone()
        state.rng = dice.below(1 << 64)
        cards = self.pool[:]
        dice.shuffle(cards)
        if self.outside:
            cards = self._outside_first(cards, dice)
        at = 0
        for seat, sure, more in self.hands:
            state.players[seat].hand = (*sure, *cards[at : at + more])
            at += more
        for seat, more in self.tucked:
            _tuck(state.players[seat], tuple(cards[at : at + more]))
            at += more
        state.deck = cards[at : at + self.deck]
        if self.deck_for_sure:
            state.deck = [*self.deck_for_sure, *cards[at:]][: self.deck]
            dice.shuffle(state.deck)
        self._deal_characters(state, dice)
        return state

    def _outside_first(self, cards: list[str], dice: Dice) -> list[str]:
        """Put the cards that are surely not in the deck among those dealt to hands and museums."""
        places = sum(more for _, __, more in self.hands) + sum(more for _, more in self.tucked)
        more = max(0, places - len(self.outside))
        dealt = [*self.outside, *cards[:more]]
        dice.shuffle(dealt)
        return [*dealt, *cards[more:]]

    def _deal_characters(self, state: State, dice: Dice) -> None:
        """Let the unseen places choose from what they can have had, each by its liking."""
        over: list[str] = []
        taken: list[tuple[int, int, str]] = []
        last: tuple[int, int] | None = None
        for names, places in self.slots:
            left = list(names)
            for place in places:
                if place[0] == self.late:
                    last = place
                    continue
                taken.append((*place, self._take(place[0], left or over, dice)))
            over += left
        if last is not None:
            taken.append((*last, self._take(last[0], over, dice)))
        for seat, at, name in taken:
            held = state.players[seat].characters
            state.players[seat].characters = (*held[:at], name, *held[at + 1 :])
        if not state.stack:
            return
        if type(state.stack[-1]) is Choose:
            pool = state.stack[-1].pool
            over = [name for name in over if name not in pool]
        state.down += tuple(over)
        if self.start is not None:
            self._remember_drafts(state, self.start)

    def _take(self, seat: int, left: list[str], dice: Dice) -> str:
        """Take one character out of what is left for a seat: not one that was called in vain."""
        open_to = [name for name in left if name not in self.dressed] or left
        if len(open_to) == 1:
            left.remove(open_to[0])
            return open_to[0]
        weights = [self._weight(seat, name) for name in open_to]
        at, mark = 0, dice.unit() * sum(weights)
        while mark >= weights[at] and at < len(weights) - 1:
            mark -= weights[at]
            at += 1
        left.remove(open_to[at])
        return open_to[at]

    def _weight(self, seat: int, name: str) -> float:
        weight = self.weights.get((seat, name))
        if weight is None:
            weight = self.weights[seat, name] = exp(self.likings(self.known, seat, name))
        return weight

    def _remember_drafts(self, state: State, start: tuple[str, ...]) -> None:
        """Let the others have seen the pools they chose from in this world: their play may rest on it."""
        seats = len(state.players)
        own = state.players[self.me].drafts[0]
        before = [name for group in self.slots[:1] for name in group.names]
        place = len(start) - 1 - len(own)
        if place >= seats or place < 0:
            return
        first = (self.me - place) % seats
        picked = {state.players[(first + step) % seats].characters[0] for step in range(place)}
        aside = [name for name in before if name not in picked]
        pool = [name for name in start if name not in aside[:1]]
        for step in range(seats):
            player = state.players[(first + step) % seats]
            if (first + step) % seats != self.me:
                player.drafts = (tuple(pool),)
            if player.characters[0] in pool:
                pool.remove(player.characters[0])


def guess(view: Mapping[str, Any], dice: Dice, options: Sequence[str] = ()) -> State:
    """Deal one hidden world that fits a view; `options` are what the seat is asked, where they tell more (R7.11)."""
    return Belief(view, options).deal(dice)


# --- what is known, laid out


def _known_world(view: Mapping[str, Any], me: int, options: Sequence[str]) -> State:
    """Lay out a state with all that is seen; unknown characters are empty names, unknown cards are missing."""
    players = view["players"]
    state = State(_rules(view), [player["name"] for player in players], 0)
    state.round, state.crown, state.bank = view["round"], view["crown"], view["bank"]
    state.assassinated, state.robbed, state.bewitched = view["assassinated"], view["robbed"], view["bewitched"]
    state.owes, state.last_round = view["owes"], view["last_round"]
    held = view["held"]
    if held is not None:
        state.held = Held(held["seat"], tuple(word for word in held["taken"] if word != "power"))
    state.up = tuple(view["aside"]["up"])
    state.down = tuple([name for name in view["aside"]["down"] if name is not None])
    for seat, written in enumerate(players):
        _lay_player(state, seat, written)
    seen = players[me].get("seen", {})
    state.players[me].drafts = tuple([tuple(pool) for pool in seen.get("drafts", ())])
    state.players[me].placed_aside = tuple(seen.get("aside", ()))
    for whose, cards in seen.get("hands", {}).items():
        state.known[me, int(whose)] = tuple(cards)
        state.players[int(whose)].hand = tuple(cards)[: players[int(whose)]["hand"]]
    state.stack = _stack(view, state)
    state.revealed = tuple([name for player in state.players for name in player.characters if name and player is not
                            state.players[me]])  # fmt: skip
    if state.stack and type(state.stack[-1]) is Take:
        _in_order_of(options, state.players[state.stack[-1].whose])
    return state


def _lay_player(state: State, seat: int, written: Mapping[str, Any]) -> None:
    player = state.players[seat]
    player.gold = written["gold"]
    player.hand = tuple(written["hand"]) if type(written["hand"]) is list else ()
    player.completed = written["completed"]
    player.characters = tuple([name or "" for name in written["characters"]])
    if written["city"]:
        set_city(state, seat, tuple([_built(district) for district in written["city"]]))


def _built(written: Any) -> Built:
    if type(written) is str:
        return PLAIN[written]
    tucked = written.get("tucked", ())
    return Built(written["district"], written.get("coin", False), tuple(tucked) if type(tucked) is list else (),
                 written.get("built"))  # fmt: skip


def _tucked_unseen(written: Mapping[str, Any]) -> int:
    return sum(built["tucked"] for built in written["city"]
               if type(built) is dict and type(built.get("tucked")) is int)  # fmt: skip


def _tuck(player: Player, cards: tuple[str, ...]) -> None:
    at = player.names.index("museum")
    player.city = (*player.city[:at], player.city[at]._replace(tucked=cards), *player.city[at + 1 :])


def _stack(view: Mapping[str, Any], state: State) -> list[Frame]:
    """Lay what happens next, as the phase and the question say."""
    phase = view["phase"]
    if phase["name"] == "over":
        return []
    if phase["name"] == "select":
        pool = phase["pool"]
        return [EndRound(), Calls(1), Choose(phase["seat"], tuple(pool) if type(pool) is list else ())]
    rank = phase["rank"]
    if "pending" in view:
        return [EndRound(), Calls(rank + 1), *[decode(frame, "pending") for frame in view["pending"]]]
    name = state.rules.characters[rank - 1]
    taken: list[str] = phase["taken"]
    resumed = phase.get("resumed", False)
    turn = Turn(phase["seat"], name, tuple([word for word in taken if word != "power"]), taken.count("power"),
                phase["built"], phase["extra"], phase["spent"], is_alone(state, name) and not resumed,
                resumed)  # fmt: skip
    resume = [Resume(rank)] if turn.alone and name == state.bewitched and state.held is not None else []
    return [EndRound(), Calls(rank + 1), *resume, turn]


def _in_order_of(options: Iterable[str], player: Player) -> None:
    """Lay a peeked hand in the order in which its cards are offered."""
    offered = list(dict.fromkeys(option.split(" ")[1] for option in options if option.startswith("take ")))
    known = {card: at for at, card in enumerate(offered)}
    player.hand = tuple(sorted(player.hand, key=lambda card: (known.get(card, len(known)), DISTRICTS[card].id)))
