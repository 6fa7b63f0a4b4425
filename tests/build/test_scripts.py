"""Values that the page's scripts and the engine's Python both know."""

from __future__ import annotations

import re

import pytest

from build.paths import PAGE
from citadels.table import worker


def test_that_it_broke_off_is_said_as_the_page_looks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """js/engine.js takes such an answer for an engine that stopped."""
    looked_for = re.search(r"STOPPED = '(.+?)'", (PAGE / "js" / "engine.js").read_text(encoding="utf-8"))
    monkeypatch.setattr(worker.Table, "answer", lambda *_: 1 / 0)
    assert looked_for is not None
    assert worker.answer("{}").startswith(looked_for[1])
