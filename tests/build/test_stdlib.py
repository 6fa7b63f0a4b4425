"""Modules of the standard library and of our own packages that go to the page."""

from pathlib import Path

from build import stdlib


def test_what_types_alone_are_taken_from_is_not_imported(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text("import json\nif TYPE_CHECKING:\n    import decimal\nelse:\n    import math\n", encoding="utf-8")

    assert stdlib.imports(module) == {"json", "math"}


def test_the_forms_of_answers_stay_out_of_the_engine() -> None:
    """They are TypedDicts, which type checkers alone read."""
    assert {"citadels.table.answers", "citadels.table.messages", "tabletop.table.answers"}.isdisjoint(
        stdlib.reachable()[0]
    )


def test_the_other_game_stays_out_of_the_engine_of_the_page() -> None:
    assert [name for name in stdlib.reachable()[0] if name.startswith("catan")] == []
