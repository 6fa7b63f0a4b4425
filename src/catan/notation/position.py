"""Positions (notation §2): a complete game as plain JSON, with validation of every key."""

from __future__ import annotations

from typing import Any

from catan.core.board import HEX
from catan.core.resources import ALL_CARDS, ALL_RESOURCES, CARDS, RESOURCES, bundle
from catan.core.state import State
from catan.flow.dice import THROWS, new_dice_deck
from catan.flow.options import read_rules
from catan.flow.setup import PLAYERS, shuffle_deck
from catan.notation.counting import Supply
from catan.notation.land import read_island
from catan.notation.phases import read_name, read_phase, read_round
from catan.notation.pieces import read_pieces, read_prizes
from catan.views.public_json import VERSION, write_cards, write_counts, write_decks, write_open, write_table
from tabletop.core.errors import PositionError, short
from tabletop.core.rng import MASK
from tabletop.notation.validation import number, only_keys, rows, title, word

KEYS = (
    "catan", "rules", "round", "first", "seed", "hexes", "harbours", "robber", "bank", "deck", "dice_deck", "players",
    "longest_road", "largest_army", "phase",
)  # fmt: skip
PLAYER = ("name", "hand", "cards", "new", "played", "settlements", "cities", "roads")


# --- writing


def write_position(state: State) -> dict[str, Any]:
    """Return the complete state as JSON; `read_position` restores it."""
    decks = write_decks(state, [CARDS[card] for card in state.deck], [str(throw) for throw in state.dice_deck])
    players = [_write_player(state, seat) for seat in range(len(state.names))]
    return write_table(state, {"seed": state.rng}, write_counts(state.bank), decks, players)


def _write_player(state: State, seat: int) -> dict[str, Any]:
    return {
        "name": state.names[seat],
        "hand": write_counts(state.hands[seat]),
        "cards": write_cards(state.cards[seat]),
        "new": write_cards(state.new[seat]),
        **write_open(state, seat),
    }


# --- reading


def read_position(data: Any) -> State:
    """Read a position; optional keys have defaults (notation §2).

    PositionError names the wrong key.
    """
    only_keys(data, KEYS, "")
    for key in ("catan", "players", "phase"):
        if key not in data:
            raise PositionError(key, "this key must be there")
    if type(data["catan"]) is not int or data["catan"] != VERSION:
        raise PositionError("catan", f"this program reads version {VERSION}, not {short(data['catan'])}")
    players = rows(data["players"], "players")
    rules = read_rules(data.get("rules", {}))
    island = read_island(data.get("hexes"), data.get("harbours"))
    seed = number(data.get("seed", 0), "seed", 0, MASK)
    state = State(rules, _read_names(players), island, seed)
    phase = read_name(data["phase"])
    state.round = read_round(data, phase, rules.round_limit)
    state.first = number(data.get("first", 0), "first", 0, len(players) - 1)
    if "robber" in data:
        state.robber = HEX[word(data["robber"], HEX, "robber", "hex")]
    _read_resources(state, data)
    _read_cards(state, data)
    _read_dice_deck(state, data)
    read_pieces(state, players)
    read_prizes(state, data)
    read_phase(state, data["phase"])
    return state


def _read_names(players: list[Any]) -> tuple[str, ...]:
    if len(players) not in PLAYERS:
        raise PositionError("players", f"two to four players are wanted, not {len(players)} (K2.1)")
    for seat, player in enumerate(players):
        only_keys(player, PLAYER, f"players[{seat}]")
    return tuple(
        [title(player.get("name", f"Seat {seat}"), f"players[{seat}].name") for seat, player in enumerate(players)]
    )


def _read_resources(state: State, data: dict[str, Any]) -> None:
    """Read the hands and the bank, which may have fewer cards than remain (K1.1)."""
    supply = Supply(ALL_RESOURCES, RESOURCES)
    for seat, player in enumerate(data["players"]):
        state.hands[seat] = supply.numbers(player.get("hand", {}), f"players[{seat}].hand")
    state.bank = supply.numbers(data["bank"], "bank") if "bank" in data else supply.rest()


def _read_cards(state: State, data: dict[str, Any]) -> None:
    """Read all development cards and the deck, which may have fewer cards than remain (K1.7)."""
    supply = Supply(ALL_CARDS, CARDS)
    for seat, player in enumerate(data["players"]):
        key = f"players[{seat}]"
        state.cards[seat] = _hand_of(supply.names(player.get("cards", []), f"{key}.cards"))
        state.new[seat] = _hand_of(supply.names(player.get("new", []), f"{key}.new"))
        state.played_cards[seat] = supply.numbers(player.get("played", {}), f"{key}.played")
    if "deck" in data:
        state.deck = supply.names(data["deck"], "deck")
    else:
        shuffle_deck(state, supply.rest())


def _hand_of(cards: tuple[int, ...]) -> int:
    return bundle([cards.count(kind) for kind in range(len(CARDS))])


def _read_dice_deck(state: State, data: dict[str, Any]) -> None:
    """Read the dice deck (K11.1): words of two digits, without duplicates."""
    if "dice_deck" not in data:
        if state.rules.dice == "deck":
            new_dice_deck(state)
        return
    if state.rules.dice != "deck":
        raise PositionError("dice_deck", "this game is played with dice (K11.1)")
    throws = {str(throw): throw for throw in THROWS}
    deck: list[int] = []
    for at, text in enumerate(rows(data["dice_deck"], "dice_deck")):
        throw = throws[word(text, throws, f"dice_deck[{at}]", "throw")]
        if throw in deck:
            raise PositionError(f"dice_deck[{at}]", f"the throw {text} is there once (K11.1)")
        deck.append(throw)
    state.dice_deck = tuple(deck)
