"""Our bots and catanatron's players at one table: who wins more?

    python3 -m venv .venv-catanatron
    .venv-catanatron/bin/pip install "git+https://github.com/bcollazo/catanatron@COMMIT#subdirectory=catanatron"
    .venv-catanatron/bin/python bench/catanatron_match.py strong 1 value --games 120 --seed 100

One or more of ours sit with catanatron's `value` (its value function), `weighted` or `random` players. Our engine is
the truth: before each decision of one of theirs, its own game is set up from our state, and its action is read back as
a move. Theirs see all hands, as they do at home; ours see their views. There is no trade between players (`offers: 0`),
since theirs have none; where they discard at random, so does this.

COMMIT is 00c5362cb2b05946d215a413e1b56d84a8905f79, which has `value`; the release 3.2.1 has the other two.
catanatron (https://github.com/bcollazo/catanatron) is under the GPL: it is installed separately, and only run.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import defaultdict
from collections.abc import Sequence
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from catanatron.game import Game
from catanatron.models.actions import generate_playable_actions
from catanatron.models.enums import ActionPrompt, ActionType
from catanatron.models.map import BASE_MAP_TEMPLATE, CatanMap, LandTile, initialize_tiles
from catanatron.models.player import Color, RandomPlayer

from catan.bots import BOTS
from catan.bots.arena import CATAN, ROUND_LIMIT
from catan.core.board import CORNER, CORNERS, ENDS, HARBOURS, HEX, HEXES, MIDDLES
from catan.core.frames import Discard, FreeRoads, Place, Robber, Steal, Turn
from catan.core.island import ANY, DESERT, Island
from catan.core.resources import CARDS, RESOURCES, count, counts
from catan.core.state import State
from tabletop.bots.protocol import UNLIMITED, EventFeed
from tabletop.core.engine import apply, options
from tabletop.core.events import Event
from tabletop.core.rng import draw
from tabletop.lab.arena import dice_for, wilson

COLORS: Final = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
RULES: Final = {"offers": 0, "round_limit": ROUND_LIMIT}
PLAYERS: Final = {
    "value": "catanatron.players.value:ValueFunctionPlayer",
    "weighted": "catanatron.players.weighted_random:WeightedRandomPlayer",
    "random": "catanatron.models.player:RandomPlayer",
}
# Their words for our kinds, in our order.
KINDS: Final = ("WOOD", "BRICK", "SHEEP", "WHEAT", "ORE")
OUR_WORD: Final = dict(zip(KINDS, RESOURCES, strict=True))
DEVELOPMENT: Final = {
    "knight": "KNIGHT", "roads": "ROAD_BUILDING", "plenty": "YEAR_OF_PLENTY", "monopoly": "MONOPOLY",
    "point": "VICTORY_POINT",
}  # fmt: skip
# Later ones lay numbers in a spiral unless they are told not to; the release 3.2.1 always lays them as they are given.
PLACEMENT: Final = "number_placement"
IN_ORDER: Final = {PLACEMENT: "random"} if PLACEMENT in signature(initialize_tiles).parameters else {}
# Where the corners of a hex lie from its middle: by their name, the line and the column.
CORNER_AT: Final = {
    "NORTH": (0, 0), "NORTHEAST": (0, 1), "SOUTHEAST": (1, 1), "SOUTH": (1, 0), "SOUTHWEST": (1, -1),
    "NORTHWEST": (0, -1),
}  # fmt: skip


def _coordinates() -> dict[str, tuple[int, int, int]]:
    """Return their coordinates of our hexes."""
    places: dict[str, tuple[int, int, int]] = {}
    for line, middles in enumerate(MIDDLES):
        for middle in middles:
            third = line - 2
            first = (middle - 6 - third) // 2
            places[f"h{len(places) + 1}"] = (first, -first - third, third)
    return places


COORDINATE: Final = _coordinates()
HEX_AT: Final = {coordinate: name for name, coordinate in COORDINATE.items()}


class Table:
    """Their map of one of our islands, and our names for its places."""

    def __init__(self, island: Island) -> None:
        places = [place for place, kind in BASE_MAP_TEMPLATE.topology.items() if kind is LandTile]
        hexes = [HEX[HEX_AT[place]] for place in places]
        lands = [None if island.lands[at] == DESERT else KINDS[island.lands[at]] for at in hexes]
        numbers = [island.numbers[at] for at in hexes if island.lands[at] != DESERT]
        tiles = initialize_tiles(BASE_MAP_TEMPLATE, numbers[::-1], None, lands[::-1], **IN_ORDER)
        self.map: Any = CatanMap.from_tiles(tiles)
        self.corner: dict[int, str] = {}
        for place in places:
            line, column = place[2] + 2, 6 + place[2] + 2 * place[0]
            for corner, node in tiles[place].nodes.items():
                down, right = CORNER_AT[corner.value]
                self.corner[node] = f"{'abcdef'[line + down]}{column + right}"
        node_of = {name: node for node, name in self.corner.items()}
        self.nodes = [node_of[name] for name in CORNERS]
        harbours = defaultdict(set)
        for path, kind in zip(HARBOURS, island.harbours, strict=True):
            for end in ENDS[path]:
                harbours[None if kind == ANY else KINDS[kind]].add(self.nodes[end])
        self.map.port_nodes = harbours

    def edge(self, path: int) -> tuple[int, int]:
        """Return a path as they name it."""
        start, end = sorted(self.nodes[corner] for corner in ENDS[path])
        return start, end

    def game(self, state: State) -> Any:
        """Return their game, set up from our state."""
        game = Game([RandomPlayer(color) for color in COLORS], seed=1, catan_map=self.map)
        game.state.colors = COLORS
        game.state.color_to_index = {color: seat for seat, color in enumerate(COLORS)}
        self._set_board(game.state, state)
        _set_players(game.state, state)
        game.state.resource_freqdeck = list(counts(state.bank))
        game.state.development_listdeck = [DEVELOPMENT[CARDS[kind]] for kind in reversed(state.deck)]
        _set_decision(game.state, state)
        game.state.playable_actions = generate_playable_actions(game.state)
        game.playable_actions = game.state.playable_actions
        return game

    def _set_board(self, theirs: Any, state: State) -> None:
        board = theirs.board
        board.robber_coordinate = COORDINATE[HEXES[state.robber]]
        theirs.buildings_by_color = {color: defaultdict(list) for color in COLORS}
        for seat, color in enumerate(COLORS):
            for kind, corners in (("SETTLEMENT", state.settlements[seat]), ("CITY", state.cities[seat])):
                for corner in corners:
                    board.buildings[self.nodes[corner]] = (color, kind)
                    theirs.buildings_by_color[color][kind].append(self.nodes[corner])
            for path in state.roads[seat]:
                start, end = self.edge(path)
                board.roads[start, end] = board.roads[end, start] = color
                theirs.buildings_by_color[color]["ROAD"].append((start, end))
        for corner, node in enumerate(self.nodes):
            if state.blocked_corners >> corner & 1:
                board.board_buildable_ids.discard(node)
        for seat, color in enumerate(COLORS):
            board.connected_components[color] = self._components(board, state, seat)
            board.road_lengths[color] = state.lengths[seat]
        holder = state.longest_road
        board.road_color = None if holder is None else COLORS[holder]
        board.road_length = 0 if holder is None else state.lengths[holder]
        board.buildable_edges_cache, board.player_port_resources_cache = {}, {}

    def _components(self, board: Any, state: State, seat: int) -> list[set[int]]:
        """Return the parts of a player's network; others' buildings cut it."""
        beside: dict[int, list[int]] = defaultdict(list)
        for path in state.roads[seat]:
            start, end = self.edge(path)
            beside[start].append(end)
            beside[end].append(start)
        own = {self.nodes[corner] for corner in (*state.settlements[seat], *state.cities[seat])}
        open_nodes = {node for node in own | set(beside) if not board.is_enemy_node(node, COLORS[seat])}
        parts: list[set[int]] = []
        while open_nodes:
            part, edge = set[int](), [open_nodes.pop()]
            while edge:
                node = edge.pop()
                part.add(node)
                open_nodes.discard(node)
                edge += [other for other in beside[node] if other in open_nodes]
            parts.append(part)
        return parts


def _set_players(theirs: Any, state: State) -> None:
    for seat in range(len(COLORS)):
        old, new, played = (counts(cards[seat]) for cards in (state.cards, state.new, state.played_cards))
        facts: dict[str, Any] = {
            "VICTORY_POINTS": state.visible_points[seat],
            "ACTUAL_VICTORY_POINTS": state.points(seat),
            "ROADS_AVAILABLE": 15 - len(state.roads[seat]),
            "SETTLEMENTS_AVAILABLE": 5 - len(state.settlements[seat]),
            "CITIES_AVAILABLE": 4 - len(state.cities[seat]),
            "HAS_ROAD": state.longest_road == seat,
            "HAS_ARMY": state.largest_army == seat,
            "LONGEST_ROAD_LENGTH": state.lengths[seat],
        }
        facts |= {f"{kind}_IN_HAND": count(state.hands[seat], at) for at, kind in enumerate(KINDS)}
        for at, card in enumerate(CARDS):
            name = DEVELOPMENT[card]
            facts |= {f"{name}_IN_HAND": old[at] + new[at], f"PLAYED_{name}": played[at]}
            if card != "point":
                facts[f"{name}_OWNED_AT_START"] = old[at] > 0
        theirs.player_state |= {f"P{seat}_{name}": fact for name, fact in facts.items()}


def _set_decision(theirs: Any, state: State) -> None:
    top = state.stack[-1]
    turn = next((frame for frame in state.stack if type(frame) is Turn), None)
    theirs.num_turns = 4 * state.round + 1
    theirs.is_initial_build_phase = type(top) is Place
    theirs.current_player_index = top.seat
    theirs.current_turn_index = top.seat if turn is None else state.turn_of
    if turn is not None:
        theirs.player_state[f"P{turn.seat}_HAS_ROLLED"] = turn.dice is not None
        theirs.player_state[f"P{turn.seat}_HAS_PLAYED_DEVELOPMENT_CARD_IN_TURN"] = turn.card_played
    match top:
        case Place():
            settle = top.step % 2 == 0
            theirs.current_prompt = ActionPrompt[f"BUILD_INITIAL_{'SETTLEMENT' if settle else 'ROAD'}"]
        case Robber():
            theirs.current_prompt, theirs.is_moving_knight = ActionPrompt.MOVE_ROBBER, True
        case _:
            theirs.current_prompt = ActionPrompt.PLAY_TURN
            if isinstance(top, FreeRoads):
                theirs.is_road_building, theirs.free_roads_available = True, top.left


# Their actions without an object, as our moves.
WORDS: Final = {
    ActionType.ROLL: "roll",
    ActionType.END_TURN: "end",
    ActionType.BUY_DEVELOPMENT_CARD: "buy",
    ActionType.PLAY_KNIGHT_CARD: "play knight",
    ActionType.PLAY_ROAD_BUILDING: "play roads",
}


def as_move(table: Table, action: Any) -> str:
    """Return their action as our move."""
    value = action.value
    match action.action_type:
        case ActionType.BUILD_SETTLEMENT:
            return f"settle {table.corner[value]}"
        case ActionType.BUILD_CITY:
            return f"city {table.corner[value]}"
        case ActionType.BUILD_ROAD:
            start, end = sorted(CORNER[table.corner[node]] for node in value)
            return f"road {CORNERS[start]}-{CORNERS[end]}"
        case ActionType.PLAY_MONOPOLY:
            return f"play monopoly {OUR_WORD[value]}"
        case ActionType.PLAY_YEAR_OF_PLENTY:
            return f"play plenty {' '.join(OUR_WORD[kind] for kind in sorted(value, key=KINDS.index))}"
        case ActionType.MARITIME_TRADE:
            given = [kind for kind in value[:4] if kind is not None]
            return f"bank {len(given)} {OUR_WORD[given[0]]} for 1 {OUR_WORD[value[4]]}"
        case ActionType.MOVE_ROBBER:
            return f"robber {HEX_AT[value[0]]}"
    return WORDS[action.action_type]


class Guest:
    """One of theirs in a seat of ours."""

    def __init__(self, kind: str, seat: int, table: Table) -> None:
        module, name = PLAYERS[kind].split(":")
        self._player = getattr(import_module(module), name)(COLORS[seat])
        self._table, self._victim = table, -1

    def choose(self, state: State, moves: Sequence[str]) -> int:
        """Return the index of its move."""
        match state.stack[-1]:
            case Discard():
                return random.randrange(len(moves))
            case Steal(victims=victims):
                return victims.index(self._victim) if self._victim in victims else 0
        game = self._table.game(state)
        # Their rules let a card be played in the turn in which it was bought.
        legal = {as_move(self._table, action): action for action in game.playable_actions}
        action = self._player.decide(game, [action for move, action in legal.items() if move in moves])
        if action.action_type is ActionType.MOVE_ROBBER:
            self._victim = -1 if action.value[1] is None else COLORS.index(action.value[1])
        return list(moves).index(as_move(self._table, action))


def play(seats: Sequence[tuple[str, str]], seed: int) -> tuple[list[int], list[int]]:
    """Play a game of (side, name) by seat; return the winners and the points."""
    state = CATAN.new(len(seats), RULES, seed)
    random.seed(seed)
    table, dice, feed, events = Table(state.island), dice_for(seed, len(seats)), EventFeed(), list[Event]()
    state.events = events
    ours = {seat: BOTS[name]() for seat, (side, name) in enumerate(seats) if side == "ours"}
    theirs = {seat: Guest(name, seat, table) for seat, (side, name) in enumerate(seats) if side == "theirs"}
    while state.stack:
        moves, at = options(state), 0
        if len(moves) > 1:
            seat = state.stack[-1].seat
            if seat in theirs:
                at = theirs[seat].choose(state, moves)
            else:
                view = CATAN.observe(state, seat)
                feed.deliver(ours[seat], seat, view, events)
                at = ours[seat].choose(view, moves, dice[seat], UNLIMITED)
        apply(state, moves[at])
    return list(CATAN.winners(state)), list(CATAN.scores(state))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("ours", choices=tuple(BOTS))
    parser.add_argument("number", type=int, choices=(1, 2, 3), help="how many of ours sit at the table")
    parser.add_argument("theirs", choices=tuple(PLAYERS))
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--seed", type=int, default=100)
    args = parser.parse_args()
    base = [("ours", args.ours)] * args.number + [("theirs", args.theirs)] * (len(COLORS) - args.number)
    won, points = 0.0, [0, 0]
    for number in range(args.games):
        seats = [base[(seat - number) % len(COLORS)] for seat in range(len(COLORS))]
        winners, scores = play(seats, draw(args.seed + number)[1])
        won += sum(seats[seat][0] == "ours" for seat in winners) / len(winners)
        for (side, _), score in zip(seats, scores, strict=True):
            points[side == "theirs"] += score
        print(f"\r{number + 1}/{args.games}: {won:.1f} won", end="", file=sys.stderr, flush=True)
    low, high = wilson(won, args.games)
    mean = points[0] / args.games / args.number, points[1] / args.games / (len(COLORS) - args.number)
    print(f"\n{args.number} {args.ours} at a table with {len(COLORS) - args.number} {args.theirs}:")
    print(f"{won:.1f} of {args.games}, {100 * won / args.games:.1f} % ({100 * low:.1f} to {100 * high:.1f});", end=" ")
    print(f"points {mean[0]:.1f} and {mean[1]:.1f}")


if __name__ == "__main__":
    main()
