"""The weights a policy plays by: numbers with names, hand-set here, tuned elsewhere (`bench/train`)."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from math import log
from typing import TYPE_CHECKING, Any, NamedTuple

from citadels.core.registry import NEWER, PLAYED, Edition

if TYPE_CHECKING:
    from citadels.bots.policy.forecast import Forecast
    from tabletop.core.rng import Dice

GRAIN = 2**32  # how finely a random number is drawn

# What a pick looks at, in this order; `common` and `row` in `picks` compute them.
FEATURES = (
    "one", "gold", "cards", "city", "leader_city", "lead", "mean_gold", "most_gold", "hand_gap", "finish", "builds",
    "danger", "late", "after", "seats", "waste", "crowned", "broke", "income", "rival_income",
)  # fmt: skip

# Where everyone holds two characters, a pick also looks at the rank of the one already held, and at some ranks that
# left the selection while this seat looked away. Rows may stop before these: they then count for nothing.
HELD = tuple(range(1, 10))
GONE = (1, 2, 4, 8)
PAIR = (*[f"held_{rank}" for rank in HELD], *[f"gone_{rank}" for rank in GONE])

# Hand-set likings for each character: base and the features that matter (docs/bots.md says why).
PICKS: dict[str, dict[str, float]] = {
    "assassin": {"one": 0.5, "danger": 0.9, "lead": 0.3},
    "witch": {"one": 0.9, "danger": 0.4},
    "thief": {"one": 0.0, "mean_gold": 1.1, "most_gold": 0.5},
    "tax_collector": {"one": 0.5, "seats": 0.3},
    "magician": {"one": 0.3, "hand_gap": 1.6, "cards": -0.5, "waste": 0.5},
    "wizard": {"one": 0.8, "hand_gap": 0.8, "gold": 0.3},
    "king": {"one": 0.7, "crowned": -0.3, "income": 1.0, "city": 0.3},
    "emperor": {"one": 0.6, "crowned": 0.3, "income": 1.0},
    "bishop": {"one": 0.2, "income": 1.0, "city": 0.6, "finish": 0.5},
    "abbot": {"one": 0.3, "income": 1.0},
    "merchant": {"one": 0.9, "income": 1.0, "broke": 0.4},
    "alchemist": {"one": 0.7, "gold": 0.9},
    "architect": {"one": 0.8, "builds": 1.4, "gold": 0.5},
    "navigator": {"one": 1.1, "broke": 0.4},
    "warlord": {"one": 0.3, "income": 1.0, "danger": 0.6, "gold": 0.2},
    "diplomat": {"one": 0.4, "income": 1.0, "danger": 0.3, "gold": 0.2},
    "artist": {"one": 0.6, "gold": 0.4},
    "queen": {"one": 0.6, "seats": -0.2},
}

# What taking a character away is worth beside the player's standing, and what taking it over is worth.
KILL = {
    "architect": 1.8, "merchant": 0.8, "navigator": 1.2, "alchemist": 1.0, "tax_collector": 0.5, "wizard": 0.8,
    "king": 0.0, "warlord": 0.4, "thief": 0.3, "artist": 0.3, "queen": 0.3,
}  # fmt: skip
BEWITCH = {
    "architect": 1.6, "merchant": 1.4, "navigator": 1.6, "alchemist": 1.2, "king": 1.0, "emperor": 0.6, "thief": 0.8,
    "wizard": 1.0, "magician": 0.6, "bishop": 0.5, "abbot": 0.6, "warlord": 0.6, "queen": 0.8, "artist": 0.5,
    "tax_collector": 0.5, "diplomat": 0.5,
}  # fmt: skip
# What a special's power brings beside its points, for each round still expected (`once`: altogether).
POWER = {
    "laboratory": 0.3, "smithy": 0.35, "observatory": 0.2, "graveyard": 0.1, "library": 0.4, "school_of_magic": 0.25,
    "great_wall": 0.1, "museum": 0.7, "quarry": 0.2, "poor_house": 0.15, "factory": 0.15, "park": 0.3,
    "hospital": 0.1, "throne_room": 0.2, "ball_room": 0.1, "keep": 0.05, "imperial_treasury": 0.3, "map_room": 0.3,
    "wishing_well": 0.3, "armory": 0.2, "lighthouse": 0.3, "bell_tower": 0.1,
}  # fmt: skip

TURN: dict[str, float] = {
    # building: points, a kind still missing, a kind that pays, price, haste
    "point": 1.0, "kind": 0.6, "last_kind": 3.0, "pays": 0.12, "price": 0.45, "haste": 1.0, "power": 1.0,
    "end_ahead": 4.0, "end_behind": 0.5,
    # gold or cards
    "draw": -1.6, "draw_empty": 4.0, "draw_one": 0.8, "draw_gold": 0.5, "draw_cards": -0.3, "draw_seen": 0.5,
    "draw_kept": 0.8, "draw_ready": 0.4,
    # hands
    "swap": 1.5, "swap_threat": 0.05, "redraw": 2.0, "keep_short": 0.25, "keep_price": 0.1,
    # others
    "threat_gold": 0.4, "threat_card": 0.3, "near_one": 6.0, "near_two": 3.0, "kill_threat": 0.25, "kill_near": 4.0,
    "kill_income": 0.4, "rob_gold": 1.0, "rob_near": 0.3, "bewitch_threat": 0.05, "read": 1.0,
    # raids
    "raid": 0.6, "raid_weak": 0.2, "raid_near": 4.0, "raid_two": 2.0, "raid_price": 0.6, "raid_least": 0.3,
    # the rest
    "navigate": 1.0, "beautify": 1.0, "smith": 0.0, "tuck": 1.0, "crown_wait": 0.3, "crown_threat": 0.2,
    "deny": 0.5,
}  # fmt: skip

# What of a turn wavers, and how far beside the likings of characters: what is built, and whether gold or cards come.
WAVERING: dict[str, float] = {"kind": 0.5, "pays": 0.1, "price": 0.15, "draw": 1.0, "keep_short": 0.2}

# The same for the edition of 2016: what its new and its changed cards are liked for, and what only it decides.
PICKS_2016: dict[str, dict[str, float]] = {
    "witch": {"one": 0.6, "danger": 0.4},
    "magistrate": {"one": 0.8, "danger": 0.5, "most_gold": 0.4},
    "spy": {"one": 0.7, "most_gold": 0.2, "cards": -0.2},
    "blackmailer": {"one": 0.4, "mean_gold": 0.8, "most_gold": 0.3},
    "seer": {"one": 0.9, "builds": 0.8, "gold": 0.3, "waste": 0.4},
    "emperor": {"one": 0.5, "crowned": 0.3, "income": 1.0},
    "patrician": {"one": 0.7, "crowned": -0.3, "income": 0.7, "city": 0.2},
    "abbot": {"one": 0.5, "income": 1.0, "most_gold": 0.1},
    "cardinal": {"one": 0.5, "income": 0.7, "builds": 0.4},
    "trader": {"one": 0.4, "income": 1.1, "builds": 0.4},
    "navigator": {"one": 0.9, "broke": 0.6, "finish": -2.0, "danger": -0.5},
    "scholar": {"one": 0.9, "builds": 0.9, "gold": 0.3, "waste": 0.2},
    "marshal": {"one": 0.5, "income": 1.0, "gold": 0.4, "danger": 0.3},
    "tax_collector": {"one": 0.9, "seats": 0.4},
}
KILL_2016 = {"trader": 0.8, "scholar": 1.2, "seer": 0.9, "marshal": 0.6, "cardinal": 0.5, "patrician": 0.3,
             "blackmailer": 0.4, "spy": 0.5, "tax_collector": 0.8}  # fmt: skip
BEWITCH_2016 = {"trader": 1.2, "scholar": 1.6, "seer": 1.2, "marshal": 1.0, "cardinal": 0.8, "patrician": 0.6,
                "blackmailer": 0.8, "spy": 1.0, "tax_collector": 1.0, "navigator": 0.9}  # fmt: skip
POWER_2016 = {
    "framework": 0.2, "gold_mine": 0.6, "theater": 0.1, "statue": 0.1, "basilica": 0.1, "capitol": 0.1,
    "ivory_tower": 0.1, "library": 0.7, "laboratory": 0.4, "haunted_quarter": 0.1, "stables": 0.1, "monument": 0.0,
    "necropolis": 0.0, "thieves_den": 0.0, "dragon_gate": 0.0,
}  # fmt: skip
# Specials that this edition does not have; all of the older characters are in it.
GONE_2016 = ("graveyard", "hospital", "throne_room", "ball_room", "lighthouse", "bell_tower")
TURN_2016: dict[str, float] = {
    # a warrant's chance to strike, what one lets pass, how a builder shrinks from it
    "warrant_gold": 0.5, "warrant_threat": 0.15, "serve": 0.0, "serve_fear": 0.3,
    # a bribe beside what one would lose, exchanged characters, a hand looked into
    "bribe": 1.0, "recast": 1.5, "spy_card": 0.7, "spy_threat": 0.05,
    # a district of another's for gold, one given up for a new one, a card paid or given
    "seize": 1.0, "give_up": 1.0, "spend": 1.0, "gift": 0.3, "mix": 0.0,
}  # fmt: skip


class ByHand(NamedTuple):
    """Settings of an edition that are set by hand, before anything is tuned."""

    turn: Mapping[str, float]
    kill: Mapping[str, float]
    bewitch: Mapping[str, float]
    power: Mapping[str, float]
    pick: Mapping[str, Mapping[str, float]]


OF_2005 = ByHand(TURN, KILL, BEWITCH, POWER, PICKS)
OF_2016 = ByHand(
    {**TURN, **TURN_2016},
    {**KILL, **KILL_2016},
    {**BEWITCH, **BEWITCH_2016},
    {name: value for name, value in {**POWER, **POWER_2016}.items() if name not in GONE_2016},
    {**PICKS, **PICKS_2016},
)


def by_hand(cards: Edition) -> ByHand:
    """Return what is set by hand for an edition."""
    return OF_2016 if cards is NEWER else OF_2005


class Rows(dict[str, tuple[float, ...]]):
    """Rows of pick weights by character; one without weights of its own is liked for its powers and its income."""

    def __init__(self, rows: Mapping[str, tuple[float, ...]], cards: Edition) -> None:
        super().__init__(rows)
        self.cards = cards

    def __missing__(self, name: str) -> tuple[float, ...]:
        role = self.cards.roles[name]
        liking = {
            "one": 0.3 + 0.2 * sum([power.default_bot_weight for power in role.powers]),
            "income": 1.0 if role.kind else 0.0,
        }
        return tuple([liking.get(feature, 0.0) for feature in FEATURES])


class Weights:
    """One way to play one edition: turn weights as attributes by name, rows of pick weights by character."""

    __slots__ = ("bewitch", "counting", "forecast", "heat", "kill", "pick", "pick_noise", "power", "turn")

    def __init__(self, data: Mapping[str, Any] | None = None, cards: Edition = PLAYED) -> None:
        data = data or {}
        hand = by_hand(cards)
        self.turn = Turn(_over(hand.turn, data.get("turn", {})))
        self.kill = _over(hand.kill, data.get("kill", {}))
        self.bewitch = _over(hand.bewitch, data.get("bewitch", {}))
        self.power = _over(hand.power, data.get("power", {}))
        rows = data.get("pick", {})
        self.pick = Rows(
            {
                name: tuple(rows[name]) if name in rows else tuple(row.get(feature, 0.0) for feature in FEATURES)
                for name, row in hand.pick.items()
            },
            cards,
        )
        # How much a pick wavers between characters nearly as good, in the unit of the pick weights.
        self.pick_noise: float = data.get("pick_noise", 0.25)
        # What one expects others to have picked; None: what one would have liked oneself, in their place.
        self.forecast: Forecast | None = None
        # How far names waver between characters that promise nearly as much: the temperature of a softmax.
        self.heat = 0.0
        # Whether names are said by counting alone, any of those that are likeliest to be held.
        self.counting = False

    def by_counting(self) -> Weights:
        """Return the same way to play, by somebody who reads nobody and names characters by counting alone."""
        twin = copy(self)
        twin.counting = True
        return twin

    def wavering(self, dice: Dice, heat: float) -> Weights:
        """Return the same way to play, by somebody who takes one thing for another that is nearly as good.

        Each liking is moved at random, so that of several choices each is made with the chance that a softmax of
        temperature `heat` gives it, in the unit of the likings. Drawn again for each decision.
        """
        twin = copy(self)
        twin.heat = heat
        twin.turn = copy(self.turn)
        for name, scale in WAVERING.items():
            setattr(twin.turn, name, getattr(self.turn, name) + scale * heat * (gumbel(dice) - gumbel(dice)))
        twin.power = {name: value + 0.3 * heat * gumbel(dice) for name, value in self.power.items()}
        twin.pick = Rows(
            {name: (row[0] + heat * gumbel(dice), *row[1:]) for name, row in self.pick.items()}, self.pick.cards
        )
        return twin

    def expecting(self, forecast: Forecast) -> Weights:
        """Return the same way to play, by somebody who expects this of the others."""
        twin = copy(self)
        twin.forecast = forecast
        return twin

    def write(self) -> dict[str, Any]:
        """Write the weights as plain JSON with four digits."""
        return {
            "turn": {name: round(getattr(self.turn, name), 4) for name in by_hand(self.pick.cards).turn},
            "kill": {name: round(value, 4) for name, value in self.kill.items()},
            "bewitch": {name: round(value, 4) for name, value in self.bewitch.items()},
            "power": {name: round(value, 4) for name, value in self.power.items()},
            "pick": {name: [round(value, 4) for value in row] for name, row in self.pick.items()},
            "pick_noise": round(self.pick_noise, 4),
        }


def _over(hand: Mapping[str, float], data: Mapping[str, float]) -> dict[str, float]:
    """Return what is set by hand with what is written in its place; words of another edition are passed over."""
    return {name: data.get(name, value) for name, value in hand.items()}


def gumbel(dice: Dice) -> float:
    """Draw from the standard Gumbel distribution: with one added to each value, the largest is a softmax draw."""
    return -log(-log((dice.below(GRAIN) + 0.5) / GRAIN))


class Turn:
    """The weights of a turn, an attribute each; those of 2016 alone are not there in 2005."""

    __slots__ = (*TURN, *TURN_2016)

    def __init__(self, values: Mapping[str, float]) -> None:
        for name, value in values.items():
            setattr(self, name, float(value))

    def __getattr__(self, name: str) -> float:
        # Only the names of an edition are set; anything else is a slip in the program.
        raise AttributeError(name)
