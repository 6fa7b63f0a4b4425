"""Rank 9: the Artist and the Queen."""

from __future__ import annotations

import pytest

from citadels import Game, PositionError

from .table import acting, bank, begins, cast_of, coins, gold, over, play, refused, score, seat, turn

# The Artist


def test_artist_beautifies_a_district() -> None:
    """R6.9A: may put 1 own gold on one of his districts."""
    assert coins(play(turn("artist", seat("artist", gold=2, city="manor tavern")), "beautify manor"), 0) == ["manor"]


def test_artist_pays_his_own_gold() -> None:
    """R6.9A: 1 own gold."""
    assert gold(play(turn("artist", seat("artist", gold=2, city="manor tavern")), "beautify manor"), 0) == 1


def test_artists_coin_does_not_go_to_the_bank() -> None:
    """R6.9A: it lies on the district."""
    game = turn("artist", seat("artist", gold=2, city="manor tavern"), bank=9)
    assert bank(play(game, "beautify manor")) == 9


def test_artist_beautifies_two_districts() -> None:
    """R6.9A: one or two own districts."""
    game = turn("artist", seat("artist", gold=2, city="manor tavern temple"))
    assert coins(play(game, "beautify manor", "beautify tavern"), 0) == ["manor", "tavern"]


def test_artist_does_not_beautify_three() -> None:
    """R6.9A: one or two."""
    game = turn("artist", seat("artist", gold=5, city="manor tavern temple"))
    assert begins(play(game, "beautify manor", "beautify tavern"), "beautify") == set()


def test_one_coin_at_most_on_a_district() -> None:
    """R6.9A: one coin at most."""
    game = turn("artist", seat("artist", gold=5, city="manor tavern"))
    assert begins(play(game, "beautify manor"), "beautify") == {"beautify tavern"}


def test_a_coin_of_an_earlier_turn_counts_too() -> None:
    """R6.9A: one coin at most on a district, ever."""
    assert begins(turn("artist", seat("artist", gold=5, city="manor+ tavern")), "beautify") == {"beautify tavern"}


def test_artist_without_gold_beautifies_nothing() -> None:
    """R6.9A: his own gold."""
    assert begins(turn("artist", seat("artist", city="manor")), "beautify") == set()


def test_artist_beautifies_only_his_own() -> None:
    """R6.9A: own districts."""
    assert refused(turn("artist", seat("artist", gold=5), seat(city="manor")), "beautify manor")


def test_artist_may_beautify_what_he_has_just_built() -> None:
    """R4.4: at any time of the turn."""
    game = turn("artist", seat("artist", gold=5, hand="manor"), taken="resources")
    assert "beautify manor" in play(game, "build manor").moves()


def test_a_coin_raises_the_score_by_one() -> None:
    """R6.9A, R8.2: each coin raises that district's score by 1."""
    assert score(over(seat(city="manor+ tavern"), cast="artist")) == 5


def test_a_coin_raises_the_price_to_destroy_by_one() -> None:
    """R6.9A: it raises that district's cost by 1."""
    game = turn("warlord", seat("warlord", gold=5), seat(city="manor+"), cast="artist", taken="resources")
    assert gold(play(game, "destroy 1 manor+"), 0) == 2


def test_a_destroyed_districts_coin_goes_to_the_bank() -> None:
    """R11.12: the coin goes to the bank."""
    game = turn("warlord", seat("warlord", gold=5), seat(city="manor+"), cast="artist", taken="resources", bank=4)
    assert bank(play(game, "destroy 1 manor+")) == 4 + 3 + 1


def test_an_exchanged_district_takes_its_coin_along() -> None:
    """R6.8D: the Artist's coin goes along with the district."""
    game = turn("diplomat", seat("diplomat", gold=5, city="tavern"), seat(city="manor+"), cast="artist",
                taken="resources")  # fmt: skip
    assert coins(play(game, "exchange 1 manor+ tavern"), 0) == ["manor"]


def test_a_coin_counts_in_the_difference() -> None:
    """R6.9A: it raises that district's cost, to the Diplomat too."""
    game = turn("diplomat", seat("diplomat", gold=5, city="tavern"), seat(city="manor+"), cast="artist",
                taken="resources")  # fmt: skip
    assert gold(play(game, "exchange 1 manor+ tavern"), 1) == 3


# The Queen


def test_queen_next_to_the_king_has_three_gold() -> None:
    """R6.9Q: 3 gold if she sits next to the rank-4 character's holder."""
    assert gold(play(turn("queen", seat("king"), seat("queen"), players=5), "income"), 1) == 3


def test_the_table_is_round() -> None:
    """R6.9Q: the last seat is next to the first."""
    game = turn("queen", seat("queen"), seat(), seat(), seat(), seat("king"), players=5)
    assert gold(play(game, "income"), 0) == 3


def test_queen_away_from_the_king_has_nothing() -> None:
    """R6.9Q, R11.3: not next to him, nothing."""
    assert refused(turn("queen", seat("king"), seat(), seat("queen"), players=5), "income")


def test_queen_without_a_king_has_nothing() -> None:
    """R11.21: legal exactly if rank 4 was played next to her."""
    assert refused(turn("queen", seat("bishop"), seat("queen"), players=5), "income")


def test_queen_next_to_the_emperor_has_three_gold() -> None:
    """R6.9Q: the Emperor counts."""
    assert gold(play(turn("queen", seat("emperor"), seat("queen"), players=5), "income"), 1) == 3


def test_queen_next_to_an_assassinated_king_has_nothing_in_her_turn() -> None:
    """R6.9Q, R11.21: not at her turn."""
    assert refused(turn("queen", seat("king"), seat("queen"), players=5, assassinated="king"), "income")


def test_queen_next_to_an_assassinated_king_is_paid_when_he_is_revealed() -> None:
    """R6.9Q, R11.21: at the end of the round, by itself."""
    game = turn("queen", seat("king"), seat("queen"), players=5, assassinated="king", taken="resources")
    assert gold(play(game, "end"), 1) == 3


def test_queen_away_from_an_assassinated_king_is_not_paid() -> None:
    """R6.9Q: only next to him."""
    game = turn("queen", seat("king"), seat(), seat("queen"), players=5, assassinated="king", taken="resources")
    assert gold(play(game, "end"), 2) == 0


def test_assassinated_queen_gets_nothing() -> None:
    """R11.21: an assassinated Queen gets nothing."""
    game = turn("warlord", seat("king"), seat("queen"), seat("warlord"), players=5, assassinated="queen",
                taken="resources")  # fmt: skip
    assert gold(play(game, "end"), 1) == 0


def test_queen_is_paid_once() -> None:
    """R4.5: once per turn."""
    assert refused(play(turn("queen", seat("king"), seat("queen"), players=5), "income"), "income")


def test_queen_needs_five_players() -> None:
    """R2.1: at least 5 players."""
    with pytest.raises(PositionError):
        Game.new(["Ann", "Ben", "Cal", "Dee"], {"characters": cast_of(["queen"])})


def test_rank_nine_plays_after_rank_eight() -> None:
    """R4.1: ranks are called from 1 up."""
    game = turn("warlord", seat("warlord"), seat("artist"), taken="resources")
    assert acting(play(game, "end")) == ("artist", 1)


def test_queen_is_not_paid_for_the_witch_who_played_the_king() -> None:
    """R6.9Q: it is the holder of the card who counts."""
    game = turn("queen", seat("witch"), seat("queen"), seat(), seat("king"), players=5, bewitched="king")
    assert refused(game, "income")


def test_artist_lays_no_more_than_two_coins() -> None:
    """R6.9A: a position in which the power was used three times is none."""
    with pytest.raises(PositionError, match="more often"):
        turn("artist", seat("artist"), taken="resources power power power")
