"""What the README shows must run."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"


def test_the_quick_start_plays_a_game_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    """The six lines of Python print scores, winners and the head of a record."""
    found = re.search(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    exec(compile(found[1], "README.md", "exec"), {})  # the README's own lines
    assert "[Date " in capsys.readouterr().out
