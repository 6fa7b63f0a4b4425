"""Growth in one change: the site's sizes beside those of the record (build/sizes.py)."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from build import sizes
from build.budgets import Budget, all_budgets
from build.say import BuildError


def page(folder: Path, size: int) -> Path:
    """Write a site of nothing but a first page of so many bytes, which cannot be packed any smaller."""
    (folder / "index.html").write_bytes(random.Random(1).randbytes(size))
    return folder


def record(folder: Path, site: Path) -> Path:
    """Write the record of a site's sizes."""
    path = folder / "sizes.json"
    sizes.renew(site, path)
    return path


def test_a_page_that_grows_by_more_than_one_change_may_is_named(tmp_path: Path) -> None:
    recorded = record(tmp_path, page(tmp_path, 10_000))

    with pytest.raises(BuildError, match=r"page alive, gzip: \+5,000 bytes, allowed 4,000"):
        sizes.check(page(tmp_path, 15_000), recorded)


def test_the_error_says_which_command_renews_the_record(tmp_path: Path) -> None:
    recorded = record(tmp_path, page(tmp_path, 10_000))

    with pytest.raises(BuildError, match=r"run `python3 build sizes` and commit build/sizes\.json"):
        sizes.check(page(tmp_path, 15_000), recorded)


@pytest.mark.parametrize("size", [1_000, 10_000, 13_900])
def test_a_page_may_shrink_or_grow_a_little(tmp_path: Path, size: int) -> None:
    recorded = record(tmp_path, page(tmp_path, 10_000))

    sizes.check(page(tmp_path, size), recorded)


def test_a_renewed_record_lets_the_growth_pass(tmp_path: Path) -> None:
    record(tmp_path, page(tmp_path, 10_000))
    recorded = record(tmp_path, page(tmp_path, 50_000))

    sizes.check(tmp_path, recorded)


def test_renewing_prints_what_has_changed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record(tmp_path, page(tmp_path, 10_000))
    capsys.readouterr()

    record(tmp_path, page(tmp_path, 12_000))

    assert "+2.0" in capsys.readouterr().out


def test_a_missing_record_is_said(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=r"sizes\.json is missing: run `python3 build sizes`"):
        sizes.check(page(tmp_path, 10), tmp_path / "sizes.json")


def test_a_record_of_other_groups_of_files_is_said(tmp_path: Path) -> None:
    recorded = record(tmp_path, page(tmp_path, 10))
    recorded.write_text(json.dumps(sizes.read(recorded) | {"posters": 1}), encoding="utf-8")

    with pytest.raises(BuildError, match="posters"):
        sizes.check(tmp_path, recorded)


def test_each_group_has_its_own_allowance() -> None:
    wide, narrow = Budget("wide", 1, (), growth=100), Budget("narrow", 1, (), growth=10)

    grown = sizes.growths([wide, narrow], {"wide": 50, "narrow": 50}, {"wide": 0, "narrow": 0})

    assert grown == ["narrow: +50 bytes, allowed 10"]


def test_the_record_in_the_repository_has_every_group() -> None:
    assert sizes.read().keys() == {budget.name for budget in all_budgets()}
