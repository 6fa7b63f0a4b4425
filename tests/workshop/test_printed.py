"""Output of a bot: the last lines stay, all are counted."""

from __future__ import annotations

from citadels.workshop.output import LETTERS, LINES, Printed


def write_all(*parts: str) -> dict[str, object] | None:
    """Return the report of what was written piece by piece."""
    printed = Printed()
    for part in parts:
        printed.write(part)
    return printed.to_json()


def test_nothing_is_told_where_nothing_was_printed() -> None:
    assert write_all("") is None


def test_lines_are_put_together_from_pieces() -> None:
    assert write_all("a", "b\nc", "\n", "d") == {"lines": ["ab", "c", "d"], "count": 3}


def test_an_empty_line_is_a_line() -> None:
    assert write_all("a\n\nb\n") == {"lines": ["a", "", "b"], "count": 3}


def test_of_many_lines_at_once_the_last_are_kept() -> None:
    many = "".join(f"{number}\n" for number in range(LINES * 3))

    assert write_all("begun ", many) == {"lines": [str(LINES * 2 + n) for n in range(LINES)], "count": LINES * 3}


def test_as_many_lines_as_are_kept_are_all_kept() -> None:
    assert write_all("x\n" * LINES) == {"lines": ["x"] * LINES, "count": LINES}


def test_a_long_line_is_cut() -> None:
    assert write_all("x" * 5000, "y\n") == {"lines": ["x" * LETTERS], "count": 1}
