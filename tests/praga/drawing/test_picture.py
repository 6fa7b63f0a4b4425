"""Crown and Crane as an SVG: what is drawn, in which words, what it does not tell, and that it stands for itself."""

from __future__ import annotations

import re
from base64 import b64decode
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element, fromstring

import pytest

from praga import Game, PositionError
from praga.drawing.words import FILES, Words
from praga.views.pieces import pieces
from tabletop.core.rng import Dice
from tabletop.drawing.looks import LOOKS, NIGHT
from tabletop.drawing.messages import LANGUAGES, folder_of
from tests.praga.conformance.hidden import reshuffle

RECORDS = sorted((Path(__file__).parents[1] / "golden").glob("*.crane"))
SVG = "{http://www.w3.org/2000/svg}"


def game_in(path: Path) -> Game:
    return Game.from_record(path.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def over() -> Game:
    """A game of four that is over, the longest."""
    return max((game for game in map(game_in, RECORDS) if len(game.names) == 4), key=lambda game: len(game.history))


@pytest.fixture(scope="module")
def late(over: Game) -> Game:
    return over.at(len(over.history) - 20)


@pytest.fixture(scope="module")
def drawn(late: Game) -> Element:
    return fromstring(late.svg(0))


def texts_of(svg: Element) -> list[str]:
    return [element.text or "" for element in svg.iter(f"{SVG}text")]


def signs(within: Element) -> list[str]:
    return [element.attrib["href"].removeprefix("#crane-") for element in within.iter(f"{SVG}use")]


def classes(svg: Element) -> Counter[str]:
    return Counter(name for element in svg.iter() for name in element.get("class", "").split())


def desc(svg: Element) -> list[str]:
    return (svg.findtext(f"{SVG}desc") or "").splitlines()


def panel(svg: Element, seat: int) -> Element:
    return next(element for element in svg.iter() if element.get("data-seat") == str(seat))


def test_every_tile_of_the_crane_is_drawn(late: Game, drawn: Element) -> None:
    assert classes(drawn)["action-tile"] == len(late.view(None)["crane"]["tiles"])


def test_every_tile_of_the_rows_is_drawn(late: Game, drawn: Element) -> None:
    tiles = [element.attrib["data-tile"] for element in drawn.iter() if "data-tile" in element.attrib]

    assert tiles == [tile for row in late.view(None)["rows"].values() for tile in row]


def test_every_building_and_tile_on_boards_is_drawn(late: Game, drawn: Element) -> None:
    view = late.view(None)
    there = len(view["city"]) + sum(len(row) for row in view["rows"].values())
    there += sum(bool(stack) for player in view["players"] for stack in player["board"].values())

    assert classes(drawn)["tile"] == there


def test_every_marker_stands_on_both_projects(drawn: Element) -> None:
    assert classes(drawn)["cube"] >= 8


@pytest.mark.parametrize("seat", range(4))
def test_everybodys_goods_are_counted(late: Game, drawn: Element, seat: int) -> None:
    player, texts = late.view(None)["players"][seat], texts_of(panel(drawn, seat))

    assert {str(player[good]) for good in ("points", "gold", "stone", "red", "blue")} <= set(texts)


@pytest.mark.parametrize("width", [320, 640, 1000, 1120, 2000])
def test_no_number_is_cut(late: Game, width: int) -> None:
    assert "…" not in texts_of(fromstring(late.svg(0, width=width)))


@pytest.mark.parametrize("seat", range(4))
def test_everybodys_cards_are_told(late: Game, drawn: Element, seat: int) -> None:
    player, words = late.view(None)["players"][seat], Words("en")
    cards = [words.card("tech", name) for name in player["technologies"]]
    titles = [element.text for element in panel(drawn, seat).iter(f"{SVG}title")]

    assert [card for card in cards if card not in titles] == []


def test_ones_own_boards_come_first(late: Game) -> None:
    seats = [element.attrib["data-seat"] for element in fromstring(late.svg(2)).iter() if "data-seat" in element.attrib]

    assert seats == ["2", "3", "0", "1"]


def test_whose_turn_it_is_is_told(late: Game, drawn: Element) -> None:
    name = late.names[late.observe(None).state.turn_of]

    assert f"{name}’s turn" in texts_of(drawn)


def test_a_screen_reader_hears_the_crane(late: Game, drawn: Element) -> None:
    assert len([line for line in desc(drawn) if line.startswith("Position ")]) == len(late.view(None)["crane"]["tiles"])


def test_a_screen_reader_hears_what_everybody_has(late: Game, drawn: Element) -> None:
    starts = [f"{player['name']}: {player['points']} point" for player in late.view(None)["players"]]

    assert [start for start in starts if not any(line.startswith(start) for line in desc(drawn))] == []


def test_no_id_stands_twice(drawn: Element) -> None:
    ids = Counter(element.attrib["id"] for element in drawn.iter() if "id" in element.attrib)

    assert [name for name, times in ids.items() if times > 1] == []


def test_nothing_is_drawn_that_is_not_there(drawn: Element) -> None:
    defined = {element.attrib["id"] for element in drawn.iter(f"{SVG}symbol")}

    assert {f"crane-{name}" for name in signs(drawn)} == defined


def test_it_asks_for_nothing_from_outside(late: Game) -> None:
    text = late.svg(0).replace("http://www.w3.org/2000/svg", "")

    assert [word for word in ("http", "url(", "<script", "@import", "data:") if word in text] == []


def test_its_styles_are_for_it_alone(drawn: Element) -> None:
    rules = (drawn.findtext(f"{SVG}style") or "").replace(NIGHT, "").split("}")

    assert [rule for rule in rules if rule and not rule.startswith(".crane ")] == []


@pytest.mark.parametrize("look", ["light", "dark"])
def test_one_look_is_the_same_on_every_device(late: Game, look: str) -> None:
    assert NIGHT not in late.svg(look=look)


def test_the_meadow_is_darker_by_night(late: Game) -> None:
    looks = {look: fromstring(late.svg(look=look)).findtext(f"{SVG}style") or "" for look in LOOKS}

    assert [look for look, style in looks.items() if '[fill="#b7c58a"]{fill:#46532f}' in style] == ["auto", "dark"]


def test_the_end_has_everybodys_points(over: Game) -> None:
    scores = sorted(over.scores or [], reverse=True)
    texts = texts_of(fromstring(over.svg()))
    total = texts.index("Total")

    assert texts[total + 1 : total + 5] == [str(score) for score in scores]


def test_the_end_says_who_won(over: Game) -> None:
    assert all(over.names[seat] in desc(fromstring(over.svg()))[0] for seat in over.winners)


def test_a_game_for_one_says_how_good_it_was() -> None:
    """P16.4."""
    alone = next(game for game in map(game_in, RECORDS) if len(game.names) == 1 and game.over)

    assert re.match(r"\d+ points[;:] a good game", desc(fromstring(alone.svg()))[0])


@pytest.mark.parametrize("path", RECORDS[::4], ids=lambda path: path.stem)
def test_every_table_can_be_drawn(path: Path) -> None:
    """At every ninetieth step, for everybody in turn; a message that is missing would raise KeyError."""
    game = game_in(path)
    steps = range(0, len(game.history), 90)
    questions = [(at, at % len(game.names), LANGUAGES[at % 3], 320 + 7 * at % 1600) for at in steps]
    sizes = [
        fromstring(game.at(at).svg(seat, language, width)).attrib["width"] for at, seat, language, width in questions
    ]

    assert sizes == [str(width) for _, _, _, width in questions]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_street_has_its_words(language: str) -> None:
    words, printed = Words(language), pieces()
    names = [f"tech-{name}" for name in printed["technologies"]] + [f"seal-{name}" for name in printed["seals"]]
    names += [f"street-{street['free']}" for street in printed["streets"] if isinstance(street["free"], str)]

    assert [name for name in names if name not in words] == []


@pytest.mark.parametrize("width", [319, 2001, 960.0, True])
def test_a_width_that_cannot_be_is_refused(late: Game, width: Any) -> None:
    with pytest.raises(PositionError, match=r"width: .* pixels from 320 to 2000"):
        late.svg(width=width)


def test_an_unknown_seat_is_refused(late: Game) -> None:
    with pytest.raises(PositionError, match="there is no seat 4"):
        late.svg(4)


def test_a_notebook_is_shown_what_everybody_may_see(late: Game) -> None:
    image = fromstring(late._repr_html_())
    packed = image.attrib["src"].removeprefix("data:image/svg+xml;base64,")

    assert b64decode(packed).decode() == late.svg()


@pytest.mark.parametrize("step", [40, 160, 300])
def test_a_picture_is_the_same_when_everything_hidden_is_put_in_another_order(over: Game, step: int) -> None:
    state = over.at(min(step, len(over.history) - 1))._state
    twins = {seat: Game(reshuffle(state, seat, Dice(step))) for seat in range(4)}

    assert [seat for seat, twin in twins.items() if twin.svg(seat) != Game(state).svg(seat)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_as_fluent_says_it(language: str) -> None:
    pytest.importorskip("fluent.runtime", reason="fluent.runtime is not installed")
    from tabletop.cli.words import Words as Theirs

    theirs, ours = Theirs(lambda name: [folder_of(name) / file for file in FILES], {}, language), Words(language)
    questions: list[tuple[str, dict[str, Any]]] = [
        ("bar-turn", {"turn": 3, "turns": 64}), ("bar-era", {"era": 1}), ("waiting-turn", {"player": "Bo"}),
        ("tiles-left", {"count": 3}), ("stands", {"player": "Bo", "row": 1, "column": 2}), ("area", {"area": 2}),
        ("plaza", {"place": "x", "upper": "a", "lower": "b", "free": 1, "spaces": 3}), ("river", {}),
        *((f"good-{good}", {"count": count}) for good in ("silver", "egg", "points") for count in (1, 2)),
        *(("board-tile", {"place": "x", "goods": "y", "count": count}) for count in (1, 2)),
        ("crane-tile", {"position": 1, "actions": "x", "cost": 2, "points": 0, "bonus": "y"}),
    ]  # fmt: skip

    assert [name for name, args in questions if ours.say(name, **args) != theirs.say(name, **args)] == []
