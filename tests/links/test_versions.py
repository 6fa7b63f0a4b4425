"""Links of both versions: the first where it can say it, the second for whatever is added (protocol §5)."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from citadels import Game
from citadels.cards.linked import CARDS
from citadels.core.registry import PLAYED
from citadels.notation import links
from citadels.notation.links import WORDS, read_deal, read_game, write_deal, write_game
from tabletop.notation.link_packing import LinkError, Packer, Unpacker, write_link, write_number
from tabletop.notation.link_values import LETTERS, read_value, write_value

GOLDEN = Path(__file__).parents[1] / "golden"
SEVEN = {"characters": ["assassin", "thief", "magician", "king", "almoner", "merchant", "architect", "warlord"]}
# The last part of each golden game's link, which is a checksum of all before it, as version 1 wrote it at first.
WRITTEN_AT_FIRST = {
    "day-1.2026-11-22": "6PwXi", "day-1.2027-02-14": "eZFK1", "game-0019": "vLUZC", "game-0022": "N2s0s",
    "game-0066": "lecyM", "game-0122": "r8MuU", "game-0137": "BUCGu", "game-0220": "2nwHD", "game-0246": "mJ8LY",
    "game-0254": "r7khI", "game-0259": "rvr90", "game-0264": "6IV07", "game-0265": "zOdMa", "game-0270": "h0G4V",
    "game-0275": "dvICy", "game-0288": "BPNYi",
}  # fmt: skip


@pytest.fixture
def almoner(monkeypatch: pytest.MonkeyPatch) -> None:
    """A third character of rank 5, which the cards of today do not have."""
    monkeypatch.setitem(PLAYED.roles, "almoner", replace(PLAYED.roles["bishop"], id="almoner"))
    monkeypatch.setitem(PLAYED.powers, "almoner", PLAYED.powers["bishop"])


def played(rules: dict[str, Any]) -> Game:
    """A short game in which everyone does what comes first."""
    game = Game.new(["Ann", "Ben", "Cem", "Dee"], {"round_limit": 2} | rules, seed=5)
    while not game.over:
        game.play(game.moves()[0])
    return game


def table(rules: dict[str, Any], seats: int = 4) -> dict[str, Any]:
    """A setup as a game keeps it."""
    return {"players": ["A"] * seats, "rules": rules, "seed": 9}


@pytest.mark.usefixtures("almoner")
def test_a_third_character_of_a_rank_comes_out_of_its_link() -> None:
    game = played(SEVEN)

    assert Game.from_link(game.link(), game.names) == game


@pytest.mark.usefixtures("almoner")
def test_a_third_character_of_a_rank_comes_out_of_its_deal() -> None:
    game = Game.new(["Ann", "Ben", "Cem", "Dee"], SEVEN, seed=5)

    assert Game.from_deal(game.deal()).history == game.history


@pytest.mark.usefixtures("almoner")
def test_a_game_without_the_new_character_keeps_its_link() -> None:
    assert played({}).link()[:2] == "1."


def test_a_character_that_this_program_has_not_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setitem(PLAYED.roles, "almoner", replace(PLAYED.roles["bishop"], id="almoner"))
        patched.setitem(PLAYED.powers, "almoner", PLAYED.powers["bishop"])
        link = played(SEVEN).link()

    with pytest.raises(LinkError, match="almoner"):
        Game.from_link(link)


@pytest.mark.parametrize("number", [9, 14, 30])
def test_any_number_of_specials_can_be_written(number: int) -> None:
    rules = {"specials": [f"special_{at}" for at in range(number)]}

    assert read_deal(write_deal(table(rules))).rules == rules


@pytest.mark.parametrize(
    "rules",
    [{"edition": "2016"}, {"gold": None, "ties": "rank"}, {"city_size": 13}, {"characters": ["witch"] * 12},
     {"removed": ["temple"] * 20}, {"set": "cunning_agents", "warrants": [None, True, {"on": []}]}],
    ids=str,
)  # fmt: skip
def test_rules_that_version_1_cannot_say_are_written_in_version_2(rules: dict[str, Any]) -> None:
    link = write_deal(table(rules))

    assert (link[:2], read_deal(link).rules) == ("2.", rules)


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.citadels")), ids=lambda path: path.stem)
def test_a_golden_game_comes_out_of_a_link_of_version_2(path: Path) -> None:
    game = Game.from_record(path.read_text(encoding="utf-8"))
    picks: list[tuple[int, int]] = []
    twin = game.beginning()
    for move in game.history:
        options = twin.moves()
        picks.append((options.index(move), len(options)))
        twin.play(move)

    assert Game.from_link(write_game(game._setup, picks, version=2), game.names) == game


@pytest.mark.parametrize("name", WRITTEN_AT_FIRST)
def test_a_golden_game_keeps_its_link_to_the_letter(name: str) -> None:
    game = Game.from_record((GOLDEN / f"{name}.citadels").read_text(encoding="utf-8"))

    assert re.findall(r"^1\.(?:\w+\.){3}(\w+)$", game.link()) == [WRITTEN_AT_FIRST[name]]


def test_words_keep_their_numbers() -> None:
    """A word that is moved or taken out gives every link of version 2 another meaning: new ones come last."""
    assert crc32(" ".join(WORDS[:79]).encode()) == 3851042656


def test_every_word_has_one_number() -> None:
    assert len(set(WORDS)) == len(WORDS)


def test_every_card_has_a_number() -> None:
    """A card without one makes its links longer: put it at the end of `CARDS`."""
    assert {*PLAYED.roles, *PLAYED.districts} - {*CARDS} == set()


def test_a_word_of_a_later_program_is_of_another_version() -> None:
    packer = Packer()
    packer.number(4)
    packer.choice(4, 8)
    packer.number(len(WORDS) + 1)
    with pytest.raises(LinkError) as refused:
        read_deal(write_link(2, [packer.packed(), 1]))

    assert (refused.value.reason, refused.value.details) == ("link-version", {"version": "2"})


# --- LinkError and nothing else

WORDS_OF_ALL_KINDS = st.text(LETTERS, max_size=20) | st.sampled_from(WORDS)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(0, 2**70) | WORDS_OF_ALL_KINDS,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(WORDS_OF_ALL_KINDS, inner, max_size=5),
    max_leaves=20,
)
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(WORDS),
    lambda inner: st.lists(inner, max_size=12) | st.dictionaries(st.text() | st.sampled_from(WORDS), inner, max_size=5),
    max_leaves=20,
)


@given(VALUES)
def test_a_value_comes_out_as_it_went_in(value: Any) -> None:
    packer = Packer()
    try:
        write_value(packer, value, WORDS)
    except LinkError:
        return  # lists too deep in lists

    assert read_value(Unpacker(packer.packed()), WORDS) == value


@settings(max_examples=100)
@given(st.dictionaries(st.sampled_from(links.WORDS[:12]) | st.text(), ANYTHING), st.integers(0, 12), st.integers())
def test_rules_are_written_or_refused_with_a_link_error(rules: dict[str, Any], seats: int, seed: int) -> None:
    outcome = "written"
    try:
        again = read_deal(write_deal({"players": ["A"] * seats, "rules": rules, "seed": seed}))
    except LinkError:
        outcome = "refused"
    else:
        assert again.rules | {"specials": None} == rules | {"specials": None}  # none is written as "classic"

    assert outcome in {"written", "refused"}


@pytest.mark.parametrize("gold", [0.0, 2.5, -1.0])
def test_a_number_that_is_not_whole_is_refused_with_a_link_error(gold: float) -> None:
    with pytest.raises(LinkError):
        write_deal({"players": ["Ann", "Ben"], "rules": {"gold": gold}, "seed": 0})


@given(st.sampled_from([1, 2]), st.integers(0, 2**400), st.integers(0, 2**70), st.integers(0, 2**300))
def test_forged_numbers_are_read_or_refused_with_a_link_error(version: int, setup: int, seed: int, moves: int) -> None:
    refused = []
    for read, parts in ((Game.from_link, [setup, seed, moves]), (Game.from_deal, [setup, seed])):
        try:
            read(write_link(version, parts))
        except LinkError as error:
            refused.append(error.reason)

    assert {*refused} <= {"link-damaged", "link-version"}


@pytest.mark.parametrize(
    "filling",
    [0, 2**20_000 - 1, 0o5555 << 3000, int("4" * 3000, 8), int("6" * 3000, 8)],
    ids=["zeros", "ones", "lists", "words", "objects"],
)
def test_a_setup_made_to_last_is_refused(filling: int) -> None:
    """Lists in lists, and of more things than the link has bits."""
    packer = Packer()
    packer.number(4)
    setup = packer.packed() + (filling << 6)

    with pytest.raises(LinkError):
        Game.from_deal(write_link(2, [setup, 1]))


@pytest.mark.parametrize("text", [None, 3, b"1.0", [], "2", "2.", "2.0", "2.0.0", "2.é.0.00000", "²." + "0." * 3])
def test_what_is_no_link_is_refused_with_a_link_error(text: object) -> None:
    for read in (read_game, read_deal):
        with pytest.raises(LinkError):
            read(text)


@pytest.mark.parametrize(
    "broken",
    [
        lambda: write_number(-1),
        lambda: Packer().number(-1),
        lambda: Packer().choice(3, 3),
        lambda: Unpacker(5).choice(0),
    ],
    ids=["number", "packed", "choice", "nothing"],
)
def test_numbers_that_no_link_holds_are_refused_with_a_link_error(broken: Any) -> None:
    with pytest.raises(LinkError):
        broken()


@settings(max_examples=200)
@given(st.integers(0, 9), st.dictionaries(st.sampled_from(WORDS[:12]), VALUES, max_size=3), st.integers(0, 2**70))
def test_a_deal_of_any_rules_is_a_game_or_refused_with_a_link_error(seats: int, rules: Any, seed: int) -> None:
    """Rules of a forged link of version 2 can be anything."""
    outcome = "dealt"
    try:
        link = write_deal({"players": ["A"] * seats, "rules": rules, "seed": seed}, version=2)
        game = Game.from_deal(link)
    except LinkError:
        outcome = "refused"
    else:
        assert len(game.names) == seats

    assert outcome in {"dealt", "refused"}


def test_version_1_is_refused_for_rules_that_it_cannot_say(almoner: None) -> None:
    """docs/protocol.md §5: nothing but `LinkError` comes of a link."""
    with pytest.raises(LinkError, match="version 1"):
        write_deal({"players": ["A", "B", "C", "D"], "rules": SEVEN, "seed": 1}, version=1)
