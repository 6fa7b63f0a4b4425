"""Deeds in the summary of a game of Catan: robberies and the Longest Road (docs/protocol.md §7)."""

from __future__ import annotations

from catan.bots import SEATED
from catan.table.interface import game_spec
from tabletop.table.session import Session
from tabletop.table.summary import summarize


def test_a_game_of_bots_has_as_many_robberies_as_its_log_tells() -> None:
    seats = [{"name": name, "kind": "bot", "bot": "casual-vengeful"} for name in ("Ann", "Ben", "Cem")]
    session = Session.new(game_spec(SEATED), seats, {}, 5)
    while session.waiting != "over":
        session.tick()

    summary = summarize(session) or {}

    thefts = [entry for entry in session.log if entry.event.id == "steal"]
    assert sum([deed["count"] for deed in summary["deeds"] if deed["deed"] == "robbery"]) == len(thefts) > 0
