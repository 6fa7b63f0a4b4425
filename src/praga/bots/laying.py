"""The best place for a tile, computed without playing it: what meets at once, and what may meet later."""

from __future__ import annotations

from praga.bots.value import WORTH, worth
from praga.core.frames import At
from praga.core.moves import Move, move
from praga.core.places import (
    FIRST_OF_RING,
    MEETINGS,
    NEIGHBOURS,
    NOWHERE,
    PLACE,
    PLACES,
)
from praga.core.state import State
from praga.core.tables import CITY_CORNERS, PLAZAS, ROUND_PLAZA, SPACES, TILES, TURNED, TURNS
from praga.flow.boards import corners_met, sign_across
from praga.flow.buildings import claimants, open_spaces

# Of what a sign or corner may bring later, such a part is counted while its neighbour is empty.
LATER = 0.2


def best_places(state: State, question: At, count: int = 1) -> list[Move]:
    """Return the most promising answers to where a tile is laid, the best first."""
    tile = TILES[question.tile]
    if tile.kind == "building":
        ranked = _spaces(state, question)
    else:
        seat = question.seat
        places = [PLACE[tile.action]] if tile.kind == "upgrade" else range(FIRST_OF_RING, len(PLACES))
        ranked = [
            (_meetings(state, seat, place, tile.id, turn), _words(place, turn))
            for place in places
            if tile.kind == "upgrade" or not state.board[seat][place]
            for turn in TURNS[tile.id]
        ]
    ranked.sort(key=lambda pair: -pair[0])
    return [move(words) for _, words in ranked[:count]]


def _words(place: int, turn: int) -> str:
    return f"at {PLACES[place]} t{turn}" if place >= FIRST_OF_RING else f"at t{turn}"


def _meetings(state: State, seat: int, place: int, tile: str, turn: int) -> float:
    """Return what a tile brings where it meets others (P7.4, P7.5)."""
    board, used = state.board[seat], state.used[seat]
    edges, corners = TURNED[tile][turn]
    total = 0.0
    for edge, sign in enumerate(edges):
        other = NEIGHBOURS[place][edge]
        if not sign or other == NOWHERE:
            continue
        across = sign_across(board, used, place, edge)
        if across:
            total += WORTH[sign] + WORTH[across]
        elif not board[other]:
            total += LATER * WORTH[sign]
    for corner in corners:
        met = corners_met(board, used, place, corner)
        for meeting in MEETINGS[place][corner]:
            if not board[meeting.place]:
                total += LATER * WORTH["red"]
            elif meeting in met:
                total += WORTH["red"]
    return total


def _spaces(state: State, question: At) -> list[tuple[float, str]]:
    """Rank spaces and turns for a building: points, blue corners, and what its plaza promises."""
    tile, ranked = TILES[question.tile], []
    for space in open_spaces(state, question.seat, tile.id, question.by):
        promise = _promise(state, question.seat, space, tile.sign)
        for turn in TURNS[tile.id]:
            met = sum([_blue(state, space, corner) for corner in TURNED[tile.id][turn].corners])
            ranked.append((promise + WORTH["blue"] * met, f"at s{space + 1} t{turn}"))
    return ranked


def _blue(state: State, space: int, corner: int) -> float:
    printed, others = CITY_CORNERS[space][corner]
    total = float(printed)
    for other, at in others:
        built = state.city[other]
        total += LATER if built is None else at in TURNED[built.tile][built.turn].corners
    return total


def _promise(state: State, seat: int, space: int, sign: bool) -> float:
    """Return what a space is worth beside what meets: its points and cost, and the plaza round which it lies."""
    of = SPACES[space]
    round_it = [state.city[other] for other in ROUND_PLAZA[of.plaza]]
    taken = len([built for built in round_it if built is not None])
    total = of.points - 0.9 * of.gold
    if not sign:
        return total + taken
    if not state.plazas[of.plaza] or not state.cubes[seat]:
        return total
    rewards = sorted([worth(reward) for reward in PLAZAS[state.plazas[of.plaza]]])
    claims = claimants(round_it)
    most = max([claims.count(other) for other in range(len(state.names))])
    chance = (taken + 1) / len(round_it)
    return total + chance * (rewards[1] + (rewards[0] if claims.count(seat) + 1 > most else 0.0))
