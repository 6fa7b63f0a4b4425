"""The buildings of the districts that exist several times: noble, religious, trade and military."""

from __future__ import annotations

from citadels.drawing.city.parts import (
    ball,
    battlements,
    box,
    columns,
    cross,
    disc,
    dome,
    door,
    flag,
    gable,
    opening,
    polygon,
    rock,
    saddle,
    spire,
    steps,
    tower,
    tree,
    wall,
    waves,
    windows,
)
from tabletop.drawing.shapes import Part, joined

# --- noble


def _manor() -> Part:
    return joined(
        [
            wall(12, 40, 24),
            saddle(12, 40, 24, 13, 8),
            wall(44, 5, 42, 30, "S"),
            wall(24, 16, 28),
            gable(24, 16, 28, 11),
            windows(14, 10, 9, size=(4, 6)),
            windows(41, 10, 9, size=(4, 6)),
            windows(24, 16, 17, 2, size=(3, 6), round_top=True),
            door(32, 6, 11),
            tree(6, 0, 6),
            tree(58, 0, 5),
        ]
    )


def _castle() -> Part:
    return joined(
        [
            wall(18, 28, 34),
            battlements(18, 28, 34, 5),
            wall(26, 12, 48),
            battlements(26, 12, 48, 3),
            flag(32, 50, 14),
            wall(8, 13, 40),
            spire(8, 13, 40, 17),
            wall(43, 13, 40),
            spire(43, 13, 40, 17),
            windows(8, 13, 24, size=(3, 7), round_top=True),
            windows(43, 13, 24, size=(3, 7), round_top=True),
            windows(26, 12, 36, 2, size=(2.4, 6), round_top=True),
            door(32, 11, 17),
            box("t", 31.5, 0, 1, 17),
        ]
    )


def _palace() -> Part:
    return joined(
        [
            wall(4, 56, 30),
            saddle(4, 16, 30, 9, 4),
            saddle(44, 16, 30, 9, 4),
            windows(5, 15, 16, 2, size=(3.4, 8)),
            windows(44, 15, 16, 2, size=(3.4, 8)),
            windows(5, 15, 5, 2, size=(3.4, 6)),
            windows(44, 15, 5, 2, size=(3.4, 6)),
            wall(20, 24, 36),
            columns(22, 20, 12, 17, 5),
            gable(18, 28, 36, 10, 0),
            dome(23, 18, 44, 14),
            box("S", 22, 42, 20, 3),
            ball(32, 58, 2),
            steps(22, 20, 4, 2.5),
            box("O", 4, 29, 56, 1.2),
        ]
    )


# --- religious


def _temple() -> Part:
    return joined(
        [
            columns(14, 36, 8, 18, 5),
            gable(10, 44, 29, 12, 0),
            disc("O", 32, 33, 2.2),
            steps(9, 46, 4, 2),
        ]
    )


def _church() -> Part:
    return joined(
        [
            wall(25, 31, 22),
            saddle(25, 31, 22, 13, 3),
            windows(31, 25, 6, 3, size=(3.4, 10), round_top=True),
            wall(11, 16, 38),
            spire(11, 16, 38, 20),
            cross(19, 57, 6),
            disc("L", 19, 31, 3),
            door(19, 7, 12),
        ]
    )


def _monastery() -> Part:
    return joined(
        [
            wall(6, 52, 20),
            saddle(6, 52, 20, 9, 3),
            *[opening("D", x, 0, 6, 13) for x in (10, 19, 39, 48)],
            wall(27, 10, 44),
            gable(27, 10, 44, 9, 1),
            opening("D", 29.5, 33, 5, 8),
            disc("O", 32, 35, 1.6),
            cross(32, 52, 5),
            door(32, 6, 11),
            tree(59, 0, 4),
        ]
    )


def _cathedral() -> Part:
    return joined(
        [
            wall(20, 24, 38),
            gable(20, 24, 38, 12, 0),
            wall(9, 14, 46),
            spire(9, 14, 46, 20),
            wall(41, 14, 46),
            spire(41, 14, 46, 20),
            cross(16, 65, 5),
            cross(48, 65, 5),
            disc("S", 32, 29, 6.5),
            disc("L", 32, 29, 5),
            box("S", 31.5, 24, 1, 10),
            box("S", 27, 28.5, 10, 1),
            windows(9, 14, 30, 2, size=(3, 11), round_top=True),
            windows(41, 14, 30, 2, size=(3, 11), round_top=True),
            windows(9, 14, 10, 2, size=(3, 11), round_top=True),
            windows(41, 14, 10, 2, size=(3, 11), round_top=True),
            opening("S", 25, 0, 14, 19),
            door(32, 10, 17),
            box("s", 31.5, 0, 1, 16),
        ]
    )


# --- trade


def _tavern() -> Part:
    return joined(
        [
            wall(14, 34, 15, material="S"),
            wall(12, 38, 27, 15),
            box("T", 12, 20, 38, 1.5),
            box("T", 12, 14, 38, 1.8),
            box("T", 30, 15, 1.8, 12),
            saddle(12, 38, 27, 13, 7),
            wall(40, 5, 44, 32, "S"),
            windows(13, 17, 21.5, 2, size=(4, 4)),
            windows(32, 17, 21.5, 2, size=(4, 4)),
            windows(32, 15, 4, 2, size=(4, 6)),
            door(22, 7, 10),
            box("t", 8, 22, 5, 1),
            box("t", 7.5, 11, 0.8, 11),
            polygon("O", (4, 19), (11, 19), (10, 12), (5, 12)),
        ]
    )


def _market() -> Part:
    def stall(x: float, height: float) -> Part:
        roof = [
            polygon(
                "R" if at % 2 == 0 else "S",
                (x + 4 * at, height),
                (x + 4 * at + 1, height + 7),
                (x + 4 * at + 5, height + 7),
                (x + 4 * at + 4, height),
            )
            for at in range(5)
        ]
        goods = [disc(material, x + 4 + 4 * at, 9, 2) for at, material in enumerate("OGFO")]
        return joined(
            [
                box("D", x + 1, 0, 20, height),
                box("t", x, 0, 1.4, height + 4),
                box("t", x + 20, 0, 1.4, height + 4),
                *roof,
                *goods,
                box("T", x, 0, 21, 7),
                box("t", x, 0, 21, 2),
            ]
        )

    return joined(
        [
            wall(27, 12, 36),
            gable(27, 12, 36, 9),
            windows(27, 12, 26, size=(5, 6)),
            stall(6, 17),
            stall(36, 20),
            flag(33, 44, 8),
        ]
    )


def _trading_post() -> Part:
    return joined(
        [
            wall(9, 34, 26, material="T"),
            saddle(9, 34, 26, 12, 5),
            box("D", 16, 0, 12, 15),
            box("t", 21.5, 0, 1, 15),
            windows(29, 14, 14, size=(6, 6)),
            box("t", 20, 30, 3, 8),
            box("t", 8, 40, 15, 1.4),
            box("t", 9.5, 31, 0.8, 9),
            box("T", 7, 27, 6, 5),
            box("S", 44, 0, 12, 10),
            box("s", 51, 0, 5, 10),
            box("T", 46, 10, 9, 8),
            box("t", 52, 10, 3, 8),
            disc("T", 60, 5, 4.5),
            disc("t", 60, 5, 2),
        ]
    )


def _docks() -> Part:
    return joined(
        [
            wall(6, 26, 26),
            gable(6, 26, 26, 12),
            windows(6, 26, 14, 3, size=(4, 6)),
            opening("D", 13, 4, 12, 8),
            box("t", 44, 4, 2.4, 44),
            polygon("T", (46, 48), (62, 40), (62, 38), (45, 45)),
            box("t", 59, 22, 0.8, 17),
            box("O", 55, 15, 9, 8),
            box("t", 36, 4, 16, 2),
            box("t", 3, 3, 58, 3),
            box("t", 8, 0, 2, 4),
            box("t", 22, 0, 2, 4),
            box("t", 38, 0, 2, 4),
            box("t", 52, 0, 2, 4),
            waves(0, 64),
        ]
    )


def _harbor() -> Part:
    return joined(
        [
            wall(2, 16, 28),
            gable(2, 16, 28, 9, 1),
            windows(2, 16, 16, 2, size=(3, 6)),
            windows(2, 16, 6, 2, size=(3, 5)),
            box("t", 38, 8, 2, 50),
            polygon("S", (25, 24), (38, 27), (38, 54), (27, 50)),
            polygon("s", (28, 26), (38, 28), (38, 40), (29, 36)),
            polygon("R", (40, 20), (40, 52), (57, 26), (57, 22)),
            polygon("r", (40, 20), (40, 30), (57, 24), (57, 22)),
            flag(39, 57, 8, 7),
            polygon("T", (20, 15), (24, 4), (54, 4), (61, 17), (50, 13), (28, 13)),
            polygon("t", (23, 7), (24, 4), (54, 4), (56, 7)),
            box("L", 30, 8, 2.4, 2.4),
            box("L", 37, 8, 2.4, 2.4),
            box("L", 44, 8, 2.4, 2.4),
            waves(0, 64, 5),
        ]
    )


def _town_hall() -> Part:
    return joined(
        [
            wall(6, 52, 30),
            saddle(6, 52, 30, 10, 6),
            wall(25, 14, 50),
            box("S", 24, 48, 16, 3),
            saddle(25, 14, 51, 8, 4),
            box("t", 31.4, 58, 1.2, 8),
            ball(32, 64, 2),
            disc("S", 32, 41, 5),
            disc("O", 32, 41, 4),
            box("D", 31.6, 41, 1, 3.5),
            box("D", 32, 40.6, 3, 1),
            windows(7, 18, 17, 3, size=(3.4, 7), round_top=True),
            windows(39, 18, 17, 3, size=(3.4, 7), round_top=True),
            *[opening("D", x, 0, 5, 11) for x in (9, 17, 42, 50)],
            door(32, 8, 13),
            box("R", 25, 20, 3, 11),
            box("R", 36, 20, 3, 11),
        ]
    )


# --- military


def _watchtower() -> Part:
    return joined(
        [
            polygon("T", (22, 0), (26, 0), (30, 34), (27, 34)),
            polygon("t", (42, 0), (38, 0), (34, 34), (37, 34)),
            polygon("t", (25, 10), (39, 22), (38, 24), (24, 12)),
            polygon("T", (39, 10), (25, 22), (26, 24), (40, 12)),
            box("t", 20, 32, 24, 2.4),
            wall(23, 18, 44, 34, "T"),
            box("D", 26, 38, 12, 6),
            box("L", 30, 38, 4, 5),
            spire(21, 22, 44, 12),
            flag(32, 55, 9),
        ]
    )


def _prison() -> Part:
    barred = [
        joined([box("D", x, y, 7, 8), *[box("s", x + at, y, 1, 8) for at in (1, 3, 5)]])
        for x in (15, 29, 43)
        for y in (16,)
    ]
    return joined(
        [
            wall(9, 46, 32, material="s"),
            wall(9, 46, 32),
            box("r", 9, 29, 46, 3),
            battlements(9, 46, 32, 7),
            *barred,
            door(32, 9, 12),
            box("s", 29, 0, 1, 11),
            box("s", 32, 0, 1, 11),
            box("s", 35, 0, 1, 11),
            tower(3, 9, 42),
            tower(52, 9, 42),
            box("L", 6, 31, 2.6, 4),
            box("L", 55, 31, 2.6, 4),
        ]
    )


def _battlefield() -> Part:
    def tent(x: float, width: float, height: float) -> Part:
        middle = x + width / 2
        return joined(
            [
                polygon("R", (x, 0), (middle, height), (x + width, 0)),
                polygon("r", (middle, 0), (middle, height), (x + width, 0)),
                polygon("D", (middle - 4, 0), (middle, height * 0.6), (middle + 4, 0)),
                flag(middle, height - 1, 9, 7),
            ]
        )

    spears = [
        joined([box("t", x, 0, 1, 30 - abs(x - 32) * 0.1), polygon("S", (x - 1, 29), (x + 0.5, 35), (x + 2, 29))])
        for x in (28, 32, 36)
    ]
    return joined(
        [*spears, tent(4, 28, 25), tent(36, 24, 21), disc("s", 32, 8, 7), disc("O", 32, 8, 2.4), box("F", 26, 0, 3, 4)]
    )


def _barracks() -> Part:
    return joined(
        [
            wall(6, 52, 24),
            saddle(6, 52, 24, 10, 3),
            windows(8, 20, 11, 3, size=(3, 6)),
            windows(36, 20, 11, 3, size=(3, 6)),
            wall(25, 14, 34),
            battlements(25, 14, 34, 3),
            door(32, 8, 13),
            disc("R", 32, 24, 5),
            disc("S", 32, 24, 2.6),
            flag(32, 36, 12),
            box("t", 10, 0, 1, 14),
            box("t", 13, 0, 1, 14),
            box("t", 52, 0, 1, 14),
            polygon("S", (9, 13), (10.5, 18), (12, 13)),
            polygon("S", (12, 13), (13.5, 18), (15, 13)),
            polygon("S", (51, 13), (52.5, 18), (54, 13)),
        ]
    )


def _fortress() -> Part:
    return joined(
        [
            rock((0, 0), (8, 9), (56, 9), (64, 0)),
            wall(14, 36, 34, 6),
            battlements(14, 36, 34, 6),
            wall(24, 16, 54, 20),
            battlements(23, 18, 54, 4),
            flag(32, 56, 14, 10),
            windows(24, 16, 40, 2, size=(2.6, 7), round_top=True),
            wall(5, 13, 44, 6),
            battlements(4, 15, 44, 3),
            wall(46, 13, 44, 6),
            battlements(45, 15, 44, 3),
            box("R", 5, 36, 13, 3),
            box("r", 46, 36, 13, 3),
            windows(5, 13, 22, size=(2.4, 7)),
            windows(46, 13, 22, size=(2.4, 7)),
            opening("D", 27, 6, 10, 14),
            box("s", 29.5, 6, 1, 13),
            box("s", 33.5, 6, 1, 13),
        ]
    )


PLAIN = {
    drawn.__name__.removeprefix("_"): drawn
    for drawn in (
        _manor,
        _castle,
        _palace,
        _temple,
        _church,
        _monastery,
        _cathedral,
        _tavern,
        _market,
        _trading_post,
        _docks,
        _harbor,
        _town_hall,
        _watchtower,
        _prison,
        _battlefield,
        _barracks,
        _fortress,
    )
}
