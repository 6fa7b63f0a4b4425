"""`arena --save` without pyarrow, or with a name of another kind, is refused before a game is played."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from praga.cli import main

Capture = pytest.CaptureFixture[str]


def test_without_pyarrow_a_sentence_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)

    main(["arena", "--games", "1", "--json", "--save", str(tmp_path / "games.parquet")])

    assert capsys.readouterr().err == "praga: --save needs pyarrow: `pip install pyarrow`\n"


def test_a_name_of_another_kind_is_refused(tmp_path: Path, capsys: Capture) -> None:
    main(["arena", "--games", "1", "--json", "--save", str(tmp_path / "games.csv")])

    assert "games.csv: a file of games has a name that ends in .parquet" in capsys.readouterr().err
