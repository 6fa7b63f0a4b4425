"""K2: the board, the first player, placing."""

from __future__ import annotations

import pytest

from catan import Game, PositionError
from tests.catan.board import BEGINNER, BESIDE, HARBOURS, HEXES, INNER, OUTER, beside, hexes_at, neighbours, path
from tests.catan.positions import Json, begins, hand, is_illegal, legal, phase, placing, play, player, seat

LETTERS = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]  # K1.4
NAMES = ("Ann", "Bo", "Cy", "Di")


def new(players: int = 3, seed: int = 1, **rules: object) -> Game:
    return Game.new(NAMES[:players], rules, seed=seed)


def hexes(game: Game) -> dict[str, str]:
    """The land and number of each hex."""
    return dict(zip(HEXES, game.position()["hexes"], strict=True))


def numbers(game: Game, order: list[str]) -> list[int]:
    """The tokens met on these hexes."""
    return [int(hexes(game)[name].split()[1]) for name in order if hexes(game)[name] != "desert"]


def spirals() -> list[list[str]]:
    """The six ways to go round, one from each corner hex (notation §1)."""
    orders = []
    for corner, inner in BESIDE.items():
        at, within = OUTER.index(corner), INNER.index(inner)
        orders.append([*OUTER[at:], *OUTER[:at], *INNER[within:], *INNER[:within], "h10"])
    return orders


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play(players: int) -> None:
    """K2.1."""
    assert len(new(players).position()["players"]) == players


@pytest.mark.parametrize("names", [["Ann"], ["Ann", "Bo", "Cy", "Di", "Eve"]], ids=len)
def test_no_fewer_and_no_more(names: list[str]) -> None:
    """K2.1, K15."""
    with pytest.raises(PositionError):
        Game.new(names)


def test_the_beginners_board_is_always_the_same() -> None:
    """K2.2."""
    assert tuple(new(board="beginner").position()["hexes"]) == BEGINNER


def test_random_boards_differ() -> None:
    """K2.3."""
    assert new(seed=1).position()["hexes"] != new(seed=2).position()["hexes"]


@pytest.mark.parametrize("seed", range(12))
def test_a_spiral_has_the_tokens_in_their_order(seed: int) -> None:
    """K2.3, K1.4."""
    game = new(seed=seed, numbers="spiral")
    assert LETTERS in [numbers(game, order) for order in spirals()]


def test_spirals_begin_at_every_corner_hex() -> None:
    """K2.3."""
    games = [new(seed=seed, numbers="spiral") for seed in range(40)]
    began = {order[0] for game in games for order in spirals() if numbers(game, order) == LETTERS}
    assert began == set(BESIDE)


@pytest.mark.parametrize("seed", range(12))
def test_apart_no_two_red_numbers_are_neighbours(seed: int) -> None:
    """K2.3."""
    lands = hexes(new(seed=seed, numbers="apart"))
    red = {name for name, land in lands.items() if land.endswith((" 6", " 8"))}
    assert [name for name in red if beside(name) & red] == []


def test_loose_red_numbers_may_be_neighbours() -> None:
    """K2.3: in some of twelve games they are."""
    boards = [hexes(new(seed=seed, numbers="loose")) for seed in range(12)]
    red = [{name for name, land in lands.items() if land.endswith((" 6", " 8"))} for lands in boards]
    assert any(beside(name) & names for names in red for name in names)


def test_the_harbours_stay_as_they_are() -> None:
    """K2.4."""
    assert dict(new().position()["harbours"]) == HARBOURS


def test_shuffled_harbours_have_the_same_paths() -> None:
    """K2.4."""
    harbours = new(harbours="shuffled").position()["harbours"]
    assert (list(harbours), [*harbours.values()] == [*HARBOURS.values()]) == (list(HARBOURS), False)


def test_the_beginners_board_may_have_shuffled_harbours() -> None:
    """K2.4."""
    harbours = new(board="beginner", harbours="shuffled").position()["harbours"]
    assert dict(harbours) != HARBOURS


def test_the_robber_begins_on_the_desert() -> None:
    """K2.5."""
    game = new()
    assert hexes(game)[game.position()["robber"]] == "desert"


def test_the_deck_is_shuffled() -> None:
    """K2.5."""
    assert new(seed=1).position()["deck"] != new(seed=2).position()["deck"]


def test_the_first_player_is_drawn() -> None:
    """K2.6."""
    assert {new(seed=seed).position()["first"] for seed in range(30)} == {0, 1, 2}


def test_placing_goes_round_and_back() -> None:
    """K2.6: each player makes two moves in a row, the last player four."""
    game, order = new(start="snake"), []
    first = game.position()["first"]
    while phase(game)["name"] == "place":
        order.append(game.to_move)
        game.play(game.moves()[0])
    round_and_back = [0, 0, 1, 1, 2, 2, 2, 2, 1, 1, 0, 0]
    assert order == [(first + seat) % 3 for seat in round_and_back]


def test_a_settlement_comes_first_and_a_road_at_it() -> None:
    """K2.6."""
    game = play(placing(), "settle c5")
    assert [str(move) for move in game.moves()] == ["road c4-c5", "road c5-c6", "road c5-d5"]


def test_placing_keeps_the_distance() -> None:
    """K2.6, K6.4."""
    game = play(placing(), "settle c5", "road c5-c6")
    assert [corner for corner in ("c4", "c5", "c6", "d5") if legal(game, f"settle {corner}")] == []


def test_the_second_road_begins_at_the_second_settlement() -> None:
    """K2.6: not at the first."""
    seats = (seat(settlements="c5", roads="c5-c6"), seat(settlements="e5", roads="e5-e6"))
    game = play(placing(*seats, players=2), "settle a5", "road a5-a6", "settle a8")
    assert begins(game, "road") == ["road a7-a8", "road a8-a9"]


def test_the_second_settlement_need_not_join_the_first() -> None:
    """K2.6."""
    seats = (seat(settlements="c5", roads="c5-c6"), seat(settlements="e5", roads="e5-e6"))
    assert legal(placing(*seats, players=2), "settle a9")


def second(corner: str) -> Game:
    """Two players place; seat 1 settles for the second time."""
    seats = (seat(settlements="c5", roads="c5-c6"), seat(settlements="e5", roads="e5-e6"))
    return play(placing(*seats, players=2), f"settle {corner}")


def test_the_second_settlement_brings_a_card_from_every_hex() -> None:
    """K2.7, K12.21: before its road. b5 touches ore, wool and brick."""
    assert hand(second("b5"), 1) == "1 brick 1 wool 1 ore"


def test_the_desert_brings_nothing() -> None:
    """K2.7: d6 touches the desert, ore and grain."""
    seats = (seat(settlements="a3", roads="a3-a4"), seat(settlements="f4", roads="f4-f5"))
    assert hand(play(placing(*seats, players=2), "settle d6"), 1) == "1 grain 1 ore"


def test_the_first_settlement_brings_nothing() -> None:
    """K2.7."""
    assert hand(play(placing(), "settle b5"), 0) == ""


def test_the_first_player_begins_the_first_round() -> None:
    """K2.7, K12.31."""
    game = play(second("b5"), "road b5-b6", "settle a9", "road a8-a9")
    assert (game.position()["round"], phase(game)) == (
        1, {"name": "turn", "seat": 0, "rolled": None, "played": False, "offers": 0},
    )  # fmt: skip


def test_another_first_player_places_first() -> None:
    """K2.6."""
    assert placing(first=2).to_move == 2


# --- placed by the program


def pips(lands: dict[str, str], corner: str) -> int:
    """Of 36 throws, how many bring something here (K1.3)."""
    return sum(6 - abs(7 - int(lands[name].split()[1])) for name in hexes_at(corner) if lands[name] != "desert")


def best_start(game: Game) -> list[Json]:
    """The pieces that K2.8 places, computed from the hexes."""
    from tests.catan.board import CORNERS, ORDER

    lands, first, seats = hexes(game), game.position()["first"], len(game.position()["players"])
    order = [(first + number) % seats for number in range(seats)]
    pieces: list[Json] = [{"settlements": [], "roads": []} for _ in range(seats)]
    corners: set[str] = set()
    for seat_ in [*order, *reversed(order)]:
        free = [corner for corner in CORNERS if not corners & {corner, *neighbours(corner)}]
        kinds = {corner: len({lands[name].split()[0] for name in hexes_at(corner)} - {"desert"}) for corner in free}
        corner = max(free, key=lambda at: (pips(lands, at), kinds[at], -ORDER[at]))
        ways = sorted((path(corner, far), far) for far in neighbours(corner))
        ways.sort(key=lambda way: [ORDER[end] for end in way[0].split("-")])
        road = max(ways, key=lambda way: pips(lands, way[1]))[0]
        corners.add(corner)
        pieces[seat_]["settlements"].append(corner)
        pieces[seat_]["roads"].append(road)
    return pieces


@pytest.mark.parametrize("seed", range(8))
def test_the_quick_start_takes_the_best_corners_and_the_paths_towards_the_best(seed: int) -> None:
    """K2.8."""
    game = new(2 + seed % 3, seed, start="quick")
    pieces = [{key: player(game, number)[key] for key in ("settlements", "roads")} for number in range(2 + seed % 3)]
    assert pieces == best_start(game)


def test_the_quick_start_brings_cards_as_placing_does() -> None:
    """K2.8, K2.7."""
    game = new(start="quick")
    lands = hexes(game)
    for number in range(3):
        last = player(game, number)["settlements"][-1]
        expected = sorted(lands[name].split()[0] for name in hexes_at(last) if lands[name] != "desert")
        cards = player(game, number)["hand"]
        assert sorted(kind for kind in cards for _ in range(cards[kind])) == expected


def test_the_quick_start_begins_with_the_first_turn() -> None:
    """K2.8."""
    game = new(start="quick")
    assert (phase(game)["name"], game.to_move) == ("turn", game.position()["first"])


def test_a_road_is_not_placed_before_its_settlement() -> None:
    """K2.6."""
    assert is_illegal(placing(), "road c5-c6")
