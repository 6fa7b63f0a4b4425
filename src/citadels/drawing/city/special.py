"""The buildings of the special districts: each exists once, and is told at a glance."""

from __future__ import annotations

from citadels.drawing.city.parts import (
    ball,
    battlements,
    bow,
    box,
    columns,
    cross,
    cypress,
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
    windows,
)
from tabletop.drawing.shapes import Part, Shape, joined

# --- houses with a craft


def _smithy() -> Part:
    return joined(
        [
            wall(10, 34, 22, material="s"),
            saddle(10, 34, 22, 12, 5),
            wall(40, 9, 46),
            box("S", 39, 44, 11, 3),
            disc("s", 46, 53, 4),
            disc("s", 51, 60, 5),
            opening("D", 14, 0, 15, 15),
            bow("F", 16, 0, 11, 8),
            bow("O", 19, 0, 5, 5),
            box("D", 33, 4, 8, 2),
            polygon("D", (33, 9), (43, 9), (40, 6), (35, 6)),
            box("D", 35, 0, 5, 5),
            polygon("D", (53, 0), (60, 0), (58, 6), (55, 6)),
            polygon("D", (50, 9), (62, 9), (60, 6), (53, 6)),
        ]
    )


def _laboratory() -> Part:
    return joined(
        [
            wall(8, 30, 28),
            gable(8, 30, 28, 13),
            windows(8, 30, 13, 3, size=(4, 8), round_top=True),
            disc("L", 23, 32, 3),
            door(23, 7, 10),
            polygon("S", (47, 40), (53, 40), (53, 30), (62, 6), (38, 6), (47, 30)),
            polygon("G", (44.5, 22), (55.5, 22), (60.5, 8), (39.5, 8)),
            disc("L", 48, 14, 2),
            disc("L", 53, 18, 1.5),
            disc("L", 51, 11, 1.2),
            box("S", 45, 39, 10, 2.4),
            disc("G", 50, 48, 3),
            disc("G", 53, 56, 2.2),
            box("t", 36, 2, 28, 4),
            box("t", 38, 0, 3, 3),
            box("t", 59, 0, 3, 3),
        ]
    )


def _observatory() -> Part:
    return joined(
        [
            wall(17, 30, 34),
            box("S", 14, 33, 36, 3),
            dome(15, 34, 36, 20),
            polygon("D", (29, 37), (35, 37), (40, 55), (34, 56)),
            polygon("O", (30, 42), (34, 40), (50, 62), (45, 66)),
            polygon("S", (44, 64), (49, 60), (52, 64), (47, 68)),
            windows(17, 30, 18, 3, size=(3.4, 8), round_top=True),
            door(32, 8, 12),
            box("R", 17, 14, 30, 1.6),
        ]
    )


def _library() -> Part:
    shelves = [
        box(material, 10 + 3.4 * at, y, 2.6, 6 + (at * 7 + row) % 3)
        for row, y in enumerate((6, 18))
        for at, material in enumerate("ROSGRSOBRSGOR")
    ]
    return joined(
        [
            wall(5, 54, 34),
            box("D", 8, 4, 48, 26),
            box("T", 8, 4, 48, 1.6),
            box("T", 8, 16, 48, 1.6),
            *shelves,
            box("S", 3, 33, 58, 4),
            box("s", 3, 33, 58, 1.2),
            gable(3, 58, 37, 15, 0),
            polygon("S", (24, 41), (32, 39), (32, 46), (25, 47)),
            polygon("L", (32, 39), (40, 41), (39, 47), (32, 46)),
            *[box("S", x, 0, 4, 34) for x in (4, 21.5, 38.5, 56)],
            *[box("s", x + 2.6, 0, 1.4, 34) for x in (4, 21.5, 38.5, 56)],
            steps(2, 60, 2, 2),
        ]
    )


def _university() -> Part:
    return joined(
        [
            wall(4, 56, 24),
            saddle(4, 56, 24, 8, 4),
            windows(6, 18, 12, 3, size=(3, 7), round_top=True),
            windows(40, 18, 12, 3, size=(3, 7), round_top=True),
            wall(23, 18, 46),
            battlements(23, 18, 46, 4),
            wall(20, 5, 50),
            spire(20, 5, 50, 8),
            wall(39, 5, 50),
            spire(39, 5, 50, 8),
            disc("S", 32, 37, 5),
            disc("L", 32, 37, 4),
            box("D", 31.5, 37, 1, 3),
            box("D", 32, 36.5, 2.6, 1),
            windows(25, 14, 21, 2, size=(3, 8), round_top=True),
            door(32, 9, 14),
            windows(6, 18, 3, 3, size=(3, 5)),
            windows(40, 18, 3, 3, size=(3, 5)),
        ]
    )


def _school_of_magic() -> Part:
    return joined(
        [
            wall(26, 15, 48),
            spire(24, 19, 48, 18),
            wall(10, 17, 32),
            spire(9, 19, 32, 17),
            wall(40, 15, 24),
            spire(39, 17, 24, 14),
            polygon(
                "O",
                (33.5, 71.6),
                (34.4, 68.8),
                (37.4, 68.8),
                (35, 67),
                (36, 64),
                (33.5, 65.8),
                (31, 64),
                (32, 67),
                (29.6, 68.8),
                (32.6, 68.8),
            ),
            windows(26, 15, 35, 2, size=(3, 8), round_top=True),
            windows(10, 17, 18, 2, size=(3, 7), round_top=True),
            windows(40, 15, 12, 2, size=(3, 6), round_top=True),
            windows(26, 15, 20, size=(4, 8), round_top=True),
            door(33, 8, 13),
            disc("L", 52, 44, 1.6),
            disc("L", 12, 56, 1.4),
            disc("O", 18, 63, 1.2),
            disc("O", 57, 54, 1.2),
        ]
    )


def _hospital() -> Part:
    return joined(
        [
            wall(8, 48, 30),
            saddle(8, 48, 30, 10, 6),
            wall(22, 20, 36),
            gable(22, 20, 36, 12),
            box("S", 25, 34, 14, 3),
            box("F", 30.4, 33, 3.2, 11),
            box("F", 26.5, 37, 11, 3.2),
            windows(9, 12, 17, 2, size=(3, 7)),
            windows(43, 12, 17, 2, size=(3, 7)),
            windows(9, 12, 5, 2, size=(3, 7)),
            windows(43, 12, 5, 2, size=(3, 7)),
            windows(22, 20, 19, 3, size=(3, 8), round_top=True),
            door(32, 10, 13),
            box("S", 31.6, 0, 0.9, 12),
        ]
    )


def _poor_house() -> Part:
    return joined(
        [
            polygon("W", (14, 0), (16, 22), (46, 20), (48, 0)),
            polygon("w", (36, 0), (36, 20.6), (46, 20), (48, 0)),
            polygon("R", (11, 21), (26, 36), (38, 33), (51, 19)),
            polygon("r", (33, 34), (38, 33), (51, 19), (40, 20)),
            polygon("D", (27, 27), (33, 29), (32, 24)),
            polygon("T", (20, 30), (30, 26), (31, 27.5), (21, 32)),
            box("s", 41, 26, 5, 10),
            opening("D", 20, 0, 7, 11),
            polygon("T", (19, 4), (28, 7), (28, 8.4), (19, 5.4)),
            box("D", 33, 9, 7, 6),
            box("L", 33, 9, 3, 2.6),
            box("t", 36, 9, 1, 6),
            polygon("t", (50, 0), (52, 0), (55, 16), (54, 16)),
            box("T", 54, 0, 6, 5),
        ]
    )


def _bell_tower() -> Part:
    return joined(
        [
            wall(21, 22, 46),
            box("S", 19, 44, 26, 3),
            opening("D", 25, 27, 14, 16),
            polygon("O", (27, 30), (29, 33), (29.5, 37), (34.5, 37), (35, 33), (37, 30)),
            disc("O", 32, 29.6, 1.4),
            bow("O", 29.4, 37, 5.2, 3),
            spire(20, 24, 47, 18),
            cross(32, 64, 5),
            box("S", 20, 21, 24, 2),
            windows(21, 22, 10, 2, size=(3, 7), round_top=True),
            door(32, 7, 9),
        ]
    )


def _lighthouse() -> Part:
    return joined(
        [
            polygon("L", (34, 52), (64, 64), (64, 46), (34, 50)),
            rock((8, 0), (18, 9), (46, 9), (58, 0)),
            polygon("S", (23, 6), (27, 48), (37, 48), (41, 6)),
            polygon("s", (34, 6), (34, 48), (37, 48), (41, 6)),
            polygon("R", (24, 16), (25, 26), (39, 26), (40, 16)),
            polygon("r", (34, 16), (34, 26), (39, 26), (40, 16)),
            polygon("R", (25.8, 36), (26.6, 44), (37.4, 44), (38.2, 36)),
            polygon("r", (34, 36), (34, 44), (37.4, 44), (38.2, 36)),
            box("D", 24, 47, 16, 2),
            box("D", 27, 49, 10, 8),
            box("L", 29, 49, 6, 7),
            dome(26, 12, 57, 6),
            ball(32, 62.4, 1.5),
            opening("D", 29, 6, 6, 9),
        ]
    )


def _armory() -> Part:
    return joined(
        [
            wall(8, 48, 28),
            battlements(8, 48, 28, 7),
            wall(20, 24, 40),
            battlements(20, 24, 40, 4),
            polygon("R", (24, 36), (40, 36), (40, 24), (32, 15), (24, 24)),
            polygon("r", (32, 36), (40, 36), (40, 24), (32, 15)),
            polygon("S", (24.5, 17.5), (26, 16), (41, 33), (40, 35.5)),
            polygon("S", (39.5, 17.5), (38, 16), (23, 33), (24, 35.5)),
            box("O", 24, 20, 5, 1.6),
            box("O", 35, 20, 5, 1.6),
            opening("D", 28, 0, 8, 11),
            windows(9, 12, 12, size=(3, 8)),
            windows(44, 12, 12, size=(3, 8)),
        ]
    )


def _museum() -> Part:
    return joined(
        [
            wall(6, 52, 32),
            columns(12, 40, 8, 20, 6),
            box("S", 5, 31, 54, 4),
            gable(14, 36, 35, 10, 0),
            disc("S", 32, 38.6, 2.6),
            box("R", 9, 14, 5, 16),
            box("r", 50, 14, 5, 16),
            box("s", 28, 8, 8, 4),
            polygon("O", (29.5, 12), (34.5, 12), (35.5, 18), (32, 21), (28.5, 18)),
            steps(10, 44, 4, 2),
        ]
    )


def _imperial_treasury() -> Part:
    return joined(
        [
            wall(8, 48, 32),
            box("S", 6, 30, 52, 4),
            dome(14, 36, 34, 20),
            box("S", 28, 52, 8, 4),
            ball(32, 56, 2.6),
            *[box("O", x, 34, 1.4, 12 + 5 * (x in (26, 36))) for x in (20, 26, 36, 42)],
            disc("D", 32, 15, 11),
            disc("s", 32, 15, 9.4),
            disc("O", 32, 15, 3),
            box("D", 31.3, 6, 1.4, 18),
            box("D", 23, 14.3, 18, 1.4),
            disc("O", 32, 15, 2.4),
            box("R", 10, 6, 6, 20),
            box("r", 48, 6, 6, 20),
            disc("O", 13, 17, 2),
            disc("O", 51, 17, 2),
        ]
    )


def _map_room() -> Part:
    return joined(
        [
            wall(8, 48, 26),
            box("S", 6, 25, 52, 3),
            windows(8, 14, 9, size=(5, 11), round_top=True),
            windows(42, 14, 9, size=(5, 11), round_top=True),
            door(32, 8, 13),
            box("s", 26, 28, 12, 3),
            box("t", 31, 30, 2, 6),
            disc("B", 32, 48, 14),
            polygon("G", (22, 52), (28, 59), (34, 57), (31, 50), (25, 47)),
            polygon("G", (34, 45), (42, 47), (43, 41), (37, 37)),
            polygon("G", (25, 41), (29, 41), (28, 37)),
            polygon("O", (17, 57), (18.6, 58.4), (46.6, 39), (45.4, 37.4)),
            box("R", 8, 22, 48, 2),
        ]
    )


def _wishing_well() -> Part:
    return joined(
        [
            wall(16, 32, 15, material="S"),
            box("s", 16, 4, 32, 1),
            box("s", 16, 9, 32, 1),
            *[box("s", x, 0, 1, 15) for x in (22, 29, 36, 43)],
            box("B", 18, 15, 28, 2),
            box("S", 14, 14, 36, 2.6),
            box("T", 17, 16, 3, 22),
            box("t", 44, 16, 3, 22),
            box("T", 18, 31, 28, 2.4),
            box("t", 31.6, 20, 0.8, 12),
            polygon("T", (28.4, 24), (35.6, 24), (34.6, 18), (29.4, 18)),
            saddle(16, 32, 37, 13, 8, 4),
            disc("O", 25, 20, 1.6),
            disc("O", 39, 24, 1.4),
            disc("L", 32, 55, 1.4),
            disc("L", 24, 60, 1),
            disc("L", 41, 61, 1.2),
            tree(57, 0, 5),
        ]
    )


def _quarry() -> Part:
    return joined(
        [
            rock((2, 0), (4, 26), (14, 40), (26, 46), (38, 38), (44, 24), (50, 22), (56, 0)),
            polygon("s", (14, 0), (14, 14), (24, 14), (24, 24), (36, 24), (36, 12), (46, 12), (46, 0)),
            box("W", 15, 0, 9, 13),
            box("W", 25, 0, 10, 9),
            box("w", 31, 0, 4, 9),
            box("W", 25, 14, 8, 8),
            box("w", 30, 14, 3, 8),
            box("t", 50, 0, 2.4, 44),
            polygon("T", (36, 47), (62, 42), (62, 40), (36, 44)),
            box("t", 38, 30, 0.8, 15),
            box("S", 34, 23, 9, 8),
            box("s", 40, 23, 3, 8),
            box("R", 48, 40, 7, 6),
            box("S", 54, 0, 9, 7),
            box("s", 60, 0, 3, 7),
        ]
    )


def _factory() -> Part:
    def saw(x: float) -> Part:
        return polygon("R", (x, 24), (x, 36), (x + 13, 24)) + polygon("L", (x, 26), (x, 34), (x + 3, 31), (x + 3, 26))

    return joined(
        [
            wall(8, 7, 58),
            box("r", 7, 55, 9, 4),
            wall(19, 6, 50),
            box("r", 18, 47, 8, 4),
            disc("s", 13, 63, 3.6),
            disc("s", 18, 67, 4),
            disc("s", 24, 55, 3),
            wall(6, 52, 24),
            saw(19),
            saw(32),
            saw(45),
            windows(7, 50, 12, 6, size=(4.4, 6)),
            door(44, 10, 9),
            windows(7, 26, 3, 3, size=(4.4, 5)),
            *[box("D", 51, y, 6, 1) for y in (15, 18)],
        ]
    )


def _park() -> Part:
    return joined(
        [
            polygon("G", (0, 0), (0, 5), (20, 8), (44, 6), (64, 8), (64, 0)),
            cypress(8, 5, 7, 34),
            cypress(56, 5, 7, 30),
            tree(17, 6, 9, 10),
            tree(47, 5, 8, 12),
            tree(30, 14, 7, 9),
            box("S", 22, 4, 20, 3),
            wall(24, 16, 9, 5, "S"),
            box("S", 30.6, 8, 2.8, 10),
            bow("S", 26, 13, 12, 3),
            polygon("B", (31.4, 18), (26, 12), (27, 11), (32, 16), (37, 11), (38, 12), (32.6, 18)),
            disc("L", 32, 19, 1.6),
            *[disc("R", x, y, 1.5) for x, y in ((6, 4), (13, 3), (48, 3), (55, 4), (60, 3))],
            flag(58, 40, 1, 1),
        ]
    )


def _throne_room() -> Part:
    return joined(
        [
            wall(6, 52, 40),
            battlements(6, 52, 40, 8),
            opening("D", 14, 0, 36, 36),
            polygon("R", (15, 26), (18, 34), (26, 36), (20, 12), (15, 4)),
            polygon("r", (49, 26), (46, 34), (38, 36), (44, 12), (49, 4)),
            box("s", 22, 0, 20, 3),
            box("S", 24, 3, 16, 2.4),
            polygon("O", (26, 5), (26, 27), (29, 31), (32, 33), (35, 31), (38, 27), (38, 5)),
            box("R", 28, 5, 8, 20),
            box("r", 33, 5, 3, 20),
            box("O", 25, 5, 3, 9),
            box("O", 36, 5, 3, 9),
            box("O", 25, 9, 14, 2),
            disc("O", 32, 34.6, 2),
            box("R", 30, 0, 4, 4),
            flag(12, 42, 12),
            flag(50, 42, 12),
        ]
    )


def _ball_room() -> Part:
    return joined(
        [
            wall(5, 54, 30),
            box("S", 3, 29, 58, 3),
            dome(18, 28, 32, 17),
            ball(32, 49, 2),
            saddle(5, 12, 32, 6, 3),
            saddle(47, 12, 32, 6, 3),
            *[
                joined([opening("L", x, 6, 8, 19), box("T", x + 3.6, 6, 0.9, 19), box("T", x, 15, 8, 0.9)])
                for x in (9, 20, 36, 47)
            ],
            opening("L", 28.6, 4, 6.8, 23),
            box("T", 31.6, 4, 0.9, 22),
            steps(18, 28, 2, 2.2),
            box("O", 5, 27.6, 54, 1.2),
            disc("O", 11, 2, 1.4),
            disc("O", 53, 2, 1.4),
        ]
    )


# --- towers, walls, gates


def _keep() -> Part:
    return joined(
        [
            wall(17, 30, 46),
            box("S", 15, 42, 34, 4),
            battlements(14, 36, 46, 5),
            windows(17, 30, 31, 3, size=(2.4, 8), round_top=True),
            windows(17, 30, 18, 2, size=(2.4, 8), round_top=True),
            wall(12, 7, 24),
            wall(45, 7, 24),
            polygon("R", (11, 24), (15.5, 32), (20, 24)),
            polygon("r", (44, 24), (48.5, 32), (53, 24)),
            door(32, 9, 13),
            flag(32, 49, 14, 10),
        ]
    )


def _great_wall() -> Part:
    return joined(
        [
            polygon("G", (0, 0), (0, 12), (18, 22), (40, 14), (64, 26), (64, 0)),
            polygon("W", (0, 6), (0, 24), (22, 30), (42, 22), (64, 34), (64, 14), (42, 4), (22, 12)),
            polygon("w", (0, 6), (0, 10), (22, 16), (42, 8), (64, 18), (64, 14), (42, 4), (22, 12)),
            *[box("W", x, y, 3, 3) for x, y in ((1, 23.5), (7, 25), (53, 27), (59, 30))],
            tower(14, 15, 42, 3),
            tower(38, 14, 36, 3),
            spire(13, 17, 45, 9),
            windows(14, 15, 28, size=(3, 6), round_top=True),
            windows(38, 14, 22, size=(3, 6), round_top=True),
            spire(37, 16, 39, 9),
            opening("D", 18.5, 0, 6, 9),
        ]
    )


def _dragon_gate() -> Part:
    return joined(
        [
            wall(9, 10, 38),
            wall(45, 10, 38),
            box("R", 4, 38, 56, 4),
            box("r", 4, 38, 56, 1.4),
            polygon("R", (0, 48), (10, 44), (54, 44), (64, 48), (58, 42), (6, 42)),
            polygon("r", (2, 52), (12, 49), (52, 49), (62, 52), (54, 46), (10, 46)),
            box("S", 20, 30, 24, 5),
            box("O", 28, 32, 8, 8),
            opening("D", 20, 0, 24, 28),
            polygon(
                "G",
                (24, 8),
                (30, 16),
                (28, 21),
                (33, 26),
                (40, 23),
                (38, 18),
                (35, 20),
                (34, 15),
                (40, 8),
                (36, 3),
                (33, 8),
                (28, 3),
            ),
            disc("F", 37, 22.4, 1),
            polygon("F", (40, 23), (44, 22), (41, 20)),
            box("O", 12, 20, 4, 4),
            box("O", 48, 20, 4, 4),
            polygon("O", (26, 50), (29, 56), (32, 51), (35, 56), (38, 50)),
        ]
    )


def _ivory_tower() -> Part:
    return joined(
        [
            wall(22, 20, 50, material="S"),
            box("S", 20, 47, 24, 4),
            battlements(20, 24, 51, 4, "S"),
            wall(26, 12, 60, 51, "S"),
            spire(25, 14, 60, 11),
            windows(22, 20, 34, 2, size=(3, 8), round_top=True),
            windows(22, 20, 18, 2, size=(3, 8), round_top=True),
            box("R", 22, 29, 20, 2),
            box("R", 22, 13, 20, 2),
            door(32, 7, 10),
            polygon("G", (18, 0), (22, 26), (25, 12), (26, 0)),
            polygon("g", (40, 0), (41, 16), (44, 6), (46, 0)),
        ]
    )


def _secret_vault() -> Part:
    return joined(
        [
            rock((2, 0), (8, 22), (22, 34), (40, 36), (56, 22), (62, 0)),
            disc("w", 32, 14, 14.5),
            disc("D", 32, 14, 13),
            disc("s", 32, 14, 11),
            disc("S", 31, 15, 8.4),
            disc("D", 32, 14, 3.4),
            *[polygon("D", (32, 13.2), (32 + x, 14 + y), (32 + x, 15 + y)) for x, y in ((8, 0), (-8, 0))],
            box("D", 31.4, 5.6, 1.2, 17),
            disc("O", 32, 14, 2),
            polygon("G", (8, 22), (22, 34), (40, 36), (48, 29), (36, 31), (20, 28)),
            box("R", 43, 11, 5, 6),
            cypress(10, 16, 6, 22),
            tree(52, 20, 6, 6),
        ]
    )


def _capitol() -> Part:
    return joined(
        [
            wall(2, 60, 22),
            box("S", 1, 21, 62, 3),
            windows(4, 14, 9, 3, size=(2.6, 8)),
            windows(46, 14, 9, 3, size=(2.6, 8)),
            columns(20, 24, 6, 17, 6),
            gable(17, 30, 26, 8, 0),
            wall(22, 20, 40, 32),
            windows(22, 20, 33, 5, size=(1.8, 5)),
            box("S", 21, 39, 22, 2.4),
            dome(23, 18, 41, 15),
            box("S", 29.5, 55, 5, 5),
            polygon("O", (31, 60), (33, 60), (32.6, 68), (31.4, 68)),
            steps(16, 32, 3, 2),
        ]
    )


def _basilica() -> Part:
    return joined(
        [
            wall(6, 52, 22),
            dome(4, 18, 24, 11),
            dome(42, 18, 24, 11),
            box("S", 4, 21, 56, 3),
            wall(20, 24, 34),
            box("S", 18, 33, 28, 3),
            dome(18, 28, 36, 19),
            box("S", 29, 54, 6, 4),
            cross(32, 58, 8),
            cross(13, 35, 5),
            cross(51, 35, 5),
            windows(20, 24, 23, 4, size=(3, 8), round_top=True),
            *[opening("D", x, 0, 6, 13) for x in (9, 18, 40, 49)],
            opening("D", 27, 0, 10, 17),
            box("O", 6, 20, 52, 1.2),
        ]
    )


def _theater() -> Part:
    arches = [opening("D", 6 + 8.9 * at, y, 5.4, 9) for y in (3, 16) for at in range(6)]
    return joined(
        [
            polygon("W", (3, 0), (3, 30), (61, 30), (61, 0)),
            polygon("w", (44, 0), (44, 30), (61, 30), (61, 0)),
            bow("r", 3, 27, 58, 12),
            bow("D", 9, 28, 46, 8),
            *arches,
            box("S", 2, 27, 60, 3),
            box("S", 2, 13, 60, 2),
            box("R", 18, 30, 28, 20),
            box("r", 18, 30, 5, 20),
            box("r", 41, 30, 5, 20),
            box("L", 24, 30, 16, 15),
            disc("S", 29, 38, 4),
            disc("O", 36, 37, 4),
            disc("D", 27.6, 39, 0.8),
            disc("D", 30.4, 39, 0.8),
            disc("D", 34.6, 38, 0.8),
            disc("D", 37.4, 38, 0.8),
            bow("D", 34, 34.6, 4, 1.4),
            box("O", 16, 49, 32, 2.4),
            flag(32, 51, 12),
        ]
    )


# --- works on the way, and what is dug


def _framework() -> Part:
    posts = [box("T" if x < 40 else "t", x, 0, 2, 44) for x in (10, 24, 38, 52)]
    beams = [box("t", 8, y, 48, 1.8) for y in (14, 28, 42)]
    return joined(
        [
            wall(13, 26, 18),
            *[box("s", 13, y, 26, 0.6) for y in (4, 8, 12)],
            *posts,
            *beams,
            polygon("T", (12, 15), (24, 27), (23, 29), (11, 17)),
            polygon("t", (40, 15), (52, 27), (51, 29), (39, 17)),
            polygon("T", (26, 42), (37, 30), (36, 29), (25, 41)),
            polygon("T", (9, 44), (31, 60), (53, 44), (51, 43.4), (31, 57.6), (11, 43.4)),
            box("t", 30.4, 42, 1.4, 16),
            flag(31, 58, 9),
            polygon("t", (56, 0), (58, 0), (50, 30), (49, 30)),
            box("R", 42, 0, 9, 5),
            box("S", 43, 5, 7, 4),
        ]
    )


def _gold_mine() -> Part:
    nuggets = [
        disc("O", x, y, r)
        for x, y, r in ((20, 30, 2), (26, 38, 1.6), (42, 28, 2.2), (36, 41, 1.4), (48, 17, 1.6), (13, 18, 1.8))
    ]
    return joined(
        [
            rock((2, 0), (8, 20), (18, 36), (30, 52), (42, 38), (54, 22), (62, 0)),
            *nuggets,
            box("T", 20, 0, 3.4, 22),
            box("t", 39, 0, 3.4, 22),
            box("T", 18, 21, 26, 3.6),
            box("D", 23.4, 0, 15.6, 21),
            box("t", 16, 0, 44, 1.4),
            polygon("s", (44, 10), (58, 10), (55, 3), (47, 3)),
            bow("O", 45, 10, 12, 5),
            disc("D", 48, 2.4, 2),
            disc("D", 54, 2.4, 2),
            box("L", 29.6, 14, 3, 4),
            box("R", 18, 25, 26, 2.6),
        ]
    )


def _necropolis() -> Part:
    return joined(
        [
            polygon("s", (2, 0), (6, 10), (58, 10), (62, 0)),
            wall(18, 28, 28, 6, "s"),
            gable(14, 36, 28, 14, 0),
            opening("D", 26, 8, 12, 16),
            disc("S", 32, 32, 3.4),
            disc("D", 30.8, 32.6, 0.8),
            disc("D", 33.2, 32.6, 0.8),
            opening("S", 5, 6, 8, 13),
            opening("S", 51, 6, 8, 11),
            box("s", 8.5, 9, 1, 7),
            box("s", 6.6, 12.6, 4.8, 1),
            box("s", 54.5, 8, 1, 6),
            box("S", 18, 8, 3, 20),
            box("s", 43, 8, 3, 20),
            polygon("D", (12, 6), (14, 36), (15, 36), (15.4, 26), (20, 32), (15.6, 22), (16, 6)),
            box("L", 29, 10, 1.6, 3),
        ]
    )


def _graveyard() -> Part:
    return joined(
        [
            polygon("g", (0, 0), (0, 8), (22, 14), (44, 10), (64, 14), (64, 0)),
            opening("S", 10, 6, 12, 20),
            box("s", 15.4, 13, 1.4, 9),
            box("s", 12.6, 18, 7, 1.4),
            opening("S", 28, 5, 10, 15),
            opening("s", 36, 5, 2, 13),
            polygon("S", (45, 6), (45, 28), (54, 28), (54, 6)),
            cross(49.5, 26, 16, "S"),
            box("R", 45, 10, 9, 2),
            polygon("t", (57, 8), (59, 8), (59, 30), (63, 40), (58, 33), (54, 42), (57, 29)),
            *[box("D", x, 0, 1, 10) for x in range(3, 62, 5)],
            box("D", 1, 7, 62, 1),
            box("R", 30, 8, 6, 1.6),
            box("L", 24, 2, 2, 3),
            disc("R", 12, 6, 1.6),
            disc("R", 20, 6, 1.6),
        ]
    )


def _haunted() -> Part:
    ghost = (
        polygon("L", (46, 44), (44, 52), (47, 58), (52, 60), (57, 57), (58, 51), (57, 43), (54, 46), (51, 42), (49, 46))
        + disc("D", 49.6, 54, 1.2)
        + disc("D", 54, 54, 1.2)
    )
    return joined(
        [
            polygon("w", (14, 0), (12, 30), (30, 32), (30, 0)),
            polygon("W", (12, 0), (11, 29), (24, 31), (26, 0)),
            polygon("R", (8, 28), (18, 52), (33, 31)),
            polygon("r", (18, 52), (33, 31), (24, 30)),
            polygon("w", (30, 0), (31, 22), (52, 19), (51, 0)),
            polygon("R", (28, 21), (36, 35), (55, 17)),
            polygon("r", (36, 35), (55, 17), (44, 19)),
            box("L", 15, 18, 4, 5),
            box("D", 21, 19, 4, 5),
            box("L", 35, 9, 4, 5),
            box("D", 43, 8, 4, 5),
            opening("D", 17, 0, 6, 10),
            polygon("t", (4, 0), (6, 0), (6, 22), (10, 31), (5.6, 25), (2, 34), (4, 22)),
            ghost,
        ]
    )


def _haunted_city() -> Part:
    return _haunted() + flag(18, 50, 9, 7)


def _haunted_quarter() -> Part:
    moon = Shape("O", "M33 9a8 8 0 1 0 9 10a7 7 0 0 1-9-10z")
    return [moon, *_haunted()]


def _thieves_den() -> Part:
    return joined(
        [
            rock((2, 0), (6, 16), (16, 30), (32, 34), (50, 28), (58, 14), (62, 0)),
            wall(18, 30, 30, 10, "T"),
            saddle(18, 30, 30, 11, 6),
            opening("D", 20, 0, 26, 17),
            box("t", 20, 9, 26, 1),
            disc("L", 29, 11, 1.3),
            disc("L", 33, 11, 1.3),
            disc("L", 39, 6, 1.1),
            disc("L", 42, 6, 1.1),
            box("L", 22, 21, 5, 4),
            box("D", 38, 21, 5, 4),
            polygon("S", (51, 26), (53, 26), (56, 48), (55, 50), (54, 48)),
            box("O", 50, 25, 7, 1.6),
            box("t", 52, 18, 2, 7),
            polygon("S", (11, 22), (9, 22), (7, 42), (8, 44), (9, 42)),
            box("O", 7, 21, 6, 1.6),
            box("t", 9, 15, 2, 6),
        ]
    )


# --- what stands alone


def _stables() -> Part:
    return joined(
        [
            wall(6, 52, 20, material="T"),
            saddle(6, 52, 20, 13, 8),
            *[
                joined(
                    [
                        box("D", x, 0, 11, 15),
                        box("t", x, 0, 11, 7),
                        polygon("T", (x, 0), (x + 1, 0), (x + 11, 7), (x + 10, 7)),
                    ]
                )
                for x in (10, 45)
            ],
            box("D", 25, 0, 16, 16),
            polygon("S", (30, 7), (29, 15), (32, 19), (38, 15), (38, 12.6), (34, 13), (35, 7)),
            disc("D", 33.4, 15.4, 0.7),
            polygon("s", (29, 9), (28, 17), (32, 20), (31, 15)),
            box("t", 25, 0, 16, 7),
            polygon("O", (50, 6), (62, 6), (60, 0), (48, 0)),
            bow("O", 3, 0, 8, 6),
            wall(28, 8, 38, 31, "T"),
            gable(28, 8, 38, 5, 1.5),
            box("D", 30.5, 32, 3, 5),
        ]
    )


def _statue() -> Part:
    return joined(
        [
            steps(16, 32, 3, 3),
            wall(23, 18, 22, 9, "S"),
            box("S", 21, 21, 22, 3),
            box("R", 26, 12, 12, 6),
            polygon("S", (26, 24), (27, 38), (25, 46), (29, 50), (35, 50), (39, 46), (37, 38), (38, 24)),
            polygon("s", (33, 24), (33, 50), (35, 50), (39, 46), (37, 38), (38, 24)),
            disc("S", 32, 54, 4.2),
            polygon("S", (37, 48), (44, 58), (46, 57), (40, 44)),
            polygon("O", (43, 57), (48, 55), (50, 66), (46, 66)),
            polygon("O", (28, 57), (29, 61), (32, 58.4), (35, 61), (36, 57)),
            polygon("s", (25, 46), (21, 36), (23.6, 35), (27, 42)),
        ]
    )


def _monument() -> Part:
    return joined(
        [
            steps(12, 40, 4, 3),
            wall(22, 20, 22, 12, "S"),
            box("S", 20, 20, 24, 3),
            polygon("S", (26, 23), (28.4, 58), (32, 66), (35.6, 58), (38, 23)),
            polygon("s", (32, 23), (32, 66), (35.6, 58), (38, 23)),
            polygon("O", (28.4, 58), (32, 66), (35.6, 58)),
            box("R", 25, 14, 14, 5),
            *[box("s", 29.4, y, 5, 1) for y in (28, 33, 38, 43, 48)],
            tree(7, 0, 4.6),
            tree(57, 0, 4.6),
        ]
    )


SPECIAL = {
    drawn.__name__.removeprefix("_"): drawn
    for drawn in (
        _smithy,
        _laboratory,
        _observatory,
        _library,
        _university,
        _school_of_magic,
        _hospital,
        _poor_house,
        _bell_tower,
        _lighthouse,
        _armory,
        _museum,
        _imperial_treasury,
        _map_room,
        _wishing_well,
        _quarry,
        _factory,
        _park,
        _throne_room,
        _ball_room,
        _keep,
        _great_wall,
        _dragon_gate,
        _ivory_tower,
        _secret_vault,
        _capitol,
        _basilica,
        _theater,
        _framework,
        _gold_mine,
        _necropolis,
        _graveyard,
        _haunted_city,
        _haunted_quarter,
        _thieves_den,
        _stables,
        _statue,
        _monument,
    )
}
