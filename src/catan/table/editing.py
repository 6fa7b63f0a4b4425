"""Fields of a position of Catan, for editing by hand (`tabletop.table.editing`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from catan.core.board import CORNER, CORNERS, HEXES, NEXT_TO, PATHS, bits
from catan.core.island import HARBOUR_WORDS, Island
from catan.core.resources import ALL_CARDS, ALL_RESOURCES, CARDS, RESOURCES, counts
from catan.flow.prizes import SMALLEST
from catan.notation.land import read_island
from catan.table.places import place_message
from tabletop.table.editing import (
    CHOICE,
    LIST,
    NUMBER,
    Field,
    Group,
    Option,
    Position,
    label,
    put,
    rest_of,
    text,
)

MOST_ROUNDS = 200
PIECES = {"settlements": CORNERS, "cities": CORNERS, "roads": PATHS}
BEFORE_DICE = 0  # stands for a turn in which nothing has been thrown
SUMS = range(2, 13)


class CatanEditor:
    """Fields of a position: hands, cards and pieces of each player, whose turn it is, and the island."""

    def groups(self, position: Mapping[str, Any]) -> Sequence[Group]:
        """Return a group for the table, one for each player, and one for the island."""
        names = [player["name"] for player in position["players"]]
        return [
            Group(label("edit-table"), [*_of_table(position)]),
            *[
                Group(label("edit-player", player=name), [*_of_player(position, seat)])
                for seat, name in enumerate(names)
            ],
            Group(label("edit-island"), [*_of_island(position)]),
        ]

    def options(self, position: Mapping[str, Any]) -> Mapping[str, Sequence[Option]]:
        """Return players, throws, cards and places that fields name."""
        island = read_island(position["hexes"], position["harbours"])
        places = {name: Option(name, _place(island, name)) for name in (*HEXES, *CORNERS, *PATHS)}
        roads, free = _pieces(position, "roads"), _free_cards(position)
        cards = [Option(card, label(f"card-{card}")) for card in CARDS]
        sums = [Option(number, text(number)) for number in SUMS]
        return {
            "seats": [
                Option(seat, label("edit-name", player=player["name"]))
                for seat, player in enumerate(position["players"])
            ],
            "throws": [Option(BEFORE_DICE, label("edit-before-dice")), *sums],
            "cards": cards,
            "deck": [card for card in cards if free[card.value]],
            "hexes": [places[name] for name in HEXES],
            "corners": [places[name] for name in CORNERS],
            "free corners": [places[name] for name in _free_corners(position)],
            "paths": [places[name] for name in PATHS],
            "free paths": [places[name] for name in PATHS if name not in roads],
            "lands": [Option(land, _land(land)) for land in sorted({*position["hexes"]}, key=_in_order)],
            "harbours": [Option(word, label(f"harbour-{word}")) for word in HARBOUR_WORDS],
        }


EDITOR = CatanEditor()


def _place(island: Island, name: str) -> Any:
    return label("edit-place", place=name, where=place_message(island, name))


def _land(land: str) -> Any:
    name, number = _in_order(land)
    return label(f"hex-{name}", number=number)


def _in_order(land: str) -> tuple[str, int]:
    name, _, number = land.partition(" ")
    return name, int(number or 0)


def _pieces(position: Mapping[str, Any], *kinds: str) -> set[str]:
    """Return the places with pieces of these kinds."""
    return {place for player in position["players"] for kind in kinds for place in player[kind]}


def _free_corners(position: Mapping[str, Any]) -> list[str]:
    """Return the corners on which a settlement or city may stand: none stands there or next to it (K6.4)."""
    built = [CORNER[name] for name in _pieces(position, "settlements", "cities")]
    closed = set(built) | {other for corner in built for other in bits(NEXT_TO[corner])}
    return [name for name in CORNERS if CORNER[name] not in closed]


def _free_cards(position: Mapping[str, Any]) -> Counter[str]:
    """Count the development cards that nobody has or had."""
    free = Counter(dict(zip(CARDS, counts(ALL_CARDS), strict=True)))
    for player in position["players"]:
        free.subtract([*player["cards"], *player["new"]])
        free.subtract(player["played"])
    return +free


def _of_table(position: Mapping[str, Any]) -> Iterator[Field]:
    phase = position["phase"]
    yield Field("turn", label("edit-turn"), CHOICE, phase["seat"], _begin, "seats")
    if phase["name"] == "turn":
        yield Field("throw", label("edit-throw"), CHOICE, sum(phase["rolled"] or [BEFORE_DICE]), _throw, "throws")
    yield Field("robber", label("edit-robber"), CHOICE, position["robber"], put(_settle, "robber"), "hexes")
    if phase["name"] == "turn":
        change = put(_settle, "round")
        yield Field("round", label("edit-round"), NUMBER, position["round"], change, least=1, most=MOST_ROUNDS)


def _of_player(position: Mapping[str, Any], seat: int) -> Iterator[Field]:
    player = position["players"][seat]
    for at, kind in enumerate(RESOURCES):
        all_cards = counts(ALL_RESOURCES)[at]
        others = sum(other["hand"][kind] for other in position["players"] if other is not player)
        change = put(_settle, "players", seat, "hand", kind)
        yield Field(
            f"{kind} {seat}",
            label(f"resource-{kind}"),
            NUMBER,
            player["hand"][kind],
            change,
            least=0,
            most=all_cards - others,
        )
    cards = put(_settle, "players", seat, "cards")
    yield Field(f"cards {seat}", label("edit-cards"), LIST, player["cards"], cards, "cards", "deck")
    knights = put(_settle, "players", seat, "played", "knight")
    yield Field(
        f"knights {seat}",
        label("edit-knights"),
        NUMBER,
        player["played"]["knight"],
        knights,
        most=player["played"]["knight"] + _free_cards(position)["knight"],
    )
    for name, places in PIECES.items():
        options = "paths" if places is PATHS else "corners"
        change = put(_settle, "players", seat, name)
        yield Field(f"{name} {seat}", label(f"edit-{name}"), LIST, player[name], change, options, f"free {options}")


def _of_island(position: Mapping[str, Any]) -> Iterator[Field]:
    for at, (name, land) in enumerate(zip(HEXES, position["hexes"], strict=True)):
        yield Field(f"land {at}", label("edit-hex", place=name), CHOICE, land, partial(_swap, "hexes", at), "lands")
    for path, word in position["harbours"].items():
        yield Field(
            f"harbour {path}",
            label("edit-harbour", place=path),
            CHOICE,
            word,
            partial(_swap, "harbours", path),
            "harbours",
        )


# --- changes


def _settle(position: Position) -> None:
    position["phase"].pop("asks", None)
    position.pop("bank", None)
    position.pop("longest_road", None)
    position["deck"] = rest_of(position["deck"], _free_cards(position).elements())
    _give_army(position)


def _give_army(position: Position) -> None:
    """Give the Largest Army to whoever has played the most knights; of several it stays with its holder (K9.4)."""
    holder = position.pop("largest_army", None)
    knights = [player["played"]["knight"] for player in position["players"]]
    most = [seat for seat, count in enumerate(knights) if count == max(knights) >= SMALLEST]
    if most:
        position["largest_army"] = holder if holder in most else most[0]


def _begin(position: Position, seat: int) -> None:
    """Begin a player's turn: cards that were bought before can be played in it."""
    for player in position["players"]:
        player["cards"], player["new"] = player["cards"] + player["new"], []
    position["phase"] = {"name": "turn", "seat": seat}
    position["round"] = max(position["round"], 1)
    _settle(position)


def _throw(position: Position, number: int) -> None:
    """Set the dice of the turn."""
    first = min(number - 1, 6)
    position["phase"]["rolled"] = None if number == BEFORE_DICE else [first, number - first]
    _settle(position)


def _swap(kind: str, at: int | str, position: Position, value: str) -> None:
    """Lay a hex with its number, or a harbour, here, and the one from here in its place."""
    things = position[kind]
    places = things if isinstance(things, dict) else range(len(things))
    other = next(place for place in places if things[place] == value)
    things[at], things[other] = things[other], things[at]
    _settle(position)
