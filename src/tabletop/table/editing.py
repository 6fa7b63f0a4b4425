"""Editing a position by hand: its values as fields, which a page shows without knowing a rule (protocol §11).

A game says which fields a position has and what a change of one brings about: a card that is put into a hand comes out
of the deck. Whether the result can be is decided where every position is read (`BaseGame.from_position`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol

from tabletop.core.errors import IllegalMove
from tabletop.game.base import BaseGame

if TYPE_CHECKING:
    from tabletop.table.answers import EditField, EditFields, EditGroup, EditOption, Message

Position = dict[str, Any]  # a position as JSON, to be changed in place
NUMBER: Final = "number"
CHOICE: Final = "choice"
LIST: Final = "list"


def label(name: str, **args: object) -> Message:
    """Return a message as a label, with its arguments."""
    return {"id": name, "args": args}


def text(words: object) -> Message:
    """Return a label that is the same in every language, as a number."""
    return label("edit-text", text=str(words))


@dataclass(frozen=True, slots=True)
class Option:
    """A value that a field can have, and its label."""

    value: Any
    label: Message


@dataclass(frozen=True, slots=True)
class Field:
    """A value of a position.

    Attributes:
        name: Of this field alone, as ``round``.
        label: In words.
        kind: "number", from `least` to `most`; "choice", one of the options; "list", any number of them.
        value: The present one: a number, an option's value, or a list of those.
        options: The name of a list of options, which fields share: all values that it may have.
        offers: The name of the list of those that can be chosen now; "" where it is the same list.
        set: Changes a position so that it has another value, and all that follows from it.
    """

    name: str
    label: Message
    kind: Literal["number", "choice", "list"]
    value: Any
    set: Callable[[Position, Any], None]
    options: str = ""
    offers: str = ""
    least: int = 0
    most: int = 0

    def write(self) -> EditField:
        """Return the field as JSON."""
        return {
            "name": self.name,
            "label": self.label,
            "kind": self.kind,
            "value": self.value,
            "options": self.options,
            "offers": self.offers,
            "least": self.least,
            "most": self.most,
        }


@dataclass(frozen=True, slots=True)
class Group:
    """Fields below one heading."""

    label: Message
    fields: Sequence[Field]

    def write(self) -> EditGroup:
        """Return the group as JSON."""
        return {"label": self.label, "fields": [field.write() for field in self.fields]}


class Editor(Protocol):
    """Fields of a game's positions."""

    def groups(self, position: Mapping[str, Any]) -> Sequence[Group]:
        """Return the fields of a position, by heading."""

    def options(self, position: Mapping[str, Any]) -> Mapping[str, Sequence[Option]]:
        """Return the lists of options that fields name."""


def write_fields(editor: Editor, game: BaseGame[Any, Any]) -> EditFields:
    """Return the fields of a game's position as JSON; a game that is over has none."""
    if game.over:
        return {"groups": [], "options": {}}
    position = game.position()
    options: dict[str, list[EditOption]] = {
        name: [{"value": option.value, "label": option.label} for option in listed]
        for name, listed in editor.options(position).items()
    }
    return {"groups": [group.write() for group in editor.groups(position)], "options": options}


def change(editor: Editor, game: BaseGame[Any, Any], name: object, value: Any) -> BaseGame[Any, Any]:
    """Return a game that begins from a game's position with another value in a field.

    Raises:
        IllegalMove: There is no such field, or the value is none of its kind.
        PositionError: Such a position cannot be.
    """
    position = deepcopy(dict(game.position()))
    groups = () if game.over else editor.groups(position)
    fields = [field for group in groups for field in group.fields if field.name == name]
    if not fields:
        raise IllegalMove("there is no such field", "bad-request", {"text": "field"})
    if not _fits(editor, position, fields[0], value):
        raise IllegalMove("this is no value of the field", "bad-request", {"text": "value"})
    fields[0].set(position, value)
    return type(game).from_position(position)


def _fits(editor: Editor, position: Position, field: Field, value: Any) -> bool:
    if field.kind == NUMBER:
        return type(value) is int and field.least <= value <= field.most
    known = [option.value for option in editor.options(position)[field.options]]
    return value in known if field.kind == CHOICE else isinstance(value, list) and all(item in known for item in value)


# --- what several games' changes need


def put(settle: Callable[[Position], None], *path: str | int) -> Callable[[Position, Any], None]:
    """Return a change of the value at a path, after which `settle` makes the rest of the position follow from it."""

    def change(position: Position, value: Any) -> None:
        place: Any = position
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value
        settle(position)

    return change


def rest_of(pile: Iterable[Any], free: Iterable[Any]) -> list[Any]:
    """Return the cards that are free, those of a pile in its order and then the others."""
    left = Counter(free)
    ordered = []
    for card in pile:
        if left[card] > 0:
            left[card] -= 1
            ordered.append(card)
    return ordered + sorted(left.elements(), key=str)
