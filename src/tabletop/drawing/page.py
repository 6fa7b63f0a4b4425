"""The page's own drawing of boards, for pictures: it is written once (docs/adr/0039).

The page's modules run on MicroPython, in a browser; those that draw a board by a view need neither. They are read as
the page reads them, with a stand-in for what belongs to a page: taps, messages, caches. What they draw comes as a tree
of plain lists, of which the `svg` elements are put into a picture.
"""

from __future__ import annotations

import builtins
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final
from xml.etree.ElementTree import Element, SubElement

from tabletop.drawing.ink import Ink

Tree = Sequence[Any]

# What an element keeps of its properties: all else is for taps, keys and readers of the page.
SHAPE: Final = (
    "points", "cx", "cy", "r", "x1", "y1", "x2", "y2", "x", "y", "width", "height", "rx", "d", "transform",
    "text-anchor", "fill", "stroke", "stroke-width", "stroke-dasharray", "font-size", "class",
)  # fmt: skip


def folder_of(game: str) -> Path:
    """Return the folder of a game's page: in this package in a wheel, in `site/` in the repository."""
    package = Path(__file__).parents[1]
    packed = package / "page"
    return (packed if packed.is_dir() else package.parents[1] / "site") / game


class PageCode:
    """The modules of a game's page that draw its boards: `code.island` is the module `island`.

    Each is read once, when it is first needed, into names of its own: nothing else can import it.
    """

    def __init__(self, game: str) -> None:
        self._folder = folder_of(game)
        self._modules = {"ui": _stand_in("ui", UI), "zoom_button": _stand_in("zoom_button", ZOOM)}

    def __getattr__(self, name: str) -> Any:
        """Return a module.

        Raises:
            AttributeError: The page has none of that name.
        """
        module = self._modules.get(name)
        if module is None:
            path = self._folder / f"{name}.py"
            if not path.is_file():
                raise AttributeError(name)
            module = self._modules[name] = ModuleType(name)
            module.__dict__["__builtins__"] = {**vars(builtins), "__import__": self._import}
            exec(compile(path.read_text("utf-8"), str(path), "exec"), module.__dict__)  # noqa: S102 - our own page's
        return module

    def _import(self, name: str, *_: object) -> Any:
        return getattr(self, name)


@cache
def page_code(game: str) -> PageCode:
    """Return the drawing of a game's page: `game` is the name of its folder in `site/`."""
    return PageCode(game)


def svgs(tree: object) -> Iterator[Tree]:
    """Yield the `svg` elements of a tree, in order."""
    if not isinstance(tree, list):
        return
    if tree[0] == "svg":
        yield tree
        return
    for kid in tree[2:]:
        yield from svgs(kid)


def draw(ink: Ink, tree: Tree) -> None:
    """Draw what is in an element of a tree, which itself is left out."""
    for kid in tree[2:]:
        _draw(ink, ink.group, kid)


def _draw(ink: Ink, group: Element, tree: Any) -> None:
    if not isinstance(tree, list):
        group.text = (group.text or "") + str(tree)
        return
    tag, props = tree[0], tree[1] or {}
    attributes = {name: str(props[name]) for name in SHAPE if props.get(name) is not None}
    if tag == "icon":
        ink.used[props["name"]] = None
        place = {name: str(props[name]) for name in ("x", "y", "width", "height")}
        css = props.get("css") or f"sign-{props['name']}"
        SubElement(group, "use", {"href": f"#{ink.prefix}{props['name']}", **place, "class": css})
        return
    element = SubElement(group, tag, attributes)
    for kid in tree[2:]:
        if kid is not None:
            _draw(ink, element, kid)


# --- what stands in for the page


def _element(tag: str, props: object = None, *kids: object) -> list[object]:
    return [tag, props, *[kid for kid in kids if kid is not None]]


def _icon(name: str, file: str = "signs", css: str | None = None) -> list[object]:
    return ["icon", {"file": file, "name": name, "css": css, "x": 0, "y": 0, "width": 0, "height": 0}]


def _cached(_: str, __: object, make: Any) -> Any:
    return make()


def _say(name: str, **args: object) -> str:
    """Pass over what the page says: a picture has its own words."""
    return ""


def _button(*_: object, **__: object) -> None:
    """Pass over what is tapped."""


def _loaded(name: str) -> Any:
    raise ImportError(name)  # a part of the page that is loaded later


UI: Final[Mapping[str, object]] = {
    "SIGNS": "signs", "el": _element, "icon": _icon, "cached": _cached, "say": _say, "button": _button,
    "hidden": _button, "shield": lambda seat: _icon(f"shield-{seat}"), "loaded": _loaded,
}  # fmt: skip
ZOOM: Final[Mapping[str, object]] = {"zoom_button": _button, "zoomed_map": lambda _, drawing, *__: drawing}


def _stand_in(name: str, names: Mapping[str, object]) -> ModuleType:
    module = ModuleType(name)
    module.__dict__.update(names)
    return module
