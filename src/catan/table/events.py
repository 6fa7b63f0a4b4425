"""Effects of each event on a table: what is read aloud, what the story says, whom it hits."""

from __future__ import annotations

from typing import Final

from tabletop.core.event_spec import FROM_TABLE, TO_TABLE, EventSpec, Flow

FROM_VICTIM: Final = Flow("other", "player")

EVENTS: Final = {
    spec.event: spec
    for spec in (
        EventSpec("turn", not_announced=True, not_in_story=True),
        EventSpec("settlement"),
        EventSpec("city"),
        EventSpec("road", not_announced=True),
        EventSpec("roll", hidden_from_actor=True),
        EventSpec("yield", flow=FROM_TABLE, hidden_from_actor=True),
        EventSpec("shortage"),
        EventSpec("discard", flow=TO_TABLE, private_variants=("discard-own",), hidden_from_actor=True),
        EventSpec("discard-own", flow=TO_TABLE, hidden_from_actor=True),
        EventSpec("robber", sign="robber"),
        EventSpec("steal", flow=FROM_VICTIM, affects="other", affects_sign="robber", private_variants=("steal-own",)),
        EventSpec("steal-own", flow=FROM_VICTIM, affects="other", affects_sign="robber", hidden_from_actor=True),
        EventSpec("buy", flow=FROM_TABLE, private_variants=("buy-own",)),
        EventSpec("buy-own", flow=FROM_TABLE, hidden_from_actor=True),
        EventSpec("play"),
        EventSpec("plenty", flow=FROM_TABLE, hidden_from_actor=True),
        EventSpec("monopoly", affects="other", affects_sign="monopoly", hidden_from_actor=True),
        EventSpec("bank", hidden_from_actor=True),
        EventSpec("offer"),
        EventSpec("accept"),
        EventSpec("refuse", not_announced=True),
        EventSpec("bid"),
        EventSpec("trade", hidden_from_actor=True),
        EventSpec("withdraw"),
        EventSpec("longest-road", affects="other", affects_sign="road"),
        EventSpec("longest-road-none", affects="other", affects_sign="road"),
        EventSpec("largest-army", affects="other", affects_sign="knight"),
        EventSpec("over"),
    )
}
