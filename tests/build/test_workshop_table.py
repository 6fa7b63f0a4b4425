"""The page at which one's own bot sits: the table's page with another engine (build/workshop_table.py)."""

import pytest

from build import games, page, paths, workshop_table
from build.say import BuildError


def page_text() -> str:
    """The table's page with its head, as build/page.py makes it."""
    return page.completed(paths.PAGE / workshop_table.TABLE_PAGE, games.PLAYED)


def test_what_opens_the_room_runs_before_the_tables_own_scripts() -> None:
    text = workshop_table.page(page_text())

    assert 0 < text.index("./workshop/js/sit.js") < text.index("./js/page.js")


def test_its_policy_lets_the_room_start_and_stays_the_tables_else() -> None:
    policy = workshop_table.page(page_text()).partition('content="')[2].partition('"')[0]
    same = policy.replace(" '{room-hash}'", "").replace(" blob:", "").replace(" 'allow-duplicates'", "")

    assert same == page_text().partition('content="')[2].partition('"')[0]


def test_a_table_without_the_places_to_change_is_refused() -> None:
    with pytest.raises(BuildError, match=r"0 times, not once"):
        workshop_table.page(page_text().replace("</body>", ""))
