"""The fourteen specials of the Dark City (R1.4, R7.11 to R7.24)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from citadels.core.cities import clear_coin, complete, remains, remove_district, tuck
from citadels.core.definitions import AT_CALL, SPECIAL, ChoiceFacts, District, Power, Question, Rules, Why
from citadels.core.effects import draw, gain, open_deck, put_under, shuffle_deck, take_from_deck, take_in_hand
from citadels.core.frames import Answer, Turn, asking
from citadels.core.hooks import CityAsks, CityWhen, Lines
from citadels.core.moves import Move, move
from citadels.core.readings import city_size, count_districts
from citadels.core.state import State
from citadels.core.verbs import TABLE, Verb
from tabletop.core.event_spec import FROM_TABLE, EventSpec

EDITION = "dark_city"

# --- Lighthouse (R7.11, R11.17)


class Search(NamedTuple):
    """The builder of the Lighthouse looks through the deck."""

    seat: int


def _light(state: State, owner: int) -> None:
    if state.deck:
        open_deck(state)
        state.emit("search-own", audience=owner, player=owner)
        state.stack.append(Search(owner))


def _finds(state: State, _: Search) -> list[Move]:
    return [*(move("search", card) for card in sorted(set(state.deck))), move("pass")]


def _find(state: State, frame: Search, move: Move) -> None:
    if move.verb == "search":
        take_from_deck(state, move.name)
        take_in_hand(state, frame.seat, (move.name,))
        state.emit("draw-own", audience=frame.seat, player=frame.seat, cards=(move.name,))
    state.emit("search", player=frame.seat, count=int(move.verb == "search"))
    shuffle_deck(state)


def _deck(state: State, _: Search) -> list[str]:
    """Return the cards that the player who looks through the deck sees; its order stays hidden (R7.11, R15.3)."""
    return sorted(state.deck)


def _unsearched(state: State, turn: Turn, _: Turn, frame: Search) -> str | None:
    if frame.seat != turn.seat or turn.alone or not turn.built + turn.extra:
        return "the deck is searched by who has just built the Lighthouse (R7.11)"
    if state.players[turn.seat].names[-1:] != ("lighthouse",):
        return "the Lighthouse is not what was built last (R7.11)"
    return None if state.deck else "the deck is empty (R11.17)"


asking(Search, _finds, _find)

LIGHTHOUSE = District(
    "lighthouse", SPECIAL, 3, edition=EDITION,
    when=CityWhen(placed=_light),
    questions=(
        Question(Search, (Verb("search", ("card",), place=TABLE), Verb("pass")), "search", no="nothing", sees=_deck,
                 misplaced=_unsearched),
    ),
    events=(EventSpec("search-own", not_announced=True, not_in_story=True), EventSpec("search", flow=FROM_TABLE)),
)  # fmt: skip

# --- Armory (R7.12)


def _aims(state: State, turn: Turn) -> list[Move]:
    return list(dict.fromkeys(
        move("armory", other, built.label) for other in state.others(turn.seat) for built in state.players[other].city
    ))  # fmt: skip


def _fire(state: State, turn: Turn, move: Move) -> None:
    armory = next(built for built in state.players[turn.seat].city if built.card == "armory")
    gone = (remove_district(state, turn.seat, armory.label), remove_district(state, move.seat, move.names[0]))
    for built in gone:
        clear_coin(state, built)
    put_under(state, remains(*gone))
    state.emit("armory", player=turn.seat, other=move.seat, card=gone[1].card)


def _no_aim(_: State, __: Turn) -> Why:
    return Why("nobody")


ARMORY = District(
    "armory", SPECIAL, 3, edition=EDITION,
    powers=(Power(
        Verb("armory", ("seat district",), "dagger", priced=True), _aims, _fire, _no_aim, id="armory", times=None,
        events=(EventSpec("armory", affects="other", destroys=True, sign="flame", affects_sign="flame"),),
        default_bot_weight=0.0,
    ),),
)  # fmt: skip

# --- Museum (R7.13)


def _exhibits(state: State, turn: Turn) -> list[Move]:
    return [move("museum", card) for card in dict.fromkeys(state.players[turn.seat].hand)]


def _exhibit(state: State, turn: Turn, move: Move) -> None:
    tuck(state, turn.seat, state.players[turn.seat].names.index("museum"), move.name)
    state.emit("museum", player=turn.seat)


def _no_exhibit(_: State, __: Turn) -> Why:
    return Why("hand-empty")


def _collection(state: State, owner: int) -> Lines:
    tucked = sum(len(built.tucked) for built in state.players[owner].city)
    return (("museum", tucked),)


MUSEUM = District(
    "museum", SPECIAL, 4, edition=EDITION,
    powers=(Power(
        Verb("museum", ("card",), "cards", priced=True), _exhibits, _exhibit, _no_exhibit, id="museum",
        events=(EventSpec("museum", not_announced=True),), default_bot_weight=0.0,
    ),),
    when=CityWhen(scored=_collection),
    holds_cards=True,
)  # fmt: skip

# --- Imperial Treasury (R7.14), Map Room (R7.15), Wishing Well (R7.16)


def _purse(state: State, owner: int) -> Lines:
    return (("imperial_treasury", state.players[owner].gold),)


def _maps(state: State, owner: int) -> Lines:
    return (("map_room", len(state.players[owner].hand)),)


def _wishes(_: State, __: int, kinds: Sequence[str]) -> Lines:
    return (("wishing_well", kinds.count(SPECIAL) - 1),)


IMPERIAL_TREASURY = District(
    "imperial_treasury", SPECIAL, 4, edition=EDITION, when=CityWhen(scored=_purse), scores_holdings=True,
)  # fmt: skip
MAP_ROOM = District(
    "map_room", SPECIAL, 5, edition=EDITION, when=CityWhen(scored=_maps), scores_holdings=True,
)  # fmt: skip
WISHING_WELL = District("wishing_well", SPECIAL, 5, edition=EDITION, when=CityWhen(scored_by_kind=_wishes))

# --- Quarry (R7.17)

QUARRY = District("quarry", SPECIAL, 5, edition=EDITION, asks=CityAsks(may_duplicate=True))

# --- Poor House (R7.18), Park (R7.21)


def _alms(state: State, owner: int) -> None:
    if not state.players[owner].gold:
        gold = gain(state, owner, 1)
        if gold:
            state.emit("poor-house", player=owner, gold=gold)


def _stroll(state: State, owner: int) -> None:
    if not state.players[owner].hand and state.deck:
        cards = draw(state, 2)
        take_in_hand(state, owner, cards)
        state.emit("park", player=owner, count=len(cards))
        state.emit("draw-own", audience=owner, player=owner, cards=cards)


POOR_HOUSE = District(
    "poor_house", SPECIAL, 5, edition=EDITION,
    when=CityWhen(turn_ended_gold=_alms),
    events=(EventSpec("poor-house", flow=FROM_TABLE, goods="gold", aggregated=True),),
)  # fmt: skip
PARK = District(
    "park", SPECIAL, 6, edition=EDITION,
    when=CityWhen(turn_ended_cards=_stroll),
    events=(EventSpec("park", flow=FROM_TABLE, aggregated=True),),
)  # fmt: skip

# --- Bell Tower (R7.19, R9.9, R11.25)


def _lower(size: int, rules: Rules) -> int:
    return size - 1 if rules.bell_tower or rules.city_size > 7 else size


def _ring(state: State, _: int) -> None:
    """All who have the lower number now get +4, the builder included; points for completing earlier stay."""
    size = city_size(state)
    if size == state.rules.city_size:
        return
    for seat, player in enumerate(state.players):
        if player.completed is None and count_districts(player) >= size:
            complete(state, seat, first=True)


BELL_TOWER = District(
    "bell_tower", SPECIAL, 5, edition=EDITION, when=CityWhen(placed=_ring), asks=CityAsks(city_size=_lower),
)  # fmt: skip

# --- Factory (R7.20)


def _cheaper(price: int, district: District) -> int:
    return price - 1 if district.kind == SPECIAL and district.id != "factory" else price


FACTORY = District("factory", SPECIAL, 6, edition=EDITION, asks=CityAsks(cost_of=_cheaper))

# --- Hospital (R7.22)

HOSPITAL = District("hospital", SPECIAL, 6, edition=EDITION, asks=CityAsks(breaks_silence=True))

# --- Throne Room (R7.23)


def _homage(state: State, owner: int) -> None:
    gold = gain(state, owner, 1)
    if gold:
        state.emit("throne-room", player=owner, gold=gold)


THRONE_ROOM = District(
    "throne_room", SPECIAL, 6, edition=EDITION,
    when=CityWhen(crown_passed=_homage),
    events=(EventSpec("throne-room", flow=FROM_TABLE, goods="gold", aggregated=True),),
)  # fmt: skip

# --- Ball Room (R7.24, R11.1)


class Thank(NamedTuple):
    """A called player must thank the owner of the Ball Room, or loses their turn."""

    seat: int
    host: int


def _greet(state: State, owner: int, seat: int) -> None:
    if state.crown == owner and seat != owner:
        state.stack.append(Thank(seat, owner))


def _words(_: State, __: Thank) -> list[Move]:
    return [move("thank"), move("pass")]


def _word(state: State, frame: Thank, move: Move) -> None:
    if move.verb == "thank":
        state.emit("thanked", player=frame.seat, other=frame.host)
        return
    state.stack.pop()  # the turn that would have begun
    state.emit("refused", player=frame.seat, other=frame.host)


def _to_whom(_: State, frame: Thank, move: Move) -> ChoiceFacts:
    return {"seat": frame.host} if move.verb == "thank" else {}


def _unthanked(state: State, turn: Turn, _: Answer, frame: Thank) -> str | None:
    if frame.seat != turn.seat or turn != Turn(turn.seat, turn.role, alone=turn.alone):
        return "thanks are said before the turn begins (R11.1)"
    if frame.host not in state.others(turn.seat) or "ball_room" not in state.players[frame.host].names:
        return "the host owns the Ball Room (R7.24)"
    return None if state.crown == frame.host else "the host holds the Crown (R7.24)"


asking(Thank, _words, _word)

BALL_ROOM = District(
    "ball_room", SPECIAL, 6, edition=EDITION,
    when=CityWhen(rank_called=_greet),
    questions=(
        Question(Thank, (Verb("thank", sign="crown"), Verb("pass")), "thank", {"other": "host"}, open=True, no="refuse",
                 shows=_to_whom, when=AT_CALL, misplaced=_unthanked),
    ),
    events=(EventSpec("thanked"), EventSpec("refused")),
)  # fmt: skip

DARK_CITY = (
    LIGHTHOUSE, ARMORY, MUSEUM, IMPERIAL_TREASURY, MAP_ROOM, WISHING_WELL, QUARRY, POOR_HOUSE, BELL_TOWER, FACTORY,
    PARK, HOSPITAL, THRONE_ROOM, BALL_ROOM,
)  # fmt: skip
