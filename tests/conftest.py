"""Settings of all tests: no example has to be quick, since time is measured in `bench/`; and the soak's options."""

from collections.abc import Mapping

import pytest
from hypothesis import settings

from tabletop.game.base import BaseGame
from tabletop.testing.differences import differences

AGAIN = "the case that failed"  # what a fuzzer says of a failure under this title, the last lines of a run say again

# Where a profile is chosen already (inside Pyodide, or by Hypothesis itself on a build machine), it stays.
if settings.get_current_profile_name() == "default":
    settings.register_profile("anywhere", deadline=None, print_blob=True)
    settings.load_profile("anywhere")


def seeds(text: str) -> range:
    """Read `FIRST:COUNT`; ValueError if it is not two numbers."""
    first, count = map(int, text.split(":"))
    return range(first, first + count)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Offer a soak: tests with a `seed` of their own play more of them."""
    parser.addoption("--seeds", type=seeds, default=range(0), metavar="FIRST:COUNT",
                     help="soak: tests marked with a seed also play so many other seeds, from FIRST on")  # fmt: skip
    parser.addoption("--seed", type=int, metavar="N", help="fuzzers: the first case; without it, one by chance")
    parser.addoption("--for", type=float, metavar="SECONDS", help="fuzzers: how long each runs; without it, about 30")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give a test that is marked with a seed this seed, and in a soak the others too."""
    mark = metafunc.definition.get_closest_marker("seed")
    if mark is not None:
        metafunc.parametrize("seed", [*mark.args, *metafunc.config.getoption("--seeds")])


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say last of all which cases of fuzzers failed, however much of the rest is cut off: each run draws others."""
    for report in terminalreporter.getreports("failed"):
        for line in [text for title, text in report.sections if title == AGAIN]:
            terminalreporter.write_line(line, red=True)


def pytest_assertrepr_compare(op: str, left: object, right: object) -> list[str] | None:
    """Show key by key how two games, positions or views differ: their texts have thousands of letters."""
    if op != "==" or not (_is_position(left) and _is_position(right)):
        return None
    now, wanted = (each.position() if isinstance(each, BaseGame) else each for each in (left, right))
    return ["positions that differ in these keys (left, not right):", *differences(now, wanted)]


def _is_position(value: object) -> bool:
    """Whether this is a game, or a position or a view of one."""
    return isinstance(value, BaseGame) or (isinstance(value, Mapping) and {"players", "phase"} <= value.keys())
