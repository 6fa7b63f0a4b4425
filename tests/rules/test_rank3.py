"""Rank 3: the Magician and the Wizard."""

from __future__ import annotations

from .table import bank, begins, built, city, deck, gold, hand, moves, phase, play, refused, seat, turn

# The Magician


def test_magician_takes_the_other_hand() -> None:
    """R6.3M: exchange his whole hand with another player's whole hand."""
    game = turn("magician", seat("magician", hand="temple"), seat(hand="manor castle keep"))
    assert hand(play(game, "swap 1"), 0) == ["castle", "keep", "manor"]


def test_magician_gives_his_own_hand() -> None:
    """R6.3M: an exchange goes both ways."""
    game = turn("magician", seat("magician", hand="temple"), seat(hand="manor castle keep"))
    assert hand(play(game, "swap 1"), 1) == ["temple"]


def test_magician_may_swap_an_empty_hand() -> None:
    """R6.3M: his hand may be empty."""
    assert hand(play(turn("magician", seat("magician"), seat(hand="manor")), "swap 1"), 0) == ["manor"]


def test_magician_may_swap_for_an_empty_hand() -> None:
    """R6.3M: the whole hand, even empty."""
    assert hand(play(turn("magician", seat("magician", hand="manor"), seat()), "swap 1"), 1) == ["manor"]


def test_two_empty_hands_are_not_swapped() -> None:
    """R11.3: a swap of two empty hands changes nothing."""
    assert refused(turn("magician", seat("magician"), seat()), "swap 1")


def test_magician_does_not_swap_with_himself() -> None:
    """R6.3M: with another player."""
    assert refused(turn("magician", seat("magician", hand="manor")), "swap 0")


def test_magician_puts_cards_under_the_deck() -> None:
    """R6.3M, R4.10: the cards go under the deck."""
    game = turn("magician", seat("magician", hand="temple keep"), deck="tavern manor castle")
    assert deck(play(game, "redraw temple")) == ["manor", "castle", "temple"]


def test_magician_draws_as_many() -> None:
    """R6.3M: and draws as many."""
    game = turn("magician", seat("magician", hand="temple keep"), deck="tavern manor castle")
    assert hand(play(game, "redraw keep temple"), 0) == ["manor", "tavern"]


def test_magician_may_redraw_any_number() -> None:
    """R6.3M: any number of cards from hand."""
    game = turn("magician", seat("magician", hand="temple keep"), deck="tavern manor castle")
    assert begins(game, "redraw") == {"redraw keep", "redraw temple", "redraw keep temple"}


def test_equal_cards_make_one_redraw() -> None:
    """R6.3M: two Taverns in hand: put one under, or both."""
    game = turn("magician", seat("magician", hand="tavern tavern"), deck="manor castle")
    assert begins(game, "redraw") == {"redraw tavern", "redraw tavern tavern"}


def test_magician_conjures_once() -> None:
    """R6.3M: once, one of the two."""
    game = turn("magician", seat("magician", hand="temple"), seat(hand="manor"), deck="tavern")
    assert not begins(play(game, "swap 1"), "redraw") | begins(game, "swap")


def test_magician_conjures_before_his_resources() -> None:
    """R6.3M: any time."""
    assert "swap 1" in turn("magician", seat("magician", hand="temple"), seat(hand="manor")).moves()


def test_magician_conjures_after_building() -> None:
    """R6.3M: any time."""
    game = turn("magician", seat("magician", gold=1, hand="temple keep"), seat(hand="manor"), taken="resources")
    assert "swap 1" in play(game, "build temple").moves()


# The Wizard


def test_wizard_looks_into_any_hand_that_has_a_card() -> None:
    """R6.3W, R11.8: a peek needs a hand with a card, another player's."""
    game = turn("wizard", seat("wizard", hand="keep"), seat(hand="temple"), seat(), seat(hand="manor"))
    assert begins(game, "peek") == {"peek 1", "peek 3"}


def test_wizard_must_take_a_card() -> None:
    """R11.8, R11.4: having looked he must take one, and nothing else is legal."""
    game = turn("wizard", seat("wizard"), seat(hand="temple manor"), taken="resources")
    assert moves(play(game, "peek 1")) == {"take temple", "take manor"}


def test_wizard_takes_the_card_into_hand() -> None:
    """R6.3W: put it in hand."""
    game = turn("wizard", seat("wizard", hand="keep"), seat(hand="temple manor"))
    assert hand(play(game, "peek 1", "take manor"), 0) == ["keep", "manor"]


def test_the_other_hand_has_one_card_less() -> None:
    """R6.3W: one card is taken."""
    game = turn("wizard", seat("wizard"), seat(hand="temple manor"))
    assert hand(play(game, "peek 1", "take manor"), 1) == ["temple"]


def test_wizard_builds_the_card_at_once() -> None:
    """R6.3W: or build it at once."""
    game = turn("wizard", seat("wizard", gold=3), seat(hand="temple manor"), taken="resources")
    assert city(play(game, "peek 1", "take manor build"), 0) == ["manor"]


def test_wizard_pays_for_the_card_he_builds() -> None:
    """R6.3W: for its cost, to the bank."""
    game = turn("wizard", seat("wizard", gold=4), seat(hand="temple manor"), taken="resources", bank=10)
    assert bank(play(game, "peek 1", "take manor build")) == 13


def test_wizard_needs_the_gold_to_build_at_once() -> None:
    """R11.8: building it at once needs the gold."""
    game = turn("wizard", seat("wizard", gold=2), seat(hand="temple manor"), taken="resources")
    assert moves(play(game, "peek 1")) == {"take temple", "take temple build", "take manor"}


def test_wizard_builds_at_once_only_after_his_resources() -> None:
    """R11.8: building it at once needs the resource action done."""
    game = turn("wizard", seat("wizard", gold=9), seat(hand="temple"))
    assert moves(play(game, "peek 1")) == {"take temple"}


def test_wizards_other_build_leaves_him_his_own() -> None:
    """R6.3W: that build does not count toward the limit."""
    game = turn("wizard", seat("wizard", gold=9, hand="keep"), seat(hand="temple"), taken="resources")
    assert city(play(game, "peek 1", "take temple build", "build keep"), 0) == ["keep", "temple"]


def test_wizards_other_build_is_counted_apart() -> None:
    """R6.3W: `extra`, not `built`."""
    game = turn("wizard", seat("wizard", gold=9), seat(hand="temple"), taken="resources")
    now = phase(play(game, "peek 1", "take temple build"))
    assert (now["built"], now["extra"]) == (0, 1)


def test_wizard_may_build_at_once_after_his_own_build() -> None:
    """R6.3W: in either order."""
    game = turn("wizard", seat("wizard", gold=9, hand="keep"), seat(hand="temple"), taken="resources")
    assert city(play(game, "build keep", "peek 1", "take temple build"), 0) == ["keep", "temple"]


def test_wizard_builds_one_district_from_his_hand() -> None:
    """R4.3: the limit of one stays."""
    game = turn("wizard", seat("wizard", gold=9, hand="keep manor"), taken="resources")
    assert refused(play(game, "build keep"), "build manor")


def test_wizard_may_build_what_he_already_has() -> None:
    """R6.3W: this turn he may build districts he already has."""
    game = turn("wizard", seat("wizard", gold=9, hand="temple", city="temple"), taken="resources")
    assert city(play(game, "build temple"), 0) == ["temple", "temple"]


def test_duplicates_stay_after_the_wizards_turn() -> None:
    """R6.3W: they stay built."""
    game = turn("wizard", seat("wizard", gold=9, hand="temple", city="temple"), seat("king"), taken="resources")
    assert city(play(game, "build temple", "end"), 0) == ["temple", "temple"]


def test_others_may_not_build_duplicates() -> None:
    """R4.3: a city never holds two of one name."""
    game = turn("king", seat("king", gold=9, hand="temple", city="temple"), cast="wizard", taken="resources")
    assert refused(game, "build temple")


def test_wizard_looks_once() -> None:
    """R6.3W: once."""
    game = turn("wizard", seat("wizard"), seat(hand="temple manor"))
    assert begins(play(game, "peek 1", "take manor"), "peek") == set()


def test_wizard_keeps_the_gold_when_he_keeps_the_card() -> None:
    """R6.3W: only building costs."""
    game = turn("wizard", seat("wizard", gold=4), seat(hand="manor"), taken="resources")
    assert gold(play(game, "peek 1", "take manor"), 0) == 4


def test_wizards_duplicates_are_two_districts() -> None:
    """R6.3W: each is a district of its own in the position."""
    game = turn("wizard", seat("wizard", gold=9, city="temple"), seat(hand="temple"), taken="resources")
    assert len(built(play(game, "peek 1", "take temple build"), 0)) == 2
