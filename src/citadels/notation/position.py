"""Positions (notation §1): a whole game written as plain JSON, and read back with every key checked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from citadels.cards.catalog import deck_cards
from citadels.core.cities import set_city
from citadels.core.definitions import Built, Rules
from citadels.core.marks import GOLD
from citadels.core.readings import city_size, count_districts
from citadels.core.state import State
from citadels.flow.calls import breaks_silence
from citadels.flow.options import SEATS, read_rules, write_rules
from citadels.notation import phases
from citadels.notation.marks import check_called, check_marks, read_marks
from citadels.notation.questions import decision_stage, place_questions, read_questions
from citadels.notation.seen import check_seen, read_recast, read_seen
from citadels.views.observing import write_built, write_marks, write_pending, write_phase, write_seen
from citadels.views.view import last_called
from tabletop.core.errors import PositionError, cut, short
from tabletop.core.rng import MASK, shuffle
from tabletop.notation.validation import PLENTY, mapping, number, only_keys, rows, title, truth, word, words

if TYPE_CHECKING:
    from citadels.core.position_types import PlayerData, PositionData

VERSION = 1
TOP = ("citadels", "rules", "round", "crown", "bank", "seed", "deck", "players", "aside", "phase")
LAST = ("last_round", "pending")
PLAYER = ("name", "gold", "hand", "city", "characters", "completed", "seen")


# --- writing


def write_position(state: State) -> PositionData:
    """Write the whole truth of a game in progress; `read_position` gives the same game back."""
    return {
        "citadels": VERSION,
        "rules": write_rules(state.rules),
        "round": state.round,
        "crown": state.crown,
        "bank": state.bank,
        "seed": state.rng,
        "deck": list(state.deck),
        "players": [_write_player(state, seat) for seat in range(len(state.players))],
        "aside": {"up": list(state.up), "down": list(state.down)},
        "phase": write_phase(state),
        **write_marks(state),
        **write_pending(state),
    }


def _write_player(state: State, seat: int) -> PlayerData:
    player = state.players[seat]
    data: PlayerData = {
        "name": player.name,
        "gold": player.gold,
        "hand": list(player.hand),
        "city": [write_built(built) for built in player.city],
        "characters": list(player.characters),
        "completed": player.completed,
    }
    seen = write_seen(state, seat)
    cards = [name for name in player.characters if name in state.revealed]
    if cards != [name for name in player.characters if name in _to_be_revealed(state)]:
        seen["shown"] = cards
    if seen:
        data["seen"] = seen
    return data


def _to_be_revealed(state: State) -> tuple[str, ...]:
    """Return the characters revealed by now if a Hospital that stands now stood when its owner was called."""
    called = last_called(state) if state.stack else len(state.rules.characters)
    names = []
    for name in state.rules.characters[:called]:
        seat = state.holder(name)
        if seat is not None and (not state.silenced(name) or not state.stack or breaks_silence(state, seat)):
            names.append(name)
    return tuple(names)


# --- reading


def read_position(data: Any) -> State:
    """Read a position; what may be left out has its default (notation §1).

    PositionError names the key that is wrong.
    """
    mapping(data, "")
    for key in ("citadels", "players", "phase"):
        if key not in data:
            raise PositionError(key, "this key must be there")
    if type(data["citadels"]) is not int or data["citadels"] != VERSION:
        raise PositionError("citadels", f"this program reads version {VERSION}, not {short(data['citadels'])}")
    players = rows(data["players"], "players")
    if len(players) not in SEATS:
        raise PositionError("players", f"two to eight players are wanted, not {len(players)} (R2.1)")
    for seat, player in enumerate(players):
        only_keys(player, PLAYER, f"players[{seat}]")
    names = [title(player.get("name", f"Seat {seat}"), f"players[{seat}].name") for seat, player in enumerate(players)]
    rules = read_rules(data.get("rules", {}), len(players))
    only_keys(data, (*TOP, *rules.cards.marks, *LAST), "")
    state = State(rules, names, number(data.get("seed", 0), "seed", 0, MASK))
    state.round = number(data.get("round", 1), "round", 1, PLENTY)
    state.crown = number(data.get("crown", 0), "crown", 0, len(players) - 1)
    limited = rules.round_limit is not None and state.round >= rules.round_limit  # R4.11
    state.last_round = truth(data.get("last_round", limited), "last_round")
    if limited and not state.last_round:
        raise PositionError("last_round", f"round {state.round} of {rules.round_limit} is the last (R4.11)")
    read_marks(state, data)
    for seat, player in enumerate(players):
        _read_player(state, seat, player, f"players[{seat}]")
    state.find_holders()
    frames = read_questions(data.get("pending", []))
    check_marks(state)
    _read_gold(state, data.get("bank"))
    phases.read_phase(state, data["phase"], data.get("aside", {}), asking=decision_stage(rules, frames))
    check_called(state)
    read_recast(state, players)
    check_seen(state)
    _read_deck(state, data, frames)
    _read_completed(state, players)
    if frames:
        place_questions(state, frames)
    _read_revealed(state, players)
    return state


def _read_player(state: State, seat: int, data: dict[str, Any], key: str) -> None:
    player = state.players[seat]
    player.gold = number(data.get("gold", 0), f"{key}.gold")
    player.hand = words(data.get("hand", []), state.rules.cards.districts, f"{key}.hand", "district")
    city = rows(data.get("city", []), f"{key}.city")
    set_city(state, seat, tuple(_read_built(state, built, f"{key}.city[{at}]") for at, built in enumerate(city)))
    for at, name in enumerate(player.names):
        if not state.rules.cards.districts[name].can_be_built:
            raise PositionError(f"{key}.city[{at}]", f"the {name} is never built (E7.24)")
        if name in player.names[:at] and not _doubles(state.rules):
            raise PositionError(f"{key}.city[{at}]", f"a second {name}: no card of this game allows one (R4.3)")
    names = rows(data.get("characters", []), f"{key}.characters")
    player.characters = tuple(
        phases.cast_member(state, name, f"{key}.characters[{at}]") for at, name in enumerate(names)
    )
    if len(names) > state.rules.each:
        raise PositionError(f"{key}.characters", f"each player holds {state.rules.each} here, not {len(names)} (R3)")
    if data.get("completed") is not None:
        player.completed = number(data["completed"], f"{key}.completed", 1)
    read_seen(state, seat, data.get("seen", {}), f"{key}.seen")


def _doubles(rules: Rules) -> bool:
    """Whether two districts of one name may come to stand in a city (R6.3W, R7.17)."""
    return "may_duplicate" in rules.asked or any(rules.cards.roles[name].asks.may_duplicate for name in rules.cast)


def _read_built(state: State, data: Any, key: str) -> Built:
    cards = state.rules.cards
    if isinstance(data, str):
        return cards.plain[word(data, cards.districts, key, "district")]
    only_keys(data, ("district", "tucked", "coin", "built"), key)
    card = word(data.get("district"), cards.districts, f"{key}.district", "district")
    tucked = words(data.get("tucked", []), cards.districts, f"{key}.tucked", "district")
    if "tucked" in data and not cards.districts[card].holds_cards:
        raise PositionError(f"{key}.tucked", f"no cards lie under a {card} (R7.13)")
    coin = truth(data.get("coin", False), f"{key}.coin")
    if coin and not any(cards.roles[name].lays_coins for name in state.rules.cast):
        raise PositionError(f"{key}.coin", "no card of this game lays one (R6.9A)")
    built = None if data.get("built") is None else number(data["built"], f"{key}.built", 1)
    if built is not None and not cards.districts[card].dated:
        raise PositionError(f"{key}.built", f"the round does not matter for a {card} (R7.6)")
    return Built(card, coin, tucked, built)


def _read_gold(state: State, bank: Any) -> None:
    """Check that the gold does not exceed the supply (R1.6)."""
    limited = state.rules.gold is not None
    supply = state.rules.gold if state.rules.gold is not None else PLENTY
    left = supply - sum(on for name, on in state.marks.items() if state.rules.cards.marks[name].holds == GOLD)
    for seat, player in enumerate(state.players):
        left -= player.gold + sum(built.coin for built in player.city)
        if left < 0:
            why = "in the game (R1.6)" if limited else "that can be read, though there is no limit"
            raise PositionError(f"players[{seat}].gold", f"there are only {supply} gold {why}")
    if not limited:
        if bank is not None:
            raise PositionError("bank", "the bank is without limit here and is written null")
        state.bank = None
        return
    state.bank = left if bank is None else number(bank, "bank", 0)
    if state.bank > left:
        raise PositionError("bank", f"{state.bank} gold in the bank, but only {left} are left of {supply} (R1.6)")


def _read_deck(state: State, data: dict[str, Any], frames: list[Any]) -> None:
    """Count the cards: what is named nowhere is the deck, shuffled by `seed`, unless it is written."""
    left = deck_cards(state.rules.cards, state.rules.specials, state.rules.removed)

    def use(cards: tuple[str, ...], key: str) -> None:
        for card in cards:
            if card not in left:
                raise PositionError(key, f"more {cut(card)} than there are in the game")
            left.remove(card)

    for seat, player in enumerate(state.players):
        use(player.hand, f"players[{seat}].hand")
        use(player.names, f"players[{seat}].city")
        for built in player.city:
            use(built.tucked, f"players[{seat}].city")
    for at, frame in enumerate(frames):
        use(getattr(frame, "cards", ()), f"pending[{at}]")
    if data.get("deck") is None:
        state.deck = left
        state.rng = shuffle(state.rng, state.deck)
    else:
        deck = words(data["deck"], state.rules.cards.districts, "deck", "district")
        use(deck, "deck")
        state.deck = list(deck)


def _read_completed(state: State, players: list[Any]) -> None:
    size = city_size(state)
    for seat, player in enumerate(state.players):
        if player.completed is None and count_districts(player) >= size:
            why = f"the city has {count_districts(player)} of {size} districts and so is completed (R8.1)"
            raise PositionError(f"players[{seat}].completed", why)
        if player.completed is not None and not state.last_round:
            raise PositionError("last_round", f"{player.name} completed a city, so this round is the last (R8.1)")


def _read_revealed(state: State, players: list[Any]) -> None:
    state.revealed = _to_be_revealed(state)
    for seat, player in enumerate(players):
        view = player.get("seen", {}).get("shown")
        if view is not None:
            own = state.players[seat].characters
            names = words(view, own, f"players[{seat}].seen.shown", "character of this seat,")
            state.revealed = tuple([name for name in state.revealed if name not in own] + list(names))
