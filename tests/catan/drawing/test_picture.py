"""The island as an SVG: what is drawn, in which words, what it does not tell, and that it stands for itself."""

from __future__ import annotations

import re
from base64 import b64decode
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element, fromstring

import pytest

from catan import Game, PositionError
from catan.drawing.words import FILES
from tabletop.core.rng import Dice
from tabletop.drawing.looks import LOOKS, NIGHT
from tabletop.drawing.messages import LANGUAGES, Messages
from tests.catan.conformance.hidden import reshuffle

RECORDS = sorted((Path(__file__).parents[1] / "golden").glob("*.catan"))
LONG = RECORDS[1]  # of four players
SVG = "{http://www.w3.org/2000/svg}"
ANN: dict[str, Any] = {
    "name": "Ann <&> Co", "hand": {"wood": 1, "ore": 2}, "cards": ["knight"], "new": ["point"],
    "settlements": ["c5", "e4"], "cities": ["b8"], "roads": ["c5-c6", "e4-e5"], "played": {"knight": 1},
}  # fmt: skip
BO: dict[str, Any] = {"name": "Bo", "hand": {"wool": 9}, "settlements": ["d8"], "roads": ["d7-d8"], "cards": ["plenty"]}
POSITION: dict[str, Any] = {
    "catan": 1, "round": 6, "robber": "h2", "players": [ANN, BO],
    "phase": {"name": "turn", "seat": 0, "rolled": [3, 5]},
}  # fmt: skip


@pytest.fixture(scope="module")
def game() -> Game:
    """Ann’s turn, after a throw."""
    return Game.from_position(POSITION)


@pytest.fixture(scope="module")
def drawn(game: Game) -> Element:
    return fromstring(game.svg(0))


@pytest.fixture(scope="module")
def long_game() -> Game:
    return Game.from_record(LONG.read_text(encoding="utf-8"))


def texts_of(svg: Element) -> list[str]:
    return [element.text or "" for element in svg.iter(f"{SVG}text")]


def signs(within: Element) -> list[str]:
    return [element.attrib["href"].removeprefix("#island-") for element in within.iter(f"{SVG}use")]


def classes(svg: Element) -> Counter[str]:
    return Counter(name for element in svg.iter() for name in element.get("class", "").split())


def desc(svg: Element) -> list[str]:
    return (svg.findtext(f"{SVG}desc") or "").splitlines()


def hand(svg: Element) -> list[str]:
    return [element.attrib["data-card"] for element in svg.iter() if "data-card" in element.attrib]


def test_every_piece_stands_on_the_island(drawn: Element) -> None:
    counts = classes(drawn)

    assert [counts[name] for name in ("settlement", "city", "road", "robber")] == [3, 1, 3, 1]


def test_every_hex_and_harbour_is_drawn(drawn: Element) -> None:
    counts = classes(drawn)

    assert [counts[name] for name in ("land", "token", "harbour")] == [19, 18, 9]


def test_the_robber_stands_on_its_hex(drawn: Element) -> None:
    assert classes(drawn)["robbed"] == 1


def test_the_throw_of_the_turn_lies_on_the_sea(drawn: Element) -> None:
    assert [sign for sign in signs(drawn) if sign.startswith("die")] == ["die-3", "die-5"]


def test_one_sees_ones_own_hand(drawn: Element) -> None:
    assert hand(drawn) == ["wood", "ore", "knight", "point"]


def test_an_onlooker_sees_no_hand(game: Game) -> None:
    assert hand(fromstring(game.svg())) == []


def test_ones_own_points_count_the_point_cards_in_hand(drawn: Element) -> None:
    """K10.1."""
    own = next(element for element in drawn.iter() if element.get("data-own") == "0")

    assert "5/10" in texts_of(own)


def test_others_see_no_point_card(game: Game) -> None:
    """K8.8."""
    seat = next(element for element in fromstring(game.svg(1)).iter() if element.get("data-seat") == "0")

    assert "4/10" in texts_of(seat)


def test_a_hidden_bank_is_not_drawn() -> None:
    """K11.3."""
    game = Game.from_position({**POSITION, "rules": {"bank": "hidden"}})

    assert [line for line in desc(fromstring(game.svg())) if line.startswith("The bank has:")] == []


def test_whose_turn_it_is_is_told(drawn: Element) -> None:
    assert "Ann <&> Co’s turn" in texts_of(drawn)


def test_a_screen_reader_hears_the_rows_of_the_island(drawn: Element) -> None:
    assert desc(drawn)[2] == "h1 mountains 10, h2 pasture 2, h3 forest 9"


def test_a_screen_reader_hears_where_the_pieces_stand(drawn: Element) -> None:
    assert "Settlements: c5, e4" in desc(drawn)


def test_a_screen_reader_hears_ones_own_hand(drawn: Element) -> None:
    assert desc(drawn)[-2:] == ["resource cards: 1 wood, 2 ore", "development cards: Knight, Point"]


def test_no_id_stands_twice(drawn: Element) -> None:
    ids = Counter(element.attrib["id"] for element in drawn.iter() if "id" in element.attrib)

    assert [name for name, times in ids.items() if times > 1] == []


def test_nothing_is_drawn_that_is_not_there(drawn: Element) -> None:
    defined = {element.attrib["id"] for element in drawn.iter(f"{SVG}symbol")}

    assert {f"island-{name}" for name in signs(drawn)} == defined


def test_it_asks_for_nothing_from_outside(game: Game) -> None:
    text = game.svg(0).replace("http://www.w3.org/2000/svg", "")

    assert [word for word in ("http", "url(", "<script", "@import", "data:") if word in text] == []


def test_its_styles_are_for_it_alone(drawn: Element) -> None:
    rules = (drawn.findtext(f"{SVG}style") or "").replace(NIGHT, "").split("}")

    assert [rule for rule in rules if rule and not rule.startswith(".island ")] == []


@pytest.mark.parametrize("look", LOOKS)
def test_every_colour_that_is_named_is_there(long_game: Game, look: str) -> None:
    svg = fromstring(long_game.svg(0, look=look))
    styles = svg.findtext(f"{SVG}style") or ""
    plain = {"island", "map", "land", "hex", "harbour", "settlement", "city", "desert"}

    named = [name for name in sorted(set(classes(svg)) - plain) if not name.startswith("sign-")]

    assert [name for name in named if not re.search(rf"\.{name}[ .{{]", styles)] == []


@pytest.mark.parametrize("look", ["light", "dark"])
def test_one_look_is_the_same_on_every_device(game: Game, look: str) -> None:
    assert NIGHT not in game.svg(look=look)


def test_both_looks_are_in_one_picture(game: Game) -> None:
    assert NIGHT in game.svg()


def test_the_end_has_everybodys_points(long_game: Game) -> None:
    rows = [element for element in fromstring(long_game.svg()).iter() if "data-place" in element.attrib]

    assert long_game.scores == [
        int(texts_of(row)[-1]) for row in sorted(rows, key=lambda row: int(row.attrib["data-place"]))
    ]


def test_the_end_says_who_won(long_game: Game) -> None:
    assert desc(fromstring(long_game.svg()))[0] == "Di wins with 7 points" or long_game.winners != [3]


@pytest.mark.parametrize("path", RECORDS[::3], ids=lambda path: path.stem)
def test_every_table_can_be_drawn(path: Path) -> None:
    """At every fortieth step, for everybody in turn; a message that is missing would raise KeyError."""
    game = Game.from_record(path.read_text(encoding="utf-8"))
    steps = range(0, len(game.history), 40)
    questions = [(at, at % len(game.names), LANGUAGES[at % 3], 320 + 7 * at % 1600) for at in steps]
    sizes = [
        fromstring(game.at(at).svg(seat, language, width)).attrib["width"] for at, seat, language, width in questions
    ]

    assert sizes == [str(width) for _, _, _, width in questions]


@pytest.mark.parametrize("width", [319, 2001, 960.0, True])
def test_a_width_that_cannot_be_is_refused(game: Game, width: Any) -> None:
    with pytest.raises(PositionError, match=r"width: .* pixels from 320 to 2000"):
        game.svg(width=width)


def test_an_unknown_language_is_refused(game: Game) -> None:
    with pytest.raises(PositionError, match="language: there is no 'fr'; there are en, zh-Hant, zh-Hans"):
        game.svg(language="fr")


def test_an_unknown_look_is_refused(game: Game) -> None:
    with pytest.raises(PositionError, match="look: there is no 'grey'; there are auto, light, dark"):
        game.svg(look="grey")


def test_an_unknown_seat_is_refused(game: Game) -> None:
    with pytest.raises(PositionError, match="there is no seat 4"):
        game.svg(4)


def test_a_notebook_is_shown_what_everybody_may_see(game: Game) -> None:
    image = fromstring(game._repr_html_())
    packed = image.attrib["src"].removeprefix("data:image/svg+xml;base64,")

    assert b64decode(packed).decode() == game.svg()


@pytest.mark.parametrize("step", [30, 110, 200, 330])
def test_a_picture_is_the_same_when_everything_hidden_is_dealt_again(long_game: Game, step: int) -> None:
    state = long_game.at(step)._state
    twins = {seat: Game(reshuffle(state, seat, Dice(step))) for seat in range(4)}

    assert [seat for seat, twin in twins.items() if twin.svg(seat) != Game(state).svg(seat)] == []


def test_another_hand_is_another_picture_for_its_own_player(long_game: Game) -> None:
    """The comparison above would be worth nothing if no card were ever drawn."""
    state = long_game.at(200)._state
    seat = max(range(4), key=lambda at: Game(state).observe(None).hand_sizes[at])
    twin = reshuffle(state, (seat + 1) % 4, Dice(1))

    assert Game(state).svg(seat) != Game(twin).svg(seat)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_as_fluent_says_it(language: str) -> None:
    """Of those that a picture says; the terminal's words are by fluent.runtime."""
    words = pytest.importorskip("tabletop.cli.words", reason="fluent.runtime is not installed")
    pytest.importorskip("fluent.runtime", reason="fluent.runtime is not installed")
    theirs = words.Words(lambda name: [words.folder_of(name) / file for file in FILES], {}, language)
    ours = Messages(language, FILES)
    questions: list[tuple[str, dict[str, Any]]] = [
        ("bar-round", {"round": 3}), ("bar-place", {}), ("bar-dice", {"sum": 7}), ("robber-on", {"hex": "x"}),
        ("waiting-turn", {"player": "Bo"}), ("waiting-place", {"player": "Bo"}), ("card-new", {}),
        ("seat-label", {"player": "Bo", "points": 2, "hand": 1, "cards": 0, "length": 3, "knights": 1}),
        ("place-named", {"word": "c5", "place": "x"}), ("cards-wood", {"count": 1}), ("hex-ore", {"number": 10}),
        ("over-won", {"names": "Bo", "count": 10}),
    ]  # fmt: skip

    assert [name for name, args in questions if ours.say(name, **args) != theirs.say(name, **args)] == []
