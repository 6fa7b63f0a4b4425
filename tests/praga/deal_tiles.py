"""Deals the city and the hex tiles of the third game's data set, as docs/praga/data.md §2 describes.

What each tile may have is chosen by hand (the bags below); which tile has what is chance from the seed of the data set.
So the numbers can be repeated by anyone, and a new data set begins with other bags or another seed:

    python -m tests.praga.deal_tiles            # prints the dealt parts as JSON
    python -m tests.praga.deal_tiles --check    # compares them with tests/praga/data/house-2.json
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from typing import Any

from praga.core.places import STEPS, beside
from tabletop.core.rng import Dice
from tests.praga.make_data import SOURCE

Json = dict[str, Any]
Hex = tuple[int, int]

# What a good is worth in points, and how many of it a reward has at most.
WORTH = {
    "gold": 1.2, "stone": 1.3, "points": 1.0, "silver": 2.0, "goldw": 3.0, "egg": 2.5, "tech": 2.5, "univ": 1.5,
    "side": 2.0, "red": 2.0, "mine": 2.5, "quarry": 2.5,
}  # fmt: skip
LIMIT = {
    "points": 12, "gold": 4, "stone": 4, "univ": 3, "tech": 2, "silver": 2, "egg": 2, "goldw": 1, "red": 2, "side": 2,
    "mine": 1, "quarry": 1,
}  # fmt: skip
# The centres of the plazas, and how many spaces each has at most.
OLD_TOWN: tuple[Hex, ...] = ((0, 0), (2, 1), (5, -1), (7, 0))
NEW_TOWN: tuple[Hex, ...] = ((-1, 3), (1, 4), (4, 2), (6, 3), (9, 1), (8, 4))
CENTRES = (*OLD_TOWN, *NEW_TOWN)
SIZES = (2, 3, 3, 2, 3, 3, 4, 3, 3, 2)
PLAYERS = {3: [3, 4], 8: [4]}  # plazas that are not used at every table
PRINTED_ONE_IN = 4  # spaces with a printed corner
SPECIALS = 4  # tiles of a kind and an era

SIGNS = ("silver",) * 4 + ("tech",) * 2 + ("gold",) * 5 + ("stone",) * 5 + ("points",) * 4 + ("egg",)
UPGRADES: dict[int, Json] = {
    1: {
        "actions": [
            *["mine"] * 2, *["quarry"] * 2, *["upgrade"] * 2, *["wall"] * 2, *["building"] * 2, "road",
        ],
        "bonus": [
            *[{"gold": 1}] * 3, *[{"stone": 1}] * 3, *[{"points": 1}] * 2, *[{"points": 2}] * 2, {"silver": 1},
        ],
        "special": [
            ("mine", {"goldw": 1}), ("upgrade", {"silver": 1}), ("wall", {"points": 3}), ("building", {"side": 1}),
        ],
        "uses": 3.0,
    },
    2: {
        "actions": ["mine", "mine", "quarry", "quarry", "upgrade", "wall", "building", "building", "road"],
        "bonus": [
            {"points": 3}, {"points": 2}, {"points": 2}, {"gold": 1}, {"gold": 2}, {"silver": 1}, {"tech": 1},
            {"side": 1}, {"stone": 1},
        ],
        "special": [
            ("quarry", {"goldw": 1}), ("road", {"points": 6}), ("wall", {"silver": 1, "points": 1}),
            ("building", {"points": 4}),
        ],
        "uses": 2.0,
    },
}  # fmt: skip
# Costs in gold and stone; `signs` is the number of tiles with the Wall or Cathedral sign.
PRICED: dict[tuple[str, int], Json] = {
    ("wall", 1): {
        "cost": [*[(0, 2)] * 3, *[(0, 3)] * 4, *[(0, 4)] * 3, (1, 2), (2, 1), (1, 3), (2, 2)],
        "signs": 7,
        "reward": [*["points"] * 4, *["gold"] * 2, *["silver"] * 3, "tech", "univ", "egg", "mine", "quarry"],
        "special_cost": [(0, 2), (0, 3), (0, 4), (1, 2)],
        "special": ["goldw", "tech", "points", "egg"],
    },
    ("wall", 2): {
        "cost": [*[(0, 3)] * 2, *[(0, 4)] * 3, *[(0, 5)] * 3, (0, 6), (1, 3), (2, 3), (1, 4), (2, 2)],
        "signs": 7,
        "reward": [*["points"] * 5, *["silver"] * 3, "tech", "univ", "egg", "mine", "stone"],
        "special_cost": [(0, 3), (0, 4), (0, 5), (2, 2)],
        "special": ["goldw", "tech", "points", "silver"],
    },
    ("building", 1): {
        "cost": [*[(2, 0)] * 3, *[(3, 0)] * 4, *[(4, 0)] * 2, (1, 1), (2, 1), (1, 2), (3, 1)],
        "signs": 8,
        "reward": [
            *["points"] * 3, *["stone"] * 2, *["silver"] * 2, "tech", "univ", "egg", *["mine"] * 2, "quarry",
        ],
        "special_cost": [(2, 0), (3, 0), (3, 0), (2, 1)],
        "special": ["goldw", "mine", "tech", "points"],
    },
    ("building", 2): {
        "cost": [*[(3, 0)] * 2, *[(4, 0)] * 4, *[(5, 0)] * 3, (6, 0), (3, 1), (4, 1), (2, 3)],
        "signs": 8,
        "reward": [*["points"] * 5, *["silver"] * 2, *["tech"] * 2, "univ", "egg", "quarry", "gold"],
        "special_cost": [(3, 0), (4, 0), (5, 0), (3, 1)],
        "special": ["goldw", "side", "points", "tech"],
    },
}  # fmt: skip
# What a tile is worth above its cost, by kind and era; a special one is worth more.
BUDGETS = {
    ("wall", 1): 1.9, ("wall", 2): 2.3, ("building", 1): 2.8, ("building", 2): 3.3, ("upgrade", 1): 3.2,
    ("upgrade", 2): 2.6,
}  # fmt: skip
SPECIAL = 3.0
ROAD = 0.6  # a road is performed so much less often
CORNER, WALL_SIGN, CATHEDRAL_SIGN, CROWN, EDGE = 0.7, 2.0, 4.5, 2.5, 0.45
# Tiles that a public source shows.
KNOWN: dict[tuple[str, int], list[Json]] = {
    ("wall", 2): [{"cost": (0, 4), "reward": {"points": 6}, "sign": False}],
    ("building", 1): [{"cost": (4, 0), "reward": {"silver": 1}, "sign": True}],
    ("building", 2): [{"cost": (2, 2), "reward": {"quarry": 1}, "sign": True, "corners": 1}],
    ("upgrade", 2): [
        {"action": "upgrade", "bonus": {"stone": 2}, "corners": 1, "edges": ["silver"]},
        {"action": "wall", "bonus": {"points": 1}, "edges": ["tech"]},
    ],
}


def shuffled(dice: Dice, items: Iterable[Any]) -> list[Any]:
    """The items in an order by chance."""
    result = list(items)
    dice.shuffle(result)
    return result


def places(dice: Dice, count: int) -> list[int]:
    """So many of the six edges or corners, by chance."""
    return sorted(shuffled(dice, range(6))[:count])


def worth(effect: Json) -> float:
    """Return an effect's worth in points."""
    total: float = sum(WORTH[good] * count for good, count in effect.items())
    return total


def around(centre: Hex) -> list[Hex]:
    """The six hexes round one."""
    return [beside(centre, edge) for edge in range(6)]


def deal_city(dice: Dice) -> Json:
    """The city: plazas, spaces and the road between the towns. No hex touches two plazas."""
    plaza_of = {hex_: number for number, centre in enumerate(CENTRES) for hex_ in around(centre)}
    new = [hex_ for hex_, plaza in plaza_of.items() if plaza >= len(OLD_TOWN)]
    road = sorted(h for h, plaza in plaza_of.items() if plaza < len(OLD_TOWN) and any(x in new for x in around(h)))
    spaces: dict[Hex, Json] = {}
    for number, centre in enumerate(CENTRES):
        free = [hex_ for hex_ in around(centre) if hex_ not in road]
        start = dice.below(len(free))
        for step in range(min(SIZES[number], len(free))):
            spaces[free[(start + step) % len(free)]] = _space(dice, number, free[(start + step) % len(free)])
    for hex_, space in sorted(spaces.items()):
        if dice.below(PRINTED_ONE_IN) == 0:
            space["printed_corner"] = _corner_towards(dice, hex_, CENTRES[plaza_of[hex_]])
    for number, (_, space) in enumerate(sorted(spaces.items()), start=1):
        space["id"] = f"s{number}"
    first = [spaces[hex_]["id"] for hex_ in _prefilled(dice, spaces)]
    return {
        "plazas": [_plaza(number) for number in range(len(CENTRES))],
        "spaces": [space for _, space in sorted(spaces.items())],
        "road": [list(hex_) for hex_ in road],
        "occupied": {"2": first, "3": [*first[:2], first[5]], "4": []},
    }


def _space(dice: Dice, plaza: int, hex_: Hex) -> Json:
    old = plaza < len(OLD_TOWN)
    space = {"hex": list(hex_), "plaza": f"z{plaza + 1}", "side": "old" if old else "new"}
    return space | ({"cost_gold": 1, "points": 1 + dice.below(3)} if old else {})


def _corner_towards(dice: Dice, hex_: Hex, centre: Hex) -> int:
    edge = STEPS.index((centre[0] - hex_[0], centre[1] - hex_[1]))
    return (edge, (edge + 5) % 6)[dice.below(2)]


def _prefilled(dice: Dice, spaces: dict[Hex, Json]) -> list[Hex]:
    new = shuffled(dice, [hex_ for hex_ in sorted(spaces) if spaces[hex_]["side"] == "new"])
    old = shuffled(dice, [hex_ for hex_ in sorted(spaces) if spaces[hex_]["side"] == "old"])
    return [*new[:5], *old[:2]]


def _plaza(number: int) -> Json:
    colour = "old" if number < len(OLD_TOWN) else "new"
    players = PLAYERS.get(number, [2, 3, 4])
    return {"id": f"z{number + 1}", "hex": list(CENTRES[number]), "colour": colour, "players": players}


class Signs:
    """The bag of signs for the edges of a kind of tiles; it is filled again when it is empty."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self._left: list[str] = []

    def draw(self) -> str:
        """Draw a sign."""
        self._left = self._left or shuffled(self._dice, SIGNS)
        return self._left.pop()


def deal_tiles(dice: Dice) -> Json:
    """The hex tiles of each kind, era by era, the special ones last."""
    result: Json = {}
    for kind in ("upgrade", "wall", "building"):
        signs, result[kind] = Signs(dice), []
        for era in (1, 2):
            plans = _upgrades(dice, era) if kind == "upgrade" else _priced(dice, kind, era)
            for number, plan in enumerate(plans, start=1):
                special = number > len(plans) - SPECIALS
                rank = f"s{number - len(plans) + SPECIALS:02}" if special else f"n{number:02}"
                tile = {"id": f"{kind[0]}{era}{rank}", "era": era, "special": special}
                make = _make_upgrade if kind == "upgrade" else _make_priced
                result[kind].append(tile | make(dice, signs, plan, (kind, era), special))
    return result


def _upgrades(dice: Dice, era: int) -> list[Json]:
    bag = UPGRADES[era]
    pairs = zip(shuffled(dice, bag["actions"]), shuffled(dice, bag["bonus"]), strict=True)
    plans = [{"action": action, "bonus": bonus} for action, bonus in [*pairs, *bag["special"]]]
    return [*KNOWN.get(("upgrade", era), []), *plans]


def _priced(dice: Dice, kind: str, era: int) -> list[Json]:
    bag = PRICED[kind, era]
    costs, rewards = shuffled(dice, bag["cost"]), shuffled(dice, bag["reward"])
    signs = shuffled(dice, [number < bag["signs"] for number in range(len(costs))])
    known = KNOWN.get((kind, era), [])
    rest = zip(costs, rewards[: len(costs)], signs, strict=True)
    special = zip(shuffled(dice, bag["special_cost"]), bag["special"], (True, True, False, True), strict=True)
    return [*known, *[{"cost": cost, "good": good, "sign": sign} for cost, good, sign in [*rest, *special]]]


def _make_upgrade(dice: Dice, signs: Signs, plan: Json, of: tuple[str, int], special: bool) -> Json:
    uses = UPGRADES[of[1]]["uses"] * (ROAD if plan["action"] == "road" else 1)
    left = BUDGETS[of] + SPECIAL * special - worth(plan["bonus"]) * uses
    corners = plan.get("corners", 2 if left > 0 or special else 1)
    edges = plan.get("edges") or [signs.draw() for _ in range((2 if left > -1 else 1) + special)]
    red = places(dice, corners)
    return {
        "action": plan["action"], "bonus": plan["bonus"], "univ": of[1], "red": red, "edges": _at_places(dice, edges),
    }  # fmt: skip


def _make_priced(dice: Dice, signs: Signs, plan: Json, of: tuple[str, int], special: bool) -> Json:
    cost = dict(zip(("gold", "stone"), plan["cost"], strict=True))
    corners = plan.get("corners", 1 + (dice.below(4) == 0))  # drawn for a known tile, too
    left = BUDGETS[of] + SPECIAL * special + worth(cost) - CORNER * corners
    if of[0] == "building":
        reward = plan.get("reward") or _fill(plan["good"], left - (CATHEDRAL_SIGN if plan["sign"] else CROWN))
        return {"cost": cost, "cathedral": plan["sign"], "reward": reward, "blue": places(dice, corners)}
    edges = [signs.draw() for _ in range(1 + dice.below(2))]
    left -= EDGE * sum(WORTH[sign] for sign in edges) + WALL_SIGN * plan["sign"]
    reward = plan.get("reward") or _fill(plan["good"], left)
    red = places(dice, corners)
    return {"cost": cost, "hunger": plan["sign"], "reward": reward, "red": red, "edges": _at_places(dice, edges)}


def _at_places(dice: Dice, edges: Sequence[str]) -> Json:
    return dict(zip(map(str, places(dice, len(edges))), edges, strict=True))


def _fill(good: str, budget: float) -> Json:
    """Fill a reward up to a budget: as many of a good as it allows, and points for the rest."""
    count = max(1, min(LIMIT[good], int(budget / WORTH[good] + 0.3)))
    rest = round(budget - WORTH[good] * count)
    return {good: count} | ({"points": rest} if good != "points" and rest >= 1 else {})


def deal(seed: int) -> Json:
    """The dealt parts of a data set: `city` and `hexes`."""
    dice = Dice(seed)
    return {"city": deal_city(dice), "hexes": deal_tiles(dice)}


def differences(data: Json) -> list[str]:
    """The tiles, spaces and other entries of a data set that its seed does not deal."""
    dealt = deal(data["seed"])
    pairs = [(name, data["hexes"][name], dealt["hexes"][name]) for name in data["hexes"]]
    pairs += [(name, data["city"][name], dealt["city"][name]) for name in dealt["city"]]
    return [name for name, there, made in pairs if there != made]


if __name__ == "__main__":
    house = json.loads(SOURCE.read_text(encoding="utf-8"))
    if "--check" not in sys.argv:
        print(json.dumps(deal(house["seed"]), indent=1))
    elif wrong := differences(house):
        sys.exit(f"{SOURCE.name} is not what its seed deals: {', '.join(wrong)}")
