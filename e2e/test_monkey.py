"""The monkey of `python3 build soak` still knows the page: it finds its way to moves, and nothing fails."""

from itertools import count

import pytest
from playwright.sync_api import Browser

from e2e.conftest import Site
from e2e.crane_page import CranePage
from e2e.monkey import Monkey, message_ids, sequence, table_of
from e2e.pages import PAGES, name_of

pytestmark = pytest.mark.usefixtures("warm_engine")

STEPS = 30
ALONE = next(seed for seed in count() if table_of(seed) == (CranePage, 1, 1))  # of a game for one


@pytest.mark.parametrize("seed", [*range(len(PAGES)), ALONE], ids=[*map(name_of, PAGES), "alone"])
def test_the_monkey_plays_moves_without_a_fault(browser: Browser, site: Site, seed: int) -> None:
    monkey = Monkey(browser, site, message_ids())

    failed = monkey.fails(seed, sequence(seed)[:STEPS])

    assert (failed, monkey.done["move"] > STEPS // 10) == (None, True), monkey.done
