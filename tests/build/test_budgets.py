"""The limits on what the site weighs."""

import zipfile
from pathlib import Path

import pytest

from build import games, paths
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


KERNEL_LIMIT = games.PACKAGES["tabletop"]


def site_with_wheel(folder: Path, size: int) -> Path:
    """A site of nothing but a wheel, whose kernel has so many bytes."""
    wheels = folder / "wheels"
    wheels.mkdir()
    with zipfile.ZipFile(wheels / "citadels-1.0-py3-none-any.whl", "w", zipfile.ZIP_STORED) as wheel:
        wheel.writestr("tabletop/kernel.py", b"x" * size)
    return folder


def test_a_package_over_its_limit_stops_the_build(tmp_path: Path) -> None:
    site = site_with_wheel(tmp_path, KERNEL_LIMIT + 100)

    with pytest.raises(BuildError, match=r"wheel for others: tabletop: [\d,]+ bytes, allowed"):
        check(site)


def test_a_package_at_its_limit_does_not_stop_the_build(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    site = site_with_wheel(tmp_path, KERNEL_LIMIT)

    check(site)

    assert f"{KERNEL_LIMIT / 1000:.1f} kB of" in capsys.readouterr().out


def test_every_package_of_the_wheel_has_a_limit() -> None:
    assert set(games.PACKAGES) == {path.parent.name for path in paths.ROOT.glob("src/*/__init__.py")}


def test_the_wheel_for_others_does_not_count_in_what_the_page_loads(tmp_path: Path) -> None:
    site = site_with_wheel(tmp_path, 1000)
    cold = next(budget for budget in SITE_BUDGETS if budget.name.startswith("first decision"))

    assert weigh(site, cold) == 0
