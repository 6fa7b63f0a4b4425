"""Effects of each event on a table: what is read aloud, and what the story says."""

from __future__ import annotations

from typing import Final

from tabletop.core.event_spec import FROM_TABLE, EventSpec

EVENTS: Final = {
    spec.event: spec
    for spec in (
        EventSpec("turn", not_announced=True, not_in_story=True),
        EventSpec("take"),
        EventSpec("crane-takes"),
        EventSpec("perform", not_announced=True),
        EventSpec("gain", flow=FROM_TABLE),
        EventSpec("pay", not_announced=True),
        EventSpec("upgrade"),
        EventSpec("wall"),
        EventSpec("build"),
        EventSpec("plaza"),
        EventSpec("reward"),
        EventSpec("final"),
        EventSpec("wealth", not_announced=True),
        EventSpec("bonus", not_announced=True),
        EventSpec("fill", not_announced=True, not_in_story=True),
        EventSpec("refresh"),
        EventSpec("later", not_announced=True),
        EventSpec("seal"),
        EventSpec("technology"),
        EventSpec("use"),
        EventSpec("sideways", not_announced=True),
        EventSpec("up"),
        EventSpec("road"),
        EventSpec("era"),
        EventSpec("over"),
    )
}
