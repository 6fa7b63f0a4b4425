from catan.core.board import (
    CORNER,
    CORNERS,
    CORNERS_OF,
    ENDS,
    HARBOURS,
    HEX,
    HEXES,
    HEXES_AT,
    NEIGHBOURS,
    PATH,
    PATHS,
    PATHS_OF,
    RINGS,
    SPIRALS,
    bits,
    mask,
    spiral,
)

# Expectations are counted by hand from the rules (K1.5, K2.4) and the picture of the board (notation §1).


def hexes(names: str) -> tuple[int, ...]:
    return tuple(HEX[name] for name in names.split())


def test_there_are_54_corners_72_paths_and_19_hexes() -> None:
    assert (len(CORNERS), len(PATHS), len(HEXES)) == (54, 72, 19)


def test_corners_are_ordered_by_line_and_then_by_column_as_a_number() -> None:
    assert CORNERS[CORNER["c9"] + 1] == "c10"


def test_24_corners_touch_three_hexes_12_two_and_18_one() -> None:
    touched = [len(hexes) for hexes in HEXES_AT]
    assert [touched.count(3), touched.count(2), touched.count(1)] == [24, 12, 18]


def test_30_paths_lie_on_the_coast() -> None:
    beside = [sum(start in corners and end in corners for corners in CORNERS_OF) for start, end in ENDS]
    assert beside.count(1) == 30


def test_the_paths_across_are_those_of_the_notation() -> None:
    across = [name for name in PATHS if name[0] != name.split("-")[1][0]]
    columns = {"a-b": range(3, 10, 2), "b-c": range(2, 11, 2), "c-d": range(1, 12, 2), "d-e": range(2, 11, 2),
               "e-f": range(3, 10, 2)}  # fmt: skip
    assert across == [f"{lines[0]}{at}-{lines[2]}{at}" for lines, among in columns.items() for at in among]


def test_paths_are_named_by_their_corners_the_first_in_order_first() -> None:
    assert [PATHS[path] for path, _ in PATHS_OF[CORNER["c5"]]] == ["c4-c5", "c5-c6", "c5-d5"]


def test_the_middle_hex_has_the_six_corners_between_its_two_lines() -> None:
    assert [CORNERS[corner] for corner in CORNERS_OF[HEX["h10"]]] == ["c5", "c6", "c7", "d5", "d6", "d7"]


def test_the_middle_hex_has_the_inner_ring_for_neighbours() -> None:
    assert set(NEIGHBOURS[HEX["h10"]]) == set(RINGS[1])


def test_neighbouring_hexes_of_a_ring_follow_one_another() -> None:
    outer = RINGS[0]
    assert all(following in NEIGHBOURS[hex_] for hex_, following in zip(outer, outer[1:] + outer[:1], strict=True))


def test_the_nine_harbours_lie_on_coastal_paths_without_a_common_corner() -> None:
    corners = [corner for path in HARBOURS for corner in ENDS[path]]
    assert len(set(corners)) == 18
    assert all(len(HEXES_AT[corner]) < 3 for corner in corners)


def test_a_spiral_from_h19_runs_counter_clockwise_to_the_middle() -> None:
    names = "h19 h16 h12 h7 h3 h2 h1 h4 h8 h13 h17 h18 h15 h11 h6 h5 h9 h14 h10"
    assert spiral(HEX["h19"]) == hexes(names)


def test_every_spiral_passes_each_hex_once() -> None:
    assert all(sorted(spiral(corner)) == list(range(19)) for corner, _ in SPIRALS)


def test_a_spiral_steps_from_the_outer_ring_to_a_neighbour_in_the_inner_one() -> None:
    assert all(inner in NEIGHBOURS[corner] for corner, inner in SPIRALS)


def test_a_mask_lists_its_numbers_ascending() -> None:
    assert bits(mask([71, 3, 40])) == (3, 40, 71)


def test_a_path_is_found_by_its_name() -> None:
    assert PATHS[PATH["c5-d5"]] == "c5-d5"
