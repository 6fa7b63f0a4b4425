"""The limits on what the site weighs."""

from pathlib import Path

import pytest

from build.budgets import SITE_BUDGETS, Budget, check, weigh
from build.say import BuildError


def test_a_file_matched_by_two_patterns_is_weighed_once(tmp_path: Path) -> None:
    (tmp_path / "page.js").write_bytes(b"x" * 10)

    weight = weigh(tmp_path, Budget("scripts", 100, ("*.js", "page.*"), packed=False))

    assert weight == 10


def test_text_is_weighed_as_a_server_would_send_it(tmp_path: Path) -> None:
    (tmp_path / "page.js").write_bytes(b"x" * 10_000)

    weight = weigh(tmp_path, Budget("scripts", 100, ("*.js",)))

    assert weight < 100


WHEEL_LIMIT = next(budget.limit for budget in SITE_BUDGETS if budget.name == "wheel for others")


def site_with_wheel(folder: Path, size: int) -> Path:
    """A site of nothing but a wheel of so many bytes."""
    wheels = folder / "wheels"
    wheels.mkdir()
    (wheels / "citadels-1.0-py3-none-any.whl").write_bytes(b"x" * size)
    return folder


def test_a_wheel_over_its_limit_stops_the_build(tmp_path: Path) -> None:
    site = site_with_wheel(tmp_path, WHEEL_LIMIT + 100)

    with pytest.raises(BuildError, match=r"wheel for others: [\d.]+ kB, allowed"):
        check(site)


def test_a_wheel_at_its_limit_does_not_stop_the_build(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    site = site_with_wheel(tmp_path, WHEEL_LIMIT)

    check(site)

    assert f"{WHEEL_LIMIT / 1000:.1f} kB of" in capsys.readouterr().out


def test_the_wheel_for_others_does_not_count_in_what_the_page_loads(tmp_path: Path) -> None:
    site = site_with_wheel(tmp_path, 1000)
    cold = next(budget for budget in SITE_BUDGETS if budget.name.startswith("first decision"))

    assert weigh(site, cold) == 0
