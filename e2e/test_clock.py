"""A clock that jumps by a month at each look stops nothing: durations are counted by another one."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.game_page import GamePage
from e2e.pages import PAGES

pytestmark = pytest.mark.usefixtures("warm_engine")

DECISIONS = 8
JUMPING = """(() => {
  const Plain = Date, month = 30 * 86_400_000;
  let looks = 0;
  const now = () => Plain.now() + (looks++ % 2 ? -month : month);
  window.Date = class extends Plain {
    constructor(...given) { given.length ? super(...given) : super(now()); }
    static now() { return now(); }
  };
})()"""


@pytest.mark.parametrize("kind", PAGES)
def test_a_clock_that_jumps_stops_no_decision(page: Page, kind: type[GamePage]) -> None:
    page.add_init_script(JUMPING)
    table = kind(page)
    table.open(instant=True)
    table.deal()
    for _ in range(DECISIONS):
        assert table.wait_for_question()
        table.decide()

    assert table.wait_for_question()
