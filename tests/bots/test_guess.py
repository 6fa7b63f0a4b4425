"""A guessed world: the seat that guessed cannot tell it from the real one."""

from __future__ import annotations

from collections import Counter

import pytest

from citadels import Game
from citadels.bots import BOTS
from citadels.bots.casual import Weighted
from citadels.bots.guessing import Belief, guess
from citadels.bots.guessing.selection import selection
from citadels.bots.policy import Policy, Weights
from citadels.cards.catalog import deck_cards
from citadels.core.registry import Edition
from citadels.core.state import State
from citadels.flow.draft import Choose
from citadels.flow.setup import new_state
from citadels.views.observing import view
from tabletop.core.engine import apply, options
from tabletop.core.rng import Dice
from tests.bots.hidden import dealt_anew, decider_view, decisions, of_each_edition
from tests.rules.table import deck, play, seat, turn


@of_each_edition
def test_a_guessed_world_looks_the_same_to_the_seat_that_guessed(cards: Edition) -> None:
    differing = []
    for state in decisions(games=42, every=6, cards=cards):
        seat, known, _ = decider_view(state)
        if view(dealt_anew(state, Dice(state.round)), seat) != known:
            differing.append(known)
    assert differing == []


@of_each_edition
def test_a_guessed_world_asks_what_the_real_one_asks(cards: Edition) -> None:
    differing = []
    for state in decisions(games=42, every=6, seed=2, cards=cards):
        choices = options(state)
        guessed = options(dealt_anew(state, Dice(state.round)))
        if len(guessed) != len(choices) or any(guessed[at] != choices[at] for at in range(min(len(choices), 100))):
            differing.append((list(choices[:20]), list(guessed[:20])))
    assert differing == []


def cards_of(world: State) -> Counter[str]:
    """Every card that lies in a deck, a hand, a city, under a district or in a question."""
    counter = Counter(world.deck)
    for player in world.players:
        counter.update((*player.hand, *player.names, *(card for built in player.city for card in built.tucked)))
    counter.update(card for frame in world.stack for card in getattr(frame, "cards", ()))
    return counter


@of_each_edition
def test_every_character_and_card_lies_in_one_place_of_a_guessed_world(cards: Edition) -> None:
    wrong = []
    for state in decisions(games=42, every=8, seed=3, cards=cards):
        world = dealt_anew(state, Dice(5))
        held = [name for player in world.players for name in player.characters]
        pool = getattr(world.stack[-1], "pool", ())
        if sorted([*held, *world.up, *world.down, *pool]) != sorted(world.rules.cast):
            wrong.append(held)
        if cards_of(world) != Counter(deck_cards(cards, world.rules.specials, world.rules.removed)):
            wrong.append(sorted(cards_of(world)))
    assert wrong == []


@of_each_edition
def test_a_guessed_world_can_be_played_to_its_end(cards: Edition) -> None:
    policy = Policy(Weights(cards=cards), Dice(1))
    stuck = 0
    for state in decisions(games=14, every=40, seed=4, cards=cards):
        world = dealt_anew(state, Dice(9))
        for _ in range(3000):
            if not world.stack:
                break
            apply(world, policy.decide(world))
        stuck += bool(world.stack)
    assert stuck == 0


def test_the_face_down_card_is_guessed_by_the_first_to_choose() -> None:
    # R3.4: with four players the first sees five cards and two lie open: the one left must lie face down.
    state = new_state(["a", "b", "c", "d"], {}, 11)
    _, known, choices = decider_view(state)
    assert guess(known, Dice(1), choices).down == state.down


def test_a_character_called_in_vain_is_given_to_nobody() -> None:
    wrong = []
    for state in decisions(games=40, every=5, seed=6):
        seat, known, choices = decider_view(state)
        if known["phase"]["name"] != "turn":
            continue
        world = Belief(known, choices[:200]).deal(Dice(3))
        passed = known["rules"]["characters"][: known["phase"]["rank"] - 1]
        items = {name for player in known["players"] for name in player["characters"]}
        wrong += [name for name in passed if name not in items and name != known["assassinated"]
                  and world.holder(name) not in (None, seat)]  # fmt: skip
    assert wrong == []


def test_no_liking_makes_the_unseen_equally_likely() -> None:
    # R3.8: four players, second to choose: of the two cards not seen one lies face down, one was taken.
    state = new_state(["a", "b", "c", "d"], {}, 12)
    apply(state, options(state)[0])
    seat, known, choices = decider_view(state)
    belief, first = Belief(known, choices), (seat - 1) % 4
    dice = Dice(7)
    counts: dict[str, int] = {}
    for _ in range(600):
        name = belief.deal(dice).players[first].characters[0]
        counts[name] = counts.get(name, 0) + 1
    assert sorted(count > 240 for count in counts.values()) == [True, True]


@of_each_edition
@pytest.mark.parametrize("name", [name for name, make in BOTS.items() if isinstance(make(), Weighted)])
def test_who_does_not_search_decides_the_same_in_the_world_laid_out_as_in_one_dealt(name: str, cards: Edition) -> None:
    bot = BOTS[name]()
    assert isinstance(bot, Weighted)
    differing, seat = [], 0
    for number, state in enumerate(decisions(games=21, every=5, seed=17, cards=cards)):
        _, known, choices = decider_view(state)
        belief, by = Belief(known, choices), bot.weights(len(state.players), cards.word)
        sample_state = Policy(by, Dice(number)).decide(belief.sample_state())
        dealt = Policy(by, Dice(number)).decide(belief.deal(Dice(~number)))
        seat += 1
        if sample_state != dealt:
            differing.append((sample_state, dealt))
    assert (differing, seat > 500) == ([], True)


def test_as_many_cards_are_laid_out_as_there_are() -> None:
    wrong = []
    for state in decisions(games=42, every=8, seed=5):
        _, known, choices = decider_view(state)
        world = Belief(known, choices).sample_state()
        if cards_of(world) != Counter(deck_cards(world.rules.cards, world.rules.specials, world.rules.removed)):
            wrong.append(known)
    assert wrong == []


def test_a_searched_deck_is_guessed_card_by_card() -> None:
    # R7.11, R15.3: he who searches is shown every card of the deck, so that the hands hold the others.
    me, other = seat("king", gold=3, hand="lighthouse"), seat(hand="temple palace tavern tavern")
    game = play(turn("king", me, other, taken="resources"), "build lighthouse")
    assert sorted(Belief(game.view(0)).deal(Dice(4)).deck) == sorted(deck(game))


@pytest.mark.parametrize("players", range(2, 9))
def test_who_remembers_nothing_of_the_selection_can_guess(players: int) -> None:
    # Notation §1: positions written by hand leave `seen` out.
    characters = ["thief", "king", "bishop", "warlord", "architect", "merchant", "magician", "artist"]
    held = [" ".join(characters[at::players][: 2 if players == 2 else 1]) for at in range(players)]
    game = turn("thief", *map(seat, held), players=players)
    assert Belief(game.view(0)).deal(Dice(1)).players[0].characters[0] == "thief"


def test_a_view_without_a_seat_cannot_be_guessed_from() -> None:
    known = view(new_state(["a", "b"], {}, 1), None)
    with pytest.raises(ValueError, match="one seat"):
        Belief(known)


def test_the_other_of_two_players_is_thought_to_have_seen_what_he_can_have_seen() -> None:
    # R3.6: who holds what being right, the pools passed to and fro and the cards put aside follow.
    wrong: list[object] = []
    right = 0
    for number, state in enumerate(decisions(games=20, every=6, seed=31, sizes=(2,))):
        seat, known, choices = decider_view(state)
        belief, dice = Belief(known, choices[:200]), Dice(number)
        real = state.players[1 - seat]
        worlds = [belief.deal(dice).players[1 - seat] for _ in range(20)]
        for other in [other for other in worlds if other.characters == real.characters][:1]:
            right += 1
            if [set(pool) for pool in other.drafts] != [set(pool) for pool in real.drafts]:
                wrong.append((other.drafts, real.drafts))
            if sorted(other.placed_aside) != sorted(real.placed_aside):
                wrong.append((other.placed_aside, real.placed_aside))
    assert (wrong, right > 100) == ([], True)


@pytest.mark.parametrize(("players", "may"), [(4, False), (6, False), (7, True)])
def test_the_last_of_seven_may_have_taken_the_card_put_down(players: int, may: bool) -> None:
    """R3.5: seven players choose from eight characters, and the last gets the one put down beside the last two."""
    game = Game.new([f"N{number}" for number in range(players)], seed=3)
    first = game.to_move
    assert first is not None
    game.play(game.moves()[0])
    late = selection(game.observe(first)).late
    assert late == ((first - 1) % players if may else None)


def test_those_who_chose_before_are_thought_to_have_seen_what_they_can_have_seen() -> None:
    # R3.4: who holds what being right, the pools handed on before one's own pick follow.
    wrong: list[object] = []
    right = 0
    for number, state in enumerate(decisions(games=20, every=3, seed=32, sizes=(4, 5, 6))):
        if type(state.stack[-1]) is not Choose or state.rules.each > 1:
            continue
        _, known, choices = decider_view(state)
        belief, dice = Belief(known, choices[:200]), Dice(number)
        real = [(player.characters, player.drafts) for player in state.players if player.characters]
        for world in [belief.deal(dice) for _ in range(20)]:
            result = [(player.characters, player.drafts) for player in world.players if player.characters]
            if [characters for characters, _ in result] == [characters for characters, _ in real]:
                right += 1
                wrong += [result for (_, mine), (_, theirs) in zip(result, real, strict=True)
                          if [set(pool) for pool in mine] != [set(pool) for pool in theirs]]  # fmt: skip
    assert (wrong[:1], right > 100) == ([], True)
