"""JSON from outside is read without trusting it."""

import pytest

from tabletop.notation.codec import DEEPEST, read_json


def test_what_is_not_nested_too_deep_is_read() -> None:
    """Brackets inside strings do not count."""
    assert read_json('{"a": ["' + "[" * 100 + '\\"["]}') == {"a": ["[" * 100 + '"[']}


@pytest.mark.parametrize("text", ["[" * (DEEPEST + 1) + "]" * (DEEPEST + 1), '{"a":' * 100_000, "[" * 100_000])
def test_what_is_nested_too_deep_is_refused_before_it_is_read(text: str) -> None:
    """Pyodide's parser would end the engine."""
    with pytest.raises(ValueError, match="deep"):
        read_json(text)
