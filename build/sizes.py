"""Compares what the site weighs with a record in the repository, so that growth in one change is noticed.

A limit of `build.budgets` leaves some kilobytes of room, and the first large change could take them all. So a change
may add only `Budget.growth` bytes to a group of files, or renews the record, build/sizes.json, in the same commit:

    python3 build sizes

There a reviewer reads the growth. The check needs the record and the site, but no history.
"""

import json
from collections.abc import Mapping
from pathlib import Path

from build import paths
from build.budgets import KB, Budget, all_budgets, weigh
from build.say import BuildError, say

COMMAND = "run `python3 build sizes` and commit build/sizes.json"
ADVICE = f"Look at what loads before it is needed (docs/checks.md, Sizes). If the growth is meant, {COMMAND}."


def renew(dist: Path, record: Path = paths.SIZES) -> None:
    """Write what each group of files weighs now, in bytes, and print what has changed."""
    earlier = read(record) if record.exists() else {}
    sizes = measure(dist)
    record.write_text(json.dumps(sizes, indent=2) + "\n", encoding="utf-8")
    for name, size in sizes.items():
        say(f"    {name:<36}{size / KB:>9,.1f} kB {(size - earlier.get(name, 0)) / KB:>+8,.1f}")
    say(f"{record.name} is renewed: commit it with the change that it belongs to")


def check(dist: Path, record: Path = paths.SIZES) -> None:
    """Check that no group of files has grown by more than one change may add.

    Raises:
        BuildError: some have, each named with its growth; or the record lacks one, or has one that is gone.
    """
    recorded, sizes = read(record), measure(dist)
    if recorded.keys() != sizes.keys():
        names = ", ".join(sorted(recorded.keys() ^ sizes.keys()))
        raise BuildError(f"{record.name} has other groups of files than build/budgets.py ({names}): {COMMAND}")
    grown = growths(all_budgets(), sizes, recorded)
    if grown:
        raise BuildError("Grown by more than one change may add:\n  " + "\n  ".join([*grown, ADVICE]))


def growths(budgets: list[Budget], sizes: Mapping[str, int], recorded: Mapping[str, int]) -> list[str]:
    """Return a sentence for each group that has grown by more than its `growth`."""
    return [
        f"{budget.name}: {sizes[budget.name] - recorded[budget.name]:+,} bytes, allowed {budget.growth:,}"
        for budget in budgets
        if sizes[budget.name] - recorded[budget.name] > budget.growth
    ]


def measure(dist: Path) -> dict[str, int]:
    """Return the bytes of each budget's files, by its name."""
    return {budget.name: weigh(dist, budget) for budget in all_budgets()}


def read(record: Path = paths.SIZES) -> dict[str, int]:
    """Return the recorded sizes by the names of their budgets.

    Raises:
        BuildError: there is no record.
    """
    if not record.exists():
        raise BuildError(f"{record.name} is missing: {COMMAND}.")
    return dict(json.loads(record.read_text(encoding="utf-8")))
