"""The page's own drawing, read for pictures: a stand-in for what belongs to a page, and nothing else of it."""

from __future__ import annotations

import sys
from xml.etree.ElementTree import Element, tostring

import pytest

from tabletop.drawing.ink import Ink
from tabletop.drawing.page import PageCode, draw, page_code, svgs


def drawn(*kids: object) -> str:
    ink = Ink(Element("g"), {}, "toy-")
    draw(ink, ["svg", None, *kids])
    return tostring(ink.group, encoding="unicode")


def test_a_module_is_read_once() -> None:
    code = PageCode("island")

    assert code.geometry is code.geometry


def test_modules_share_what_they_import() -> None:
    code = PageCode("crane")

    assert code.tiles.pieces is code.pieces.pieces


def test_nothing_else_can_import_a_module_of_the_page() -> None:
    module = page_code("island").island

    assert sys.modules.get("island") is not module


def test_a_module_that_is_not_there_is_an_error() -> None:
    with pytest.raises(AttributeError):
        page_code("island").nowhere  # noqa: B018 - as above


def test_what_belongs_to_a_page_is_left_out() -> None:
    circle = ["circle", {"r": "3", "key": "a", "data-do": "choose", "class": "dot"}]

    assert drawn(circle) == '<g><circle r="3" class="dot" /></g>'


def test_a_sign_becomes_a_symbol() -> None:
    sign = ["icon", {"x": "1", "y": "2", "width": "3", "height": "3", "file": "crane", "name": "egg", "css": None}]

    assert drawn(sign) == '<g><use href="#toy-egg" x="1" y="2" width="3" height="3" class="sign-egg" /></g>'


def test_nothing_is_drawn_of_nothing() -> None:
    assert drawn(["g", None, None, "text"]) == "<g><g>text</g></g>"


def test_the_drawings_of_a_tree_are_found() -> None:
    assert list(svgs(["div", None, ["svg", {"class": "a"}], "text", ["p", None, ["svg", None]]])) == [
        ["svg", {"class": "a"}],
        ["svg", None],
    ]
