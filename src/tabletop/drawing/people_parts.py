"""The parts that the faces of players are put together of: faces, hair, hats and clothes of women and men.

All heads have one outline, so that any hair fits any face. Where a colour is chosen with the face, its paint is a name:
`skin`, `hair`, `cloth`, `trim` and their shades, `lips`. A style of hair is drawn behind the head and in front of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tabletop.drawing.heads import (
    CHOSEN,
    GILT,
    INK,
    LINEN,
    WHITE,
    Tone,
    beard,
    brows,
    disc,
    ears,
    eyes,
    frown,
    head,
    moustache,
    mouth,
    neck,
    nose,
    paint,
    ruff,
    shoulders,
)
from tabletop.drawing.shapes import Part, joined

IRIS = "iris"
CLOTH, TRIM = Tone("cloth", "cloth-shade"), Tone("trim", "trim-shade")
Drawn = Callable[[], Part]


# --- faces


def _face(*features: Part, jaw: float = 0, long: float = 0) -> Part:
    """A head with these features; `jaw` and `long` shape it (heads.head)."""
    return joined([ears(CHOSEN, jaw), head(CHOSEN, jaw, long), *features])


def _laugh() -> Part:
    """An open smile."""
    return [
        *paint("#5d2320", "M26.6 37.6Q32 39.4 37.4 37.6Q36.6 42.6 32 42.6Q27.4 42.6 26.6 37.6z"),
        *paint(WHITE, "M27.2 37.9Q32 39.5 36.8 37.9L36.2 39.4Q32 40.6 27.8 39.4z"),
        *paint("lips", "M28.4 41.2Q32 40.4 35.6 41.2Q34.4 42.6 32 42.6Q29.6 42.6 28.4 41.2z"),
    ]


def _lines() -> Part:
    """The lines of an old face: beside the mouth, below the eyes, on the forehead."""
    return paint(
        "skin-shade",
        "M25.6 35.8Q24.8 37.8 25.8 40.2Q24.2 38 25.6 35.8zM38.6 35.8Q39.4 37.8 38.4 40.2Q40 38 38.6 35.8z"
        "M24 32.4Q26.8 34.2 29.6 32.6Q26.8 33.4 24 32.4zM34.4 32.6Q37.2 34.2 40 32.4Q37.2 33.4 34.4 32.6z"
        "M27 20.4Q32 19.2 37 20.4Q32 20 27 20.4z",
    )


def _gentle() -> Part:
    lips = mouth("lips", smile=1.5, half=3.9)
    brow = brows("hair-shade", y=25.2, thick=1.1)
    return _face(brow, eyes(IRIS, look=0.5, lashes=True), nose(CHOSEN), lips, jaw=-0.3, long=-0.4)


def _proud() -> Part:
    lips = mouth("lips", y=40.2, smile=0.3, half=3.3)
    brow = brows("hair-shade", y=24, angry=0.5, thick=1.2)
    gaze = eyes(IRIS, look=-0.7, narrow=0.6, lashes=True)
    return _face(brow, gaze, nose(CHOSEN, long=0.8, hook=0.5), lips, jaw=-0.6, long=1.2)


def _merry() -> Part:
    places = ((24.2, 33.4), (26.4, 34.8), (24.6, 36), (28, 33.2), (37, 34.8), (39.2, 33.4), (39, 36))
    spots = joined(disc("skin-shade", x, y, 0.5) for x, y in places)
    listed = [brows("hair-shade", y=24.2, thick=1.2), eyes(IRIS, narrow=0.2, lashes=True), nose(CHOSEN, -0.4)]
    return _face(*listed, spots, _laugh(), jaw=0.7, long=-0.2)


def _wry() -> Part:
    lips = paint("lips", "M28.3 39.7Q30.7 38.8 32 39.2Q33.6 38.7 36 38.8Q34.8 41.4 32 41.4Q29.6 41.3 28.3 39.7z")
    line = paint(INK, "M28 39.7Q32.6 40.4 36.4 38.5Q33 40.9 28 39.7z")
    listed = [brows("hair-shade", y=24.6, thick=1.6), eyes(IRIS, look=0.9, narrow=0.2), nose(CHOSEN, wide=0.5)]
    return _face(*listed, lips, line, jaw=0.4, long=0.3)


def _grandmother() -> Part:
    lips = mouth("lips", smile=1.2, half=4)
    listed = [_lines(), brows("hair", thick=1.2), eyes(IRIS, narrow=0.5), nose(CHOSEN, long=0.5, wide=0.5), lips]
    return _face(*listed, jaw=0.8, long=-0.4)


def _haughty() -> Part:
    gaze = [_lines(), brows("hair", y=23.8, thick=1.3, cock=0.9), eyes(IRIS, look=0.7, narrow=0.8)]
    return _face(*gaze, nose(CHOSEN, 0.5, 0.5), mouth("lips", smile=-0.6, half=3.6), jaw=0.8, long=-0.4)


def _devout() -> Part:
    gaze = [brows("hair-shade", y=24.4, angry=-1, thick=1.4), eyes(IRIS, narrow=0.6, cheer=0.4)]
    return _face(*gaze, nose(CHOSEN, wide=0.5), mouth("lips", smile=1.4, half=3.6), jaw=0.4, long=0.3)


def _hasty() -> Part:
    gaze = [brows("hair-shade", y=23.6, angry=-0.3, thick=1.5), eyes(IRIS, look=0.6, narrow=-0.5, lashes=True)]
    return _face(*gaze, nose(CHOSEN, -0.2), _laugh(), jaw=0.4, long=0.3)


def _curious() -> Part:
    gaze = [brows("hair-shade", y=24.4, thick=1.4, cock=1.5), eyes(IRIS, look=1, narrow=-0.4, lashes=True)]
    lips = mouth("lips", y=39.6, smile=1.2, half=3.4, smirk=0.6)
    return _face(*gaze, nose(CHOSEN, -0.1), lips, jaw=0.2, long=0.2)


def _vengeful() -> Part:
    gaze = [
        frown(CHOSEN),
        brows("hair-shade", y=24.6, angry=2.1, thick=1.5),
        eyes(IRIS, look=-0.6, narrow=0.8, lashes=True),
    ]
    return _face(*gaze, nose(CHOSEN, 0.6, 0, 0.5), mouth("lips", y=40.2, smile=-1.1, half=3.5), jaw=-0.6, long=1)


def _youth() -> Part:
    listed = [brows("hair-shade", y=24.8, thick=1.5), eyes(IRIS, look=-0.4, narrow=-0.2), nose(CHOSEN, -0.2)]
    return _face(*listed, mouth("lips", y=39.2, smile=1.5, half=4.3), jaw=-0.2, long=-0.4)


def _stubble() -> Part:
    return paint(
        "skin-shade",
        "M21.8 33C22.6 38 24.6 41.6 28 42.6Q32 45.2 36 42.6C39.4 41.6 41.4 38 42.2 33C41 37.4 39.4 39.6 36.8 41"
        "Q32 43.2 27.2 41C24.6 39.6 23 37.4 21.8 33z",
    )


def _stern() -> Part:
    lips = mouth("lips", smile=-0.3, half=3.8)
    listed = [brows("hair-shade", angry=0.8, thick=1.9), eyes(IRIS, look=0.5, narrow=0.5), nose(CHOSEN, 0.4, 0.6)]
    return _face(_stubble(), *listed, lips, jaw=0.8)


def _bearded() -> Part:
    listed = [brows("hair-shade", thick=1.7), eyes(IRIS, look=-0.4), nose(CHOSEN, wide=0.4)]
    return _face(*listed, beard(CHOSEN, CHOSEN, 2.4, jaw=0.6), jaw=0.6)


def _dashing() -> Part:
    lips = mouth("lips", y=40.4, smile=0.7, half=3)
    listed = [brows("hair-shade", y=24.2, angry=0.3, thick=1.5), eyes(IRIS, look=-0.8, narrow=0.2), nose(CHOSEN, 0.2)]
    return _face(*listed, lips, moustache(CHOSEN, -1.8, 7), jaw=-0.4, long=0.8)


def _tuft() -> tuple[Part, Part]:
    tuft = paint("hair", "M28.6 41.6Q32 40.8 35.4 41.6Q35.6 47 32 50Q28.4 47 28.6 41.6z")
    return tuft, paint("hair-shade", "M32.6 41.2Q34 41.2 35.4 41.6Q35.6 47 32 50Q34 46 32.6 41.2z")


def _pointed() -> Part:
    listed = [brows("hair-shade", angry=0.4, thick=1.6), eyes(IRIS), nose(CHOSEN, 0.5), mouth("lips", 39.4, 0.3, 3.6)]
    return _face(*listed, *_tuft(), moustache(CHOSEN, 0.6, 5.4), jaw=-0.7, long=1)


def _grandfather() -> Part:
    listed = [_lines(), brows("hair", y=24.6, thick=2.1), eyes(IRIS, look=0.5, narrow=0.4), nose(CHOSEN, 0.4, 0.7)]
    return _face(*listed, beard(CHOSEN, CHOSEN, 7, jaw=0.4), jaw=0.4)


def _grasping() -> Part:
    lips = mouth("lips", smile=0.4, half=3.6, smirk=1.3)
    gaze = [brows("hair-shade", y=24.6, angry=0.7, thick=1.7, cock=1.2), eyes(IRIS, look=1.1, narrow=0.8)]
    return _face(_stubble(), *gaze, nose(CHOSEN, 0.6, 0.3, 0.5), lips, jaw=0.2, long=0.6)


def _fierce() -> Part:
    lips = mouth("lips", y=41, smile=-0.9, half=3.2)
    gaze = [frown(CHOSEN), brows("hair-shade", y=24.4, angry=2.2, thick=2), eyes(IRIS, narrow=0.6)]
    return _face(*gaze, nose(CHOSEN, 0.2, 0.5), lips, moustache(CHOSEN, 1.4, 6.4), jaw=0.5, long=0.6)


def _patient() -> Part:
    gaze = [brows("hair-shade", y=24.4, angry=-0.5, thick=1.7), eyes(IRIS, narrow=0.7)]
    return _face(_stubble(), *gaze, nose(CHOSEN, 0.4, 0.6), mouth("lips", smile=1, half=3.8), jaw=0.8)


def _sly() -> Part:
    gaze = [_lines(), brows("hair", y=24.8, angry=0.8, thick=2, cock=1.4), eyes(IRIS, look=-1, narrow=0.8)]
    lips = mouth("lips", y=41, smile=0.6, half=3.6, smirk=1.2)
    return _face(*gaze, nose(CHOSEN, 0.6, 0.5), lips, moustache(CHOSEN, -1.4, 7), jaw=-0.2, long=1.2)


def _peaceful() -> Part:
    gaze = [brows("hair-shade", y=24.2, angry=-0.9, thick=1.6), eyes(IRIS, cheer=1)]
    lips = mouth("lips", 39.4, 1.5, 3.8)
    return _face(*gaze, nose(CHOSEN, 0.5), lips, *_tuft(), moustache(CHOSEN, -0.6, 5.4), jaw=-0.7, long=1)


def _elder() -> Part:
    lips = mouth("lips", y=41, smile=0.4, half=3.4)
    listed = [_lines(), brows("hair", y=24.6, thick=2), eyes(IRIS, narrow=0.3), nose(CHOSEN, 0.6, 0.5), lips]
    return _face(*listed, moustache(CHOSEN, 3, 7), jaw=-0.2, long=1.2)


# --- hair and hats: behind the head, and in front of it


def _nothing() -> Part:
    return []


def _cap_of_hair(low: float = 27) -> Part:
    """Hair that lies close to the head, with a hairline."""
    whole = (
        f"M20.2 {low}C18 15 24 10 32 10C40 10 46 15 43.8 {low}L41.8 {low - 0.4:g}"
        f"C42.4 23 41.6 20.6 39 19Q30 21.4 26.6 18.8Q22 21.4 22.2 {low - 0.4:g}z"
    )
    shade = f"M36.6 10.4C43.4 12 45.6 17.4 43.8 {low}L41.8 {low - 0.4:g}C42.4 23 41.6 20.6 39 19Q40.4 14.6 36.6 10.4z"
    return paint("hair", whole) + paint("hair-shade", shade)


def _loose_back() -> Part:
    return paint(
        "hair-shade", "M17 26C15.4 40 14 50 14.6 60H49.4C50 50 48.6 40 47 26C46 14 40 9 32 9C24 9 18 14 17 26z"
    )


def _loose_front() -> Part:
    left = (
        "M32.4 9.6C22 8.6 16.4 16 17 28C17 38 16.6 47 14.6 57C19.6 55.6 22.6 50 22.2 44C21.4 38 21 31 22.4 27"
        "C27 24.4 31 20 32.4 14.6z"
    )
    right = (
        "M32.4 9.6C42 8.6 47.6 16 47 28C47 38 47.4 47 49.4 57C44.4 55.6 41.4 50 41.8 44C42.6 38 43 31 41.6 27"
        "C37 24.4 33.4 20 32.4 14.6z"
    )
    strand = "M31 12Q20.4 15.6 19.6 30Q19.6 41 17.4 52Q18 40 17.8 29Q19 14.6 31 12z"
    return paint("hair", left) + paint("hair-shade", right + strand)


def _bun_back() -> Part:
    return disc("hair", 32, 8.2, 6) + paint("hair-shade", "M34 2.6A6 6 0 0 1 35.6 13Q37.6 7.8 34 2.6z")


def _braids_front() -> Part:
    cap = paint("hair", "M32 10C22 9 17.4 16 18.6 29L22 27.6C26.6 25.4 30.6 20.6 32 15z")
    cap += paint("hair-shade", "M32 10C42 9 46.6 16 45.4 29L42 27.6C37.4 25.4 33.4 20.6 32 15z")
    for x, step, colour in ((19, -0.7, "hair"), (45, 0.7, "hair-shade")):
        for at in range(6):
            cap += disc(colour, x + step * at, 33 + 4 * at, 3.1 - 0.16 * at)
        cap += paint("trim", f"M{x + step * 5 - 2.4:g} 55.2h4.8v2.2h-4.8z")
    return cap


def _bob_back() -> Part:
    return paint(
        "hair-shade",
        "M16.4 26C14.6 36 15 41 17 45H47C49 41 49.4 36 47.6 26C46.6 14 41 8.4 32 8.4C23 8.4 17.4 14 16.4 26z",
    )


def _bob_front() -> Part:
    whole = (
        "M15.8 46C14.4 38 15.6 31 16.6 25C17.6 14 23 8.6 32 8.6C41 8.6 46.4 14 47.4 25"
        "L42.6 26L41.6 22.6Q32 25 22.4 22.6"
        "C21.4 30 21.4 38 22.6 45.4Q19 47.4 15.8 46z"
    )
    shade = (
        "M37 9C44 11 46.8 17 47.4 25C48.4 31 49.6 38 48.2 46Q45 47.4 41.4 45.4C42.6 38 42.6 30 41.6 22.6L38.6 23.4"
        "Q40.6 15 37 9z"
    )
    strands = "M25 22.4Q25 14 30 9.6Q26.2 14.6 26 22.6zM17.6 44Q17.4 32 19.6 24Q18.8 33 18.8 44.6z"
    return paint("hair", whole) + paint("hair-shade", shade + strands)


def _cloud_back() -> Part:
    bumps = ((14.6, 24, 6), (15.6, 33, 5), (18, 15.4, 6.2), (25.4, 9.6, 6.2), (34, 8.2, 6.2), (42.6, 11, 6.2))
    rest = ((48.4, 17.4, 6.2), (49.6, 26, 5.8), (48, 34, 4.8))
    out = disc("hair", 32, 22, 16)
    for x, y, radius in bumps:
        out += disc("hair", x, y, radius)
    for x, y, radius in rest:
        out += disc("hair-shade", x, y, radius)
    return out


def _curls_front() -> Part:
    out: Part = []
    for x, y, radius in ((22, 20, 4), (26.4, 16.4, 4.2), (32, 15, 4.4)):
        out += disc("hair", x, y, radius)
    for x, y, radius in ((37.6, 16.4, 4.2), (42, 20, 4)):
        out += disc("hair-shade", x, y, radius)
    return out


def _scarf_back() -> Part:
    return paint("trim-shade", "M41 31L46 30L50 40L52 52L46.6 48L44 55L40 42z")


def _scarf_front() -> Part:
    hairline = paint(
        "hair", "M21 26.6C22.6 21 27 17.6 32 18.6C37 17.6 41.4 21 43 26.6Q38 20.6 32.4 20.2Q25.6 20.6 21 26.6z"
    )
    whole = (
        "M18.6 33C15.6 14 22 6.6 32 6.6C42 6.6 48.4 14 45.4 33L43 30.4C43.4 22 39 18.8 32 18.8C25 18.8 20.6 22 21 30.4z"
    )
    shade = "M37 7.4C45.4 9.6 47.6 18 45.4 33L43 30.4C43.2 24.6 41.2 21.4 38.4 20Q41.6 13 37 7.4z"
    fold = "M19 21Q24 11.6 37 10Q27.4 9.4 22.4 13.6Q19.4 16.6 19 21z"
    return hairline + paint("trim", whole) + paint("trim-shade", shade) + paint(LINEN.plain, fold)


def _veil_back() -> Part:
    return paint("trim-shade", "M11 62C13 46 12 34 14.6 23C17 11 24 5.6 32 5.6C40 5.6 47 11 49.4 23C52 34 51 46 53 62z")


def _veil_front() -> Part:
    hairline = paint(
        "hair",
        "M21.6 27C22.4 20.4 27 17 32 18.4C37 17 41.6 20.4 42.4 27C39.4 24 34.6 21.4 32 18.8C29.4 21.4 24.6 24 21.6 27z",
    )
    left = (
        "M32 5.6C22 5 16 12 15 23C13.6 36 14.6 48 9.6 62H18C21.6 54 22.4 46 21.6 40"
        "C21.4 32 21.4 26 22.8 22Q26 17.4 32 17.4z"
    )
    right = (
        "M32 5.6C42 5 48 12 49 23C50.4 36 49.4 48 54.4 62H46C42.4 54 41.6 46 42.4 40"
        "C42.6 32 42.6 26 41.2 22Q38 17.4 32 17.4z"
    )
    band = "M18.6 18.4Q32 10.6 45.4 18.4L45.8 21Q32 13.4 18.2 21z"
    return hairline + paint("trim", left) + paint("trim-shade", right) + paint(GILT.plain, band)


def _waves_back() -> Part:
    return paint(
        "hair-shade",
        "M19 16C12 20 15 27 12.6 31C10 36 14 39 12 44C10.4 49 14 53 13 58H51C50 53 53.6 49 52 44C50 39 54 36 51.4 31"
        "C49 27 52 20 45 16C41 8 23 8 19 16z",
    )


def _waves_front() -> Part:
    left = (
        "M37 9.6C27 6.6 19 11 17.4 19C13.6 23 17 28 15 32C13 37 17 40 15.6 45"
        "C14.6 50 17.4 53 16.4 57C22 54 23.4 48 21.8 43"
        "C22.6 38 20.4 34 21.6 28C29 26.6 35 20 37 9.6z"
    )
    right = (
        "M35 9.2C44 10 46.4 14 46.6 19C50.4 23 47 28 49 32C51 37 47 40 48.4 45"
        "C49.4 50 46.6 53 47.6 57C42 54 40.6 48 42.2 43"
        "C41.4 38 43.6 34 42.4 28C38.6 24 36.6 18 37 9.6z"
    )
    band = paint(GILT.plain, "M19 20.4Q32 15.4 45 20.4L45.2 22.6Q32 17.6 18.8 22.6z") + disc("trim", 32, 19, 2)
    return paint("hair", left) + paint("hair-shade", right) + band


def _wreath_front() -> Part:
    out = _cap_of_hair(31)
    for at in range(9):
        x = 18.6 + at * 3.35
        y = 19.4 - 9.6 * (1 - ((x - 32) / 13.6) ** 2)
        out += disc("hair-shade" if at % 2 else "hair", x, y, 3)
    return out


def _crop_front() -> Part:
    whole = (
        "M20 28C17.6 15 23.6 9.4 32 9.4C40.4 9.4 46.4 15 44 28L42.4 27C42.6 23.6 42 21.4 40.4 19.6"
        "Q32 17 23.6 19.6C22 21.4 21.4 23.6 21.6 27z"
    )
    shade = (
        "M36.4 9.8C43.4 11.4 46 17 44 28L42.4 27C42.6 23.6 42 21.4 40.4 19.6L38 19Q40.2 14 36.4 9.8z"
        "M26 18.9Q26 13.4 30.6 11Q27.6 14 27.2 18.6zM31 18.1Q31.4 14 34.6 12Q32.6 15 32.2 18.1z"
    )
    return paint("hair", whole) + paint("hair-shade", shade)


def _sweep_front() -> Part:
    whole = (
        "M20 28.4C17.4 19 19.4 12 25 9C30 4.6 41 5 44.6 11C47.4 16 46.4 22 44 28.4L42.4 27C42.6 23 42 20.6 40.4 18.6"
        "Q34 21 26.6 16.6Q22.4 20 21.6 27z"
    )
    shade = (
        "M39 6.4C42 7.4 43.6 9 44.6 11C47.4 16 46.4 22 44 28.4L42.4 27"
        "C42.6 23 42 20.6 40.4 18.6L37.4 19.2Q42.6 12.6 39 6.4z"
    )
    return paint("hair", whole) + paint("hair-shade", shade)


def _ringlets_back() -> Part:
    out: Part = []
    for x, y, radius in ((19.4, 27, 3.8), (18.4, 20.6, 4.4), (21.6, 14, 4.8), (27.6, 10.4, 5)):
        out += disc("hair", x, y, radius)
    for x, y, radius in ((36.4, 10.4, 5), (42.4, 14, 4.8), (45.6, 20.6, 4.4), (44.6, 27, 3.8)):
        out += disc("hair-shade", x, y, radius)
    return out


def _bald_front() -> Part:
    left = paint("hair", "M21.6 20Q18.4 24 19.4 32.6L22 33.4Q21.6 27 22.8 23.4z")
    right = paint("hair-shade", "M42.4 20Q45.6 24 44.6 32.6L42 33.4Q42.4 27 41.2 23.4z")
    return left + right + paint("skin-shade", "M27 16.6Q31 14.8 35 16Q31 15.8 27 16.6z")


def _beret_front() -> Part:
    sides = paint("hair", "M21 19Q19 25 20 31L22.2 31.4Q21.8 26 23 21z") + paint(
        "hair-shade", "M43 19Q45 25 44 31L41.8 31.4Q42.2 26 41 21z"
    )
    whole = "M18.6 20.6C9 14 17 4 31 3.6C45 3 56 9 52 17C50.6 20 47.6 21 45.4 20.6Q32 15.4 18.6 20.6z"
    shade = "M40 4.6C50 6.6 54.4 12 52 17C50.6 20 47.6 21 45.4 20.6Q42 19.2 38.4 18.4Q46 12 40 4.6z"
    band = "M18.6 19.2Q32 13.8 45.4 19.2L44.6 22.2Q32 17 19.4 22.2z"
    return sides + paint("trim", whole) + paint("trim-shade", shade) + paint("trim-shade", band)


def _page_back() -> Part:
    return paint("hair-shade", "M17.4 26C16 36 15 44 16 51H48C49 44 48 36 46.6 26C46 14 40 9 32 9C24 9 18 14 17.4 26z")


def _page_front() -> Part:
    left = (
        "M29 9.8C21 10.4 16.8 17 17.6 28C17.4 36 17 43 14.8 50.4Q20 51.6 22.6 47C21.4 40 21 32 22 26.4Q27 22.4 29 14.6z"
    )
    right = (
        "M29 9.8C42 7 47.2 16 46.4 28C46.6 36 47 43 49.2 50.4Q44 51.6 41.4 47C42.6 40 43 32 42 26.4Q33.4 22.6 29 14.6z"
    )
    return paint("hair", left) + paint("hair-shade", right)


def _hood_back() -> Part:
    cloth = paint("trim-shade", "M8 62C12 50 11 40 13.4 27C15.4 12 23 5 33 3.6C42 5 49 12 50.6 27C53 40 52 50 56 62z")
    return cloth + paint(INK, "M18 30C18 14 25 8 33 8C40 8 46 14 46 30C46 42 42 50 32 53C22 50 18 42 18 30z")


def _hood_front() -> Part:
    fringe = paint(
        "hair", "M21 26C22 18 27 15 32 15C37 15 42 18 43 26Q40.4 20.6 36 19.8Q30 22.4 26.6 19.6Q22.4 21.4 21 26z"
    )
    left = (
        "M33 3.6C21 4.6 14.6 13 13.4 27C12.4 40 13.4 50 8 62H17C21 56 24 52 26.4 49.6"
        "C21.6 44 20 37 20 29C20 17 24.4 11 33 10.6z"
    )
    right = (
        "M33 3.6C44 5.4 49.4 13 50.6 27C51.6 40 50.6 50 56 62H47C43 56 40 52 37.6 49.6"
        "C42.4 44 44 37 44 29C44 17 40.6 11 33 10.6z"
    )
    return fringe + paint("trim", left) + paint("trim-shade", right)


def _turban_front() -> Part:
    whole = "M18 25C14.6 12 21.6 3 33 3C44 3 49.4 12 46 25Q39 17.6 32 18.6Q25 17.6 18 25z"
    shade = "M37.4 3.4C46 5.4 48.6 13.6 46 25Q42 20.6 38 19Q42.4 10.6 37.4 3.4z"
    folds = "M19 19Q25 9.6 38 6.6Q28 12 23.4 20zM27 18.2Q33 11 44.6 11.4Q37 14 32.4 18.4z"
    return paint("trim", whole) + paint("trim-shade", shade + folds) + disc(GILT.plain, 32, 16, 2.2)


def _hat_front() -> Part:
    sides = paint("hair", "M21 22Q19.4 27 20 33L22.4 34Q21.8 28 23 23z") + paint(
        "hair-shade", "M43 22Q44.6 27 44 33L41.6 34Q42.2 28 41 23z"
    )
    whole = "M7 23Q17 16 21 17Q20.4 5 32 4.6Q43.6 5 43 17Q47 16 57 23Q46 26.4 32 22.6Q18 26.4 7 23z"
    shade = "M37 5.2Q43.6 7 43 17Q47 16 57 23Q50 25.4 40.6 24Q41.6 12 37 5.2z"
    band = "M20.9 14.6Q32 18.6 43.1 14.6L43 17.6Q32 21.8 21 17.6z"
    plume = "M41.6 16C50 13 54.6 6 53 .6C47 3 42.4 8.4 41.6 16z"
    return sides + paint("trim", whole) + paint("trim-shade", shade) + paint(INK, band) + paint(LINEN.plain, plume)


# --- clothes, below the neck


def _clothes(wide: float = 0) -> Part:
    """The shoulders, `wide` as heads.shoulders has it, with a collar that stands at both sides of the neck."""
    return shoulders(CLOTH, wide) + paint(
        "cloth-shade", "M23 49.6Q23.8 45.8 26 44.2L27 48.6L31 52.6zM41 49.6Q40.2 45.8 38 44.2L37 48.6L33 52.6z"
    )


def _plain() -> Part:
    collar = paint("trim", "M24 48.4L32 59L40 48.4L37.4 45.8L32 53.4L26.6 45.8z") + paint(
        "trim-shade", "M40 48.4L32 59V53.4L37.4 45.8z"
    )
    return _clothes() + collar


def _ruff() -> Part:
    return _clothes() + ruff() + paint(LINEN.shade, "M25.6 46.8Q32 52.6 38.4 46.8L37.4 45.6H26.6z")


def _cloak() -> Part:
    inner = paint("trim", "M22 64C22 56 25 51.4 27 48.6H37C39 51.4 42 56 42 64z")
    shade = paint("trim-shade", "M36 49H37C39 51.4 42 56 42 64H37z")
    clasp = disc(GILT.plain, 24.6, 53, 2.8) + disc(GILT.shade, 24.6, 53, 1.4)
    return shoulders(CLOTH, 1) + inner + shade + clasp


def _scarf() -> Part:
    whole = paint("trim", "M21.6 49Q24 45.6 26.4 45Q32 51 37.6 45Q40 45.6 42.4 49L44.4 54.4Q32 62.6 19.6 54.4z")
    shade = "M37.6 45Q40 45.6 42.4 49L44.4 54.4Q40 58 35 58.8Q38.4 52 37.6 45zM24 56.4L29 58.2L28 64H22.4z"
    return _clothes(-3) + whole + paint("trim-shade", shade)


def _laced() -> Part:
    shirt = paint(LINEN.plain, "M25 46.6L28 64H36L39 46.6L32 52.4z") + paint(LINEN.shade, "M39 46.6L36 64H32.4V52.4z")
    cords = (
        "M28 54.4l8 2.4v1.2l-8-2.4zM36 54.4l-8 2.4v1.2l8-2.4zM28.4 59.4"
        "l7.2 2.2v1.2l-7.2-2.2zM35.6 59.4l-7.2 2.2v1.2l7.2-2.2z"
    )
    return _clothes(-1.5) + shirt + paint("cloth-shade", cords)


def _fur() -> Part:
    whole = "M14 53Q18 47 25 45.4L32 55L39 45.4Q46 47 50 53Q47 60 40 62L32 64L24 62Q17 60 14 53z"
    shade = "M39 45.4Q46 47 50 53Q47 60 40 62L33 63.6Q39 56 34.6 52z"
    return _clothes(3) + paint("#7a5a3c", whole) + paint("#5a4029", shade)


def _buttoned() -> Part:
    collar = paint("cloth-shade", "M24.6 45.4Q32 51.4 39.4 45.4L40.6 50.6Q32 56.4 23.4 50.6z")
    buttons = disc(GILT.plain, 32, 57.4, 1) + disc(GILT.plain, 32, 61.6, 1)
    return shoulders(CLOTH, 1.5) + collar + paint("trim", "M30 54.2Q32 54.8 34 54.2V64H30z") + buttons


FACES: tuple[tuple[Drawn, ...], tuple[Drawn, ...]] = (
    (_gentle, _proud, _merry, _wry, _grandmother),
    (_youth, _stern, _bearded, _dashing, _pointed, _grandfather, _elder),
)
# Faces that no checksum chooses: those of rivals, each with a temper. Their numbers follow on the others'.
TEMPERS: tuple[tuple[Drawn, ...], tuple[Drawn, ...]] = (
    (_haughty, _devout, _hasty, _curious, _vengeful),
    (_grasping, _fierce, _patient, _sly, _peaceful),
)
OLD = (frozenset({4}), frozenset({5, 6}))  # their hair is grey or white
HAIRSTYLES: tuple[tuple[tuple[Drawn, Drawn], ...], ...] = (
    (
        (_loose_back, _loose_front),
        (_bun_back, _cap_of_hair),
        (_nothing, _braids_front),
        (_bob_back, _bob_front),
        (_cloud_back, _curls_front),
        (_scarf_back, _scarf_front),
        (_veil_back, _veil_front),
        (_waves_back, _waves_front),
        (_nothing, _wreath_front),
    ),
    (
        (_nothing, _crop_front),
        (_nothing, _sweep_front),
        (_ringlets_back, _curls_front),
        (_nothing, _bald_front),
        (_nothing, _beret_front),
        (_page_back, _page_front),
        (_hood_back, _hood_front),
        (_nothing, _turban_front),
        (_nothing, _hat_front),
    ),
)
BODIES: tuple[Drawn, ...] = (_plain, _ruff, _cloak, _scarf, _laced, _fur, _buttoned)


def _neck(wide: float) -> Part:
    """The neck, and what of the chest an open collar shows."""
    return paint("skin", "M25.6 45H38.4L32 60z") + paint("skin-shade", "M33 48H37L38.4 45L32 60z") + neck(CHOSEN, wide)


NECKS = {"w": -0.6, "m": 0.5}  # how wide they are drawn (heads.neck)


def parts() -> Mapping[str, Part]:
    """Return all parts by their names: "wf0" is a woman's face, "mh0" and "mb0" a man's hair, "c0" is clothes.

    The neck is drawn with what is behind the head, so that collars lie over it.
    """
    drawn: dict[str, Part] = {f"c{at}": body() for at, body in enumerate(BODIES)}
    for sex, faces, tempers, styles in zip("wm", FACES, TEMPERS, HAIRSTYLES, strict=True):
        wide = NECKS[sex]
        drawn.update({f"{sex}f{at}": face() for at, face in enumerate((*faces, *tempers))})
        drawn.update({f"{sex}b{at}": back() + _neck(wide) for at, (back, _) in enumerate(styles)})
        drawn.update({f"{sex}h{at}": front() for at, (_, front) in enumerate(styles)})
    return drawn
