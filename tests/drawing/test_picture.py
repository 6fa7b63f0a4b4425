"""The table as an SVG: what is drawn, in which words, and that it stands for itself."""

from __future__ import annotations

import re
from base64 import b64decode
from collections import Counter
from typing import Any
from xml.etree.ElementTree import Element, fromstring

import pytest

from citadels import Game, PositionError
from citadels.core.definitions import SPECIAL, District
from citadels.core.registry import NEWER, PLAYED, Edition
from citadels.drawing.city.buildings import BUILDINGS
from citadels.drawing.faces.portraits import PORTRAITS
from citadels.drawing.words import Words
from tabletop.drawing.looks import NIGHT
from tabletop.drawing.messages import LANGUAGES
from tabletop.drawing.widths import PLAIN, width_of
from tests.core.table import cards, game_of, sits, state_of
from tests.golden.games import RECORDS, text
from tests.missing_words import require_none
from tests.rules_2016 import table as table_of_2016

__all__ = ["cards"]

INN = District("inn", SPECIAL, 3, edition="elsewhere")
SVG = "{http://www.w3.org/2000/svg}"
CITY = ["castle", {"district": "museum", "tucked": ["tavern", "docks"]}, {"district": "manor", "coin": True}]
ANN: dict[str, Any] = {"name": "Ann", "gold": 3, "hand": ["temple", "map_room"], "city": CITY, "characters": ["witch"]}
BO = {"name": "Bo <&> Co", "gold": 1, "hand": ["keep"], "city": ["bell_tower", "church"], "characters": ["king"]}
CY = {"name": "Cy", "gold": 9, "hand": ["prison"], "city": [], "characters": ["thief"]}
DI = {"name": "Di", "gold": 2, "hand": ["harbor"], "city": ["harbor"], "characters": ["merchant"]}
CAST = ["witch", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord", "artist"]
POSITION: dict[str, Any] = {
    "citadels": 1,
    "rules": {"characters": CAST, "specials": ["museum", "bell_tower", "map_room"]},
    "round": 6, "crown": 2, "robbed": "merchant", "bewitched": "merchant",
    "held": {"seat": 0, "taken": ["resources"]},
    "players": [ANN, BO, CY, DI],
    "phase": {"name": "turn", "rank": 4, "seat": 1},
}  # fmt: skip


@pytest.fixture(scope="module")
def game() -> Game:
    """The King (seat 1) plays; the Witch (seat 0) waits for the Merchant, whom the Thief has named as well."""
    return Game.from_position(POSITION)


@pytest.fixture(scope="module")
def drawn(game: Game) -> Element:
    return fromstring(game.svg(0))


def over(path: Any) -> Game:
    return Game.from_record(text(path))


@pytest.fixture(scope="module", params=[RECORDS[0], RECORDS[-1]], ids=lambda path: path.stem)
def ended(request: pytest.FixtureRequest) -> Game:
    return over(request.param)


def drawn_in(svg: Element) -> Counter[str]:
    return Counter(element.attrib["data-card"] for element in svg.iter() if "data-card" in element.attrib)


def texts_of(svg: Element) -> list[str]:
    return [element.text or "" for element in svg.iter(f"{SVG}text")]


def panel(svg: Element, seat: int) -> Element:
    """The panel of a player; the viewer's own is another than theirs."""
    return next(element for element in svg.iter() if str(seat) in (element.get("data-seat"), element.get("data-own")))


def signs(within: Element) -> list[str]:
    return [element.attrib["href"].removeprefix("#citadels-") for element in within.iter(f"{SVG}use")]


def test_one_sees_the_cities_and_ones_own_hand(drawn: Element) -> None:
    cities = ["castle", "museum", "manor", "bell_tower", "church", "harbor"]

    assert drawn_in(drawn) == Counter([*cities, "temple", "map_room"])


def test_an_onlooker_sees_the_cities_alone(game: Game) -> None:
    assert drawn_in(fromstring(game.svg())).keys().isdisjoint({"temple", "map_room", "keep", "prison"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_card_that_is_drawn_has_its_building(game: Game, language: str) -> None:
    svg = fromstring(game.svg(0, language))
    cards = [element for element in svg.iter() if "data-card" in element.attrib]

    without = [card for card in cards if card.attrib["data-card"] not in signs(card) and card.find(f"{SVG}svg") is None]

    assert without == []


def test_each_card_has_its_name(drawn: Element) -> None:
    named = {
        element.attrib["data-card"]: " ".join(texts_of(element))
        for element in drawn.iter()
        if "data-card" in element.attrib
    }

    assert {card: words.split(maxsplit=1)[-1] for card, words in named.items() if card in ("church", "bell_tower")} == {
        "church": "Church", "bell_tower": "Bell Tower",
    }  # fmt: skip


def test_a_district_says_what_lies_on_and_under_it(drawn: Element) -> None:
    titles = {element.attrib["data-card"]: element[0].text for element in drawn.iter() if "data-card" in element.attrib}

    assert (titles["manor"], titles["museum"]) == (
        "Manor, noble, costs 3, with the Artist’s gold on it", "Museum, special, costs 4, 2 cards under it",
    )  # fmt: skip


def test_the_monument_says_that_it_is_two_districts() -> None:
    """E7.18."""
    game = table_of_2016.turn("king", table_of_2016.seat("king", city="monument"), table_of_2016.seat("bishop"))

    assert "Monument, unique, costs 4, counts as 2 districts" in game.svg(0)


def test_gold_hand_and_city_are_counted(drawn: Element) -> None:
    assert [word for word in texts_of(panel(drawn, 1)) if word in ("1", "2/7")] == ["1", "1", "2/7"]


def test_what_befell_a_character_is_signed(drawn: Element) -> None:
    merchant = next(element for element in drawn.iter() if element.get("data-role") == "merchant")

    assert signs(merchant) == ["merchant", "hex", "pouch"]


def test_a_turn_that_waits_is_told(drawn: Element) -> None:
    assert "Witch: waiting for the bewitched character" in texts_of(panel(drawn, 0))


def test_a_lower_goal_is_told(drawn: Element) -> None:
    """R7.19."""
    assert "Bo <&> Co’s Bell Tower: 7 districts end the game instead of 8." in texts_of(drawn)


def test_whose_decision_it_is_is_told(drawn: Element) -> None:
    assert "Bo <&> Co plays as the King" in texts_of(drawn)


def test_whoever_is_not_called_yet_lies_face_down(game: Game) -> None:
    assert "hidden" in signs(panel(fromstring(game.svg(0)), 3))


def test_ones_own_characters_lie_open_for_oneself(game: Game) -> None:
    assert "Merchant" in texts_of(panel(fromstring(game.svg(3)), 3))


def test_a_screen_reader_hears_what_it_hears_on_the_page(drawn: Element) -> None:
    desc = drawn.findtext(f"{SVG}desc") or ""

    assert desc.splitlines()[-3:] == [
        "Cy, has the Crown: 9 gold, 1 card in hand, 0 of 7 districts. Is the Thief. 0 points so far.",
        "Di: 2 gold, 1 card in hand, 1 of 7 districts. Built: Harbor. 4 points so far.",
        "Your hand: Temple, Map Room",
    ]


def test_no_id_stands_twice(drawn: Element) -> None:
    ids = Counter(element.attrib["id"] for element in drawn.iter() if "id" in element.attrib)

    assert [name for name, times in ids.items() if times > 1] == []


def test_nothing_is_drawn_that_is_not_there(drawn: Element) -> None:
    defined = {element.attrib["id"] for element in drawn.iter(f"{SVG}symbol")}

    assert {f"citadels-{name}" for name in signs(drawn)} == defined


def test_it_asks_for_nothing_from_outside(game: Game) -> None:
    text = game.svg(0).replace("http://www.w3.org/2000/svg", "")

    assert [word for word in ("http", "url(", "<script", "@import", "data:") if word in text] == []


def test_its_styles_are_for_it_alone(drawn: Element) -> None:
    rules = (drawn.findtext(f"{SVG}style") or "").replace(NIGHT, "").split("}")

    assert [rule for rule in rules if rule and not rule.startswith(".citadels ")] == []


def test_every_colour_that_is_named_is_there(ended: Game) -> None:
    svg = fromstring(ended.svg(0))
    styles = svg.findtext(f"{SVG}style") or ""
    named = {name for element in svg.iter() for name in element.get("class", "").split()} - {"citadels"}

    assert [name for name in sorted(named) if not re.search(rf"\.{name}[ {{]", styles)] == []


def test_the_end_has_everybodys_points(ended: Game) -> None:
    rows = [element for element in fromstring(ended.svg()).iter() if "data-place" in element.attrib]

    assert ended.scores == [
        int(texts_of(row)[-1]) for row in sorted(rows, key=lambda row: int(row.attrib["data-place"]))
    ]


def test_the_end_says_who_won(ended: Game) -> None:
    svg = fromstring(ended.svg())

    assert all(ended.names[seat] in (svg.findtext(f"{SVG}desc") or "").splitlines()[0] for seat in ended.winners)


@pytest.mark.parametrize("path", RECORDS[::9], ids=lambda path: path.stem)
def test_every_table_can_be_drawn(path: Any) -> None:
    """At every fortieth step, for everybody in turn; what has no word would raise KeyError."""
    game = over(path)
    steps = range(0, len(game.history), 40)
    questions = [(at, at % len(game.names), LANGUAGES[at % 3], 400 + 5 * at % 1600) for at in steps]
    sizes = [
        fromstring(game.at(at).svg(seat, language, width)).attrib["width"] for at, seat, language, width in questions
    ]

    assert sizes == [str(width) for _, _, _, width in questions]


@pytest.mark.parametrize("edition", [PLAYED, NEWER], ids=lambda item: item.word)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_character_has_its_word(edition: Edition, language: str) -> None:
    words = Words(language, edition.word)
    names = [*(f"card-{name}" for name in edition.districts), *(f"role-{name}" for name in edition.roles)]

    require_none((name for name in names if name not in words), "site/locales/en/citadels/")


@pytest.mark.parametrize("edition", [PLAYED, NEWER], ids=lambda item: item.word)
def test_every_character_has_a_face_and_every_district_a_building(edition: Edition) -> None:
    without = [name for name in edition.roles if name not in PORTRAITS]
    without += [name for name in edition.districts if name not in BUILDINGS]

    assert without == []


def test_a_card_of_another_package_is_called_by_its_own_word(cards: Any) -> None:
    """Cards of other packages have no building and no message here, and the table is drawn all the same."""
    cards(INN)
    table = game_of(4, sits("king"), sits("thief"), sits("bishop"), sits("merchant"))
    state_of(table, INN, seat_0="inn")

    assert "Inn" in texts_of(fromstring(table.svg()))


@pytest.mark.parametrize("width", [319, 2001, 960.0, True])
def test_a_width_that_cannot_be_is_refused(game: Game, width: Any) -> None:
    with pytest.raises(PositionError, match=r"width: .* pixels from 320 to 2000"):
        game.svg(width=width)


def test_an_unknown_language_is_refused(game: Game) -> None:
    with pytest.raises(PositionError, match="language: there is no 'fr'; there are en, zh-Hant, zh-Hans"):
        game.svg(language="fr")


@pytest.mark.parametrize("look", ["light", "dark"])
def test_one_look_is_the_same_on_every_device(game: Game, look: str) -> None:
    assert NIGHT not in game.svg(look=look)


def test_a_look_is_dark(game: Game) -> None:
    assert ".citadels .back{fill:#0d1530" in game.svg(look="dark")


def test_an_unknown_look_is_refused(game: Game) -> None:
    with pytest.raises(PositionError, match="look: there is no 'grey'; there are auto, light, dark"):
        game.svg(look="grey")


def test_an_unknown_seat_is_refused(game: Game) -> None:
    with pytest.raises(PositionError, match="there is no seat 4"):
        game.svg(4)


@pytest.mark.parametrize("name", ["W" * 40, "Wilhelmine von und zu Hohenstein-Waldburg", "大" * 40, "i" * 40])
def test_a_long_name_ends_before_the_character(name: str) -> None:
    svg = fromstring(Game.from_position({**POSITION, "players": [ANN, {**BO, "name": name[:40]}, CY, DI]}).svg(0))
    own = panel(svg, 1)
    data = next(element for element in own.iter(f"{SVG}text")).attrib
    medal = next(element for element in own.iter(f"{SVG}circle")).attrib

    assert float(data["x"]) + width_of(texts_of(own)[0], float(data["font-size"]) * PLAIN) < float(medal["cx"]) - 14


def test_a_notebook_is_shown_what_everybody_may_see(game: Game) -> None:
    image = fromstring(game._repr_html_())
    packed = image.attrib["src"].removeprefix("data:image/svg+xml;base64,")

    assert b64decode(packed).decode() == game.svg()


def test_the_image_in_a_notebook_is_told_in_words(game: Game) -> None:
    assert "Bo <&> Co plays as the King" in fromstring(game._repr_html_()).attrib["alt"]
