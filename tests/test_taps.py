"""Browser tests tap through `e2e.taps`, which waits until the page hears taps (site/js/ghost-taps.js)."""

from __future__ import annotations

import ast

from build.paths import ROOT

FOLDER = ROOT / "e2e"
# The functions themselves; and other browsers, which are driven without Playwright.
ALLOWED = {"taps.py", "browsers"}
TAPS = {"tap", "click", "dblclick", "check", "uncheck", "set_checked"}


def raw_taps(source: str) -> list[int]:
    """The lines on which something is tapped or clicked without `e2e.taps`; a place on the screen may be."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    methods = [call.func for call in calls if isinstance(call.func, ast.Attribute)]
    return [
        method.lineno
        for method in methods
        if method.attr in TAPS and not ast.unparse(method.value).endswith(("touchscreen", "mouse"))
    ]


def test_a_raw_tap_is_found() -> None:
    assert raw_taps('page.locator(".deal").tap()\ntap(page.locator(".deal"))') == [1]


def test_browser_tests_tap_through_the_guard() -> None:
    files = [path for path in FOLDER.rglob("*.py") if path.relative_to(FOLDER).parts[0] not in ALLOWED]
    result = {path.name: raw_taps(path.read_text(encoding="utf-8")) for path in files}
    assert {name: lines for name, lines in result.items() if lines} == {}
