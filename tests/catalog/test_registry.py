"""Cards are found by edition and word, whatever was added before or after (citadels-2016.md E12.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from citadels import Game, IllegalMove, Move
from citadels.core.building import BUILD
from citadels.core.definitions import District, Role
from citadels.core.registry import EDITIONS, PLAYED, Edition, works_of
from citadels.core.verbs import Verb
from tests.cards.registry_snapshot import restore, snapshot

OTHER_WITCH = Role("witch", 1, powers=PLAYED.roles["assassin"].powers)
GAZEBO = District("gazebo", "special", 2, powers=PLAYED.districts["laboratory"].powers)


@pytest.fixture
def other(monkeypatch: pytest.MonkeyPatch) -> Iterator[Edition]:
    """Another edition, with a Witch of its own."""
    before = snapshot()
    monkeypatch.setitem(EDITIONS, "other", Edition("other"))
    EDITIONS["other"].add(OTHER_WITCH)
    yield EDITIONS["other"]
    restore(before)


def test_a_word_means_the_card_of_its_edition(other: Edition) -> None:
    assert (other.roles["witch"] is OTHER_WITCH, PLAYED.roles["witch"] is OTHER_WITCH) == (True, False)


def test_powers_are_those_of_the_edition(other: Edition) -> None:
    assert (list(other.powers["witch"]), list(PLAYED.powers["witch"])) == (["assassinate"], ["bewitch"])


def test_a_card_may_stand_in_several_editions(other: Edition) -> None:
    other.add(PLAYED.roles["thief"])

    assert other.roles["thief"] is PLAYED.roles["thief"]


@pytest.mark.parametrize("card", [Role("witch", 3), District("witch", "trade", 1)], ids=["role", "district"])
def test_a_word_is_given_once_in_an_edition(other: Edition, card: Role | District) -> None:
    with pytest.raises(ValueError, match="witch"):
        other.add(card)


def test_a_move_is_read_with_the_words_of_every_edition(other: Edition) -> None:
    """E12.2: `Move.parse` reads the words of both."""
    other.add(Role("magistrate", 1))

    assert Move.parse("pick magistrate").name == "magistrate"


def test_a_word_of_another_edition_cannot_be_played_in_this(other: Edition) -> None:
    other.add(Role("magistrate", 1))

    with pytest.raises(IllegalMove):
        Game.new(["Ann", "Ben", "Cem", "Dee"]).play("pick magistrate")


def test_districts_that_act_are_those_of_the_edition(other: Edition) -> None:
    other.add(GAZEBO)

    assert works_of(("gazebo",), other).powers == GAZEBO.powers


def test_a_district_added_late_can_be_built(other: Edition) -> None:
    """No list of builds is made when the cards of today are added: it would lack this one."""
    other.add(GAZEBO)

    assert BUILD["gazebo"] == Move.parse("build gazebo")


def test_a_move_may_say_more_in_one_edition_than_in_another(other: Edition) -> None:
    """E12.7: the Emperor of 2016 says what he takes, `crown 2 gold`; the older one names a player alone."""
    crown = replace(PLAYED.roles["emperor"].powers[0], verb=Verb("crown", ("seat", "seat gold")))
    other.add(Role("emperor", 4, powers=(crown,)))

    assert (Move.parse("crown 2 gold"), PLAYED.verbs["crown"].forms) == ("crown 2 gold", ("seat",))
