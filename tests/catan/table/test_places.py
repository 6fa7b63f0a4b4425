"""Places in words: a sentence that names a place does not stop before its last part."""

from __future__ import annotations

from catan.core.board import PATHS
from catan.table.places import path_message
from tests.catan.positions import turn

ISLAND = turn().observe(None).island


def test_no_path_leads_towards_nothing() -> None:
    """A road along the coast was "beside pasture 10, towards"."""
    messages = [path_message(ISLAND, path) for path in range(len(PATHS))]

    assert [message for message in messages if [] in message["args"].values()] == []


def test_a_path_without_a_hex_at_its_ends_runs_along_the_coast() -> None:
    ids = {path_message(ISLAND, path)["id"] for path in range(len(PATHS))}

    assert ids == {"path-of", "path-coast"}
