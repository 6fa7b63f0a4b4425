"""`clone` is made from the declared fields (`tabletop.core.state`)."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Mapping

import pytest

from tabletop.core.state import Cloneable, GameState


class Purse(Cloneable):
    __slots__ = ("coins",)

    coins: list[int]

    def __init__(self, *coins: int) -> None:
        self.coins = [*coins]


class Table(GameState):
    __slots__ = ("bank", "cards", "known", "purses")

    bank: Mapping[str, int]
    cards: list[str]
    known: dict[int, str]
    purses: list[Purse]

    def __init__(self) -> None:
        super().__init__(7)
        self.bank = {"gold": 5}
        self.cards = ["temple"]
        self.known = {0: "temple"}
        self.purses = [Purse(1, 2)]


class Marked(Table):
    __slots__ = ("mark",)

    mark: int


def test_a_copy_has_all_fields() -> None:
    twin = Table().clone()
    assert (twin.rng, twin.bank, twin.cards, twin.known, twin.stack) == (7, {"gold": 5}, ["temple"], {0: "temple"}, [])


@pytest.mark.parametrize("field", ["cards", "known", "stack", "purses"])
def test_lists_and_dictionaries_are_copied(field: str) -> None:
    table = Table()
    assert getattr(table.clone(), field) is not getattr(table, field)


def test_records_in_a_list_are_copied() -> None:
    table = Table()
    table.clone().purses[0].coins.append(3)
    assert table.purses[0].coins == [1, 2]


def test_a_mapping_is_shared_since_it_is_replaced_as_a_whole() -> None:
    table = Table()
    assert table.clone().bank is table.bank


def test_a_copy_records_no_events_and_has_no_barrier() -> None:
    table = Table()
    table.events, table.barrier = [], "revealed"
    twin = table.clone()
    assert (twin.events, twin.barrier) == (None, None)


def test_a_class_has_a_copy_of_its_own_fields_too() -> None:
    marked = Marked()
    marked.mark = 3
    assert (type(marked.clone()), marked.clone().mark, type(Table.clone(marked))) == (Marked, 3, Table)


def test_a_slot_without_a_type_is_refused() -> None:
    with pytest.raises(TypeError, match="the slots of Forgotten are not its annotations"):

        class Forgotten(Cloneable):
            __slots__ = ("cards", "gold")

            cards: list[str]


def test_a_copy_written_by_hand_is_refused() -> None:
    with pytest.raises(TypeError, match="Forgotten writes its own clone"):

        class Forgotten(Cloneable):
            __slots__ = ()

            def clone(self) -> Forgotten:
                return self


def test_a_pickled_state_is_the_same() -> None:
    twin = pickle.loads(pickle.dumps(Table()))
    assert (twin.cards, twin.purses[0].coins) == (["temple"], [1, 2])


def test_copy_and_deepcopy_give_states() -> None:
    table = Table()
    assert [copy.copy(table).cards, copy.deepcopy(table).known] == [["temple"], {0: "temple"}]


def test_the_first_barrier_stays() -> None:
    table = Table()
    table.set_barrier("card-drawn")
    table.set_barrier("revealed")
    assert table.barrier == "card-drawn"
