"""The Dark City specials that reach beyond their owner's turn: Bell Tower, Hospital, Throne Room, Ball Room."""

from __future__ import annotations

from .table import SEVEN, acting, bank, begins, completed, crown, gold, hand, moves, play, seat, turn

SIX = SEVEN.replace(" castle", "")  # 12 points

# Bell Tower (built, destroyed and rebuilt: test_bell_tower.py)


def test_bell_tower_ends_the_game_at_seven() -> None:
    """R7.19: while it stands, the city size that ends the game is one less for all."""
    game = turn("king", seat("king", gold=4, hand="castle", city=SIX), seat(city="bell_tower"), taken="resources")
    assert play(game, "build castle").position()["last_round"] is True


def test_without_a_bell_tower_seven_is_not_enough() -> None:
    """R8.1: the size is 8."""
    game = turn("king", seat("king", gold=4, hand="castle", city=SIX), specials="bell_tower", taken="resources")
    assert play(game, "build castle").position()["last_round"] is False


def test_first_to_reach_seven_after_the_bell_tower_is_first() -> None:
    """R11.25: if nobody had the lower number when it was built, R8.2 holds as always."""
    game = turn("king", seat("king", gold=4, hand="castle", city=SIX), seat(city="bell_tower"), taken="resources")
    assert completed(play(game, "build castle"), 0) == 1


# Hospital


def test_hospital_calls_the_assassinated() -> None:
    """R7.22: its owner still takes the resource action when called."""
    game = turn("thief", seat("thief"), seat("king", city="hospital"), taken="resources", assassinated="king")
    assert acting(play(game, "end")) == ("king", 1)


def test_hospital_gives_the_resource_action_and_nothing_else() -> None:
    """R7.22: and nothing else."""
    patient = seat("king", gold=9, hand="temple keep", city="hospital manor laboratory smithy")
    game = turn("thief", seat("thief"), patient, taken="resources", assassinated="king")
    assert moves(play(game, "end")) == {"gold", "draw"}


def test_hospital_turn_ends_by_itself() -> None:
    """R11.2: a turn of the resource action alone ends by itself."""
    game = turn("thief", seat("thief"), seat("king", city="hospital"), seat("warlord"), taken="resources",
                assassinated="king")  # fmt: skip
    assert acting(play(game, "end", "gold")) == ("warlord", 2)


def test_hospital_pays_the_two_gold() -> None:
    """R7.22: the resource action is R4.2's."""
    game = turn("thief", seat("thief"), seat("king", city="hospital"), seat("warlord"), taken="resources",
                assassinated="king")  # fmt: skip
    assert gold(play(game, "end", "gold"), 1) == 2


def test_hospital_draws() -> None:
    """R7.22: drawing, too."""
    game = turn("thief", seat("thief"), seat("king", city="hospital"), seat("warlord"), taken="resources",
                assassinated="king", deck="temple manor")  # fmt: skip
    assert hand(play(game, "end", "draw", "keep temple"), 1) == ["temple"]


def test_hospital_of_another_player_does_not_help() -> None:
    """R7.22: its owner."""
    game = turn("thief", seat("thief"), seat("king"), seat("warlord", city="hospital"), taken="resources",
                assassinated="king")  # fmt: skip
    assert acting(play(game, "end")) == ("warlord", 2)


# Throne Room


def test_throne_room_is_paid_when_the_king_takes_the_crown() -> None:
    """R7.23: 1 gold from the bank each time the Crown passes."""
    game = turn("thief", seat("thief"), seat("king"), seat(city="throne_room"), crown=3, taken="resources", bank=9)
    assert (gold(play(game, "end"), 2), bank(game)) == (1, 8)


def test_throne_room_is_not_paid_when_the_king_has_the_crown() -> None:
    """R7.23: from one player to another."""
    game = turn("thief", seat("thief"), seat("king"), seat(city="throne_room"), crown=1, taken="resources")
    assert gold(play(game, "end"), 2) == 0


def test_throne_room_pays_a_king_who_owns_it() -> None:
    """R7.23: each time, its owner's own included."""
    game = turn("thief", seat("thief"), seat("king", city="throne_room"), crown=3, taken="resources")
    assert gold(play(game, "end"), 1) == 1


# Ball Room


def test_ball_room_asks_who_is_called() -> None:
    """R7.24: the called player is asked."""
    game = turn("thief", seat("thief"), seat("merchant"), seat(city="ball_room"), crown=2, taken="resources")
    assert (play(game, "end").to_move, moves(game)) == (1, {"thank", "pass"})


def test_who_thanks_plays_his_turn() -> None:
    """R7.24: having thanked he goes on."""
    game = turn("thief", seat("thief"), seat("merchant"), seat(city="ball_room"), crown=2, taken="resources")
    assert moves(play(game, "end", "thank")) == {"gold", "draw"}


def test_who_does_not_thank_loses_the_turn() -> None:
    """R7.24: or loses the turn."""
    game = turn("thief", seat("thief"), seat("merchant"), seat("warlord", city="ball_room"), crown=2,
                taken="resources")  # fmt: skip
    assert acting(play(game, "end", "pass")) == ("warlord", 2)


def test_who_does_not_thank_gains_nothing() -> None:
    """R7.24: a lost turn brings nothing."""
    game = turn("thief", seat("thief"), seat("merchant", gold=3), seat("warlord", city="ball_room"), crown=2,
                taken="resources")  # fmt: skip
    assert gold(play(game, "end", "pass"), 1) == 3


def test_the_owner_is_not_asked() -> None:
    """R7.24: every other player."""
    game = turn("thief", seat("thief"), seat("merchant", city="ball_room"), crown=1, taken="resources")
    assert moves(play(game, "end")) == {"gold", "draw"}


def test_ball_room_without_the_crown_asks_nobody() -> None:
    """R7.24: while its owner has the Crown."""
    game = turn("thief", seat("thief"), seat("merchant"), seat(city="ball_room"), crown=3, taken="resources")
    assert moves(play(game, "end")) == {"gold", "draw"}


def test_king_thanks_before_he_takes_the_crown() -> None:
    """R11.1: thanks before the Crown."""
    game = turn("thief", seat("thief"), seat("king"), seat(city="ball_room"), crown=2, taken="resources")
    assert (play(game, "end").to_move, crown(game), begins(game, "thank")) == (1, 2, {"thank"})


def test_king_who_thanks_takes_the_crown() -> None:
    """R11.1: then the Crown."""
    game = turn("thief", seat("thief"), seat("king"), seat(city="ball_room"), crown=2, taken="resources")
    assert crown(play(game, "end", "thank")) == 1


def test_after_the_crown_has_passed_nobody_is_asked() -> None:
    """R7.24: while its owner has the Crown, and no longer."""
    game = turn("thief", seat("thief"), seat("king"), seat("bishop"), seat(city="ball_room"), crown=3,
                taken="resources")  # fmt: skip
    assert moves(play(game, "end", "thank", "gold", "end")) == {"gold", "draw"}


def test_assassinated_player_is_not_asked() -> None:
    """R7.24, R5.1: nobody answers for the assassinated."""
    game = turn("thief", seat("thief"), seat("merchant"), seat("warlord", city="ball_room"), crown=2,
                taken="resources", assassinated="merchant")  # fmt: skip
    assert acting(play(game, "end")) == ("warlord", 2)
