"""The Expert and the Master as they were before they read the others' habits: fixed opponents to measure new ones by.

python -m bench.outsiders expert former_expert --games 400 --seed 1
"""

from __future__ import annotations

import json
from functools import cache, partial
from math import inf
from pathlib import Path

from citadels.bots.casual import hand_set
from citadels.bots.expert import ConfigByTable, SearchConfig, Searcher
from citadels.bots.policy import Weights
from citadels.bots.policy.imagine import OpponentMix
from citadels.bots.styles import STYLES, bent
from citadels.bots.weights import outlook, tuned
from citadels.core.registry import PLAYED
from tabletop.bots.protocol import Bot, Factory

# The tuned weights and the value function of 2005 as they were then, for three players and more; two players and the
# cards of 2016 have today's.
STRONG = Path(__file__).with_name("former_strong.json")


@cache
def _expert(seats: int, edition: str = PLAYED.word) -> SearchConfig:
    older = seats > 2 and edition == PLAYED.word
    data = json.loads(STRONG.read_text(encoding="utf-8"))
    own = Weights(data) if older else tuned(seats, edition)
    value = tuple(data["outlook"]) if older else outlook(seats, edition)
    mixture = (*[own] * 6, *[hand_set(seats, edition)] * 2, *[bent(name, own) for name in STYLES])
    return SearchConfig(own, OpponentMix(mixture), value, picks=48, turns=0)


def _master(seats: int, edition: str = PLAYED.word) -> SearchConfig:
    return _expert(seats, edition)._replace(picks=320, turns=96, temperature=0.005, near=inf, hopeless=0.0)


def _searching(config: ConfigByTable) -> Bot:
    return Searcher(config)


FORMER: dict[str, Factory] = {
    "former_expert": partial(_searching, _expert),
    "former_master": partial(_searching, _master),
}
