"""Python in the texts must run, from the first line to the last."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from citadels import Game
from citadels.table import worker

ROOT = Path(__file__).parents[1]
# Their examples need packages of their own, and run where those are (tests/envs).
ELSEWHERE = "environments.md"
EXAMPLE = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)


def examples() -> list[tuple[str, str]]:
    """Each example by its text and number, with its lines."""
    texts = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
    return [
        (f"{path.relative_to(ROOT).as_posix()}-{number}", lines)
        for path in texts
        if path.name != ELSEWHERE
        for number, lines in enumerate(EXAMPLE.findall(path.read_text(encoding="utf-8")), start=1)
    ]


@pytest.fixture(autouse=True)
def put_away() -> Iterator[None]:
    """The worker has one table: an example that sits down at it leaves it as it was."""
    yield
    worker.answer('{"do": "quit"}')


@pytest.mark.parametrize(("name", "lines"), examples(), ids=[name for name, _ in examples()])
def test_an_example_runs_and_prints(name: str, lines: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Each ends by printing what it found."""
    exec(compile(lines, name, "exec"), {"__name__": "example"})  # the text's own lines

    assert capsys.readouterr().out.strip()


def test_the_quick_start_plays_a_game_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    """The six lines of Python print scores, winners and the head of a record."""
    exec(compile(dict(examples())["README.md-1"], "README.md", "exec"), {})

    assert "[Date " in capsys.readouterr().out


def test_the_written_position_has_the_keys_of_a_real_one() -> None:
    """Notation §1: what the text shows is what is written, but for `phase`, which has other keys at other times."""
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    view = json.loads(text.partition("```json\n")[2].partition("```")[0])
    data = Game.new(["Ann", "Bo", "Cy", "Di"], seed=7).position()

    assert (set(view), set(view["rules"])) == (set(data) - {"pending"}, set(data["rules"]))
