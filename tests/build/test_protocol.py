"""The types in docs/protocol.md and in the page's scripts are those of src/ (build/protocol.py)."""

from __future__ import annotations

import re

import pytest

from build import protocol
from build.protocol import Key, Type, typescript
from citadels.table.worker import Table

pytestmark = pytest.mark.desktop


def test_both_files_are_as_the_sources_say() -> None:
    assert protocol.stale() == [], "run `python3 build protocol`"


def test_every_type_of_a_view_is_in_the_document() -> None:
    types, text = protocol.read(), protocol.DOCUMENT.read_text(encoding="utf-8")
    missing = [name for name in reachable("TableView", types) if f"interface {name} " not in text]
    assert missing == []


def test_every_request_of_the_worker_has_a_row() -> None:
    rows = re.findall(r"^\| `(\w+)`", protocol.request_table(), re.MULTILINE)
    assert sorted(rows) == sorted(Table().handlers)


def test_a_row_names_the_type_of_the_answer() -> None:
    handler = "def tick(self, _: requests.TickRequest) -> answers.TableAnswer | answers.LookAnswer: ..."
    assert protocol.answer_types(handler) == {"tick": "`TableAnswer` or `LookAnswer`"}


def reachable(name: str, types: dict[str, Type]) -> set[str]:
    """The types that a type consists of, with itself."""
    reached, ahead = set[str](), [name]
    while ahead:
        one = types[ahead.pop()]
        reached.add(one.name)
        words = " ".join([*one.bases, *(key.type for key in one.keys)]).replace("[]", " ").replace("(", " ").split()
        ahead += [word for word in words if word in types and word not in reached]
    return reached


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("int", "a: number;"),
        ("str | None", "a: string | null;"),
        ("list[int | str]", "a: (number | string)[];"),
        ("dict[str, list[int]]", "a: Record<string, number[]>;"),
        ("Literal['x', 'y']", 'a: "x" | "y";'),
        ("NotRequired[bool]", "a?: boolean;"),
        ("int  # gold", "a: number; // gold"),
    ],
)
def test_a_key_is_written_in_typescript(source: str, text: str) -> None:
    assert typescript(parsed(f"class One(TypedDict):\n    a: {source}\n")) == f"interface One {{\n  {text}\n}}\n"


def test_a_type_of_the_same_name_takes_the_place_of_its_base() -> None:
    base = Type("Deal", "", (), (Key("seed", "number", optional=False, comment=""),))
    one = parsed("from x import Deal as AnyDeal\nclass Deal(AnyDeal):\n    roles: list[str]\n", Deal=base)
    assert [key.name for key in one.keys] == ["seed", "roles"]


def parsed(text: str, **earlier: Type) -> Type:
    """The one type of a source."""
    return next(protocol.types_in(text, earlier))
