"""A table of Crown and Crane in words: the title and description of its picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from praga.core.places import PLACE
from praga.core.state import State
from praga.core.tables import SLOTS, Slot
from praga.drawing.boards import printed
from tabletop.drawing.messages import Messages

FILES: Final = (
    "any/table.ftl", "any/story.ftl", "any/end.ftl", "crane/crane.ftl", "crane/page.ftl", "crane/chapters/boards.ftl",
    "crane/chapters/points.ftl",
)  # fmt: skip
# The goods of a seat, with their names in messages and signs.
GOODS: Final = {
    "gold": "gold", "stone": "stone", "silver": "silver", "goldw": "goldw", "eggs": "egg", "red": "red", "blue": "blue",
    "cubes": "claim",
}  # fmt: skip
CARDS: Final = {"technologies": "tech", "new": "tech", "seals": "seal", "final": "final"}
KINDS: Final = ("upgrade", "wall", "building")
PROJECTS: Final = ("wall", "cathedral")
Json = Mapping[str, Any]


class Words(Messages):
    """The words of a picture, in one language of `LANGUAGES`."""

    def __init__(self, language: str) -> None:
        super().__init__(language, FILES)

    def goods(self, effect: Sequence[Sequence[Any]]) -> str:
        """Say so many of each good."""
        return self.listed([self.say(f"good-{good}", count=number) for good, number in effect])

    def card(self, kind: str, name: str) -> str:
        """Say what a technology (`tech`), a seal or a tile V (`final`) does."""
        return self.say(f"{kind}-{name}")

    def place(self, name: str) -> str:
        """Say a place: a number on the ring, in the city or of a plaza, or an action."""
        number = name[1:]
        return self.say(f"place-{name[0]}", number=number) if number.isdigit() else self.say(f"action-{name}")

    def slot(self, slot: Slot) -> str:
        """Say the bonus of a slot of the wheel (P3.6)."""
        if slot.points:
            return self.say("slot-special", points=self.goods([("points", slot.points)]))
        if slot.egg_for:
            return self.say("slot-egg", cost=self.goods([(slot.egg_for, 1)]))
        return self.goods([(slot.good, 1)])

    def street(self, area: int, tile: str | None) -> str:
        """Say the free effect of a street, of the road tile that lies there if there is one."""
        free = tile or printed()["streets"][area - 1]["free"]
        return self.say(f"street-{free}") if isinstance(free, str) else self.goods(free)


def title(words: Words, state: State, *, players: bool = True) -> str:
    """Say the turn, and who plays."""
    text = words.say("bar-turn", turn=state.turn_number, turns=state.turns) if state.stack else words.say("bar-over")
    return f"{text} · {words.listed(state.names)}" if players else text


def description(words: Words, state: State, view: Json, headline: str) -> str:
    """Tell the whole table, line by line; `view` is what the boards are drawn from."""
    lines = [headline, words.say("bar-era", era=state.era), *_crane(words, view)]
    for kind in KINDS:
        tiles = [words.goods(printed()["tiles"][name]["brings"]) for name in view["rows"][kind]]
        lines.append(f"{words.say(f'row-{kind}')} ({view['stacks'][kind]}): {'; '.join(tiles)}")
    lines += _plazas(words, view)
    for project in PROJECTS:
        stands = [
            words.say("stands", player=seat["name"], row=seat[project][0], column=seat[project][1])
            for seat in view["seats"]
        ]
        lines.append(f"{words.say(f'on-{project}')}: {'; '.join(stands)}")
    for area in range(1, 6):
        there = words.listed([seat["name"] for seat in view["seats"] if seat["road"] == area])
        lines += [f"{words.say('area', area=area)}: {there}"] if there else []
    for seat in view["seats"]:
        lines += _player(words, seat)
    return "\n".join(lines)


def _crane(words: Words, view: Json) -> Iterator[str]:
    for tile in view["crane"]:
        yield words.say(
            "crane-tile", position=tile["position"], cost=tile["cost"], points=tile["points"],
            actions=words.listed([words.say(f"action-{action}") for action in tile["actions"]]),
            bonus=words.slot(SLOTS[int(tile["slot"][1:])]),
        )  # fmt: skip


def _plazas(words: Words, view: Json) -> Iterator[str]:
    spaces = printed()["spaces"]
    for name, tile in sorted(view["plazas"].items()):
        round_it = [f"s{number}" for number, space in enumerate(spaces, 1) if space["plaza"] == name]
        upper, lower = printed()["plaza_tiles"][tile]
        free = len([space for space in round_it if space not in view["city"]])
        yield words.say(
            "plaza", place=words.place(name), upper=words.goods(upper), lower=words.goods(lower), free=free,
            spaces=len(round_it),
        )  # fmt: skip


def _player(words: Words, seat: Json) -> Iterator[str]:
    """Yield what a player has: points and goods, tracks, cards, and the tiles on the boards."""
    goods = [(good, seat[name]) for name, good in GOODS.items() if good != "claim" and seat[name]]
    yield f"{seat['name']}: {words.goods([('points', seat['points']), *goods])}"
    tracks = []
    for track in ("mine", "quarry", "tech", "univ"):
        last = printed()["tracks"][track]["last"] if track in printed()["tracks"] else printed()["last"][track]
        name = words.say(f"track-{track}")
        tracks.append(words.say("track-at", track=name, step=seat[track], last=last))
    yield "; ".join(tracks)
    cards = [words.card(kind, name) for key, kind in CARDS.items() for name in seat[key]]
    if cards:
        yield "; ".join(cards)
    tiles = []
    for place in PLACE:
        stack = seat["board"].get(place)
        if stack:
            brings = words.goods(printed()["tiles"][stack[-1]["tile"]]["brings"])
            tiles.append(words.say("board-tile", place=words.place(place), goods=brings, count=len(stack)))
    if tiles:
        yield "; ".join(tiles)
