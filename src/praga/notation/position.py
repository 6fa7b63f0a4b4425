"""Positions as JSON (notation §2): everything that a game is at one moment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from praga.core.moves import BY_KIND, PLANK_WORDS, PLAZA_WORDS, SLOT_WORDS
from praga.core.state import Built, State
from praga.core.tables import (
    ACTION_TILES,
    BEYOND,
    CLOCK,
    COLOURS,
    ERAS,
    IN_ORDER,
    KINDS,
    LEVELS,
    PILE_V,
    PLANKS,
    PLAZA_PLACES,
    PLAZAS_OF,
    POSITIONS,
    PUSHED_POINTS,
    ROAD_TILES,
    ROUND_PLAZA,
    ROW_SIZE,
    SLOTS,
    SPACE,
    SPACES,
    START,
    STREETS,
    TECHNOLOGIES,
    TILES,
    TILES_IV,
    TILES_OF,
    TILES_V,
    TOKEN_TILES,
    TOKENS,
    TOKENS_BY_PLAYERS,
    position_of,
    slot_at,
)
from praga.flow.buildings import claimants
from praga.flow.options import read_rules, write_rules
from praga.flow.setup import read_names
from praga.notation.phase import read_phase, write_phase
from praga.notation.player import each_once, read_player, write_player
from tabletop.core.errors import PositionError, short
from tabletop.core.rng import MASK, shuffle
from tabletop.notation.validation import mapping, number, only_keys, rows, word, words

VERSION: Final = 1
KEYS: Final = (
    "praga", "rules", "turn", "first", "era", "seed", "crane", "rows", "stacks", "tokens", "planks", "road", "plazas",
    "paid", "city", "players", "phase",
)  # fmt: skip
# The stacks in the order in which what is missing of them is drawn, the tiles V apart.
HEX_STACKS: Final = tuple([f"{kind}{rank}" for kind in KINDS for rank in ("", "_s")])
STACKS: Final = (*HEX_STACKS, *LEVELS, "bridge_IV", "bridge_V", "cathedral_V")
PLANK_NAMES: Final = tuple(PLANK_WORDS)
PLAZA_NAMES: Final = tuple(PLAZA_WORDS)
SPACE_NAMES: Final = tuple(SPACE)


def write_position(state: State) -> dict[str, Any]:
    """Write a whole state."""
    return {
        "praga": VERSION,
        "rules": write_rules(state.rules),
        "turn": state.turn,
        "first": state.first,
        "era": state.era,
        "seed": state.rng,
        **write_table(state),
        "players": [write_player(state, seat) for seat in range(len(state.names))],
        "phase": write_phase(state),
    }


def write_table(state: State) -> dict[str, Any]:
    """Write what lies in the middle."""
    tiles = {f"w{slot}": tile for slot, tile in enumerate(state.slots) if tile is not None}
    stacks = [*state.stacks, *state.tech_stacks, state.bridge_iv, state.bridge_v, state.cathedral_v]
    built = [(name, state.city[space]) for name, space in SPACE.items()]
    return {
        "crane": {
            "box": state.box,
            "tiles": {name: list(tile) for name, tile in tiles.items()},
            "pushed": {f"w{slot}": points for slot, points in enumerate(state.pushed) if points},
        },
        "rows": {kind: list(row) for kind, row in zip(KINDS, state.rows, strict=True)},
        "stacks": {name: list(stack) for name, stack in zip(STACKS, stacks, strict=True)},
        "tokens": list(state.river),
        "planks": {
            name: {"bonus": side, "tile": tile or None}
            for name, (side, tile) in zip(PLANK_NAMES, state.planks, strict=True)
        },
        "road": {str(street): state.road_tiles[street - 1] or None for street in STREETS},
        "plazas": {name: tile for name, tile in zip(PLAZA_NAMES, state.plazas, strict=True) if tile},
        "paid": [PLAZA_NAMES[plaza] for plaza in state.paid],
        "city": {name: item._asdict() for name, item in built if item is not None},
    }


# --- reading


def read_position(data: Mapping[str, Any]) -> State:
    """Read a position; PositionError names the key that is wrong. What is left out is as notation §2 says."""
    only_keys(data, KEYS, "")
    for key in ("praga", "players", "phase"):
        if key not in data:
            raise PositionError(key, "this key must be there")
    number(data["praga"], "praga", VERSION, VERSION)
    players = [mapping(player, f"players[{seat}]") for seat, player in enumerate(rows(data["players"], "players"))]
    names = read_names([player.get("name", f"Seat {seat}") for seat, player in enumerate(players)])
    rules = read_rules(data.get("rules", {}), len(names))
    state = State(rules, names, number(data.get("seed", 0), "seed", 0, MASK))
    phase = mapping(data["phase"], "phase")
    _read_turn(state, data, phase)
    _read_city(state, data)
    for seat, player in enumerate(players):
        read_player(state, seat, player, f"players[{seat}]")
    _read_river(state, data)
    _read_planks(state, data)
    _read_road(state, data)
    _read_crane(state, data, phase)
    _read_stacks(state, data)
    read_phase(state, phase)
    return state


def _read_turn(state: State, data: Mapping[str, Any], phase: Mapping[str, Any]) -> None:
    players, clock = len(state.names), CLOCK[state.of_table]
    state.first = number(data.get("first", state.rules.first or 0), "first", 0, players - 1)
    seat = phase.get("seat")
    usual = clock.turns
    if phase.get("name") == "turn":
        usual = (number(seat, "phase.seat", 0, players - 1) - state.first) % players + 1
    state.turn = number(data.get("turn", usual), "turn", 1, clock.turns)
    if phase.get("name") == "over" and state.turn != clock.turns:
        raise PositionError("turn", f"the game is over after turn {clock.turns}, not {state.turn} (P13.7)")
    if phase.get("name") == "turn":
        if state.turn_of != seat:
            raise PositionError("turn", f"turn {state.turn} is that of seat {state.turn_of}, not {seat}")
        if state.rules.solo and state.turn % 2 == 0:
            raise PositionError("turn", "alone the even turns are nobody's (P16.4)")
    era = 1 if state.turn <= clock.era_2_after else 2
    state.era = number(data.get("era", era), "era", era, era)


def _read_city(state: State, data: Mapping[str, Any]) -> None:
    """Read plazas and buildings: each tile once, claims on used plazas alone, `paid` as it is."""
    places = _plaza_places(state)
    usual = _usual_plazas(places)
    plazas = mapping(data.get("plazas", usual), "plazas")
    if set(plazas) != set(usual):
        raise PositionError("plazas", f"plazas lie at {', '.join(usual)} with so many players (P2.3)")
    for name, tile in plazas.items():
        colour = PLAZA_PLACES[PLAZA_WORDS[name]].colour
        state.plazas[PLAZA_WORDS[name]] = word(
            tile, PLAZAS_OF[colour], f"plazas.{name}", f"plaza tile of the {colour} town"
        )
    each_once([tile for tile in state.plazas if tile], "plazas")
    buildings = TILES_OF[state.rules.data] & BY_KIND["building"]
    for name, item in mapping(data.get("city", {}), "city").items():
        key = f"city.{name}"
        space = SPACE[word(name, SPACE, key, "space")]
        only_keys(item, ("tile", "turn", "claim"), key)
        tile = word(item.get("tile"), buildings, key, "building")
        if TILES[tile].era > state.era:
            raise PositionError(key, f"{tile} comes in era II")
        claim = item.get("claim")
        if claim is not None:
            claim = number(claim, f"{key}.claim", 0, len(state.names) - 1)
            if not TILES[tile].sign or not state.plazas[SPACES[space].plaza]:
                raise PositionError(f"{key}.claim", "no cube lies on this building (P8.5, P15.31)")
        state.city[space] = Built(tile, number(item.get("turn", 0), f"{key}.turn", 0, 5), claim)
    each_once([built.tile for built in state.city if built is not None], "city")
    full = [plaza for plaza in range(len(PLAZA_PLACES)) if state.plazas[plaza] and _is_full(state, plaza)]
    names = [PLAZA_NAMES[plaza] for plaza in full]
    if "paid" in data and rows(data["paid"], "paid") != names:
        raise PositionError("paid", f"the plazas built round are {', '.join(names) or 'none'}")
    state.paid = tuple(full)
    for plaza in full:
        if claimants([state.city[space] for space in ROUND_PLAZA[plaza]]):
            raise PositionError("city", f"a cube was left at {PLAZA_NAMES[plaza]}, which has paid (P8.7)")


def _is_full(state: State, plaza: int) -> bool:
    return all(state.city[space] is not None for space in ROUND_PLAZA[plaza])


def _plaza_places(state: State) -> dict[str, str]:
    """Return the colour of each plaza place that is used."""
    listed = zip(PLAZA_NAMES, PLAZA_PLACES, strict=True)
    return {name: place.colour for name, place in listed if state.of_table in place.players}


def _usual_plazas(places: Mapping[str, str]) -> dict[str, str]:
    tiles = {colour: iter(PLAZAS_OF[colour]) for colour in COLOURS}
    return {name: next(tiles[colour]) for name, colour in places.items()}


def _read_river(state: State, data: Mapping[str, Any]) -> None:
    pieces = TOKEN_TILES
    if state.rules.tokens == "by_players":
        pieces = TOKEN_TILES[: TOKENS_BY_PLAYERS[len(state.names)]]
    left = Counter(pieces)
    held = [token for token in (*state.mine_token, *state.quarry_token) if token]
    left.subtract(held)
    if min(left.values()) < 0:
        raise PositionError("players", "there are not so many production tokens of a kind (P2.2)")
    on_tracks, usual = Counter(held), []
    for token in pieces:
        if on_tracks[token]:
            on_tracks[token] -= 1
        else:
            usual.append(token)
    state.river = words(data.get("tokens", usual), TOKENS, "tokens", "production token")
    if Counter(state.river) - left:
        raise PositionError("tokens", "there are not so many of a kind (P2.2)")


def _read_planks(state: State, data: Mapping[str, Any]) -> None:
    planks = mapping(data.get("planks", {}), "planks")
    for name, item in planks.items():
        key = f"planks.{name}"
        at = PLANK_WORDS[word(name, PLANK_WORDS, key, "plank")]
        only_keys(item, ("bonus", "tile"), key)
        tile = item.get("tile")
        bridge_tile = "" if tile is None else word(tile, (*TILES_IV, *TILES_V), f"{key}.tile", "bridge tile")
        state.planks[at] = (number(item.get("bonus", 0), f"{key}.bonus", 0, len(PLANKS[at]) - 1), bridge_tile)
    bridge_tiles = [tile for _, tile in state.planks if tile]
    each_once(bridge_tiles, "planks")
    held = [tile for final in state.final for tile in final]
    each_once(held, "players")
    for tile in bridge_tiles:
        if tile in TILES_V and tile not in held:
            raise PositionError("planks", f"{tile} counts for nobody: it stands in its player's `final`, too")


def _read_road(state: State, data: Mapping[str, Any]) -> None:
    for name, tile in mapping(data.get("road", {}), "road").items():
        street = int(word(name, [str(street) for street in STREETS], f"road.{name}", "street"))
        state.road_tiles[street - 1] = (
            "" if tile is None else word(tile, ROAD_TILES[street], f"road.{name}", "road tile")
        )


def _read_crane(state: State, data: Mapping[str, Any], phase: Mapping[str, Any]) -> None:
    """Read the crane: six tiles of the side in all, none at the last position, the box not at the first."""
    taken = phase.get("tile")
    if "crane" not in data:
        if taken is not None:
            raise PositionError("crane", "with a tile taken the crane must be written")
        state.box, positions = START[state.of_table]
        for position, tile in zip(positions, ACTION_TILES[state.rules.tiles], strict=True):
            state.slots[slot_at(state.box, position)] = _pair(tile)
        return
    crane = mapping(data["crane"], "crane")
    only_keys(crane, ("box", "tiles", "pushed"), "crane")
    state.box = number(crane.get("box"), "crane.box", 2, POSITIONS)
    for name, tile in mapping(crane.get("tiles", {}), "crane.tiles").items():
        key = f"crane.tiles.{name}"
        slot = SLOT_WORDS[word(name, SLOT_WORDS, key, "slot")]
        if position_of(state.box, slot) == BEYOND:
            raise PositionError(key, "nothing lies at the last position (P3.2)")
        state.slots[slot] = _pair(rows(tile, key))
    tiles = [tile for tile in state.slots if tile is not None]
    if taken is not None:
        tiles.append(_pair(rows(mapping(taken, "phase.tile").get("actions"), "phase.tile.actions")))
    if Counter(tiles) != Counter([_pair(tile) for tile in ACTION_TILES[state.rules.tiles]]):
        raise PositionError("crane.tiles", f"the six action tiles of side {state.rules.tiles} are wanted")
    for name, points in mapping(crane.get("pushed", {}), "crane.pushed").items():
        key = f"crane.pushed.{name}"
        slot = SLOT_WORDS[word(name, SLOT_WORDS, key, "slot")]
        state.pushed[slot] = number(points, key, PUSHED_POINTS)
        if points % PUSHED_POINTS or state.slots[slot] is None:
            raise PositionError(key, "points lie on a tile, five by five (P13.4)")


def _pair(tile: Any) -> tuple[str, str]:
    if len(tile) != 2 or not all(isinstance(action, str) for action in tile):
        raise PositionError("crane.tiles", f"a pair of actions is wanted, not {short(tile)}")
    first, second = tile
    return first, second


def _read_stacks(state: State, data: Mapping[str, Any]) -> None:
    """Read rows and stacks; what is missing is drawn from the seed (notation §2)."""
    given = mapping(data.get("stacks", {}), "stacks")
    only_keys(given, STACKS, "stacks")
    listed_rows = mapping(data.get("rows", {}), "rows")
    only_keys(listed_rows, KINDS, "rows")
    given_rows = {kind: _row(state, kind, listed_rows[kind]) for kind in listed_rows}
    named = {tile.tile for board in state.board for tiles in board for tile in tiles}
    named |= {built.tile for built in state.city if built is not None}
    for at, kind in enumerate(KINDS):
        for special in (False, True):
            name = f"{kind}{'_s' if special else ''}"
            elsewhere = named | {tile for row in given_rows.values() for tile in row}
            if kind not in given_rows and name in given:
                elsewhere = named
            free = [tile for tile in IN_ORDER[state.rules.data, kind, state.era, special] if tile not in elsewhere]
            state.stacks[2 * at + special] = _stack(state, given, name, free)
    for at, kind in enumerate(KINDS):
        if kind in given_rows:
            state.rows[at] = given_rows[kind]
        else:
            normal, special_stack = state.stacks[2 * at : 2 * at + 2]
            state.rows[at] = (*normal[:ROW_SIZE], *special_stack[:1])
            state.stacks[2 * at : 2 * at + 2] = normal[ROW_SIZE:], special_stack[1:]
    held = {tile for lists in (state.technologies, state.new) for seat in lists for tile in seat}
    held |= _in_question(data, "by")
    for level, name in enumerate(LEVELS):
        state.tech_stacks[level] = _stack(state, given, name, [tile for tile in TECHNOLOGIES[name] if tile not in held])
    gone = {tile for _, tile in state.planks} | _in_question(data, "tile")
    state.bridge_iv = _stack(state, given, "bridge_IV", [tile for tile in TILES_IV if tile not in gone])
    _read_tiles_v(state, given)
    hexes = [tile for pile in (*state.rows, *state.stacks) for tile in pile]
    each_once([*hexes, *named], "stacks")


def _in_question(data: Mapping[str, Any], name: str) -> set[Any]:
    """Return what questions name: a bridge tile that waits for a plank, or a used technology, lies in no stack."""
    asks = mapping(data["phase"], "phase").get("asks", [])
    tiles = [item.get(name) for item in asks if isinstance(item, dict)] if isinstance(asks, list) else []
    return {tile for tile in tiles if isinstance(tile, str)}


def _row(state: State, kind: str, data: Any) -> tuple[str, ...]:
    tiles = {name for special in (False, True) for name in IN_ORDER[state.rules.data, kind, state.era, special]}
    row = words(data, tiles, f"rows.{kind}", f"{kind} of era {state.era}")
    special = [TILES[tile].special for tile in row]
    if special.count(False) > ROW_SIZE or special.count(True) > 1 or special != sorted(special):
        raise PositionError(f"rows.{kind}", "three normal tiles and then a special one are in a row at most (P2.6)")
    return row


def _stack(state: State, given: Mapping[str, Any], name: str, free: list[str]) -> tuple[str, ...]:
    """Read a stack, which may hold less than what is free; shuffle a missing one."""
    if name in given:
        stack = words(given[name], free, f"stacks.{name}", "such tile left")
        each_once(stack, f"stacks.{name}")
        return stack
    state.rng = shuffle(state.rng, free)
    return tuple(free)


def _read_tiles_v(state: State, given: Mapping[str, Any]) -> None:
    held = {tile for final in state.final for tile in final}
    free = [tile for tile in TILES_V if tile not in held]
    piles = {
        name: words(given[name], free, f"stacks.{name}", "such tile left")
        for name in ("bridge_V", "cathedral_V")
        if name in given
    }
    each_once([tile for pile in piles.values() for tile in pile], "stacks")
    for name, pile in piles.items():
        if len(pile) > PILE_V:
            raise PositionError(f"stacks.{name}", f"{PILE_V} tiles V lie there at most (P2.1)")
    left = [tile for tile in free if not any(tile in pile for pile in piles.values())]
    if len(piles) < 2:
        state.rng = shuffle(state.rng, left)
    state.bridge_v = piles.get("bridge_V", tuple(left[:PILE_V]))
    state.cathedral_v = piles.get(
        "cathedral_V", tuple(left[PILE_V:]) if "bridge_V" not in piles else tuple(left[:PILE_V])
    )


assert len(SLOTS) == POSITIONS, "a slot for each position, the box among them"
assert set(ERAS) == {1, 2}, "two eras"
