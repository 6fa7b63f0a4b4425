"""Rank 1: the Assassin and the Witch."""

from __future__ import annotations

from .table import EIGHT, acting, begins, city, gold, hand, moves, phase, play, refused, seat, turn

# The Assassin


def test_assassin_may_name_every_rank_but_the_first() -> None:
    """R5.1: the Assassin names another character, never rank 1."""
    game = turn("assassin", seat("assassin"))
    named = "thief magician king bishop merchant architect warlord"
    assert begins(game, "assassinate") == {f"assassinate {name}" for name in named.split()}


def test_assassin_may_name_a_card_that_lies_face_up() -> None:
    """R5.1, R11.6: face-up cards may be named."""
    assert "assassinate bishop" in turn("assassin", seat("assassin"), up="bishop warlord", down="thief").moves()


def test_assassinated_player_takes_no_turn() -> None:
    """R5.1: the holder of the assassinated character plays no turn."""
    game = turn("assassin", seat("assassin"), seat("king"), seat("warlord"), taken="resources")
    assert acting(play(game, "assassinate king", "end")) == ("warlord", 2)


def test_assassinated_character_is_remembered() -> None:
    """R5.1: the mark stays with the character."""
    game = play(turn("assassin", seat("assassin"), seat("king")), "assassinate king")
    assert game.position()["assassinated"] == "king"


def test_assassination_of_nobody_costs_nobody_a_turn() -> None:
    """R5.1: the named character need not be in play."""
    game = turn("assassin", seat("assassin"), seat("king"), taken="resources")
    assert acting(play(game, "assassinate bishop", "end")) == ("king", 1)


def test_assassin_may_act_before_his_resources() -> None:
    """R4.4: the power may be used at any time of the turn."""
    assert "assassinate king" in turn("assassin", seat("assassin")).moves()


def test_assassin_may_act_after_building() -> None:
    """R4.4: the power may be used at any time of the turn."""
    assert "assassinate king" in turn("assassin", seat("assassin", city="temple"), taken="resources", built=1).moves()


def test_assassin_murders_once() -> None:
    """R4.4: a power is used once."""
    game = play(turn("assassin", seat("assassin")), "assassinate king")
    assert refused(game, "assassinate bishop")


def test_assassin_need_not_murder() -> None:
    """R4.4: no power is compulsory."""
    assert "end" in turn("assassin", seat("assassin"), taken="resources").moves()


def test_assassinated_holder_stays_unknown_while_the_round_lasts() -> None:
    """R5.1: he is known only when the round's turns are over."""
    game = turn("assassin", seat("assassin"), seat("king"), seat("warlord"), taken="resources")
    play(game, "assassinate king", "end")
    assert game.view(2)["players"][1]["characters"] == [None]


def test_assassinated_player_keeps_his_gold() -> None:
    """R5.1: silence costs a turn and nothing else."""
    game = turn("assassin", seat("assassin"), seat("king", gold=5), seat("warlord"), taken="resources")
    assert gold(play(game, "assassinate king", "end"), 1) == 5


def test_the_next_round_forgets_the_murder() -> None:
    """R5.1: a mark lasts one round."""
    game = turn("warlord", seat("warlord"), seat("king"), taken="resources", assassinated="king")
    assert play(game, "end").position()["assassinated"] is None


# The Witch (with each single character: test_witch_with_each.py)


def test_witch_casts_only_after_her_resources() -> None:
    """R5.3: she names a character after her resource action."""
    assert begins(turn("witch", seat("witch")), "bewitch") == set()


def test_witch_may_name_every_other_character() -> None:
    """R5.3, R11.6: any character of the game but her own."""
    game = turn("witch", seat("witch"), taken="resources")
    named = "thief magician king bishop merchant architect warlord"
    assert begins(game, "bewitch") == {f"bewitch {name}" for name in named.split()}


def test_witch_stops_at_once() -> None:
    """R5.3, R11.2: her turn stops with the spell."""
    game = turn("witch", seat("witch"), seat("thief"), seat("king"), taken="resources")
    assert acting(play(game, "bewitch king")) == ("thief", 1)


def test_witch_cannot_build_first() -> None:
    """R5.3: she cannot build before she casts."""
    game = turn("witch", seat("witch", gold=3, hand="temple"), seat("king"), taken="resources")
    assert begins(play(game, "build temple"), "bewitch") == set()


def test_witch_who_names_nobody_builds_and_ends() -> None:
    """R5.3: if she names nobody she may build as usual."""
    game = turn("witch", seat("witch", gold=3, hand="temple"), seat("king"), taken="resources")
    assert acting(play(game, "build temple", "end")) == ("king", 1)


def test_bewitched_player_has_his_resource_action_alone() -> None:
    """R5.3: no power, no build, no income."""
    rich = seat("king", gold=9, hand="temple", city="manor")
    game = turn("witch", seat("witch"), rich, taken="resources")
    assert moves(play(game, "bewitch king")) == {"gold", "draw"}


def test_bewitched_player_takes_his_two_gold() -> None:
    """R5.3: he takes the resource action."""
    game = turn("witch", seat("witch"), seat("king"), taken="resources")
    assert gold(play(game, "bewitch king", "gold"), 1) == 2


def test_bewitched_player_chooses_among_the_cards_he_draws() -> None:
    """R5.3: the resource action is R4.2's, drawing too."""
    game = turn("witch", seat("witch"), seat("king"), deck="temple manor", taken="resources")
    assert hand(play(game, "bewitch king", "draw", "keep manor"), 1) == ["manor"]


def test_witch_resumes_as_the_bewitched_character() -> None:
    """R5.3: she resumes her turn with the bewitched character's powers."""
    game = turn("witch", seat("witch"), seat("king"), taken="resources")
    assert acting(play(game, "bewitch king", "gold")) == ("king", 0)


def test_resumed_turn_says_so() -> None:
    """R5.3: the resumed turn is marked, with all she used before."""
    game = play(turn("witch", seat("witch"), seat("king", city="manor"), taken="resources"), "bewitch king", "gold")
    assert (phase(game)["resumed"], phase(game)["taken"]) == (True, ["resources"])


def test_held_turn_is_remembered() -> None:
    """R5.3: while she waits her stopped turn is held, with what was used in it."""
    game = turn("witch", seat("witch", city="laboratory"), seat("thief"), seat("king"), taken="resources lab")
    assert play(game, "bewitch king").position()["held"] == {"seat": 0, "taken": ["resources", "lab"]}


def test_nothing_is_held_once_she_has_resumed() -> None:
    """R5.3: `held` is there until she resumes."""
    game = turn("witch", seat("witch"), seat("king"), taken="resources")
    assert play(game, "bewitch king", "gold").position()["held"] is None


def test_resumed_witch_takes_no_second_resource_action() -> None:
    """R5.3: she does not take a second resource action."""
    game = turn("witch", seat("witch"), seat("king"), taken="resources")
    play(game, "bewitch king", "gold")
    assert not moves(game) & {"gold", "draw"}


def test_resumed_witch_builds_from_her_own_hand_and_purse() -> None:
    """R5.3: she resumes with her own hand, gold and city."""
    game = turn("witch", seat("witch", gold=3, hand="temple"), seat("king", hand="manor"), taken="resources")
    assert city(play(game, "bewitch king", "gold", "build temple"), 0) == ["temple"]


def test_resumed_witch_ends_the_rank() -> None:
    """R5.3: after her the next rank is called."""
    game = turn("witch", seat("witch"), seat("king"), seat("bishop"), taken="resources")
    assert acting(play(game, "bewitch king", "gold", "end")) == ("bishop", 2)


def test_witch_does_not_resume_for_a_character_not_in_play() -> None:
    """R5.3: character not in play: she does not resume, and so does not build."""
    game = turn("witch", seat("witch", gold=5, hand="temple"), seat("warlord"), taken="resources")
    assert acting(play(game, "bewitch king")) == ("warlord", 1)


def test_held_turn_is_dropped_when_its_rank_has_passed() -> None:
    """R5.3: `held` is there until the rank has passed."""
    game = turn("witch", seat("witch"), seat("warlord"), taken="resources")
    assert play(game, "bewitch king").position()["held"] is None


def test_witch_may_complete_her_city_when_she_resumes() -> None:
    """R5.3, R8.1: the eighth district built in the resumed turn makes this the last round."""
    hers = seat("witch", gold=3, hand="tavern", city=EIGHT.replace(" tavern", ""))
    game = play(turn("witch", hers, seat("king"), taken="resources"), "bewitch king", "gold", "build tavern")
    assert game.position()["last_round"] is True
