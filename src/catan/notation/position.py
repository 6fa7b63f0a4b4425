"""Positions (notation §2): a whole game written as plain JSON, and read back with every key checked."""

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
from catan.views.written import VERSION, write_cards, write_counts, write_decks, write_open, write_table
from tabletop.errors import PositionError, short
from tabletop.rng import MASK
from tabletop.validation import number, only_keys, rows, title, word

KEYS = (
    "catan", "rules", "round", "first", "seed", "hexes", "harbours", "robber", "bank", "deck", "dice_deck", "players",
    "longest_road", "largest_army", "phase",
)  # fmt: skip
PLAYER = ("name", "hand", "cards", "new", "played", "settlements", "cities", "roads")


# --- writing


def write_position(state: State) -> dict[str, Any]:
    """Write the whole truth of a game in progress; `read_position` gives the same game back."""
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


def read_position(written: Any) -> State:
    """Read a position; what may be left out has its default (notation §2).

    PositionError names the key that is wrong.
    """
    only_keys(written, KEYS, "")
    for key in ("catan", "players", "phase"):
        if key not in written:
            raise PositionError(key, "this key must be there")
    if type(written["catan"]) is not int or written["catan"] != VERSION:
        raise PositionError("catan", f"this program reads version {VERSION}, not {short(written['catan'])}")
    players = rows(written["players"], "players")
    rules = read_rules(written.get("rules", {}))
    island = read_island(written.get("hexes"), written.get("harbours"))
    seed = number(written.get("seed", 0), "seed", 0, MASK)
    state = State(rules, _read_names(players), island, seed)
    phase = read_name(written["phase"])
    state.round = read_round(written, phase, rules.round_limit)
    state.first = number(written.get("first", 0), "first", 0, len(players) - 1)
    if "robber" in written:
        state.robber = HEX[word(written["robber"], HEX, "robber", "hex")]
    _read_resources(state, written)
    _read_cards(state, written)
    _read_dice_deck(state, written)
    read_pieces(state, players)
    read_prizes(state, written)
    read_phase(state, written["phase"])
    return state


def _read_names(players: list[Any]) -> tuple[str, ...]:
    if len(players) not in PLAYERS:
        raise PositionError("players", f"two to four players are wanted, not {len(players)} (K2.1)")
    for seat, player in enumerate(players):
        only_keys(player, PLAYER, f"players[{seat}]")
    return tuple(
        [title(player.get("name", f"Seat {seat}"), f"players[{seat}].name") for seat, player in enumerate(players)]
    )


def _read_resources(state: State, written: dict[str, Any]) -> None:
    """Read the hands and the bank, which may have less than what the hands leave (K1.1)."""
    supply = Supply(ALL_RESOURCES, RESOURCES)
    for seat, player in enumerate(written["players"]):
        state.hands[seat] = supply.numbers(player.get("hand", {}), f"players[{seat}].hand")
    state.bank = supply.numbers(written["bank"], "bank") if "bank" in written else supply.rest()


def _read_cards(state: State, written: dict[str, Any]) -> None:
    """Read the development cards of all, and the deck, which may have less than what they leave (K1.7)."""
    supply = Supply(ALL_CARDS, CARDS)
    for seat, player in enumerate(written["players"]):
        key = f"players[{seat}]"
        state.cards[seat] = _hand_of(supply.names(player.get("cards", []), f"{key}.cards"))
        state.new[seat] = _hand_of(supply.names(player.get("new", []), f"{key}.new"))
        state.played[seat] = supply.numbers(player.get("played", {}), f"{key}.played")
    if "deck" in written:
        state.deck = supply.names(written["deck"], "deck")
    else:
        shuffle_deck(state, supply.rest())


def _hand_of(cards: tuple[int, ...]) -> int:
    return bundle([cards.count(kind) for kind in range(len(CARDS))])


def _read_dice_deck(state: State, written: dict[str, Any]) -> None:
    """Read the deck of dice (K11.1): words of two digits, each throw once."""
    if "dice_deck" not in written:
        if state.rules.dice == "deck":
            new_dice_deck(state)
        return
    if state.rules.dice != "deck":
        raise PositionError("dice_deck", "this game is played with dice (K11.1)")
    known = {str(throw): throw for throw in THROWS}
    found: list[int] = []
    for at, text in enumerate(rows(written["dice_deck"], "dice_deck")):
        throw = known[word(text, known, f"dice_deck[{at}]", "throw")]
        if throw in found:
            raise PositionError(f"dice_deck[{at}]", f"the throw {text} is there once (K11.1)")
        found.append(throw)
    state.dice_deck = tuple(found)
