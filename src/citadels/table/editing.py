"""Fields of a position of Citadels, for editing by hand (`tabletop.table.editing`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from citadels.cards.catalog import deck_cards
from citadels.core.definitions import Rules
from citadels.core.marks import CHARACTER
from citadels.flow.options import read_rules
from tabletop.table.editing import CHOICE, LIST, NUMBER, Field, Group, Option, Position, label, put, rest_of

MOST_GOLD = 30  # where the supply has no limit (R1.6)
MOST_ROUNDS = 60
DRAFT, NOBODY = "draft", "nobody"
FIRST = "resources"  # the action with which a turn begins


class CitadelsEditor:
    """Fields of a position: each city with its gold and cards, who plays which character, and whose turn it is."""

    def groups(self, position: Mapping[str, Any]) -> Sequence[Group]:
        """Return a group for the table, and one for each player."""
        players = position["players"]
        return [
            Group(label("edit-table"), [*_of_table(position)]),
            *[Group(label("edit-player", player=each["name"]), [*_of_player(position, seat)])
              for seat, each in enumerate(players)],
        ]  # fmt: skip

    def options(self, position: Mapping[str, Any]) -> Mapping[str, Sequence[Option]]:
        """Return the cards, characters, players and turns that fields name."""
        rules, free = _rules(position), _free(position)
        cards = [*dict.fromkeys(_deck(position))]
        cast = [Option(name, label(f"role-{name}")) for name in rules.cast]
        held = {name for player in position["players"] for name in player["characters"]}
        return {
            "cards": [Option(card, label(f"card-{card}")) for card in cards],
            "free": [Option(card, label(f"card-{card}")) for card in cards if free[card]],
            "to build": [Option(card, label(f"card-{card}")) for card in cards
                         if free[card] and rules.cards.districts[card].can_be_built],
            "characters": cast,
            "marked": [Option(NOBODY, label("edit-nobody")), *[o for o in cast if o.value != rules.characters[0]]],
            "seats": [Option(seat, label("edit-name", player=player["name"]))
                      for seat, player in enumerate(position["players"])],
            "turns": [Option(DRAFT, label("edit-draft")), *[option for option in cast if option.value in held]],
            "taken": [Option(value, label(f"edit-resources-{value}")) for value in ("before", "after")],
        }  # fmt: skip


EDITOR = CitadelsEditor()


def _rules(position: Mapping[str, Any]) -> Rules:
    return read_rules(position["rules"], len(position["players"]))


def _of_table(position: Mapping[str, Any]) -> Iterator[Field]:
    phase, rules = position["phase"], _rules(position)
    now = rules.characters[phase["rank"] - 1] if phase["name"] == "turn" else DRAFT
    yield Field("turn", label("edit-turn"), CHOICE, now, _begin, "turns")
    if phase["name"] == "turn":
        taken = "after" if FIRST in phase["taken"] else "before"
        yield Field("taken", label("edit-resources"), CHOICE, taken, _take, "taken")
    yield Field("crown", label("edit-crown"), CHOICE, position["crown"], _crown, "seats")
    yield Field(
        "round",
        label("edit-round"),
        NUMBER,
        position["round"],
        put(_settle, "round"),
        least=1,
        most=MOST_ROUNDS,
    )
    for key, mark in rules.cards.marks.items():
        if mark.holds == CHARACTER and key in rules.layers:
            now = position.get(key) or NOBODY
            yield Field(key, label(f"edit-{key}"), CHOICE, now, partial(_mark, key), "marked")


def _of_player(position: Mapping[str, Any], seat: int) -> Iterator[Field]:
    player = position["players"][seat]
    gold, bank = player["gold"], position["bank"]
    most = max(MOST_GOLD, gold) if bank is None else gold + bank
    change = put(_settle, "players", seat, "gold")
    yield Field(f"gold {seat}", label("edit-gold"), NUMBER, gold, change, least=0, most=most)
    yield Field(
        f"hand {seat}", label("edit-hand"), LIST, player["hand"], put(_settle, "players", seat, "hand"), "cards", "free"
    )
    city = [_district(built) for built in player["city"]]
    yield Field(f"city {seat}", label("edit-city"), LIST, city, partial(_build, seat), "cards", "to build")
    for at, name in enumerate(player["characters"]):
        yield Field(
            f"character {seat} {at}", label("edit-character"), CHOICE, name, partial(_cast, seat, at), "characters"
        )


# --- changes


def _settle(position: Position) -> None:
    position.pop("pending", None)
    if position["rules"]["gold"] is not None:
        position.pop("bank", None)  # what nobody has
    for player in position["players"]:
        player.pop("seen", None)
    position["deck"] = rest_of(position["deck"], _free(position).elements())
    _complete(position)


def _free(position: Mapping[str, Any]) -> Counter[str]:
    """Count the cards of the game that nobody has."""
    free = Counter(_deck(position))
    for player in position["players"]:
        free.subtract(player["hand"])
        for built in player["city"]:
            free[_district(built)] -= 1
            free.subtract(built.get("tucked", []) if isinstance(built, dict) else [])
    return +free


def _deck(position: Mapping[str, Any]) -> list[str]:
    rules = _rules(position)
    return deck_cards(rules.cards, rules.specials, rules.removed)


def _complete(position: Position) -> None:
    """Note who has completed a city, new ones in the order of seats, and whether the round is the last."""
    size, players = position["rules"]["city_size"], position["players"]
    for player in players:
        if len(player["city"]) < size:
            player["completed"] = None
    order = 1 + max([player["completed"] or 0 for player in players])
    for player in players:
        if len(player["city"]) >= size and player["completed"] is None:
            player["completed"], order = order, order + 1
    limit = position["rules"]["round_limit"]
    is_last = limit is not None and position["round"] >= limit
    position["last_round"] = is_last or any(player["completed"] is not None for player in players)


def _build(seat: int, position: Position, cards: Sequence[str]) -> None:
    """Change a city; what lay with a district that stays, stays."""
    player = position["players"][seat]
    lying, city = list(player["city"]), []
    for card in cards:
        built = next((built for built in lying if _district(built) == card), card)
        if built in lying:
            lying.remove(built)
        city.append(built)
    player["city"] = city
    _settle(position)


def _district(built: str | Mapping[str, Any]) -> str:
    return built if isinstance(built, str) else str(built["district"])


def _cast(seat: int, at: int, position: Position, name: str) -> None:
    """Give a seat a character; whoever had it takes the former one, and the turn begins anew."""
    lists = [player["characters"] for player in position["players"]]
    lists += [position["aside"][side] for side in ("up", "down")]
    lists.append(position["phase"].get("pool", []))
    before = lists[seat][at]
    for cards in lists:
        cards[:] = [{name: before, before: name}.get(card, card) for card in cards]
    if position["phase"]["name"] == "turn":
        _begin(position, _turn_of(position))
    else:
        _settle(position)


def _turn_of(position: Mapping[str, Any]) -> str:
    """Return the character whose turn it is, or if nobody holds it any more the next that somebody does."""
    characters = _rules(position).characters
    held = {name for player in position["players"] for name in player["characters"]}
    first = position["phase"]["rank"] - 1
    return next(name for name in (*characters[first:], *characters) if name in held)


def _begin(position: Position, character: str) -> None:
    """Begin a character's turn, or deal the characters anew."""
    _settle(position)
    if character == DRAFT:
        for player in position["players"]:
            player["characters"] = []
        position.pop("aside", None)
        position["phase"] = {"name": "select"}
        _clear_marks(position)
        return
    characters = _rules(position).characters
    seat = next(at for at, player in enumerate(position["players"]) if character in player["characters"])
    position["phase"] = {"name": "turn", "rank": characters.index(character) + 1, "seat": seat, "taken": []}


def _clear_marks(position: Position) -> None:
    for key in _rules(position).cards.marks:
        position.pop(key, None)


def _take(position: Position, value: str) -> None:
    """Say whether the turn's gold or cards have been taken."""
    _settle(position)
    phase = position["phase"]
    position["phase"] = {
        **{key: phase[key] for key in ("name", "rank", "seat")},
        "taken": [FIRST] if value == "after" else [],
    }


def _crown(position: Position, seat: int) -> None:
    """Move the Crown; a draft begins with its holder."""
    position["crown"] = seat
    if position["phase"]["name"] == "select":
        _begin(position, DRAFT)
    else:
        _settle(position)


def _mark(key: str, position: Position, name: str) -> None:
    position[key] = None if name == NOBODY else name
    _settle(position)
