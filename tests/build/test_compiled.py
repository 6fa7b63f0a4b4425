"""The compiled wheel: what is compiled, and what is said where it cannot be (docs/adr/0009)."""

from __future__ import annotations

import sysconfig
from pathlib import Path

import pytest

from build import compiled, paths, wheel
from build.say import Stop

pytestmark = pytest.mark.desktop


def test_what_is_compiled_is_there() -> None:
    from build.compile_hook import sources

    missing = [name for name in sources() if not (paths.ROOT / name).exists()]

    assert missing == []


def test_the_wheel_is_plain_python_where_nobody_asks(tmp_path: Path) -> None:
    made = wheel.make(tmp_path)

    assert made.name.endswith("-py3-none-any.whl")


def test_a_missing_compiler_is_told_with_its_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))

    with pytest.raises(Stop, match="apt-get install gcc"):
        compiled.ensure_compiler()


def test_missing_headers_are_told_with_their_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", "true")
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))

    with pytest.raises(Stop, match="apt-get install python3-dev"):
        compiled.ensure_compiler()
