"""The ten other characters of 2005."""

from __future__ import annotations

import math
from collections.abc import Callable

from tabletop.drawing.heads import (
    GILT,
    HAIR,
    INK,
    LINEN,
    SKIN,
    STEEL,
    Tone,
    brows,
    disc,
    ears,
    eyes,
    fingers,
    hand,
    head,
    moustache,
    mouth,
    moved,
    neck,
    nose,
    paint,
    posed,
    ruff,
    scaled,
    shoulders,
    sleeve,
    star,
    turned,
)
from tabletop.drawing.shapes import Part, joined


@scaled(0.92)
def _witch() -> Part:
    """Red hair under a pointed hat, and a charm."""
    hat = Tone("#4a3a63", "#30254a", "#6a5588")
    hair = HAIR["red"]
    return joined(
        [
            paint(hair.shade, "M17 24C9 36 10 50 13 58H51C54 50 55 36 47 24z"),
            shoulders(Tone("#3a4a3c", "#28352b")),
            paint("#b7c4a0", "M26 47L32 56L38 47z"),
            neck("pale", -0.6),
            posed(
                -1,
                -6,
                0,
                head("pale", -1, 1.2),
                brows(HAIR["red"].shade, y=25.4, angry=1.5, thick=1.3),
                eyes("#3f8a4c", look=-0.5, narrow=0.6, lashes=True),
                nose("pale", long=0.9, hook=0.6),
                mouth("#a83848", y=39.6, smile=-0.7, half=3.6, smirk=1),
                paint(SKIN["pale"].shade, "M25 33.6h1v1h-1zM27.4 34.6h1v1h-1zM37 34h1v1h-1zM39 33h1v1h-1z"),
                paint(hair.plain, "M19 20C13 30 12 44 15 57C19 54 22 50 22 44C20 38 20 30 23 23z"),
                paint(hair.shade, "M45 20C51 30 52 44 49 57C45 54 42 50 42 44C44 38 44 30 41 23z"),
                moved(
                    0,
                    -2.4,
                    paint(
                        hat.plain,
                        "M3 24Q14 17 20 17C22 11 27 5 29 -1C33 -4 41 -3 46 3C41 2 39 4 40 8Q43 12 44 17"
                        "Q50 17 61 24Q46 27.6 32 26Q18 27.6 3 24z",
                    ),
                    paint(
                        hat.shade,
                        "M46 3C41 2 39 4 40 8Q43 12 44 17Q50 17 61 24"
                        "Q50 26.8 40 26.5Q40 16 34 8Q33 2 36 -2Q42 -2 46 3z",
                    ),
                    paint(hat.shine, "M22 17C25 11 28 6 30 1Q29 10 25.6 17z"),
                    paint("#7c9a3e", "M20 17Q32 21 44 17L44.6 20.4Q32 24.6 19.4 20.4z"),
                    paint("#5c7430", "M38 18.8L44 17L44.6 20.4L39 22z"),
                    paint(GILT.plain, "M28 18.4h7v5.2h-7zM29.6 20v2h3.8v-2z"),
                ),
            ),
            star("#8fe06a", 51.4, 38.6, 6.6),
            sleeve(Tone("#4c6150", "#344538"), "#7c9a3e", (51.4, 55.4), (3, 16)),
            hand("pale", 51, 49.4),
        ]
    )


def _tax_collector() -> Part:
    """Round glasses over a sour mouth, a ledger and a coin."""
    cap = Tone("#5c3b2e", "#40271e")
    return joined(
        [
            shoulders(Tone("#6f6a3d", "#4e4a29")),
            paint("#efe6cf", "M21 50Q26 46 32 51Q38 46 43 50L40 57L32 53L24 57z"),
            paint("#cdbf9e", "M32 51Q38 46 43 50L40 57L32 53z"),
            neck("pale", -1),
            posed(
                2,
                4,
                1,
                ears("pale", -1, 2),
                paint(HAIR["grey"].plain, "M20.6 20Q19.6 30 22.4 33L24 22z"),
                paint(HAIR["grey"].shade, "M43.4 20Q44.4 30 41.6 33L40 22z"),
                head("pale", -1.4, 2),
                brows("#8f8a88", y=24.4, angry=1, cock=1.2),
                eyes("#4a4a4a", look=0.9, narrow=0.7),
                nose("pale", long=1.6, hook=0.8),
                mouth(SKIN["pale"].lips, y=41.4, smile=-1.3, half=3.4),
                paint(
                    "#2e2622",
                    "M22.4 29.4a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0zM23.5 29.4a3.3 3.3 0 1 1 6.6 0"
                    "a3.3 3.3 0 1 1-6.6 0zM32.8 29.4a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0zM33.9 29.4"
                    "a3.3 3.3 0 1 1 6.6 0a3.3 3.3 0 1 1-6.6 0zM31 28.6h2v1h-2z",
                ),
                paint(cap.plain, "M17 22Q16 8 32 7Q48 8 47 22Q40 18 32 18Q24 18 17 22z"),
                paint(cap.shade, "M38 7.8Q48 10 47 22Q43 19.6 38.6 18.6Q42 13 38 7.8z"),
                paint("#8a6a3a", "M16.6 21Q32 12.6 47.4 21L47 24.4Q32 16.4 17 24.4z"),
                paint("#65491f", "M38 17.4Q44 19 47.4 21L47 24.4Q43 22 38.6 20.8z"),
            ),
            _ledger(),
            sleeve(Tone("#7f7a49", "#57532f"), "#efe6cf", (33.4, 59), (-13, 12)),
            fingers("pale", 36.6, 58),
            sleeve(Tone("#7f7a49", "#57532f"), "#efe6cf", (53, 60), (3, 16)),
            _coin(),
            hand("pale", 51.4, 54.4),
        ]
    )


def _ledger() -> Part:
    """An open account book."""
    return joined(
        [
            paint("#7a2230", "M34 52L56 47L61 62L38 66z"),
            paint("#f4ead0", "M36 53L55.4 48.6L59.4 61L39.4 65z"),
            paint("#a8966c", "M40 56.6l14-3.2.3 1-14 3.2zM41 59.4l14-3.2.3 1-14 3.2z"),
        ]
    )


def _coin() -> Part:
    """A large coin."""
    return joined(
        [
            disc(GILT.shade, 50.8, 45.8, 6),
            disc(GILT.plain, 50, 45, 6),
            disc(GILT.shade, 50, 45, 4.3),
            disc(GILT.plain, 49.7, 44.7, 3.7),
            paint(GILT.shine, "M47.9 43.8L50 42L52.1 43.8V47.1H47.9z"),
        ]
    )


@scaled(0.87)
def _wizard() -> Part:
    """A white beard under a hat of stars, and a staff."""
    robe = Tone("#2b4a94", "#1c3168", "#4a6fc0")
    white = HAIR["white"]
    return joined(
        [
            shoulders(robe),
            paint(white.shade, "M19 24C15 34 17 44 20 50H44C47 44 49 34 45 24z"),
            neck("pale"),
            head("pale", 0, 0),
            brows("#f4efe4", y=23.8, angry=-1, thick=2.4),
            eyes("#3c7fae", cheer=0.9),
            nose("pale", long=0.6, wide=0.5),
            paint(
                white.plain,
                "M21 30C20 40 20 52 32 63C44 52 44 40 43 30C42 34 40.5 36 37 36.4Q34 35 32 36.6"
                "Q30 35 27 36.4C23.5 36 22 34 21 30z",
            ),
            paint(white.shade, "M43 30C44 40 44 52 32 63C37 54 40 46 39.4 36Q42 34.4 43 30z"),
            mouth(SKIN["pale"].lips, 40.6, 0.2, 2.6),
            paint(
                "#fbf8f0",
                "M32 36.6Q29 35.4 26.6 38Q25 41 21.6 41.4Q28 44 32 39.4Q36 44 42.4 41.4Q39 41 37.4 38Q35 35.4 32 36.6z",
            ),
            paint(robe.plain, "M13 23C20 19 22 6 35 -8C38 4 44 19 51 23Q32 15.6 13 23z"),
            paint(robe.shade, "M35 -8C38 4 44 19 51 23Q44 20.2 38 19.2Q40 6 35 -8z"),
            paint(robe.shine, "M18 20.4C22 16 25 8 30 1Q27 12 24 18.6z"),
            paint(robe.shade, "M9 25.6Q20 17 32 17Q44 17 55 25.6Q44 22.4 32 22.2Q20 22.4 9 25.6z"),
            star(GILT.plain, 28, 13, 2.8),
            star(GILT.plain, 36.4, 7.6, 2),
            paint(GILT.plain, "M39 15a2.6 2.6 0 1 0 2.6-2.6a2 2 0 1 1-2.6 2.6z"),
            paint("#7a5130", "M53.6 30h3v34h-3z"),
            paint("#563619", "M55.4 30h1.2v34h-1.2z"),
            paint("#7a5130", "M50 26Q50 32 53 33h4Q60 32 60 26L58 28Q57.6 31 55 31Q52.4 31 52 28z"),
            disc("#58c7e8", 55, 24, 4.6),
            disc("#bff0fb", 53.8, 22.6, 1.7),
            sleeve(Tone(robe.shine, robe.plain), robe.shade, (54.4, 54), (-7, 20)),
            hand("pale", 55, 47.4),
        ]
    )


@scaled(0.88)
def _emperor() -> Part:
    """A closed crown, and an orb."""
    robe = Tone("#6a2a7e", "#481a58")
    return joined(
        [
            shoulders(robe, wide=1),
            paint(GILT.plain, "M16 51Q20 47 25 47L32 53L39 47Q44 47 48 51Q42 61 32 62Q22 61 16 51z"),
            paint(GILT.shade, "M39 47Q44 47 48 51Q42 61 33 62Q37.6 56 35 50.6z"),
            disc("#c2263a", 32, 57, 2.4),
            disc("#2f6fc0", 23, 53, 1.7),
            disc("#2f6fc0", 41, 53, 1.7),
            neck("dark", 0.6),
            posed(
                0,
                0,
                -1.6,
                ears("dark"),
                head("dark", 0.4, 0.8),
                brows(HAIR["black"].shade, y=24.6, angry=1.4, thick=2),
                eyes("#1c100c", narrow=0.7),
                nose("dark", wide=1.2),
                paint(
                    HAIR["black"].plain,
                    "M21 31C21.6 36 23 41 27 44.6Q32 48.6 37 44.6C41 41 42.4 36 43 31Q42 35.6 38.4 37.4"
                    "Q35 34.8 32 36.2Q29 34.8 25.6 37.4Q22 35.6 21 31zM27.4 38.6Q32 36.4 36.6 38.6"
                    "Q36.4 41.8 32 42.2Q27.6 41.8 27.4 38.6z",
                ),
                mouth("#6d3430", 39.8, -0.5, 3.6),
                paint("#8f1f2a", "M19.4 18Q19 3 32 1Q45 3 44.6 18z"),
                paint("#661420", "M37 2Q45 4 44.6 18H39z"),
                paint(GILT.plain, "M29.8 1.4h4.4V18h-4.4zM17.4 17C14 6 24 1 32 1V3.6C26 4 19 8 21 17z"),
                paint(GILT.shade, "M46.6 17C50 6 40 1 32 1V3.6C38 4 45 8 43 17z"),
                paint(GILT.plain, "M16.6 15.4Q32 11 47.4 15.4L46.8 22Q32 26 17.2 22z"),
                paint(GILT.shade, "M37 13.6Q43 14.2 47.4 15.4L46.8 22Q42 23.2 37 23.8z"),
                disc("#2f6fc0", 32, 18.2, 2.3),
                disc("#3aa06a", 24, 17.6, 1.7),
                disc("#3aa06a", 40, 17.6, 1.7),
                disc(GILT.plain, 32, -0.6, 2.6),
                paint(GILT.shine, "M31.2 -7h1.6v5h-1.6zM29.6 -5.6h4.8v1.5h-4.8z"),
            ),
            _orb(),
        ]
    )


def _orb() -> Part:
    """A globe with a cross."""
    return moved(
        0,
        -3,
        *[
            sleeve(Tone("#8a3fa0", "#5d2770"), LINEN.plain, (50, 62), (3, 16)),
            hand("brown", 50, 57),
            disc(GILT.shade, 50, 46, 8),
            paint(GILT.plain, "M42 46A8 8 0 0 1 53 38.6Q49 46 53 53.4A8 8 0 0 1 42 46z"),
            paint(GILT.shine, "M42.2 44.6Q50 48 57.8 44.6V47.4Q50 51 42.2 47.4z"),
            paint(GILT.plain, "M49 30.4h2v8h-2zM46.6 32.4h6.8v2h-6.8z"),
            disc("#c2263a", 50, 47.8, 1.4),
        ],
    )


def _abbot() -> Part:
    """A tonsure and a habit, a rosary and a book."""
    habit = Tone("#6d4a2c", "#4c321c")
    return joined(
        [
            shoulders(habit, wide=1),
            paint(habit.shade, "M15 53Q16 44 23 42H41Q48 44 49 53Q42 59 32 59.6Q22 59 15 53z"),
            paint("#845c39", "M15 53Q16 44 23 42Q21 50 32 55Q23 58 15 53z"),
            neck("fair", 1),
            posed(
                1,
                5,
                2,
                paint(HAIR["brown"].shade, "M18 27C15 14 22 7 32 7C42 7 49 14 46 27L43 30Q44 20 32 19Q20 20 21 30z"),
                ears("fair", 1.4),
                head("fair", 1.6, 0.4),
                paint("#e9b08a", "M22 35a3.4 2 0 1 0 6.8 0a3.4 2 0 1 0-6.8 0z"),
                paint("#c98862", "M35.6 35a3.4 2 0 1 0 6.8 0a3.4 2 0 1 0-6.8 0z"),
                brows(HAIR["brown"].shade, y=24.8, angry=-1),
                eyes("#4a3322", look=0.6, narrow=0.8, cheer=0.8),
                nose("fair", wide=1),
                mouth(SKIN["fair"].lips, y=39.8, smile=2.2, half=4.4),
                paint(
                    HAIR["brown"].plain, "M17.6 27C15 18 19 12 24.6 9.6Q21 15 24 17.6Q19.6 22 20.6 30Q18 30 17.6 27z"
                ),
                paint(
                    HAIR["brown"].shade, "M46.4 27C49 18 45 12 39.4 9.6Q43 15 40 17.6Q44.4 22 43.4 30Q46 30 46.4 27z"
                ),
                paint(SKIN["fair"].plain, "M22.6 14Q24 6.6 32 6.2Q40 6.6 41.4 14Q37 12.6 32 12.6Q27 12.6 22.6 14z"),
                paint(SKIN["fair"].shade, "M36 6.8Q40.6 8.6 41.4 14Q39 13.2 36.6 12.9Q38 10 36 6.8z"),
                paint(
                    HAIR["brown"].plain,
                    "M20.6 19Q20 13.4 22.6 11.4Q27 12.6 32 12.6Q37 12.6 41.4 11.4Q44 13.4 43.4 19L40 17.6"
                    "L37.4 20L34.6 17.4L32 20L29.4 17.4L26.6 20L24 17.6z",
                ),
                paint(
                    HAIR["brown"].shade, "M37 12.4Q39.6 12 41.4 11.4Q44 13.4 43.4 19L40 17.6L37.6 19.8Q38.4 16 37 12.4z"
                ),
            ),
            _beads(),
            _book(),
            sleeve(Tone("#845c39", "#4c321c"), "#3c2714", (35.4, 58), (-13, 12)),
            fingers("fair", 38.6, 57),
        ]
    )


def _beads() -> Part:
    """A rosary round a neck."""
    drop = [(17 + at * 1.05, 53 + 9 * math.sin(math.pi * at / 10)) for at in range(11)]
    return joined(disc("#8d2f22" if at % 5 else GILT.plain, x, y, 1.3) for at, (x, y) in enumerate(drop))


def _book() -> Part:
    """A prayer book."""
    return joined(
        [
            paint("#243e78", "M36 48L58 45L61 60L39 64z"),
            paint("#172a55", "M58 45L61 60L60 61.4L57 46z"),
            paint("#f4ead0", "M39 64L61 60V62L39.4 66z"),
            paint(GILT.plain, "M47 49l2.4-.3 1.6 9-2.4.4zM44.6 52.6l8-1.2.4 2-8 1.2z"),
        ]
    )


def _alchemist() -> Part:
    """Wild grey hair, goggles, and something that bubbles."""
    hair = HAIR["grey"]
    return joined(
        [
            paint(
                hair.plain,
                "M17 20C8 18 7 26 11 29C6 31 8 39 13 39C13 44 20 45 22 41H42C44 45 51 44 51 39"
                "C56 39 58 31 53 29C57 26 56 18 47 20z",
            ),
            shoulders(Tone("#7a5a2e", "#573e1d")),
            paint("#efe6cf", "M23 49L32 55L41 49L39 62H25z"),
            paint("#cdbf9e", "M41 49L39 62H33V54.4z"),
            neck("tan"),
            posed(
                1.6,
                5,
                0,
                ears("tan", -1),
                head("tan", -1, 1.6),
                brows("#8f8a88", y=24.4, angry=-0.5, cock=0.8),
                eyes("#3f7a3c", look=1, narrow=-0.5, lashes=True),
                nose("tan", long=0.8, wide=0.8),
                mouth("#a8483c", y=40.2, smile=2, half=4.4),
                paint(SKIN["tan"].shade, "M24 34.6Q25.6 37 25 39.6L24.2 39.2Q24.6 37 23.6 35z"),
                paint(hair.plain, "M18 24C15 10 24 6 32 6C40 6 49 10 46 24Q44 17 38 15Q32 18 26 15Q20 17 18 24z"),
                paint(hair.shade, "M37 6.4C45 8 48.6 13 46 24Q44 17 38 15Q39.6 10.6 37 6.4z"),
                paint("#5b3a1c", "M17 17.6Q32 10 47 17.6V21Q32 13.6 17 21z"),
                disc("#9a6a2c", 25, 16.6, 6),
                disc("#7fd0d8", 25, 16.6, 4.3),
                disc("#d8f5f5", 23.8, 15.2, 1.5),
                disc("#7a5220", 39, 16.6, 6),
                disc("#58aab4", 39, 16.6, 4.3),
                disc("#d8f5f5", 37.8, 15.2, 1.5),
                paint("#5b3a1c", "M30 15.6h4v2.4h-4z"),
            ),
            _flask(),
        ]
    )


def _flask() -> Part:
    """A flask of green liquid."""
    return joined(
        [
            sleeve(Tone("#8f6c3a", "#654a25"), "#efe6cf", (53, 44), (15, 18)),
            paint("#dff0ee", "M46.4 34H53V43L61 58Q62 63 57 63H42.4Q37.6 63 38.6 58L46.4 43z"),
            paint("#5fc24a", "M43.4 49.4L56.6 49.4L60 57.6Q61 62 57 62H42.4Q38.6 62 39.6 57.6z"),
            paint("#3f9434", "M54 49.4H56.6L60 57.6Q61 62 57 62H52Q57 57 54 49.4z"),
            paint("#b5e88f", "M43.4 49.4Q46 47.6 49 49.4Q53 51.4 56.6 49.4L57.2 51Q53 53 49 51Q46 49.4 42.8 51z"),
            disc("#d6f7b8", 47, 56, 1.7),
            disc("#d6f7b8", 52.6, 58.6, 1.1),
            disc("#b5e88f", 50.6, 28.6, 2.2),
            disc("#b5e88f", 47.4, 24, 1.4),
            paint("#8a6a3a", "M45.6 32.4H53.8V35.6H45.6z"),
            hand("tan", 49.6, 41),
        ]
    )


def _navigator() -> Part:
    """A captain's hat, and a ship's wheel."""
    hat = Tone("#1d5c74", "#123f51")
    return joined(
        [
            paint("#1d161c", "M19 18C13 30 14 46 18 52H46C50 46 51 30 45 18z"),
            shoulders(Tone("#c8553a", "#94392a")),
            paint("#f4ecd8", "M24 48L32 60L40 48L37 46H27z"),
            paint("#cfc2a2", "M40 48L32 60L33 50z"),
            neck("dark", -0.4),
            posed(
                2.8,
                -3,
                0,
                head("dark", 0.8, 0),
                brows(HAIR["black"].shade, y=24.6, thick=1.2, cock=0.8),
                eyes("#1c100c", look=1.3, narrow=0.3, lashes=True),
                nose("dark", wide=0.9),
                mouth("#8a3a38", y=39.6, smile=1, half=4.2, smirk=1),
                disc(GILT.plain, 21.2, 36.4, 2.6),
                disc("#4a2420", 21.2, 36.4, 1.3),
                paint("#1d161c", "M20 30Q19.6 20 25 17H39Q44.4 20 44 30Q42 22 32 21.6Q22 22 20 30z"),
                paint(
                    hat.plain,
                    "M5 20C10 14 16 15 19 9Q23 3 32 3Q41 3 45 9C48 15 54 14 59 20C50 26 42 21.4 32 21.4"
                    "C22 21.4 14 26 5 20z",
                ),
                paint(hat.shade, "M37 3.4Q42.6 4.8 45 9C48 15 54 14 59 20C53 24 47 23.2 41 22.2Q44 10 37 3.4z"),
                paint(
                    GILT.plain,
                    "M5 20C14 24.4 22 19.4 32 19.4C42 19.4 50 24.4 59 20C50 26 42 21.4 32 21.4C22 21.4 14 26 5 20z",
                ),
                paint(
                    GILT.plain,
                    "M31 7.4h2v7h-2zM28.6 9h6.8v1.6h-6.8zM27.6 12Q29.6 16 32 16Q34.4 16 36.4 12L37.4 13"
                    "Q35.6 18 32 18Q28.4 18 26.6 13z",
                ),
            ),
            _wheel(),
        ]
    )


def _wheel() -> Part:
    """A ship's wheel."""
    spoke = ((-1.2, -14.5), (1.2, -14.5), (0.8, 0), (-0.8, 0))
    rim = "M40 52a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM42.6 52a7.4 7.4 0 1 1 14.8 0a7.4 7.4 0 1 1-14.8 0z"
    return joined(
        [
            *(turned("#c98f4c", spoke, 22.5 + at * 45, (50, 52)) for at in range(8)),
            paint("#e6b56c", rim),
            paint("#b9803f", "M50 42A10 10 0 0 1 50 62V59.4A7.4 7.4 0 0 0 50 44.6z"),
            disc(GILT.plain, 50, 52, 2.7),
            disc(GILT.shade, 50, 52, 1.2),
            sleeve(Tone("#dd6c50", "#a8442f"), GILT.plain, (40.4, 57), (-7, 20)),
            hand("dark", 41, 51),
        ]
    )


def _diplomat() -> Part:
    """A plumed hat over a ruff, and a treaty."""
    hat = Tone("#7d1f2e", "#57121d", "#a33a4a")
    hair = HAIR["blond"]
    return joined(
        [
            paint(hair.shade, "M17 24C14 34 15 42 18 46H46C49 42 50 34 47 24z"),
            shoulders(Tone("#30446e", "#1f2f50")),
            ruff(),
            neck("pale"),
            posed(
                2,
                -4,
                0,
                ears("pale", 0, 2),
                head("pale", -0.4, 1.4),
                brows("#9b7230", y=24.6, angry=-0.5, thick=1.3),
                eyes("#3c6f8f", look=0.4, cheer=0.7),
                nose("pale"),
                mouth(SKIN["pale"].lips, 40, 1.5, 3.4),
                moustache("blond", -2, 7),
                paint(hair.shade, "M29.4 42.4Q32 41.6 34.6 42.4Q34.8 46 32 49Q29.2 46 29.4 42.4z"),
                paint(hair.plain, "M18 22Q13 32 17 44Q20 46 21.6 43Q19.6 34 22 24z"),
                paint(hair.shade, "M46 22Q51 32 47 44Q44 46 42.4 43Q44.4 34 42 24z"),
                paint(
                    hat.plain, "M7 22Q18 14 20 14C20 7 26 4 34 4C42 4 46 9 45 15Q50 17 58 20Q46 26 32 22.6Q18 26 7 22z"
                ),
                paint(hat.shade, "M37 4.2C43.6 5.4 46 9.6 45 15Q50 17 58 20Q50 24 41 23.6Q43 12 37 4.2z"),
                paint(hat.shine, "M21 14C22 9 26 6.6 31 6Q26 9.6 24.6 14.6z"),
                paint(GILT.plain, "M20 13.6Q32 19 45 14.6V17.4Q32 21.6 20 16.6z"),
                paint(
                    LINEN.plain,
                    "M23 16C15 14 9 9 7.6 3.4C10 2 13 3 14 5C15 1.6 20 1 23.4 3.4C28.6 6.6 29 12.6 25 16.4z",
                ),
                paint(LINEN.shade, "M23 16C16 13 11 9 7.6 3.4C14 6.6 20 10.6 25 16.4z"),
            ),
            _scroll(),
        ]
    )


def _scroll() -> Part:
    """A sealed treaty."""
    return joined(
        [
            paint("#f4e8c6", "M40 46H57V60H40z"),
            paint("#d3c193", "M52 46H57V60H52z"),
            paint(
                "#e6d3a0",
                "M38.6 43.6H58.4Q60 45.6 58.4 47.6H38.6Q37 45.6 38.6 43.6zM38.6 58.4H58.4"
                "Q60 60.4 58.4 62.4H38.6Q37 60.4 38.6 58.4z",
            ),
            paint("#b89a5c", "M53 43.6H58.4Q60 45.6 58.4 47.6H53zM53 58.4H58.4Q60 60.4 58.4 62.4H53z"),
            paint("#9c8650", "M42 49.6h11v1h-11zM42 52h11v1h-11zM42 54.4h6v1h-6z"),
            disc("#b3242e", 52, 56, 2.7),
            disc("#d6505a", 51.6, 55.6, 1.2),
            sleeve(Tone("#40588c", "#26395f"), LINEN.plain, (37.4, 54), (-13, 12)),
            fingers("pale", 40.6, 53),
        ]
    )


def _artist() -> Part:
    """A red beret, and a palette."""
    beret = Tone("#f0c552", "#c08f2c", "#fbe29a")
    hair = HAIR["brown"]
    curls = [(17, 26), (15, 33), (17, 40), (20, 20), (47, 26), (49, 33), (47, 40), (44, 20)]
    return joined(
        [
            *(disc(hair.plain if x < 32 else hair.shade, x, y, 5.1) for x, y in curls),
            shoulders(Tone("#e9dfc6", "#c0b392")),
            paint("#3a7d8c", "M23 48Q32 58 41 48L43 53Q32 64 21 53z"),
            paint("#285b67", "M34 56.6Q39 52.6 41 48L43 53Q38 58.6 34 60z"),
            disc("#d9503a", 19, 58, 1.4),
            disc("#2f6fc0", 23, 61.4, 1.1),
            neck("brown", -0.6),
            posed(
                -1.6,
                -6,
                0,
                head("brown", 0.6, -0.4),
                brows(HAIR["brown"].shade, y=24.2, angry=-0.7, thick=1.2),
                eyes("#3a2414", look=-0.9, narrow=-0.1, lashes=True),
                nose("brown", wide=0.4),
                mouth("#9c3f3c", y=39.2, smile=1.9, half=4),
                disc("#3a7d8c", 26, 35, 1),
                paint(hair.plain, "M21 29Q20 20 27 16L40 15Q45 20 43.6 29Q41.6 22.6 36 20.6Q26 22.6 21 29z"),
                paint(
                    beret.plain,
                    "M12 18.6C8 10.4 20 4 33 5C45 4.4 54 8.6 51.4 15.6Q50 20 44 19Q32 13.6 20 20.4Q14 22 12 18.6z",
                ),
                paint(beret.shade, "M40 4.9C48 6 53.4 9.4 51.4 15.6Q50 20 44 19Q41 17.6 38 17Q46 11 40 4.9z"),
                paint(beret.shine, "M15 16C15 10.6 22 7.4 30 7.2Q21 10 18.4 16.4z"),
                paint(beret.shade, "M30 5.4Q29 2.4 30.6 1.2L33 2.4Q32 3.6 33 5.4z"),
            ),
            _palette(),
        ]
    )


def _palette() -> Part:
    """A palette and a brush."""
    return joined(
        [
            sleeve(Tone("#f6eed8", "#c9bc9c"), "#3a7d8c", (39, 59), (-13, 12)),
            paint("#c08a4e", "M34 55C33 47 43 43 51 45C60 47 63 54 59 59C56 62 53 58 50.6 60C48 63 36 64 34 55z"),
            paint(
                "#8f6232",
                "M59 59C56 62 53 58 50.6 60C48 63 36 64 34 55C38 60 46 60 49 57.6C53 55 57 60 60.4 54Q60.4 57.4 59 59z",
            ),
            disc("#d9503a", 40, 50, 2.2),
            disc("#efc04a", 46, 47.8, 2.2),
            disc("#3a8f5c", 52.4, 48.6, 2.2),
            disc("#2f6fc0", 57, 53, 2.1),
            paint(SKIN["brown"].plain, "M39.6 61.4Q38.6 54.6 41 54Q43.6 53.8 44 61z"),
            paint(SKIN["brown"].shade, "M42.4 54.2Q43.8 55 44 61H42.8Q43 57 42.4 54.2z"),
            paint("#7a5130", "M44.4 58.8L55.8 28L57.6 28.8L46.4 59.4z"),
            paint(STEEL.plain, "M55.2 29.6L57 24.6L59 25.4L57.2 30.4z"),
            paint("#d9503a", "M57 24.6Q57.6 20 61.4 17.6Q61.6 22 59 25.4z"),
        ]
    )


def _queen() -> Part:
    """A pointed crown on fair hair, pearls and ermine."""
    hair = HAIR["blond"]
    return joined(
        [
            paint(hair.shade, "M19 20C12 30 13 44 15 54L20 56L44 56L49 54C51 44 52 30 45 20z"),
            shoulders(Tone("#1f6a78", "#134a55")),
            paint(LINEN.plain, "M17 52Q22 48 26 47.6Q26 56 32 57Q38 56 38 47.6Q42 48 47 52L43 57Q32 66 21 57z"),
            paint("#d3cab8", "M38 47.6Q42 48 47 52L43 57Q37 61.6 33 61.8Q39 56 38 47.6z"),
            paint(INK, "M22 52.6l1 2.6-1.8.2zM27 57l1 2.6-1.8.2zM37 57l.6 2.6-1.8.2zM42 52.6l.6 2.6-1.8.2z"),
            neck("pale", -1),
            paint(SKIN["pale"].plain, "M26.4 47Q32 51 37.6 47Q38 55 32 56Q26 55 26.4 47z"),
            paint(SKIN["pale"].shade, "M34 48.8Q36.4 48.2 37.6 47Q38 55 32 56Q36.4 53 34 48.8z"),
            posed(
                -0.8,
                -3,
                -1.6,
                head("pale", -0.6, 0.4),
                brows("#9b7230", y=24, thick=1.1, cock=0.5),
                eyes("#2f7a6a", look=0.3, narrow=0.6, lashes=True),
                nose("pale", long=0.5),
                mouth("#b8303f", y=39.6, smile=0.2, half=3.3, smirk=0.4),
                paint(
                    hair.plain,
                    "M20.6 31C16 36 17 46 19 55Q13 52 13.6 40C14 26 18 15 32 15C46 15 50 26 50.4 40"
                    "Q51 52 45 55C47 46 48 36 43.4 31Q43 23 32 18.6Q21 23 20.6 31z",
                ),
                paint(
                    hair.shade,
                    "M38 15.8C46.6 18 50 28 50.4 40Q51 52 45 55C47 46 48 36 43.4 31Q43 24.6 36 20.4Q38.6 18 38 15.8z",
                ),
                paint("#f2d084", "M16 38C16.4 28 20 20 28 17.4Q20.6 23 18.6 36z"),
                disc("#f4f1e6", 20, 37.6, 1.4),
                disc("#f4f1e6", 44, 37.6, 1.4),
                disc("#2f9c86", 20, 40.6, 1.7),
                disc("#2f9c86", 44, 40.6, 1.7),
                paint(
                    GILT.plain,
                    "M19.4 18.6L17.6 10L23.6 14L26.4 6.4L29.6 12.4L32 4L34.4 12.4L37.6 6.4L40.4 14L46.4 10"
                    "L44.6 18.6Q32 13.6 19.4 18.6z",
                ),
                paint(GILT.shade, "M32 4L34.4 12.4L37.6 6.4L40.4 14L46.4 10L44.6 18.6Q38 16 32 16z"),
                disc(GILT.shine, 32, 3.8, 1.7),
                disc("#2f9c86", 32, 11.6, 1.9),
                disc(GILT.shine, 26.4, 6, 1.3),
                disc(GILT.shine, 37.6, 6, 1.3),
                disc(GILT.shine, 17.6, 9.6, 1.2),
                disc(GILT.plain, 46.4, 9.6, 1.2),
            ),
            *(disc("#f4f1e6", 26.6 + at * 1.8, 48.6 + 3.4 * math.sin(math.pi * at / 6), 1) for at in range(7)),
            disc("#2f9c86", 32, 54, 1.7),
        ]
    )


OTHERS: dict[str, Callable[[], Part]] = {
    drawn.__name__.removeprefix("_"): drawn
    for drawn in (_witch, _tax_collector, _wizard, _emperor, _abbot, _alchemist, _navigator, _diplomat, _artist, _queen)
}
