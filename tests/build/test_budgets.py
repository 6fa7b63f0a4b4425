"""The limits on what the site weighs."""

import random
import zipfile
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


def test_a_part_over_its_limit_stops_the_build(tmp_path: Path) -> None:
    limit = SITE_BUDGETS[0].limit
    (tmp_path / "index.html").write_bytes(random.Random(1).randbytes(limit))

    with pytest.raises(BuildError, match=r"page alive, gzip: [\d,]+ bytes, allowed"):
        check(tmp_path)


def test_a_part_below_its_limit_does_not_stop_the_build(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    limit = SITE_BUDGETS[0].limit
    (tmp_path / "index.html").write_bytes(random.Random(1).randbytes(limit - 1000))

    check(tmp_path)

    assert f"kB of {limit / 1000:,.0f}" in capsys.readouterr().out


def site_with_wheel(folder: Path, size: int) -> Path:
    """A site of nothing but a wheel, whose kernel has so many bytes."""
    wheels = folder / "wheels"
    wheels.mkdir()
    with zipfile.ZipFile(wheels / "citadels-1.0-py3-none-any.whl", "w", zipfile.ZIP_STORED) as wheel:
        wheel.writestr("tabletop/kernel.py", b"x" * size)
    return folder


def test_the_wheel_for_others_has_no_limit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    check(site_with_wheel(tmp_path, 1_000_000))

    assert "wheel" not in capsys.readouterr().out


def test_the_wheel_for_others_does_not_count_in_what_the_page_loads(tmp_path: Path) -> None:
    site = site_with_wheel(tmp_path, 1000)
    cold = next(budget for budget in SITE_BUDGETS if budget.name.startswith("first decision"))

    assert weigh(site, cold) == 0
