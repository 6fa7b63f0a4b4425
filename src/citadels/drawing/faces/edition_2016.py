"""The characters of 2016 that no earlier edition has."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import product

from tabletop.drawing.heads import (
    GILT,
    HAIR,
    INK,
    LINEN,
    SKIN,
    STEEL,
    Tone,
    bar,
    brows,
    disc,
    ears,
    eyes,
    fingers,
    frown,
    hand,
    head,
    mouth,
    moved,
    neck,
    nose,
    paint,
    polygon,
    posed,
    scaled,
    shoulders,
    sleeve,
    star,
    turned,
)
from tabletop.drawing.shapes import Part, joined

LEAF = ((0, 1), (1.7, -1.6), (1.7, -3.6), (0, -6.4), (-1.7, -3.6), (-1.7, -1.6))  # upright, by its corners


def _magistrate() -> Part:
    """A judge's wig, and a gavel."""
    wig = Tone("#ece6d8", "#bdb5a4")
    rolls = [(x, y) for x in (15.5, 48.5) for y in (24, 31, 38, 45)]
    return joined(
        [
            shoulders(Tone("#2a2530", "#18151d"), wide=1),
            neck("tan"),
            paint("#fbf8f0", "M28.6 47H35.4L38 62H32.6L32 52L31.4 62H26z"),
            paint("#cfc6b2", "M35.4 47L38 62H32.6L32.4 50z"),
            head("tan", 1.4, 1),
            frown("tan"),
            brows("#57483c", y=24.8, angry=1.6, thick=1.9),
            eyes("#3a2414", narrow=0.6),
            nose("tan", long=0.6, wide=1),
            mouth(SKIN["tan"].lips, y=40.4, smile=-1.3, half=3.8),
            paint(SKIN["tan"].shade, "M25.4 36Q26.4 38.6 25.6 41L24.8 40.6Q25.4 38.6 24.8 36.3z"),
            paint(wig.plain, "M15 26C13 12 21 5 32 5C43 5 51 12 49 26L44 29Q44 18.6 32 18.6Q20 18.6 20 29z"),
            paint(wig.shade, "M37 5.4C46 7.4 50.6 14 49 26L44 29Q44 20 37 18.9Q41 12 37 5.4z"),
            *(
                disc(wig.plain if x < 32 else wig.shade, x, y, 4.6)
                + disc(wig.shade if x < 32 else "#988f7f", x, y, 1.7)
                for x, y in rolls
            ),
            paint("#1d1a22", "M21 9.4Q32 1 43 9.4Q32 13.4 21 9.4z"),
            paint("#0f0d13", "M36 4.4Q40 6 43 9.4Q39 11 35.6 11.4z"),
            _gavel(),
        ]
    )


def _gavel() -> Part:
    """A gavel."""
    return moved(
        0,
        -6,
        *[
            paint("#6b432a", "M46.4 44L49.6 44.6L47 64H43z"),
            bar("#8a5a34", -11, -6, 22, 11, 8, (49, 42)),
            bar("#5f3b1e", 3, -6, 8, 11, 8, (49, 42)),
            bar("#a8703f", -11, -6, 4, 11, 8, (49, 42)),
            bar(GILT.plain, -6.4, -6.4, 2, 11.8, 8, (49, 42)),
            bar(GILT.shade, 3.4, -6.4, 2, 11.8, 8, (49, 42)),
            sleeve(Tone("#3d3746", "#231f2a"), "#fbf8f0", (45.4, 60), (3, 16)),
            hand("tan", 46, 53.6),
        ],
    )


def _spy() -> Part:
    """A hat low in the face, a collar turned up, and a spyglass."""
    hat = Tone("#2c3340", "#1b2029", "#4a5464")
    return joined(
        [
            shoulders(Tone("#5d5648", "#413c31"), wide=1),
            neck("pale"),
            posed(
                3,
                3,
                0,
                ears("pale", -1, 3),
                head("pale", -1, 1),
                brows(HAIR["black"].shade, angry=0.9, thick=1.4, cock=0.6),
                eyes("#3f6a8a", look=1.2, narrow=0.8),
                nose("pale"),
                mouth(SKIN["pale"].lips, y=40, smile=-0.2, half=3.6, smirk=0.6),
                paint(HAIR["black"].plain, "M20.4 20Q19.4 28 21.6 30L24 21zM43.6 20Q44.6 28 42.4 30L40 21z"),
            ),
            paint("#5d5648", "M10 64C10 48 16 40 21 37L26 52L32 58L38 52L43 37C48 40 54 48 54 64z"),
            paint("#413c31", "M32 58L38 52L43 37C48 40 54 48 54 64H36z"),
            paint("#7a725f", "M21 37L26 52L22 54Q17 48 21 37z"),
            paint("#35302a", "M43 37L38 52L42 54Q47 48 43 37z"),
            posed(
                3,
                7,
                0,
                paint(
                    hat.plain,
                    "M6 22.6Q14 18.6 19.4 18C19 8.6 24 4 29 5Q32 7 35 5C40 4 45 8.6 44.6 18Q50 18.6 58 22.6"
                    "Q47 27.6 32 24.6Q17 27.6 6 22.6z",
                ),
                paint(hat.shade, "M36 4.8C41 5 45 9.6 44.6 18Q50 18.6 58 22.6Q50 26.2 40 25.6Q42 11 36 4.8z"),
                paint(hat.shine, "M21 17C21 10.6 24 7.4 27.4 7Q24 10.6 24 16.8z"),
                paint("#b9aa86", "M19.4 15.6Q32 20 44.6 15.6V19.4Q32 23.6 19.4 19.4z"),
            ),
            _spyglass(),
        ]
    )


def _spyglass() -> Part:
    """A spyglass in a fist."""
    return moved(
        0,
        -4,
        *[
            bar(GILT.shade, -15, -3.4, 13, 6.8, -24, (46, 49)),
            bar("#6b432a", -2.6, -4.4, 12, 8.8, -24, (46, 49)),
            bar("#4a2c1a", -2.6, 0.6, 12, 3.8, -24, (46, 49)),
            bar(GILT.plain, -15, -3.4, 13, 3.6, -24, (46, 49)),
            bar(GILT.plain, -3.4, -5, 2.2, 10, -24, (46, 49)),
            bar(GILT.plain, 9, -5.4, 2.8, 10.8, -24, (46, 49)),
            bar("#9fd8ea", 11.8, -4.4, 1.4, 8.8, -24, (46, 49)),
            sleeve(Tone("#6f6755", "#4b4539"), "#35302a", (46.6, 60.4), (15, 18)),
            hand("pale", 45, 54),
        ],
    )


def _blackmailer() -> Part:
    """A flower in black hair, and a sealed letter."""
    hair = HAIR["black"]
    dress = Tone("#6b1f4c", "#481233")
    return joined(
        [
            paint(hair.shade, "M24 12C11 24 12 44 16 50H48C52 44 53 30 42 12z"),
            shoulders(dress),
            neck("fair", -1),
            paint(SKIN["fair"].plain, "M25 48Q32 52 39 48L34 58H30z"),
            paint(SKIN["fair"].shade, "M33 51Q37 50 39 48L34 58H32z"),
            paint(INK, "M26.4 43.6Q32 47.6 37.6 43.6V45.6Q32 49.4 26.4 45.6z"),
            disc("#b3242e", 32, 47.6, 1.3),
            posed(
                -2.4,
                5,
                0,
                head("fair", -0.6, 0.4),
                brows(HAIR["black"].shade, angry=1, thick=1.2, cock=1.3),
                eyes("#5a7a3a", look=-0.9, narrow=0.6, lashes=True),
                nose("fair"),
                mouth("#c2263a", y=39.6, smile=0.8, half=3.8, smirk=1.5),
                disc(INK, 37.8, 37.2, 0.6),
                paint(
                    hair.plain,
                    "M20.4 34C17 22 20 11 32 10.6C44 11 48.6 20 46 33"
                    "Q44 38 47 44Q41 41 43 31Q42 24 36 19.6Q25 20 20.4 34z",
                ),
                paint(
                    hair.shade, "M37 11.4C45.6 13.6 48 22 46 33Q44 38 47 44Q41 41 43 31Q42 24 36 19.6Q39.6 16 37 11.4z"
                ),
                paint("#4a4552", "M22 23Q25 15 33 13Q27 17 25 22z"),
                paint(
                    "#f2e2ea",
                    "M13 16C10 9 17 5 20 9C21 3 29 3 29 9C34 8 35 15 30 16C33 20 28 24 24.6 20.6"
                    "C22 25 15 24 16.6 18.6Q13.6 18.6 13 16z",
                ),
                paint(
                    "#d98aa8",
                    "M20 9C21 3 29 3 29 9Q25 9 23 14Q22 10 20 9zM24.6 20.6C22 25 15 24 16.6 18.6"
                    "Q20 19.6 22.6 16.6Q22.6 19.6 24.6 20.6z",
                ),
                disc(GILT.plain, 23, 14.6, 2.4),
            ),
            _letter(),
        ]
    )


def _letter() -> Part:
    """A sealed letter."""
    return joined(
        [
            bar("#e9d9b4", -12, -8, 24, 16, -10, (48, 52)),
            turned("#c6b083", ((-12, -8), (0, 3), (12, -8), (12, -6.6), (0, 4.6), (-12, -6.6)), -10, (48, 52)),
            turned("#f7ecd0", ((-11, -8), (0, 2.4), (11, -8)), -10, (48, 52)),
            disc("#8f1826", 48.4, 54, 3.7),
            disc("#c2263a", 48, 53.6, 2.8),
            star("#ef8a92", 48, 53.6, 2),
            sleeve(Tone("#862c62", "#53173c"), INK, (35.2, 56), (-13, 12)),
            fingers("fair", 38.4, 55),
        ]
    )


def _seer() -> Part:
    """A veil, blind eyes, and a crystal ball."""
    veil = Tone("#5a4a9c", "#3c3070", "#8577c4")
    return joined(
        [
            paint(veil.shade, "M32 4C48 4 53 18 51 34C50 46 55 56 57 64H7C9 56 14 46 13 34C11 18 16 4 32 4z"),
            paint(veil.plain, "M32 4C22 4 13 12 12.6 26C12 40 12 50 7 64H22C18 50 19 34 20.4 26Q22 16 32 14z"),
            shoulders(Tone("#8577c4", "#5a4a9c")),
            neck("brown", -0.8),
            head("brown", -0.6, 0.4),
            paint("#1d161c", "M20.8 30Q20 20 28 16.4L32 15L36 16.4Q44 20 43.2 30Q41 22.6 32 19.6Q23 22.6 20.8 30z"),
            brows("#1d161c", 25.6, 0, 1),
            paint("#fffaf2", "M24 29.4Q27 27 29.6 29.4Q27 31 24 29.4zM34.4 29.4Q37 27 40 29.4Q37 31 34.4 29.4z"),
            disc("#bfe9f5", 26.9, 29.2, 1.4),
            disc("#bfe9f5", 37.2, 29.2, 1.4),
            paint(INK, "M23.4 29.8Q27 25.4 30.2 29.6Q27 27 23.4 29.8zM40.6 29.8Q37 25.4 33.8 29.6Q37 27 40.6 29.8z"),
            nose("brown", 0, 0.2),
            mouth("#7d3a44", 39.6, 0.3, 3.4),
            paint(
                veil.plain,
                "M32 3C20 3 13 11 13 25Q14 30 15 36C18 22 24 15.6 32 15.6C40 15.6 46 22 49 36Q50 30 51 25"
                "C51 11 44 3 32 3z",
            ),
            paint(veil.shade, "M36 3.2C46 5 51 13 51 25Q50 30 49 36C46 24 42 18 36 16.2Q42 10 36 3.2z"),
            paint(veil.shine, "M17 20C18 11 24 6.4 30 6Q22 9.6 19.6 18z"),
            paint(
                GILT.plain,
                "M15.6 28C19 18 25 14.2 32 14.2C39 14.2 45 18 48.4 28L47.4 30C44 21 39 16.4 32 16.4"
                "C25 16.4 20 21 16.6 30z",
            ),
            paint(GILT.plain, "M29.4 17Q32 14 34.6 17Q34.6 21 32 23.6Q29.4 21 29.4 17z"),
            disc("#58c7e8", 32, 18.4, 1.7),
            paint("#6b432a", "M23 62Q32 56 41 62V64H23z"),
            disc("#7fb8e0", 32, 53, 9),
            paint("#b9e2f5", "M23 53A9 9 0 0 1 34 44.2Q28 50 30 61.8A9 9 0 0 1 23 53z"),
            paint("#eafaff", "M26 49.4Q27.6 46.4 31 46Q28.4 48 27.6 50.6z"),
            star("#fff3b8", 34.6, 54, 3.4, 4, 0.3),
            paint(GILT.plain, "M24 60Q32 65 40 60L42 64H22z"),
            paint(SKIN["brown"].plain, "M16.6 64Q17 54 22 49.6Q24.6 48 25 50.4Q23 54.6 24.8 58.6Q27 62 31 63.4V64z"),
            paint(
                SKIN["brown"].shade,
                "M47.4 64Q47 54 42 49.6Q39.4 48 39 50.4Q41 54.6 39.2 58.6Q37 62 33 63.4V64z"
                "M19.6 58.4Q20.6 54.6 23.4 52.6Q21.4 55.4 20.8 58.8z",
            ),
        ]
    )


def _patrician() -> Part:
    """A golden wreath over a toga."""
    return joined(
        [
            paint(LINEN.plain, "M6 64C7 52 15 50 25.5 47L32 51L38.5 47C49 50 57 52 58 64z"),
            paint("#cfc6b2", "M34 50L38.5 47C49 50 57 52 58 64H38z"),
            paint("#e2dac8", "M14 54Q22 56 25 64H21Q19 57.6 11.6 55z"),
            paint("#8b2a86", "M38.5 47L45 49.2Q34 55 28 64H19Q26 52 38.5 47z"),
            paint("#651a62", "M41.6 48L45 49.2Q34 55 28 64H24.6Q31 53 41.6 48z"),
            neck("tan"),
            posed(
                -3,
                0,
                -1,
                ears("tan", -0.5, -3),
                head("tan", -0.5, 1.2),
                brows(HAIR["black"].shade, y=24.2, thick=1.5, cock=0.6),
                eyes("#3a2414", look=-0.7, narrow=0.8),
                nose("tan", long=1, hook=0.7),
                mouth(SKIN["tan"].lips, y=40, smile=-0.3, half=3.6, smirk=0.5),
                paint(
                    HAIR["brown"].plain,
                    "M20 30C17 16 23 9.6 32 9.6C41 9.6 47 16 44 30L42.6 25Q42 21 39 19L36.6 21.4L34 18.6"
                    "L31 21.4L28.4 18.6L25.4 21.4Q22 22 21.4 26z",
                ),
                paint(HAIR["brown"].shade, "M37 10.4C43.6 12 47 18 44 30L42.6 25Q42 21 39 19Q40.6 14 37 10.4z"),
                _laurel(),
            ),
        ]
    )


def _laurel() -> Part:
    """A wreath of golden leaves."""
    shapes = paint(
        GILT.shade,
        "M17.4 30Q14.4 14 28 8.6L28.4 9.8Q17 15 18.8 29.6zM46.6 30Q49.6 14 36 8.6L35.6 9.8Q47 15 45.2 29.6z",
    )
    for at, side in product(range(6), (-1, 1)):
        turn = math.radians(8 + at * 15.4)
        stem = (32 + side * 15 * math.cos(turn), 27.6 - 18.6 * math.sin(turn))
        along = 90 + math.degrees(math.atan2(-18.6 * math.cos(turn), -side * 15 * math.sin(turn)))
        light, dark = (GILT.plain, GILT.shine) if side < 0 else (GILT.shade, GILT.plain)
        shapes += turned(light, LEAF, along + 38 * side, stem) + turned(dark, LEAF, along - 30 * side, stem)
    return shapes


def _cardinal() -> Part:
    """A wide red hat with tassels."""
    scarlet = Tone("#c4202f", "#8a1220", "#e4525c")
    return joined(
        [
            shoulders(scarlet, wide=1),
            paint(scarlet.shine, "M14 54Q18 47 25 46L30 56Q22 60 14 54z"),
            paint("#fbf8f0", "M25.4 46.6L32 52L38.6 46.6L37 44.6H27z"),
            paint(GILT.plain, "M22 50Q32 64 42 50L43.4 51Q32 66.6 20.6 51z"),
            paint(GILT.plain, "M31 58h2.2v6H31zM29 59.6h6.2v1.8H29z"),
            neck("fair", 0.6),
            posed(
                -2.4,
                0,
                0,
                ears("fair", 1.6, -2.4),
                paint(HAIR["grey"].plain, "M19.4 22Q18.6 30 21.4 32L22.4 23z"),
                paint(HAIR["grey"].shade, "M44.6 22Q45.4 30 42.6 32L41.6 23z"),
                head("fair", 1.6, 0.8),
                brows("#8f8a88", y=24.4, angry=-0.3, thick=1.5, cock=0.9),
                eyes("#4a5a6a", look=-0.8, narrow=0.7),
                nose("fair", long=0.6, wide=1.1),
                mouth(SKIN["fair"].lips, y=40.4, smile=0.7, smirk=1),
                paint("#8f8a88", "M29.4 43Q32 42.4 34.6 43Q34.6 46.6 32 49z"),
                paint("#b9b5b0", "M29.4 43Q31 42.6 32 42.6V49Q29.4 46.6 29.4 43z"),
                paint(
                    scarlet.plain,
                    "M2 20C8 16 16 17 20 14C20 7 25 4 32 4C39 4 44 7 44 14C48 17 56 16 62 20"
                    "C56 26 44 22.6 32 22.6C20 22.6 8 26 2 20z",
                ),
                paint(
                    scarlet.shade, "M36 4.2C40.6 5.4 44 8.6 44 14C48 17 56 16 62 20C57 24.6 48 23.8 40 23Q43 10 36 4.2z"
                ),
                paint(scarlet.shine, "M22 13Q22.6 7.4 28.6 6Q25.4 9 25 13.6z"),
                paint(scarlet.shade, "M20 13Q32 18 44 13V15.6Q32 20.4 20 15.6z"),
            ),
            paint(GILT.plain, "M11.6 21.6h1.4V42h-1.4zM51 21.6h1.4V42H51z"),
            _tassel(12.3),
            _tassel(51.7),
        ]
    )


def _tassel(x: float) -> Part:
    """A tassel on a cord, at a height below the chin."""
    return joined(
        [
            disc(GILT.plain, x, 41, 2),
            polygon(GILT.shade, (x - 1.8, 42), (x + 1.8, 42), (x + 3, 49.4), (x - 3, 49.4)),
            polygon(GILT.plain, (x - 1.8, 42), (x - 0.2, 42), (x - 0.6, 49.4), (x - 3, 49.4)),
        ]
    )


def _trader() -> Part:
    """A headcloth, and bales of cloth."""
    cloth = Tone("#efe6d0", "#c5b793")
    return joined(
        [
            paint(cloth.shade, "M15 22C10 36 10 48 9 58L24 60L22 30z"),
            shoulders(Tone("#b5772f", "#855320")),
            paint("#7a2230", "M22 48L32 62L42 48L38 46H26z"),
            paint("#56141f", "M42 48L32 62L33 50z"),
            paint(cloth.plain, "M16 20C10 34 12 48 10 57Q18 60 23 54Q20 40 24 30V18z"),
            paint(cloth.shade, "M48 20C54 34 52 48 54 57Q46 60 41 54Q44 40 42 28z"),
            neck("brown"),
            posed(
                2,
                4,
                0,
                head("brown", 0, 1),
                brows(HAIR["black"].shade, y=24.2, angry=-0.5, thick=1.9),
                eyes("#2a1a12", look=0.6, cheer=0.9),
                nose("brown", long=0.5, hook=0.5),
                paint(
                    "#1d161c",
                    "M21.2 31C22 37 24 42.6 28 45.4Q32 48.6 36 45.4C40 42.6 42 37 42.8 31Q41.6 36 38 37.6"
                    "Q35 35 32 36.4Q29 35 26 37.6Q22.4 36 21.2 31zM27.6 38.8Q32 36.8 36.4 38.8Q36 42 32 42.2"
                    "Q28 42 27.6 38.8z",
                ),
                mouth(SKIN["brown"].lips, 39.8, 1.8, 3.8),
                paint(
                    cloth.plain,
                    "M15.6 30C12 12 20 4 32 4C44 4 52 12 48.4 30Q46 20 40 17.6Q32 15.4 24 17.6Q18 20 15.6 30z",
                ),
                paint(cloth.shade, "M37 4.4C47 7 51.4 14 48.4 30Q46 20 40 17.6Q38 17 36.4 16.7Q41 10 37 4.4z"),
                paint("#2b2530", "M16.4 18.6Q32 9 47.6 18.6L47.8 21.4Q32 12 16.2 21.4z"),
                paint("#2b2530", "M16 22.6Q32 13 48 22.6L48.2 24.6Q32 15.6 15.8 24.6z"),
                paint("#8c2f2b", "M16.2 21.4Q32 12 47.8 21.4L48 22.6Q32 13 16 22.6z"),
            ),
            _rolls(),
        ]
    )


def _rolls() -> Part:
    """Three bales of cloth."""
    return joined(
        [
            paint("#b3382e", "M36 55H58V63H36z"),
            disc("#d9695c", 58, 59, 4),
            disc("#8c2620", 58, 59, 2),
            paint("#2f7f8c", "M38 47H56V55H38z"),
            disc("#5aaab6", 56, 51, 4),
            disc("#1f5b66", 56, 51, 2),
            paint("#d9a441", "M41 40H53V47H41z"),
            disc("#f0c873", 53, 43.4, 3.6),
            disc("#a87a22", 53, 43.4, 1.8),
            paint("#8c2620", "M36 61H56V63H36z"),
            paint("#1f5b66", "M38 53H54V55H38z"),
            paint(GILT.plain, "M43 39.6h1.8V63.4H43z"),
            sleeve(Tone("#c98b40", "#8f5c27"), "#7a2230", (35.4, 52), (-13, 12)),
            fingers("brown", 38.6, 51),
        ]
    )


def _scholar() -> Part:
    """A winged cap, and a quill over a book."""
    cap = Tone("#2c3f6b", "#1c2a4c")
    hair = HAIR["black"]
    white = HAIR["white"]
    return joined(
        [
            shoulders(Tone("#3f6b5a", "#294a3d")),
            paint("#f4ecd8", "M25 47L35 64H27L21 49z"),
            paint("#cfc2a2", "M39 47L30 60L33 64L43 49z"),
            neck("pale", -0.4),
            posed(
                1.4,
                3,
                1.6,
                ears("fair", 0.6),
                head("fair", 0.6, 0.6),
                brows("#8f8a88", 24.4, -0.8, 1.5),
                paint("#fffaf2", "M24 29.2Q27 27.6 30 29.4Q27 30.6 24 29.2zM34 29.4Q37 27.6 40 29.2Q37 30.6 34 29.4z"),
                disc("#2a1a12", 27, 29.2, 1.2),
                disc("#2a1a12", 37, 29.2, 1.2),
                paint(
                    INK,
                    "M23.4 29.6Q27 26.4 30.6 29.4Q27 27.8 23.4 29.6zM40.6 29.6Q37 26.4 33.4 29.4Q37 27.8 40.6 29.6z",
                ),
                nose("fair", 0, 0.3),
                mouth(SKIN["fair"].lips, 39.8, 0.6, 3),
                paint(
                    white.plain,
                    "M32 37Q29 36.6 27.6 38.4Q26.6 42 26 46Q28.6 42.6 29.6 39.4L32 38.4L34.4 39.4"
                    "Q35.4 42.6 38 46Q37.4 42 36.4 38.4Q35 36.6 32 37z",
                ),
                paint(white.plain, "M29.4 42.6Q32 41.8 34.6 42.6Q35.6 50 32 58Q28.4 50 29.4 42.6z"),
                paint(white.shade, "M32.4 42.2Q33.6 42.2 34.6 42.6Q35.6 50 32 58Q34 50 32.4 42.2z"),
                paint(hair.shade, "M20.4 20Q19.6 28 21.6 31L24 21zM43.6 20Q44.4 28 42.4 31L40 21z"),
                paint(cap.plain, "M19 21.4Q18.6 12 22 9.6H42Q45.4 12 45 21.4Q32 17 19 21.4z"),
                paint(cap.shade, "M38 9.6H42Q45.4 12 45 21.4Q41.4 20 38 19.4z"),
                paint("#3d558c", "M21 9.6Q24 3 32 3Q40 3 43 9.6Q32 12.6 21 9.6z"),
                paint("#2c3f6b", "M36 3.4Q41 4.6 43 9.6Q40 10.6 37 11z"),
                paint(cap.plain, "M19.4 17L4 14.4Q2 17 4 19.6L19.2 20.4z"),
                paint(cap.shade, "M44.6 17L60 14.4Q62 17 60 19.6L44.8 20.4z"),
                paint("#7fb0d8", "M30.4 12.8h3.2v4.4h-3.2z"),
            ),
            _quill(),
        ]
    )


def _quill() -> Part:
    """A book and a quill."""
    return joined(
        [
            paint("#7a4a22", "M38 51L49 53L60 50V63L49 66L38 64z"),
            paint("#fbf4e0", "M39 50L49 52.4L59 49V61L49 64L39 62z"),
            paint("#d3c6a2", "M49 52.4L59 49V61L49 64z"),
            paint("#a8966c", "M41 53.6l6.4 1.3v.9L41 54.5zM41 56.2l6.4 1.3v.9L41 57.1zM51 56.2l6-1.8v.9l-6 1.8z"),
            paint("#f4f1e6", "M50 56C49 44 52 32 61.4 24C62.6 34 60 46 51.4 52z"),
            paint("#c9c2b0", "M50 56C51.4 44 55 34 61.4 24C62.6 34 60 46 51.4 52z"),
            paint("#8a6a3a", "M48.6 59L50 51L51.4 52z"),
            sleeve(Tone("#4f8070", "#33584b"), "#f4ecd8", (46.4, 57.6), (-13, 12), 5),
            fingers("fair", 49.4, 55.4),
        ]
    )


@scaled(0.93)
def _marshal() -> Part:
    """A crested helmet, and a baton."""
    crest = Tone("#c2382c", "#8a2119")
    ridges = []
    for at in range(9):
        turn = math.radians(20 + at * 17.5)
        foot = (32 + 14.6 * math.cos(turn), 17.6 - 9.6 * math.sin(turn))
        colour = crest.shade if at < 7 else "#5f130d"
        ridges.append(turned(colour, ((-0.4, 0), (-0.7, -9.5), (0.7, -9.5), (0.4, 0)), 90 - math.degrees(turn), foot))
    return joined(
        [
            shoulders(GILT, wide=2),
            paint("#8c1f1a", "M8 64Q9 54 18 51L22 64zM56 64Q55 54 46 51L42 64z"),
            paint(GILT.shine, "M22 53Q27 50 31 55V63Q25 63 23 60z"),
            paint("#8a6420", "M42 53Q37 50 33 55V63Q39 63 41 60z"),
            neck("tan", 0.4),
            posed(
                -2,
                0,
                0,
                head("tan", 0.6, 0.4),
                brows(HAIR["black"].shade, angry=1.7, thick=1.5),
                eyes("#3a2414", look=-0.8, narrow=0.6, lashes=True),
                nose("tan"),
                mouth("#a04a40", y=39.8, smile=-0.6, half=3.5),
                paint(
                    crest.plain,
                    "M12 19C10 4 22 -3 32 -3C42 -3 54 4 52 19L46 17C45 10 39 7.6 32 7.6C25 7.6 19 10 18 17z",
                ),
                paint(crest.shade, "M38 -2.2C47 0 53.6 7 52 19L46 17C45.4 12 42 9.4 38 8.3z"),
                *ridges,
                paint(STEEL.plain, "M16.6 25C15 13 22 7 32 7C42 7 49 13 47.4 25Q40 20 32 20Q24 20 16.6 25z"),
                paint(STEEL.shade, "M37 7.4C45.6 9.6 49 15 47.4 25Q42.6 21.6 38 20.6Q41 13 37 7.4z"),
                paint(STEEL.shine, "M20 19Q21 11.6 28 9.4Q23.6 13 23 18z"),
                paint(
                    GILT.plain, "M15.6 24.6Q24 18.4 32 18.4Q40 18.4 48.4 24.6L48 27.4Q40 21.4 32 21.4Q24 21.4 16 27.4z"
                ),
                paint(GILT.shade, "M38 19.2Q44 21 48.4 24.6L48 27.4Q43.6 24 38.6 22.4z"),
                disc("#c2263a", 32, 18, 1.8),
                paint(STEEL.plain, "M16.4 25L21 23.6Q20 30 22 34Q25 38 26.6 44L20 41Q15.6 33 16.4 25z"),
                paint(STEEL.shade, "M47.6 25L43 23.6Q44 30 42 34Q39 38 37.4 44L44 41Q48.4 33 47.6 25z"),
            ),
            _baton(),
        ]
    )


def _baton() -> Part:
    """A baton in a fist."""
    return moved(
        0,
        -5,
        *[
            bar("#7a2230", -2.4, -17, 4.8, 30, 24, (50, 48)),
            bar("#561420", 0.4, -17, 2, 30, 24, (50, 48)),
            bar(GILT.plain, -3, -19, 6, 4, 24, (50, 48)),
            bar(GILT.plain, -3, 6, 6, 3, 24, (50, 48)),
            bar(GILT.plain, -2.6, -6, 5.2, 2, 24, (50, 48)),
            sleeve(Tone("#c2382c", "#8a2119"), GILT.plain, (48.6, 58.6), (3, 16)),
            hand("tan", 49, 52),
        ],
    )


NEW_2016: dict[str, Callable[[], Part]] = {
    drawn.__name__.removeprefix("_"): drawn
    for drawn in (_magistrate, _spy, _blackmailer, _seer, _patrician, _cardinal, _trader, _scholar, _marshal)
}
