"""The boards of a picture: the page's own drawings of crane, city, projects, players' boards, tiles and effects."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from praga.core.state import State
from praga.core.tables import BLUE, RED, SLOTS, position_of
from praga.views.pieces import pieces
from tabletop.drawing.ink import Box, Ink
from tabletop.drawing.page import Tree, draw, page_code, svgs

Json = dict[str, Any]


class Still:
    """A table at which nobody plays, as the page's drawings read it."""

    place = None
    turned = 0
    places: Sequence[str] = ()
    fresh: Sequence[tuple[int | None, str]] = ()

    def __init__(self, view: Json) -> None:
        self.view = view

    def choices_in(self, _: str) -> list[Json]:
        """Return what can be chosen of a kind."""
        return []

    def at_tap(self, _: str, __: str) -> None:
        """Return what a tap chooses."""

    def laying(self) -> None:
        """Return the tile that is being placed."""

    def in_sight(self, _: str) -> bool:
        """Return whether a kind of choice is shown on a board."""
        return False


@cache
def printed() -> Json:
    """Return what is printed on the pieces, which never changes."""
    return pieces()


def page() -> Any:
    """Return the page's code, which knows what is printed on the pieces."""
    code = page_code("crane")
    if not code.pieces.pieces:
        code.pieces.pieces.update(printed())
    return code


def data_of(state: State, view: Json) -> Json:
    """Return what the page's drawings read of a view: the table as the page is sent it (docs/praga/page.md)."""
    middle = ("rows", "stacks", "tokens", "planks", "road", "plazas", "paid", "city")
    seats = [
        {
            **player,
            "seat": seat,
            "asked": False,
            "board": {
                place: [{"tile": tile, "turn": turn} for tile, turn in tiles]
                for place, tiles in player["board"].items()
            },
        }
        for seat, player in enumerate(view["players"])
    ]
    return {
        **{name: view[name] for name in middle},
        "claims": {},
        "crane": crane(state),
        "taken": None,
        "turn": state.turn_number,
        "turns": state.turns,
        "seats": seats,
    }


def crane(state: State) -> list[Json]:
    """Return the action tiles in the order of their positions, with what each costs or scores (P3.4)."""
    tiles = []
    for slot in range(1, len(SLOTS)):
        actions = state.slots[slot]
        if actions is not None:
            position = position_of(state.box, slot)
            points = BLUE.get(position, 0) + state.pushed[slot]
            tile = {"slot": f"w{slot}", "position": position, "actions": list(actions), "points": points}
            tiles.append({**tile, "cost": RED.get(position, 0), "bonus": None})
    return sorted(tiles, key=lambda tile: int(str(tile["position"])))


def put(ink: Ink, tree: Tree, box: Box) -> None:
    """Draw an `svg` of the page's, fitted into a box."""
    draw(ink.inside(**{"class": "stage"}).framed(box, tree[1]["viewBox"]), tree)


def wheel(view: Json) -> Tree:
    """Return the drawing of the crane."""
    return _first(page().wheel.wheel(Still(view)))


def city(view: Json) -> Tree:
    """Return the drawing of the city."""
    code = page().city
    box, parts = code.drawing(view)
    return ["svg", {"viewBox": " ".join(f"{number:.0f}" for number in box)}, *parts, code.numbers(view)]


def projects(view: Json) -> list[Tree]:
    """Return the drawings of the Wall and the Cathedral."""
    return list(svgs(page().projects.projects(Still(view))))


def own_board(view: Json, seat: int) -> Tree:
    """Return the drawing of a player's action board with its ring."""
    return _first(page().own_boards.boards(Still(view), view["seats"][seat]))


def tile(name: str) -> Tree:
    """Return the drawing of a tile with what it costs."""
    return _first(page().tiles.alone(name))


def shape(tree: Tree) -> float:
    """Return the height of a drawing by its width."""
    _, _, width, height = (float(number) for number in tree[1]["viewBox"].split())
    return height / width


def effect(ink: Ink, goods: Sequence[Sequence[Any]], at: tuple[float, float], size: float) -> float:
    """Draw an effect as signs from a point on the middle of its line, each `size` high; return its width."""
    code = page().pieces
    width = float(size * code.effect_width(goods))
    signs = code.effect(goods, at[0] + width / 2, at[1], size)
    draw(ink.inside(**{"class": "stage"}), ["g", None, *signs])
    return width


def card_signs(name: str) -> list[str]:
    """Return the two signs that tell a technology, a seal or a tile V from others."""
    signs: str = page().cards.SIGNS[name]
    return signs.split(" ")


def _first(tree: Tree) -> Tree:
    return next(svgs(tree))


def width_of_effect(goods: Sequence[Sequence[Any]]) -> float:
    """Return the width of an effect, in signs."""
    return float(page().pieces.effect_width(goods))
