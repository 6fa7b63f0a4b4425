"""Rank 2: the Thief and the Tax Collector."""

from __future__ import annotations

from .table import acting, begins, gold, play, refused, seat, turn

# The Thief


def test_thief_may_name_ranks_above_his() -> None:
    """R5.2, R11.6: not rank 1, not himself, everyone else."""
    named = "magician king bishop merchant architect warlord"
    assert begins(turn("thief", seat("thief")), "rob") == {f"rob {name}" for name in named.split()}


def test_thief_cannot_rob_the_assassin() -> None:
    """R5.2: not the rank-1 character."""
    assert refused(turn("thief", seat("thief"), seat("assassin")), "rob assassin")


def test_thief_cannot_rob_the_assassinated() -> None:
    """R5.2: not the assassinated one."""
    assert refused(turn("thief", seat("thief"), seat("king"), assassinated="king"), "rob king")


def test_thief_cannot_rob_the_witch() -> None:
    """R5.2: not the Witch."""
    assert refused(turn("thief", seat("thief"), seat("witch")), "rob witch")


def test_thief_cannot_rob_the_bewitched() -> None:
    """R5.2: not the bewitched one."""
    held = {"seat": 2, "taken": ["resources"]}
    game = turn("thief", seat("thief"), seat("king"), seat("witch"), bewitched="king", held=held)
    assert refused(game, "rob king")


def test_thief_may_name_a_card_that_lies_face_up() -> None:
    """R11.6: face-up cards may be named."""
    assert "rob bishop" in turn("thief", seat("thief"), up="bishop warlord", down="merchant").moves()


def test_nothing_is_stolen_before_the_call() -> None:
    """R5.2: gold moves when the holder reveals the character."""
    assert gold(play(turn("thief", seat("thief"), seat("king", gold=5)), "rob king"), 0) == 0


def test_thief_gets_all_the_gold() -> None:
    """R5.2: all his gold goes to the Thief."""
    game = turn("thief", seat("thief", gold=1), seat("king", gold=5), taken="resources")
    assert gold(play(game, "rob king", "end"), 0) == 6


def test_robbed_player_begins_with_nothing() -> None:
    """R5.2: before that player does or gains anything."""
    game = turn("thief", seat("thief"), seat("king", gold=5), taken="resources")
    assert gold(play(game, "rob king", "end"), 1) == 0


def test_robbed_player_keeps_what_he_gains_later() -> None:
    """R5.2: the robbery is over when his turn begins."""
    game = turn("thief", seat("thief"), seat("king", gold=5), taken="resources")
    assert gold(play(game, "rob king", "end", "gold"), 1) == 2


def test_robbery_of_nobody_brings_nothing() -> None:
    """R5.2: its holder, if there is one."""
    game = turn("thief", seat("thief"), seat("king", gold=5), seat("bishop", gold=4), taken="resources")
    assert gold(play(game, "rob merchant", "end"), 0) == 0


def test_only_the_named_character_is_robbed() -> None:
    """R5.2: others keep their gold."""
    game = turn("thief", seat("thief"), seat("king", gold=5), seat("bishop", gold=4), taken="resources")
    assert gold(play(game, "rob bishop", "end"), 1) == 5


def test_thief_robs_once() -> None:
    """R4.4: a power is used once."""
    assert refused(play(turn("thief", seat("thief")), "rob king"), "rob bishop")


def test_robbery_is_remembered() -> None:
    """R5.2: the mark stays with the character."""
    assert play(turn("thief", seat("thief")), "rob king").position()["robbed"] == "king"


def test_the_next_round_forgets_the_robbery() -> None:
    """R5.2: a mark lasts one round."""
    game = turn("warlord", seat("warlord"), seat("thief"), taken="resources", robbed="king")
    assert play(game, "end").position()["robbed"] is None


# The Tax Collector


def test_builder_pays_one_gold_at_the_end_of_his_turn() -> None:
    """R5.4: every other player who built pays 1 gold at the end of his turn."""
    game = turn("king", seat("king", gold=5, hand="temple"), seat("tax_collector"), taken="resources")
    assert gold(play(game, "build temple", "end"), 1) == 1


def test_builder_has_one_gold_less() -> None:
    """R5.4: the builder is the one who pays."""
    game = turn("king", seat("king", gold=5, hand="temple"), seat("tax_collector"), taken="resources")
    assert gold(play(game, "build temple", "end"), 0) == 3


def test_tax_is_not_due_before_the_end() -> None:
    """R5.4: at the end of that turn."""
    game = turn("king", seat("king", gold=5, hand="temple"), seat("tax_collector"), taken="resources")
    assert gold(play(game, "build temple"), 1) == 0


def test_who_does_not_build_does_not_pay() -> None:
    """R5.4: only who built."""
    game = turn("king", seat("king", gold=5), seat("tax_collector"), taken="resources")
    assert gold(play(game, "end"), 1) == 0


def test_architect_pays_once_for_three_districts() -> None:
    """R5.4: at least one district, 1 gold."""
    game = turn("architect", seat("architect", gold=9, hand="temple tavern"), seat("tax_collector"), taken="resources")
    assert gold(play(game, "build temple", "build tavern", "end"), 1) == 1


def test_who_has_no_gold_left_pays_nothing() -> None:
    """R5.4: if he has any."""
    game = turn("king", seat("king", gold=1, hand="temple"), seat("tax_collector"), taken="resources")
    assert gold(play(game, "build temple", "end"), 1) == 0


def test_tax_collector_does_not_pay_himself() -> None:
    """R5.4: every other player."""
    game = turn("tax_collector", seat("tax_collector", gold=5, hand="temple"), seat("king"), taken="resources")
    assert gold(play(game, "build temple", "end"), 0) == 4


def test_assassin_who_built_pays_when_the_tax_collector_is_revealed() -> None:
    """R5.4: a rank-1 player pays when the Tax Collector is revealed."""
    game = turn("assassin", seat("assassin", gold=5, hand="temple"), seat("tax_collector"), taken="resources")
    assert gold(play(game, "build temple", "end"), 1) == 1


def test_assassin_who_did_not_build_does_not_pay() -> None:
    """R5.4: only a rank-1 player who built this round."""
    game = turn("assassin", seat("assassin", gold=5), seat("tax_collector"), taken="resources")
    assert gold(play(game, "end"), 1) == 0


def test_witch_who_bewitched_nobody_pays_when_the_tax_collector_is_revealed() -> None:
    """R5.4: so does a Witch who bewitched nobody."""
    game = turn("witch", seat("witch", gold=5, hand="temple"), seat("tax_collector"), taken="resources")
    assert gold(play(game, "build temple", "end"), 1) == 1


def test_resuming_witch_pays_at_the_end_of_the_resumed_turn() -> None:
    """R5.4: a Witch who resumes pays at the end of the resumed turn."""
    game = turn("witch", seat("witch", gold=5, hand="temple"), seat("king"), seat("tax_collector"), taken="resources")
    play(game, "bewitch king", "gold", "end", "gold", "build temple")
    assert gold(play(game, "end"), 2) == 3


def test_assassinated_tax_collector_collects_nothing_from_the_assassin() -> None:
    """R5.4: an assassinated Tax Collector collects nothing."""
    game = turn("assassin", seat("assassin", gold=5, hand="temple"), seat("tax_collector"), seat("king"))
    assert gold(play(game, "gold", "build temple", "assassinate tax_collector", "end"), 1) == 0


def test_assassinated_tax_collector_collects_nothing_from_later_builders() -> None:
    """R5.4: nor from those who come after."""
    game = turn(
        "king",
        seat("king", gold=5, hand="temple"),
        seat("tax_collector"),
        taken="resources",
        assassinated="tax_collector",
    )
    assert gold(play(game, "build temple", "end"), 0) == 4


def test_without_a_tax_collector_in_play_nobody_pays() -> None:
    """R5.4: the tax goes to a player; with none nobody pays."""
    game = turn("king", seat("king", gold=5, hand="temple"), cast="tax_collector", taken="resources")
    assert gold(play(game, "build temple", "end"), 0) == 4


def test_districts_built_from_another_hand_are_taxed() -> None:
    """R5.4, R6.3W: the Wizard's other build is a district built, too."""
    game = turn("wizard", seat("wizard", gold=5), seat("tax_collector"), seat(hand="temple"), taken="resources")
    assert gold(play(game, "peek 2", "take temple build", "end"), 1) == 1


def test_tax_collector_plays_an_ordinary_turn() -> None:
    """R5.4: nothing to name, only to collect."""
    game = turn("assassin", seat("assassin"), seat("tax_collector"), taken="resources")
    assert acting(play(game, "end")) == ("tax_collector", 1)
