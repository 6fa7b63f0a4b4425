"""A failing test lists the messages that are missing as lines to paste (tests/missing_words.py)."""

from __future__ import annotations

import pytest

from tests.missing_words import require_none


def test_nothing_missing_is_no_failure() -> None:
    require_none([], "site/locales/en/citadels/page.ftl")


def test_the_first_line_says_how_many_are_missing_and_where() -> None:
    with pytest.raises(pytest.fail.Exception, match=r"^2 English messages are missing: write in site/"):
        require_none({"a", "b"}, "site/locales/en/citadels/")


def test_no_message_of_a_long_list_is_left_out() -> None:
    names = [f"rules-end-{number}" for number in range(200)]

    with pytest.raises(pytest.fail.Exception) as failure:
        require_none(names, "site/locales/en/citadels/chapters/rules.ftl")

    assert str(failure.value).count(" = …") == 200
