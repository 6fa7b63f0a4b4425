"""Each reason why a decision cannot be taken back has a message on its game's page."""

from __future__ import annotations

import re
from itertools import chain

import pytest

from build import games
from build.paths import ROOT

PAGES = {game.package: game.name for game in games.ALL}


@pytest.mark.parametrize("package", PAGES)
def test_each_barrier_has_a_message(package: str) -> None:
    sources = (ROOT / "src" / package).rglob("*.py")
    barriers = set(chain(*(re.findall(r'set_barrier\("([\w-]+)"\)', path.read_text("utf-8")) for path in sources)))
    words = ROOT / "site" / "locales" / "en"
    files = [path for name in ("any", PAGES[package]) for path in (words / name).rglob("*.ftl")]
    known = set(chain(*(re.findall(r"^undo-([\w-]+) =", path.read_text("utf-8"), re.MULTILINE) for path in files)))

    missing = barriers - known

    assert (missing, bool(barriers) or package == "citadels") == (set(), True)
