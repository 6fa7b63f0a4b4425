"""Rank 1 of 2016: the Assassin, the Witch and the Magistrate (E5.1 to E5.3)."""

from __future__ import annotations

from itertools import combinations

import pytest

from citadels import Game, Move, PositionError

from .table import (
    SEVEN,
    Json,
    acting,
    answered,
    begins,
    built,
    city,
    completed,
    crown,
    gold,
    hand,
    heard,
    mark,
    moves,
    phase,
    play,
    question,
    same_to,
    score,
    seat,
    turn,
)

OTHERS = ["thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]

# --- the Assassin (E5.1)


def test_assassin_names_all_but_rank_1() -> None:
    """E5.1, R5.1."""
    assert begins(turn("assassin", seat("assassin")), "assassinate") == {f"assassinate {name}" for name in OTHERS}


# --- the Witch's first part (E5.2)


def witch(taken: str = "resources", gold: int = 0, hand: str = "", city: str = "", **keys: object) -> Game:
    """The Witch's turn: she is seat 0, the Thief 1, the King 2, the Warlord 3."""
    seats = (seat("witch", gold, hand, city), seat("thief"), seat("king", 3, "temple", "manor"), seat("warlord"))
    return turn("witch", *seats, taken=taken, **keys)  # type: ignore[arg-type]


def test_witch_must_gather_first() -> None:
    """E5.2: until she has gathered she can do nothing else."""
    assert moves(witch("", 5, "temple", "smithy")) == {"gold", "draw"}


def test_witch_who_has_gathered_must_bewitch() -> None:
    """E5.2: then nothing but name a character, any of the game but rank 1; she cannot build, nor end otherwise."""
    assert moves(witch("", 5, "temple", "smithy").play("gold")) == {f"bewitch {name}" for name in OTHERS}


@pytest.mark.parametrize("move", ["build temple", "smithy", "end"])
def test_witch_is_told_what_she_must_do(move: str) -> None:
    """E5.2."""
    refusals = {str(move): why.id for move, why in witch("resources", 5, "temple", "smithy").refused()}
    assert refusals[move] == "bewitch-first"


def test_witch_is_told_that_she_must_gather() -> None:
    """E5.2."""
    assert ("bewitch", "gather-first") in [(str(move), why.id) for move, why in witch("").refused()]


def test_witch_stops_when_she_has_named() -> None:
    """E5.2: her turn stops."""
    assert acting(witch().play("bewitch king")) == ("thief", 1)


def test_witch_s_city_gives_nothing_when_she_stops() -> None:
    """E5.2, E11.2: the first part ends with her naming; the Park answers the end of a turn."""
    assert hand(witch(city="park", deck="temple manor").play("bewitch king"), 0) == []


def test_the_bewitched_only_gathers() -> None:
    """E5.2: no ability, no building, no other district."""
    assert moves(play(witch(), "bewitch king", "gold", "rob bishop", "end")) == {"gold", "draw"}


def bewitched(character: str, hers: Json, *seats: Json, gathers: str = "gold", **keys: object) -> Game:
    """She goes on as this character, whom seat 1 holds; seat 2 and later are written out."""
    game = turn("witch", hers, seat(character), *seats, taken="resources", **keys)  # type: ignore[arg-type]
    return play(game, f"bewitch {character}", gathers)


def test_the_bewitched_turn_is_over_when_he_has_gathered() -> None:
    """E5.2, E11.2: it ends by itself, and she goes on as that character."""
    assert acting(bewitched("king", seat("witch"))) == ("king", 0)


def test_the_bewitched_gets_nothing_on_top() -> None:
    """E5.2: no coin on top."""
    assert gold(bewitched("merchant", seat("witch")), 1) == 2


def test_the_bewitched_gets_nothing_of_his_city_s_end_of_turn() -> None:
    """E5.2: nothing of E4.5."""
    game = turn("witch", seat("witch"), seat("king", city="park"), taken="resources", deck="temple manor prison")
    assert hand(play(game, "bewitch king", "gold"), 1) == []


def test_witch_has_what_comes_on_top() -> None:
    """E5.2: what comes on top of gathering."""
    assert gold(bewitched("merchant", seat("witch")), 0) == 1


def test_witch_has_the_abilities() -> None:
    """E5.2: abilities, with her own city."""
    assert gold(play(bewitched("king", seat("witch", city="manor castle")), "income"), 0) == 2


def test_witch_builds_from_her_own_hand_and_purse() -> None:
    """E5.2."""
    game = play(bewitched("king", seat("witch", 3, "temple")), "build temple")
    assert (city(game, 0), gold(game, 0)) == (["temple"], 2)


def test_witch_uses_her_own_unique_districts() -> None:
    """E5.2."""
    assert "smithy" in moves(bewitched("king", seat("witch", 3, city="smithy")))


def test_witch_does_not_gather_again() -> None:
    """E5.2."""
    assert begins(bewitched("king", seat("witch")), "gold") == set()


def test_witch_has_the_limit_of_the_bewitched() -> None:
    """E11.12."""
    game = bewitched("architect", seat("witch", 9, "temple manor tavern prison"))
    assert len(city(play(game, "build temple", "build manor", "build tavern"), 0)) == 3


def test_what_she_used_in_gathering_is_used() -> None:
    """E11.12."""
    assert phase(bewitched("king", seat("witch")))["taken"] == ["resources"]


def test_witch_ends_her_turn_as_another_in_her_own_city() -> None:
    """E5.2: with her own unique districts; E7.20."""
    game = bewitched("king", seat("witch", city="park"), deck="temple manor prison")
    assert hand(play(game, "end"), 0) == ["manor", "temple"]


def test_bewitched_king_takes_the_crown() -> None:
    """E5.2: he still takes the Crown; she has the income."""
    assert crown(bewitched("king", seat("witch"))) == 1


def test_loot_of_the_bewitched_thief_is_hers() -> None:
    """E5.2."""
    game = play(bewitched("thief", seat("witch"), seat("king", 4)), "rob king", "end")
    assert [gold(game, who) for who in (0, 1, 2)] == [4, 2, 0]


def test_witch_in_the_bishop_s_place_is_shielded() -> None:
    """E5.2: rank 8 cannot touch her city, and can touch his."""
    hers, his = seat("witch", city="temple"), seat("bishop", city="church")
    game = turn("warlord", hers, his, seat("warlord", 9), taken="resources", bewitched="bishop", cast="witch")
    assert begins(game, "destroy") == {"destroy 1 church"}


def test_nobody_has_the_named_character() -> None:
    """E5.2: she does not go on."""
    game = turn("witch", seat("witch"), seat("bishop"), taken="resources")
    assert acting(play(game, "bewitch king")) == ("bishop", 1)


def test_her_park_gives_nothing_where_she_does_not_go_on() -> None:
    """E5.2, E7.20."""
    game = turn("witch", seat("witch", city="park"), seat("bishop"), taken="resources", deck="temple manor")
    assert hand(play(game, "bewitch king"), 0) == []


def test_nothing_is_held_where_she_does_not_go_on() -> None:
    """E5.2."""
    game = turn("witch", seat("witch"), seat("bishop"), taken="resources")
    assert play(game, "bewitch king").position()["held"] is None


def test_witch_bewitches_her_own_other_character() -> None:
    """E11.6: one's own other character included."""
    game = turn("witch", seat("witch king"), seat("bishop"), players=2, taken="resources")
    assert acting(play(game, "bewitch king", "gold")) == ("king", 0)


@pytest.mark.parametrize("played", [1, 2, 3])
def test_every_part_of_her_turn_reads_back(played: int) -> None:
    """Notation §1."""
    game = turn("witch", seat("witch"), seat("king"), seat("bishop"))
    assert answered(play(game, *["gold", "bewitch king", "draw"][:played]))


# --- the Magistrate lays (E5.3, E5.3.1)


def magistrate(**keys: object) -> Game:
    """The Magistrate is seat 0, the Thief 1, the King 2, the Warlord 3."""
    seats = (seat("magistrate"), seat("thief", 3), seat("king", 5, "manor temple tavern"), seat("warlord", 5, "prison"))
    return turn("magistrate", *seats, taken="resources", **keys)  # type: ignore[arg-type]


def test_warrants_lie_on_any_three_but_rank_1() -> None:
    """E5.3, E11.6: in play or not; the first is signed, the others are said alphabetically (E12.7)."""
    wanted = {
        " ".join(("warrant", signed, *blank))
        for signed in OTHERS
        for blank in combinations(sorted({*OTHERS} - {signed}), 2)
    }
    assert begins(magistrate(), "warrant") == wanted


def test_blank_warrants_are_read_in_any_order() -> None:
    """E12.7."""
    assert str(Move.parse("warrant king thief bishop")) == "warrant king bishop thief"


def test_magistrate_may_lay_before_he_gathers() -> None:
    """E4.2."""
    assert "warrant king bishop thief" in moves(turn("magistrate", seat("magistrate")))


# --- the Magistrate is asked (E5.3.2, E5.3.3)


def marked(
    signed: str = "king", on: str = "thief king warlord", *, hand: str = "manor temple", gold: int = 5,
    city: str = "", his: str = "", taken: str = "resources", **keys: object,
) -> Game:  # fmt: skip
    """The King's turn: he is seat 2, the Magistrate seat 0, the Warlord 3; the warrants lie."""
    seats = (seat("magistrate", city=his), seat("thief"), seat("king", gold, hand, city), seat("warlord", 5, "prison"))
    warrants = {"on": on.split(), "signed": signed}
    return turn("king", *seats, taken=taken, warrants=warrants, **keys)  # type: ignore[arg-type]


def test_the_magistrate_is_asked_when_a_marked_player_pays() -> None:
    """E5.3.2, E5.3.3: the signed warrant."""
    assert question(marked().play("build manor")) == (0, ["confiscate", "pass"])


def test_the_magistrate_is_asked_about_a_blank_warrant() -> None:
    """E5.3.3, E11.4: only `pass`, but asked, since not asking would tell."""
    assert question(marked("thief").play("build manor")) == (0, ["pass"])


def test_he_is_told_why_a_blank_one_takes_nothing() -> None:
    """E5.3.3."""
    refusals = [(str(move), why.id) for move, why in marked("thief").play("build manor").refused()]
    assert refusals == [("confiscate", "warrant-blank")]


def test_nobody_is_asked_about_who_carries_no_warrant() -> None:
    """E5.3.2."""
    assert marked(on="thief bishop warlord", signed="thief").play("build manor").to_move == 2


def test_the_price_is_paid_before_he_answers() -> None:
    """E5.3.2, E11.10."""
    game = marked().play("build manor")
    assert (gold(game, 2), hand(game, 2), city(game, 2)) == (2, ["temple"], [])


def test_nothing_of_the_builder_s_can_be_done_meanwhile() -> None:
    """E11.4."""
    assert "end" not in moves(marked().play("build manor"))


@pytest.mark.parametrize("viewer", [1, 2, 3, None])
@pytest.mark.parametrize("played", [(), ("build manor",), ("build manor", "pass")])
def test_nothing_tells_which_warrant_is_signed(played: tuple[str, ...], viewer: int | None) -> None:
    """E5.3.1: two games that differ in that alone look alike, at every step."""
    game, other = play(marked("king"), *played), play(marked("thief"), *played)
    assert same_to(game, other, viewer)


@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_nothing_tells_it_when_they_are_laid(viewer: int | None) -> None:
    """E5.3.1."""
    game, other = magistrate().play("warrant king thief warlord"), magistrate().play("warrant thief king warlord")
    assert same_to(game, other, viewer)


def test_what_is_told_of_a_pass_is_the_same_for_both() -> None:
    """E5.3.4: the warrant stays face down."""
    item, other = (heard(marked(signed), "build manor", "pass") for signed in ("king", "thief"))
    assert item == other


# --- confiscate, or pass (E5.3.4, E5.3.5)


def test_a_confiscated_district_is_the_magistrate_s() -> None:
    """E5.3.4: it comes into his city for nothing."""
    game = play(marked(), "build manor", "confiscate")
    assert (city(game, 0), city(game, 2), gold(game, 0)) == (["manor"], [], 0)


def test_the_builder_gets_his_gold_back() -> None:
    """E5.3.4."""
    assert gold(play(marked(), "build manor", "confiscate"), 2) == 5


def test_gold_that_was_given_back_is_not_spent() -> None:
    """E5.3.7: the Alchemist does not get it again."""
    assert phase(play(marked(), "build manor", "confiscate"))["spent"] == 0


def test_the_build_is_used_up() -> None:
    """E5.3.4."""
    assert begins(play(marked(), "build manor", "confiscate"), "build") == set()


def test_the_other_warrants_are_void() -> None:
    """E5.3.4, E12.5: the signed one is shown to all, and none can be turned up any more."""
    game = play(marked(), "build manor", "confiscate")
    assert mark(game, "warrants", 3) == {"on": [], "signed": "king", "shown": True}


def test_nobody_is_asked_after_that() -> None:
    """E5.3.4."""
    game = play(marked(), "build manor", "confiscate", "end", "gold", "build prison")
    assert game.to_move == 3


def test_whoever_passes_leaves_the_district() -> None:
    """E5.3.4."""
    game = play(marked(), "build manor", "pass")
    assert (city(game, 0), city(game, 2), gold(game, 2)) == ([], ["manor"], 2)


def test_a_warrant_that_was_passed_stays_face_down_and_is_void() -> None:
    """E5.3.4, E12.5."""
    game = play(marked(), "build manor", "pass")
    assert mark(game, "warrants", 2) == {"on": ["thief", "warlord"], "signed": None, "shown": False}


def test_others_are_asked_about_after_a_pass() -> None:
    """E5.3.2: each marked player."""
    assert question(play(marked(), "build manor", "pass", "end", "gold", "build prison")) == (0, ["pass"])


def test_a_confiscation_cannot_be_taken_back() -> None:
    """Confiscation shows which was signed."""
    assert play(marked(), "build manor", "confiscate").barrier == "revealed"


def test_only_the_first_paid_district_is_asked_about() -> None:
    """E5.3.5: later ones in the turn are safe."""
    seats = (seat("magistrate"), seat("architect", 9, "manor temple"))
    warrants = {"on": ["king", "bishop", "architect"], "signed": "architect"}
    game = turn("architect", *seats, taken="resources", warrants=warrants)
    assert play(game, "build manor", "pass", "build temple").to_move == 1


def test_the_turn_goes_on_after_a_confiscation() -> None:
    """E5.3.4: the Architect has two builds left."""
    seats = (seat("magistrate"), seat("architect", 9, "manor temple tavern prison"))
    warrants = {"on": ["king", "bishop", "architect"], "signed": "architect"}
    game = turn("architect", *seats, taken="resources", warrants=warrants)
    play(game, "build manor", "confiscate", "build temple", "build tavern")
    assert (city(game, 1), begins(game, "build")) == (["tavern", "temple"], set())


# --- what cannot be confiscated (E5.3.6), what comes of it (E5.3.7), one's own (E5.3.8)


def test_a_district_the_magistrate_has_is_not_confiscated() -> None:
    """E5.3.6: only `pass`."""
    assert question(marked(his="manor").play("build manor")) == (0, ["pass"])


def test_he_is_told_that_he_has_it() -> None:
    """E5.3.6."""
    refusals = [(str(move), why.id) for move, why in marked(his="manor").play("build manor").refused()]
    assert refusals == [("confiscate", "already-built")]


def test_an_identical_district_spends_the_chance() -> None:
    """E5.3.5, E9.7."""
    assert mark(play(marked(his="manor"), "build manor", "pass"), "warrants", 0)["on"] == ["thief", "warlord"]


def test_a_confiscated_district_completes_his_city() -> None:
    """E5.3.7, E8.1."""
    game = play(marked(his=SEVEN.replace("manor ", "")), "build manor", "confiscate")
    assert (completed(game, 0), completed(game, 2), game.position()["last_round"]) == (1, None, True)


def test_the_builder_completes_nothing_with_what_he_loses() -> None:
    """E5.3.7."""
    game = play(marked(city="temple church monastery watchtower prison castle"), "build manor", "confiscate")
    assert completed(game, 2) is None


def test_he_is_asked_in_the_last_round_and_scores_it() -> None:
    """E11.18."""
    game = marked(last_round=True, hand="manor")
    play(game, "build manor", "confiscate", "end", "gold", "end")
    assert (score(game, 0), score(game, 2)) == (3, 0)


def test_nobody_asks_about_his_own_other_character() -> None:
    """E5.3.8: the warrant does nothing."""
    warrants = {"on": ["king", "bishop", "merchant"], "signed": "king"}
    game = turn("king", seat("magistrate king", 3, "manor"), seat("thief bishop"), players=2, taken="resources",
                warrants=warrants)  # fmt: skip
    game.play("build manor")
    assert (game.to_move, city(game, 0)) == (0, ["manor"])


def test_his_opponent_s_second_character_is_asked_about() -> None:
    """E5.3.8: with three players."""
    warrants = {"on": ["king", "bishop", "merchant"], "signed": "bishop"}
    game = turn("bishop", seat("magistrate king"), seat("thief bishop", 3, "manor"), seat("magician merchant"),
                players=3, taken="resources", warrants=warrants)  # fmt: skip
    assert question(game.play("build manor")) == (0, ["confiscate", "pass"])


def test_the_wizard_s_build_at_once_is_asked_about() -> None:
    """E6.3, E5.3.2: it does not count toward the limit, confiscated or not (E5.3.4)."""
    wizard = seat("wizard", 5, "temple", "manor")
    game = turn("wizard", seat("magistrate"), wizard, seat("king", 0, "manor"), taken="resources",
                warrants={"on": ["wizard", "king", "bishop"], "signed": "wizard"})  # fmt: skip
    play(game, "peek 2", "take manor build", "confiscate")
    assert (city(game, 0), city(game, 1), phase(game)["built"], phase(game)["extra"]) == (["manor"], ["manor"], 0, 1)


# --- marks stay until the round is over (E11.17), and are read back (E12.5)


def test_warrants_lie_until_then() -> None:
    """E11.17: though all three were called."""
    game = marked("thief", on="thief magician king")
    play(game, "end")
    assert mark(game, "warrants", 1)["on"] == ["thief", "magician", "king"]


@pytest.mark.parametrize("played", [("build manor",), ("build manor", "pass"), ("build manor", "confiscate")])
def test_every_step_reads_back(played: tuple[str, ...]) -> None:
    """Notation §1."""
    assert answered(play(marked(), *played))


def test_the_card_that_is_paid_for_is_counted() -> None:
    """R1.2: it lies in no hand and no city, and not in the deck either."""
    data = marked().play("build manor").position()
    assert Game.from_position({**data, "deck": None}).position()["deck"].count("manor") == 4


LAID = {"on": ["thief", "king", "warlord"], "signed": "king"}


@pytest.mark.parametrize(
    ("warrants", "key"),
    [
        ({**LAID, "on": ["magistrate", "king", "thief"]}, r"^warrants.on\[0\]"),
        ({**LAID, "on": ["thief", "king", "thief"]}, r"^warrants.on\[2\]"),
        ({**LAID, "on": ["thief", "king", "spy"]}, r"^warrants.on\[2\]"),
        ({**LAID, "on": ["thief", "bishop", "warlord"]}, r"^warrants.on"),
        ({**LAID, "on": ["thief", "king", "warlord", "bishop"]}, r"^warrants.on"),
        ({**LAID, "on": None}, r"^warrants.on"),
        ({**LAID, "signed": None}, r"^warrants.signed"),
        ({**LAID, "signed": "magistrate"}, r"^warrants.signed"),
        ({**LAID, "shown": True}, r"^warrants.shown"),
        ({**LAID, "shown": 1}, r"^warrants.shown"),
        ({**LAID, "real": "king"}, r"^warrants.real"),
        ("king", r"^warrants"),
    ],
)
def test_warrants_that_cannot_lie_so_are_refused(warrants: object, key: str) -> None:
    """E12.5."""
    data = {**marked().position(), "warrants": warrants}
    with pytest.raises(PositionError, match=key):
        Game.from_position(data)


def test_nobody_else_can_be_asked_in_a_written_position() -> None:
    """E5.3.2."""
    data = marked().play("build manor").position()
    pending = [*data["pending"][:2], ["Serve", 1, 2, "manor"]]
    with pytest.raises(PositionError, match=r"^pending\[2\]"):
        Game.from_position({**data, "pending": pending})


def test_who_has_built_is_in_his_city_before_the_question() -> None:
    """E11.10: nothing lies in a city before the answer."""
    assert built(marked().play("build manor"), 2) == []
