"""Following a lesson on the page's own Python by tapping what has the golden ring."""

from __future__ import annotations

import re
from typing import Any

from tests.page.device import Device
from tests.page.tree import arguments, nodes, props
from tests.page.trees import texts

MOST = 200  # taps in a lesson
END = "lesson-chapter-done"  # the caption at the end of a chapter


class Key:
    """A key that is pressed at an element."""

    ctrlKey = metaKey = altKey = isComposing = False  # noqa: N815 - JavaScript's names

    def __init__(self, key: str, at: str) -> None:
        self.key = key
        self.target = self
        self.id = at
        self.tagName = "H2"

    def closest(self, _: str) -> None:
        """No field is around it."""

    def preventDefault(self) -> None:  # noqa: N802 - JavaScript's name
        """The browser does nothing."""


def begin(app: Any, device: Device, name: str, at: int = 0) -> Any:
    page = app.open()
    device.settle(page.act, "lessons", "", "")
    device.settle(page.act, "lesson", f"{name} {at}", "")
    return page


def caption(device: Device) -> str:
    """The caption that is shown."""
    captions = [node for node in nodes(device.stage.trees["table"]) if props(node).get("class") == "caption"]
    return str(texts(captions[0])[0]) if captions else ""


def ringed(app: Any, page: Any, device: Device) -> tuple[str, str]:
    """The action and its argument of what has the golden ring."""
    table = page.play.table
    for selector in app.lesson_places.to_move(table, page.play.view["led"]["move"]):
        argument = re.search(r"data-arg='(.*)'", selector)
        action = re.search(r"data-do=([\w-]+)", selector)
        name = action[1] if action else "aim"
        value = argument[1] if argument else arguments(device.stage.trees["table"], name)[0]
        if value in arguments(device.stage.trees["table"], name):
            return name, value
    raise AssertionError(f"nothing has the ring where {page.play.view['led']['move']} is asked for")


def tap_on(app: Any, page: Any, device: Device) -> None:
    """Tap *Next*, or what has the golden ring."""
    if arguments(device.stage.trees["table"], "lesson-next"):
        device.settle(page.act, "lesson-next", "", "")
    else:
        name, value = ringed(app, page, device)
        device.settle(page.act, name, value, "")


def followed(app: Any, device: Device, lesson: Any) -> list[str]:
    """The captions that are shown on the way through a lesson, from its first to its last."""
    page = begin(app, device, lesson["name"])
    captions: list[str] = []
    for _ in range(MOST):
        captions += [caption(device)] if [caption(device)] != captions[-1:] else []
        if captions[-1] == lesson["captions"][-1]["id"]:
            break
        tap_on(app, page, device)
    return [name for name in captions if name != END]
