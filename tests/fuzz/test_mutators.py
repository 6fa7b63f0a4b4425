"""Mutations of JSON: whatever is done to it, a file could say it."""

from __future__ import annotations

import json
import random

from tabletop.testing.mutators import MANY, SMALL, _lengthen, mutate, places
from tests.fuzz.cases import at_most

# Lists within a list, so that whatever is carried has somewhere to go within itself.
NEST = [[["a"], ["b"]], [["c"], ["d"]]]


def test_what_is_mutated_can_be_written() -> None:
    with at_most():
        for seed in range(5_000):
            assert json.dumps(mutate(NEST, random.Random(seed), ("King",)))


def test_what_is_lengthened_twice_stays_small_enough_to_be_looked_at() -> None:
    for seed in range(100):
        dice, whole = random.Random(seed), [[["a"] * 10 for _ in range(10)]]
        _lengthen(whole[0], 0, whole, dice, ())
        _lengthen(whole, 0, whole, dice, ())
        assert len(places(whole[0])) <= SMALL * MANY


def test_what_is_lengthened_holds_no_list_twice() -> None:
    whole = [[["a"]]]
    _lengthen(whole, 0, whole, random.Random(1), ())
    lists = [id(item) for item in whole[0]]
    assert len(lists) == len(set(lists)) > 1
