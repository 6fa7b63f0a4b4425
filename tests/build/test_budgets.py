"""The limits on what the site weighs."""

from pathlib import Path

import pytest

from build.budgets import WHEEL_LIMIT, Budget, check, weigh
from build.say import Stop


def test_a_file_matched_by_two_patterns_is_weighed_once(tmp_path: Path) -> None:
    (tmp_path / "page.js").write_bytes(b"x" * 10)

    weight = weigh(tmp_path, Budget("scripts", 100, ("*.js", "page.*"), packed=False))

    assert weight == 10


def test_text_is_weighed_as_a_server_would_send_it(tmp_path: Path) -> None:
    (tmp_path / "page.js").write_bytes(b"x" * 10_000)

    weight = weigh(tmp_path, Budget("scripts", 100, ("*.js",)))

    assert weight < 100


def test_a_wheel_over_its_limit_stops_the_build(tmp_path: Path) -> None:
    site = tmp_path / "site"
    site.mkdir()
    wheel = tmp_path / "citadels.whl"
    wheel.write_bytes(b"x" * (WHEEL_LIMIT + 100))

    with pytest.raises(Stop, match=r"wheel: [\d.]+ kB, allowed"):
        check(site, wheel)


def test_a_wheel_at_its_limit_does_not_stop_the_build(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    site = tmp_path / "site"
    site.mkdir()
    wheel = tmp_path / "citadels.whl"
    wheel.write_bytes(b"x" * WHEEL_LIMIT)

    check(site, wheel)

    assert f"{WHEEL_LIMIT / 1000:.1f} kB of" in capsys.readouterr().out
