"""Contents of a written city follow from what the cards of the game declare."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from citadels import Game, PositionError
from citadels.cards.catalog import add
from citadels.core.definitions import RELIGIOUS, SPECIAL, District, Role
from citadels.core.hooks import CityAsks, RoleAsks
from tests.cards.registry_snapshot import restore, snapshot
from tests.rules.table import RANK_OF, Json, position, seat

CELLAR = District("cellar", SPECIAL, 3, edition="elsewhere", holds_cards=True)
MIRROR = District("mirror", SPECIAL, 3, edition="elsewhere", asks=CityAsks(may_duplicate=True))
GILDER = Role("gilder", 5, RELIGIOUS, edition="elsewhere", lays_coins=True)
COPYIST = Role("copyist", 5, RELIGIOUS, edition="elsewhere", asks=RoleAsks(may_duplicate=True))


@pytest.fixture(autouse=True)
def _from_elsewhere(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    before = snapshot()
    add(CELLAR, MIRROR, GILDER, COPYIST)
    for role in (GILDER, COPYIST):
        monkeypatch.setitem(RANK_OF, role.id, role.rank)
    yield
    restore(before)


def position_of(city: str, *specials: str, cast: str = "bishop") -> Json:
    """The King's turn, with a city and the cards of this game."""
    king = seat("king", gold=2, city=city)
    phase = {"name": "turn", "rank": 4, "seat": 0}
    return position(king, phase=phase, cast=cast, rules={"specials": [*specials] or "classic"})


def key_of(refused: Json) -> str:
    """The key that a refusal names."""
    with pytest.raises(PositionError) as refusal:
        Game.from_position(refused)
    return refusal.value.key


def test_cards_lie_under_what_declares_it() -> None:
    """R7.13."""
    game = Game.from_position(position_of("cellar:tavern", "cellar"))
    assert game.position()["players"][0]["city"] == [{"district": "cellar", "tucked": ["tavern"]}]


def test_cards_lie_under_nothing_else() -> None:
    """Notation §1."""
    assert key_of(position_of("mirror:tavern", "mirror")) == "players[0].city[0].tucked"


def test_a_coin_lies_where_a_character_lays_coins() -> None:
    """R6.9A."""
    game = Game.from_position(position_of("tavern+", cast="gilder"))
    assert game.position()["players"][0]["city"] == [{"district": "tavern", "coin": True}]


def test_a_coin_lies_nowhere_else() -> None:
    """Notation §1."""
    assert key_of(position_of("tavern+", cast="copyist")) == "players[0].city[0].coin"


@pytest.mark.parametrize(("specials", "cast"), [(["mirror"], "bishop"), ([], "copyist")])
def test_two_of_a_name_stand_where_a_card_allows_it(specials: list[str], cast: str) -> None:
    """R4.3."""
    game = Game.from_position(position_of("tavern tavern", *specials, cast=cast))
    assert game.position()["players"][0]["city"] == ["tavern", "tavern"]


def test_two_of_a_name_stand_nowhere_else() -> None:
    """R4.3."""
    assert key_of(position_of("tavern tavern", "cellar", cast="gilder")) == "players[0].city[1]"
