"""The eight characters of the first box."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.drawing.heads import (
    GILT,
    HAIR,
    INK,
    LINEN,
    SKIN,
    STEEL,
    Tone,
    bar,
    beard,
    brows,
    disc,
    ears,
    eyes,
    frown,
    hand,
    head,
    moustache,
    mouth,
    moved,
    neck,
    nose,
    paint,
    posed,
    shoulders,
    sleeve,
    turned,
)
from tabletop.drawing.shapes import Part, joined


def _assassin() -> Part:
    """A hood in the dark, a covered mouth, and a blade."""
    hood = Tone("#3c3f4d", "#272935")
    return joined(
        [
            paint(hood.plain, "M5 64C6 52 12 47 15 42C9 22 18 5 32 2C46 5 55 22 49 42C52 47 58 52 59 64z"),
            paint(hood.shade, "M32 2C46 5 55 22 49 42C52 47 58 52 59 64H42C46 44 50 22 32 2z"),
            paint("#15161e", "M19 41C15 25 21 13 32 9C43 13 49 25 45 41Q39 50 32 51Q25 50 19 41z"),
            paint(SKIN["fair"].shade, "M22 33C21 27 23 24 26 22.5Q32 25 38 22.5C41 24 43 27 42 33Q32 38 22 33z"),
            paint(SKIN["fair"].plain, "M22 33C21 27 23 24 26 22.5Q29 24 31.5 24L31.5 35.6Q26 35.4 22 33z"),
            frown("fair"),
            eyes("#3f7a5c", narrow=0.8),
            brows("#241a18", 25.4, 2.1, 1.5),
            paint("#5a2430", "M21 32.5Q32 37.5 43 32.5C43.5 39 40 46 32 49.5C24 46 20.5 39 21 32.5z"),
            paint("#40161f", "M43 32.5C43.5 39 40 46 32 49.5Q37 42 34 35.6Q39 34.6 43 32.5z"),
            paint("#6f3240", "M23 36.5Q32 41 40 37L39 38.6Q32 42.4 24 38.6z"),
            _dagger(),
        ]
    )


def _dagger() -> Part:
    """A drawn dagger."""
    return moved(
        0,
        -6,
        *[
            paint(STEEL.shine, "M52.2 14.5L55 21V45H51.4z"),
            paint(STEEL.plain, "M52.2 14.5L49.4 21V45H53z"),
            paint(GILT.plain, "M45.5 44H59v3.2H45.5z"),
            paint(GILT.shade, "M54 44h5v3.2h-5z"),
            paint("#6b432a", "M50.3 47h4v9h-4z"),
            sleeve(Tone("#3c3f4d", "#272935"), "#5a2430", (52.4, 57.6), (3, 16)),
            hand("fair", 52, 51.4),
        ],
    )


def _thief() -> Part:
    """A mask under a wide hat, and somebody's purse."""
    return joined(
        [
            shoulders(Tone("#5b5346", "#423b31")),
            paint("#7d2f2c", "M22 49Q32 57 42 49L44 54Q32 62 20 54z"),
            paint("#5c1f1f", "M34 54.2Q39 52.6 42 49L44 54Q40 57 36 58z"),
            neck("tan"),
            posed(
                -3,
                0,
                0,
                ears("tan", 0, -3),
                head("tan", 0, 0.5),
                paint(
                    "#5d4630",
                    "M21.4 33C22 38 24 42 28 43.6Q32 46 36 43.6C40 42 42 38 42.6 33Q41 37 38 37.6"
                    "Q35 35.6 32 36.2Q29 35.6 26 37.6Q23 37 21.4 33z",
                ),
                paint("#d6a273", "M27 38.4Q32 36.6 37 38.4Q37 42 32 42.4Q27 42 27 38.4z"),
                nose("tan", 0.2, 0.9),
                mouth(SKIN["tan"].lips, 39.8, 0.8, 4.2, smirk=1.6),
                paint(
                    "#1f1a1e",
                    "M20 25.5Q26 23 32 25.6Q38 23 44 25.5Q44.4 31.4 39 32.6Q34.4 33 32 30Q29.6 33 25 32.6"
                    "Q19.6 31.4 20 25.5z",
                ),
                eyes("#6b4a2a", look=-0.3, narrow=0.5),
                paint("#6a5a3a", "M6 22Q18 15 21 17Q21 6 32 5Q43 6 43 17Q46 15 58 22Q46 27.6 32 23Q18 27.6 6 22z"),
                paint("#4d4027", "M36 5.6Q43 7 43 17Q46 15 58 22Q50 26 40 24.6Q41 12 36 5.6z"),
                paint("#8c2f2b", "M21 15.5Q32 20 43 15.5V19Q32 23.4 21 19z"),
                paint("#f2efe4", "M43 16C50 12 54 5 52.5 1C48 4 44 9 43 16z"),
                paint("#cfc8b4", "M43 16C50 12 54 5 52.5 1C50 7 47 12 43 16z"),
            ),
            _pouch(),
        ]
    )


def _pouch() -> Part:
    """A purse full of gold."""
    return joined(
        [
            sleeve(Tone("#5b5346", "#423b31"), "#7d2f2c", (50, 46), (15, 18)),
            paint("#a8743a", "M43 45Q36 53 37.5 60Q47 65 56.5 60Q58 53 51 45z"),
            paint("#7f5425", "M51 45Q58 53 56.5 60Q52 62.6 47 62.8Q55 55 48 45z"),
            paint("#c08c4e", "M41 41L45 43L47 40L49.5 43L53 41L51 46H43z"),
            paint("#5c3a18", "M42.4 44.6h9.2v2h-9.2z"),
            disc(GILT.plain, 46, 55, 4),
            disc(GILT.shade, 46, 55, 2.4),
            disc(GILT.plain, 46, 55, 1.7),
            hand("tan", 47, 42.4),
        ]
    )


def _magician() -> Part:
    """A turban with a feather, and a hand of cards to exchange."""
    turban = Tone("#2f6fa3", "#1f4d78", "#5b9ccc")
    return joined(
        [
            shoulders(Tone("#4b2f6e", "#33204d")),
            paint(GILT.plain, "M23.5 48.6L32 60L40.5 48.6L38.5 47L32 55L25.5 47z"),
            neck("brown"),
            posed(
                2.6,
                0,
                0,
                ears("brown", -0.8, 2.6),
                head("brown", -0.8, 1.4),
                brows(HAIR["black"].shade, angry=0.4, thick=1.6, cock=1.7),
                eyes("#2a1a12", look=0.6),
                nose("brown", long=0.9, hook=0.6),
                mouth(SKIN["brown"].lips, smile=1.0, smirk=0.7),
                paint("#1d161c", "M29.4 42.2Q32 41.4 34.6 42.2Q35 47 32 50Q29 47 29.4 42.2z"),
                moustache("black", -0.6, 6),
                paint(turban.plain, "M18 25C15 12 22 3 33 3C44 3 49 12 46 25Q39 17.5 32 18.5Q25 17.5 18 25z"),
                paint(turban.shade, "M37 3.4C45.5 5 48.5 13.5 46 25Q42 20.6 38 19Q42 10 37 3.4z"),
                paint(
                    turban.shine,
                    "M19 18Q26 8 40 6.4Q30 4.4 24 8Q19 12 19 18zM22 19Q31 12 45 13.4Q33 9.6 25 14Q22.4 16 22 19z",
                ),
                paint("#f4f1e6", "M30 17C26.6 11 27.6 6 32 2C36.4 6 37.4 11 34 17z"),
                paint(LINEN.shade, "M32 2C36.4 6 37.4 11 34 17H32.6C34.4 11 33.8 6 32 2z"),
                disc(GILT.plain, 32, 16.4, 3.2),
                disc("#c2263a", 32, 16.4, 2.1),
                disc("#ef6a74", 31.4, 15.8, 0.8),
            ),
            _fan(),
        ]
    )


def _fan() -> Part:
    """A hand of cards."""
    places = [(-26, "#f8f3e6"), (-4, "#fffaf0"), (18, "#f8f3e6")]
    cards = [
        bar("#b9a26a", -5.4, -19.4, 10.8, 15.8, angle, (51.6, 55.6))
        + bar(paper, -4.8, -18.8, 9.6, 14.6, angle, (51.6, 55.6))
        for angle, paper in places
    ]
    pip = ((0, -17.6), (2.2, -14.8), (0, -12), (-2.2, -14.8))
    pips = [turned("#b3242e", pip, angle, (51.6, 55.6)) for angle, _ in places]
    return joined(
        [
            *cards,
            sleeve(Tone("#4b2f6e", "#33204d"), GILT.plain, (52.2, 57.2), (3, 16)),
            *pips,
            hand("brown", 51.6, 51.2),
        ]
    )


def _king() -> Part:
    """A crown over a brown beard."""
    return joined(
        [
            shoulders(Tone("#a5272c", "#771a20")),
            _ermine(),
            paint(HAIR["brown"].shade, "M18 22C16 34 17 42 19 46L45 46C47 42 48 34 46 22z"),
            neck("fair"),
            head("fair", 1),
            brows(HAIR["brown"].shade, y=24.4, angry=0.7, thick=1.8),
            eyes("#3c5f86", narrow=0.4),
            nose("fair", long=0.3),
            beard("brown", "fair", 5, jaw=1, smile=-0.3),
            _crown(),
        ]
    )


def _ermine() -> Part:
    """A collar of ermine."""
    return joined(
        [
            paint(LINEN.plain, "M16 52Q20 47 25 47L32 54L39 47Q44 47 48 52Q42 60 32 62Q22 60 16 52z"),
            paint("#d3cab8", "M39 47Q44 47 48 52Q42 60 33 61.8Q38 55 34.6 51.4z"),
            paint(
                INK,
                "M21 51l1.2 3-2 .2zM26.4 54.4l1.2 3-2 .2zM37.6 54.4l.8 3.2-2-.2zM43 51l.8 3.2-2-.2zM32 57l1 3.2h-2z",
            ),
        ]
    )


def _bishop() -> Part:
    """A mitre and a crozier."""
    mitre = Tone("#f5efdf", "#cdc3ae")
    return joined(
        [
            shoulders(Tone("#e9e2d0", "#bdb39d")),
            paint("#1f63b0", "M24 48.5L28 64H36L40 48.5L36.5 47L32 52L27.5 47z"),
            paint("#174a86", "M40 48.5L36 64H32.6L33 51z"),
            paint(GILT.plain, "M31 55h2v9h-2zM28.6 57h6.8v2h-6.8z"),
            neck("pale"),
            ears("pale"),
            paint(HAIR["white"].plain, "M19.5 24Q18.6 32 21.6 34L22 24z"),
            paint(HAIR["white"].shade, "M44.5 24Q45.4 32 42.4 34L42 24z"),
            head("pale", 0.3, 1),
            brows("#cbc3b8", y=24.6, angry=-1, thick=1.6),
            eyes("#4a6a8a", cheer=0.9),
            nose("pale", long=0.8),
            mouth(SKIN["pale"].lips, y=39.8, smile=1.6),
            paint("#dcae88", "M25 35.5Q26 38 25.2 40.4L24.4 40Q25 38 24.4 35.8z"),
            paint("#b98a66", "M39 35.5Q38 38 38.8 40.4L39.6 40Q39 38 39.6 35.8z"),
            paint(mitre.plain, "M17.5 23L15.6 13Q26 9.6 32 1.6Q38 9.6 48.4 13L46.5 23Q32 19.4 17.5 23z"),
            paint(mitre.shade, "M32 1.6Q38 9.6 48.4 13L46.5 23Q42 21.8 38 21.2Q40 10.6 32 1.6z"),
            paint(GILT.plain, "M30 4L32 1.6L34 4V20.2H30zM17.5 23L17 19Q32 15.4 47 19L46.5 23Q32 19.4 17.5 23z"),
            paint(GILT.shade, "M32 1.6L34 4V16.6H32zM38 17L47 19L46.5 23L38 21.2z"),
            paint(GILT.plain, "M25 11.4h14v2.8H25z"),
            disc("#c2263a", 32, 12.8, 1.8),
            _crozier(),
        ]
    )


def _crozier() -> Part:
    """A bishop's staff in a fist."""
    return joined(
        [
            paint(
                GILT.plain,
                "M53 64V20C53 14 60 14 60 9.5C60 5 52 4.4 51 9.5C50.6 12 53.4 13.4 55 11.4L56.6 13"
                "C53 16.4 47.6 13.6 48.2 9C49.4 1.6 62.6 2 62.6 10C62.6 16 55.6 16.4 55.6 21V64H53z",
            ),
            paint(GILT.shade, "M62.6 10C62.6 16 55.6 16.4 55.6 21V64H54.4V20C54.4 14.6 61 15 62.6 10z"),
            sleeve(Tone("#e9e2d0", "#bdb39d"), GILT.plain, (53.4, 52.2), (-7, 20)),
            hand("pale", 54, 46),
        ]
    )


def _merchant() -> Part:
    """A soft green hat, and a balance."""
    cap = Tone("#2e8d63", "#1f6646", "#55b287")
    return joined(
        [
            shoulders(Tone("#8d5a2b", "#64401e"), wide=1),
            paint("#e8d7ad", "M22 48Q26 54 32 55.6Q38 54 42 48L38 46H26z"),
            paint(GILT.plain, "M19 51.5Q32 66 45 51.5L46.6 53Q32 69 17.4 53z"),
            neck("fair", 1),
            posed(
                1,
                -6,
                0,
                ears("fair", 1.6),
                head("fair", 1.8, 0.6),
                paint("#e9b08a", "M22.4 34.6a3.2 1.9 0 1 0 6 0a3.2 1.9 0 1 0-6 0z"),
                paint("#c98862", "M35.8 34.6a3.2 1.9 0 1 0 6 0a3.2 1.9 0 1 0-6 0z"),
                brows(HAIR["brown"].shade, y=23.9, angry=-0.4),
                eyes("#4a3322", look=0.8, cheer=1),
                nose("fair", wide=0.6),
                mouth(SKIN["fair"].lips, y=40.4, smile=2, half=4.6),
                moustache("brown", -1.8, 7.6),
                paint(HAIR["brown"].plain, "M18.6 21Q17.8 29 20 31L22 22z"),
                paint(HAIR["brown"].shade, "M45.4 21Q46.2 29 44 31L42 22z"),
                paint(
                    cap.plain,
                    "M15 21C9 12 17 3 30 3C40 -1 54 6 54 15C55 21 58 24 57 31C52 32 49 26 47.5 21Q32 15.6 15 21z",
                ),
                paint(
                    cap.shade,
                    "M42 2.4C50 4 54 9.6 54 15C55 21 58 24 57 31C52 32 49 26 47.5 21Q44 19.4 40 18.6Q49 12 42 2.4z",
                ),
                paint(cap.shine, "M16 15C17 8 24 5.6 32 5.4Q22 8.4 19.4 16z"),
                paint("#7a4a22", "M14.6 19.6Q32 12.6 48 19.6V23Q32 16.6 14.6 23z"),
                disc(GILT.plain, 23, 18, 2.3),
            ),
            _scales(),
        ]
    )


def _scales() -> Part:
    """A balance."""
    return moved(
        0,
        -3.5,
        *[
            paint(GILT.shade, "M49.6 39h2v23h-2z"),
            paint(GILT.plain, "M40.6 39.4L50.6 36L60.6 39.4V41L50.6 38.4L40.6 41z"),
            disc(GILT.plain, 50.6, 36, 1.8),
            paint(
                GILT.shade,
                "M41 40L37.2 48H38L41.2 41.4L44.4 48H45.2L41.4 40zM60 40L56.2 48H57L60 41.4L63.2 48H64L60.4 40z",
            ),
            paint(
                GILT.plain,
                "M36.2 48H46.2Q45.2 52.4 41.2 52.4Q37.2 52.4 36.2 48zM55.2 48H65Q64.2 52.4 60.1 52.4"
                "Q56.2 52.4 55.2 48z",
            ),
            paint(GILT.shine, "M38.6 48a2.6 2.4 0 0 1 5.2 0z"),
            sleeve(Tone("#8d5a2b", "#64401e"), "#e8d7ad", (50.6, 61), (3, 16)),
            hand("fair", 50.4, 55),
        ],
    )


def _architect() -> Part:
    """A pencil through the hair, and compasses."""
    hair = HAIR["black"]
    return joined(
        [
            shoulders(Tone("#c9a15c", "#9b773c")),
            neck("tan", -0.6),
            paint("#f4ecd8", "M24 48L32 58L40 48L37 46.5H27z"),
            paint("#cfc2a2", "M40 48L32 58L33 50z"),
            posed(
                2.4,
                4,
                0,
                _pencil(),
                disc(hair.plain, 32, 9, 6.6),
                paint(hair.shade, "M34 2.8A6.6 6.6 0 0 1 36 14.2Q38 8 34 2.8z"),
                ears("tan", 0, 2.4),
                head("tan", -0.4, 0.2),
                brows(HAIR["black"].shade, thick=1.2, cock=1),
                eyes("#3a2414", look=0.9, narrow=0.2, lashes=True),
                nose("tan"),
                mouth("#a8483c", y=39.4, smile=0.5, half=3.4, smirk=0.5),
                paint(
                    hair.plain, "M20 30C17 17 23 11 32 11C41 11 47 17 44 30Q43.6 23 38 19.6Q30 22 26 19Q21 22 20 30z"
                ),
                paint(hair.shade, "M36 11.4C43 13 46.4 19 44 30Q43.6 23 38 19.6Q40 15 36 11.4z"),
                paint("#4a4552", "M22 20Q25 14.6 31 13.4Q26 16.6 24.6 19z"),
            ),
            _compass(),
        ]
    )


def _pencil() -> Part:
    """A pencil, behind what is drawn over its middle."""
    return joined(
        [
            paint("#e4a52c", "M41.3 2.3L42.7 5.2L21.7 14.7L20.3 11.8z"),
            paint("#b87a18", "M42 3.8L42.7 5.2L21.7 14.7L21 13.3z"),
            paint("#d96a5e", "M41.3 2.3L44.5 .9L45.9 3.8L42.7 5.2z"),
            paint("#f0d7ae", "M20.3 11.8L21.7 14.7L16.4 15.3z"),
        ]
    )


def _compass() -> Part:
    """A pair of compasses in a fist."""
    return joined(
        [
            sleeve(Tone("#c9a15c", "#9b773c"), "#f4ecd8", (52.4, 42), (15, 18)),
            paint(STEEL.shade, "M50 40L60 66H57L48.6 44z"),
            paint(STEEL.plain, "M50 40L40 66H43L51.6 44z"),
            paint(STEEL.shine, "M49 43L41 65.6L40 66L49.4 42z"),
            paint(GILT.shade, "M44.6 55Q50 52.6 55.4 55L56 57Q50 54.6 44 57z"),
            paint(GILT.plain, "M49 30h2v5h-2z"),
            hand("tan", 50, 38),
            disc(GILT.plain, 50, 46, 2.6),
            disc(GILT.shade, 50, 46, 1.1),
        ]
    )


def _warlord() -> Part:
    """A plumed helmet over a red beard, and a sword."""
    plume = Tone("#b3311c", "#7f1f12")
    return joined(
        [
            shoulders(Tone(STEEL.shade, "#59626e"), wide=2),
            paint(STEEL.plain, "M4 60C6 52 14 49 22 50Q19 57 19 64H4z"),
            paint("#59626e", "M60 60C58 52 50 49 42 50Q45 57 45 64H60z"),
            paint(plume.plain, "M25 49L32 56L39 49L37 64H27z"),
            paint(plume.shade, "M39 49L37 64H32V56z"),
            neck("fair", 1.6),
            head("fair", 1.2, 1),
            frown("fair"),
            brows(HAIR["red"].shade, angry=2.3, thick=2.2),
            eyes("#4a5a3a", narrow=0.7),
            nose("fair", wide=0.5),
            beard("red", "fair", 4, jaw=1.2, smile=-1.1),
            paint("#b4604a", "M38.6 31L41.4 37L40.4 37.4L37.8 31.4z"),
            paint(plume.plain, "M30 7C34 1 44 1 51 5.6C57 10 59.6 18 58 27C54 18 47 12 36 11z"),
            paint(plume.shade, "M51 5.6C57 10 59.6 18 58 27C54 18 47 12 36 11Q47 11 51 5.6z"),
            paint(
                STEEL.plain,
                "M17 27C14 12 22 4 32 4C42 4 50 12 47 27L44 26C43 21 40 20 35 20.4L33.6 31H30.4L29 20.4"
                "C24 20 21 21 20 26z",
            ),
            paint(STEEL.shade, "M37 4.8C46 7.6 49.4 15 47 27L44 26C43 21 40 20 35 20.4L33.6 31H32V20Q43 17 37 4.8z"),
            paint(STEEL.shine, "M20 20Q20 10 28 6.6Q23 11 22.6 18.6z"),
            paint(
                GILT.plain,
                "M16.6 24C21 17 43 17 47.4 24L47.2 27L44 26C43 21 40 20 35 20.4L33.6 31H30.4L29 20.4"
                "C24 20 21 21 20 26L16.8 27z",
            ),
            paint(GILT.shade, "M40 19.6Q45 21 47.4 24L47.2 27L44 26Q43 21.6 40 20.7zM32 20.4H35L33.6 31H32z"),
            paint(STEEL.plain, "M17 26L21 27Q21 36 24 42L19.6 39Q17 32 17 26z"),
            paint(STEEL.shade, "M47 26L43 27Q43 36 40 42L44.4 39Q47 32 47 26z"),
            _sword(),
        ]
    )


def _sword() -> Part:
    """A sword held upright."""
    return moved(
        0,
        -5,
        *[
            paint(STEEL.shine, "M10 8L12.4 13V50H9z"),
            paint(STEEL.shade, "M10 8L7.6 13V50H10.4z"),
            paint(GILT.plain, "M2.6 49H17.4v3H2.6z"),
            paint("#6b432a", "M8.4 52h3.4v8H8.4z"),
            sleeve(Tone(STEEL.plain, STEEL.shade), GILT.plain, (10.2, 61), (3, 16)),
            hand("fair", 10, 55),
        ],
    )


def _crown() -> Part:
    """A royal crown."""
    return joined(
        [
            paint("#8f1f2a", "M20 19Q32 -2 44 19z"),
            paint(GILT.plain, "M17.5 21L14.5 5.5L23 12L27 3L32 10L37 3L41 12L49.5 5.5L46.5 21Q32 25.4 17.5 21z"),
            paint(GILT.shade, "M37 3L41 12L49.5 5.5L46.5 21Q41 22.8 36 23Q41 16 35.4 5.4z"),
            paint(GILT.shine, "M17.5 21L14.5 5.5L18.5 10L20 20z"),
            paint(GILT.shade, "M17.8 18.6Q32 23 46.2 18.6L46.5 21Q32 25.4 17.5 21z"),
            disc("#c2263a", 32, 17.6, 2.1),
            disc("#2f6fc0", 24.4, 16.8, 1.6),
            disc("#2f6fc0", 39.6, 16.8, 1.6),
            disc(GILT.shine, 14.5, 5, 1.7),
            disc(GILT.shine, 27, 2.6, 1.7),
            disc(GILT.shine, 37, 2.6, 1.7),
            disc(GILT.plain, 49.5, 5, 1.7),
        ]
    )


CLASSIC: dict[str, Callable[[], Part]] = {
    drawn.__name__.removeprefix("_"): drawn
    for drawn in (_assassin, _thief, _magician, _king, _bishop, _merchant, _architect, _warlord)
}
