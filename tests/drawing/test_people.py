"""The faces of players: the same for the same name, of all parts there are, plain to see, and light (ADR 38)."""

from __future__ import annotations

import gzip
import re
from itertools import combinations
from pathlib import Path

import pytest

from build import people as people_file
from tabletop.drawing import people
from tabletop.drawing.heads import SKIN
from tabletop.drawing.people import FIRST, HAIRS, SKINS, TURNS, look

NAMES = [f"Player {number}" for number in range(400)]
SEATED = ["Rosalind", "Griselda", "Bertram", "Corinna", "Edmund", "Fenella", "Godfrey", "Hester"]
OTHERS = ["Silvan", "Dorian", "Aldous", "Beatrix", "Cedric", "Damaris"]
WOMEN = {"Ann", *SEATED[:2], *SEATED[3::2], *OTHERS[3::2]}


def luminance(colour: str) -> float:
    """Return the luminance of a colour, from 0 to 1 (WCAG 2)."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21 (WCAG 2)."""
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def test_all_parts_are_used() -> None:
    used = {part for name in (*NAMES, *FIRST) for turn in range(TURNS) for part in look(name, turn).parts}

    assert used == set(people.sprite())


def test_all_skins_and_colours_of_hair_are_used() -> None:
    used = {
        (look(name, turn).colours["skin"], look(name, turn).colours["hair"]) for name in NAMES for turn in range(TURNS)
    }

    assert (len({skin for skin, _ in used}), len({hair for _, hair in used})) == (len(SKINS), len(HAIRS))


def test_faces_differ_in_the_shape_of_their_heads() -> None:
    """The part of a face begins with ears and head, two paints each."""
    heads = {sex: {people.sprite()[f"{sex}f{at}"][2:4] for at in range(5)} for sex in "wm"}

    assert {sex: len(shapes) for sex, shapes in heads.items()} == {"w": 5, "m": 5}


def test_light_eyes_go_with_light_hair_and_skin() -> None:
    colours = [look(name, turn).colours for name in NAMES for turn in range(TURNS)]
    eyes = {(each["iris"], each["skin"]) for each in colours}

    assert {iris for iris, _ in eyes} == {*people.IRISES}
    assert {iris for iris, skin in eyes if skin in (SKIN["brown"].plain, SKIN["dark"].plain)} == {*people.IRISES[:2]}


@pytest.mark.parametrize("name", NAMES[:40])
def test_a_name_can_turn_through_all_its_faces(name: str) -> None:
    faces = {people.paths(name, turn) for turn in range(TURNS)}

    assert len(faces) == TURNS


def test_half_of_a_name_s_faces_are_women_s() -> None:
    women = [turn for turn in range(TURNS) if look("Ann", turn).parts[0].startswith("w")]

    assert len(women) == TURNS // 2


@pytest.mark.parametrize("name", FIRST)
def test_a_name_of_the_site_s_has_a_woman_s_or_a_man_s_face(name: str) -> None:
    sex = look(name).parts[0][0]

    assert sex == ("w" if name in WOMEN else "m")


def test_no_two_bots_are_taken_for_siblings() -> None:
    """Any two may sit at a table: at least three of hair, its colour, skin, clothes and their colour differ."""
    heads = {name: _marks(name) for name in FIRST}

    alike = {pair: _shared(heads[pair[0]], heads[pair[1]]) for pair in combinations(FIRST, 2)}

    assert {pair: marks for pair, marks in alike.items() if len(marks) > 2 or {"hair", "hue"} <= marks} == {}


def test_no_two_bots_have_the_same_hair_or_hat() -> None:
    assert len({look(name).parts[3] for name in FIRST}) == len(FIRST)


def test_those_who_sit_down_first_have_five_backdrops() -> None:
    backdrops = {look(name).colours["backdrop"] for name in (*SEATED[:4], "Ann")}

    assert len(backdrops) == 5


@pytest.mark.parametrize("name", [*SEATED, *OTHERS[:2]])
def test_a_rival_with_a_temper_has_a_look_that_no_checksum_chooses(name: str) -> None:
    own = look(name).parts[2]

    assert own not in {look(other, turn).parts[2] for other in NAMES for turn in range(TURNS)}


def _marks(name: str) -> dict[str, str]:
    """The parts and colours of a name's first face that are seen first."""
    drawn = look(name)
    colours = drawn.colours
    body = {"clothes": drawn.parts[1], "cloth": colours["cloth"]}
    return {"hair": drawn.parts[3], "hue": colours["hair"], "skin": colours["skin"], **body}


def _shared(one: dict[str, str], other: dict[str, str]) -> set[str]:
    return {mark for mark, value in one.items() if other[mark] == value}


@pytest.mark.parametrize("name", ["Olga", "Priya", "Mei", "Yusuf", "Kwame", *NAMES])
def test_the_first_face_of_a_name_fits_women_and_men(name: str) -> None:
    """No beard, no lashes: nobody can know whose name it is."""
    face, hair = look(name).parts[2:]

    assert face == "mf0" or hair in people.NEUTRAL[face]


def test_nearly_all_names_have_a_face_of_their_own() -> None:
    assert len({people.paths(name) for name in NAMES}) > 0.98 * len(NAMES)


@pytest.mark.parametrize("turn", range(TURNS))
def test_hair_stands_out_from_what_is_behind_it(turn: int) -> None:
    colours = [look(name, turn).colours for name in NAMES]

    assert min(contrast(each["hair"], each["backdrop"]) for each in colours) > 2


def test_skin_stands_out_from_what_is_behind_it() -> None:
    colours = [look(name, turn).colours for name in NAMES for turn in range(TURNS)]

    assert min(contrast(each["skin"], each["backdrop"]) for each in colours) > 1.2


def test_their_file_is_light(tmp_path: Path) -> None:
    """At most 12 kB, packed."""
    people_file.make(tmp_path)

    assert len(gzip.compress((tmp_path / people_file.FILE).read_bytes())) < 12_000


def test_their_file_has_only_paints_that_a_face_sets(tmp_path: Path) -> None:
    people_file.make(tmp_path)

    paints = set(re.findall(r"var\(--([\w-]+)\)", (tmp_path / people_file.FILE).read_text(encoding="utf-8")))

    assert paints == set(look("Ann").colours) - {"backdrop"}
