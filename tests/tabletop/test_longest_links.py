"""A link has at most as many moves as its game declares: a longer game has none, and a made-up link is refused."""

from __future__ import annotations

import pytest

from tabletop.notation.link_packing import LinkError, Packer, write_link
from tests.fuzz.games import FUZZERS
from tests.games import NAMES as GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_made_up_link_with_more_moves_is_refused(game: str) -> None:
    links = FUZZERS[game].game.links
    deal = links.write_deal({"players": ["Ann", "Bo", "Cy", "Di"], "rules": {}, "seed": 1})
    setup, packer = links.read_deal(deal), Packer()
    packer.number(links.most_moves + 1)
    version, parts = links._table({"players": setup.called([]), "rules": {}, "seed": 1}, None)

    with pytest.raises(LinkError, match="no game has"):
        links.read_game(write_link(version, [*parts, packer.packed()], links.prefix))


@pytest.mark.parametrize("game", GAMES)
def test_a_longer_game_has_no_link(game: str) -> None:
    links = FUZZERS[game].game.links
    setup = {"players": ["Ann", "Bo", "Cy", "Di"], "rules": {}, "seed": 1}

    with pytest.raises(LinkError, match="the game is too long"):
        links.write_game(setup, [[(0, 1)]] * (links.most_moves + 1))
