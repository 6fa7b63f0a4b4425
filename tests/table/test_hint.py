"""Hints and the review: honest, repeatable, and nothing of the game is touched (docs/protocol.md §6)."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from citadels import Game
from citadels.bots import BOTS
from citadels.bots.hints import WEIGHT
from citadels.core.moves import Move
from citadels.table import advice, review
from citadels.table.advice import Adviser
from citadels.table.worker import Table
from tabletop.bots.protocol import UNLIMITED, Budget
from tabletop.bots.search import SearchResult
from tabletop.core.rng import Dice
from tabletop.table.advice import chance
from tests.bots.hidden import dealt_anew, decisions
from tests.rules.table import SEVEN, select, turn
from tests.rules.table import seat as sits
from tests.table.desk import Desk, Json, desk, messages, opened, seats


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer worlds than a person gets: what is tested does not hang on how many."""
    monkeypatch.setattr(advice, "PLAYOUTS", 48)
    monkeypatch.setattr(review, "FINDING", 48)
    monkeypatch.setattr(review, "COMPARING", 48)


def finishing() -> Game:
    """The last turn of a game: building the tavern completes the city and wins."""
    player = sits("warlord", gold=5, hand="tavern", city=SEVEN)
    other = sits("king", city="palace cathedral fortress town_hall")
    return turn("warlord", player, other, taken="resources income", last_round=True)


def hint(desk: Desk) -> Json:
    answer = desk.ask("hint")
    assert "error" not in answer, answer["error"]
    return dict(answer["hint"])


def refusal(answer: Json) -> str:
    return str(answer["error"]["id"])


# --- what it says


def test_the_advised_move_comes_first_and_is_a_choice_of_the_prompt() -> None:
    desk = opened(finishing())
    advised = hint(desk)["options"][0]
    assert desk.choice("build", card="tavern")["move"] == advised["move"]


def test_the_advised_move_can_be_played_as_it_stands() -> None:
    desk = opened(finishing())
    assert "error" not in desk.ask("choose", move=hint(desk)["options"][0]["move"])


def test_a_hint_says_what_the_move_gains() -> None:
    text = hint(opened(finishing()))["reasons"]
    assert text[0] == {"id": "because-first-complete", "args": {"points": 4}, "good": True}


def test_no_hint_gives_more_than_three_reasons_and_what_speaks_for_it_comes_first() -> None:
    reasonses = [Adviser().advise(Game(state), UNLIMITED)["reasons"] for state in decisions(games=7, every=40, seed=5)]
    assert [
        reasons
        for reasons in reasonses
        if len(reasons) > 3 or reasons != sorted(reasons, key=lambda reason: not reason["good"])
    ] == []


def test_the_alternatives_have_their_chances() -> None:
    options = hint(opened(finishing()))["options"]
    assert [0 <= option["chance"] <= 100 for option in options] == [True] * len(options)


def test_the_margin_of_a_chance_is_two_standard_errors() -> None:
    """In points of a hundred (docs/protocol.md 6)."""
    result = SearchResult(0, 0.37, 0.02, 40, 0.0, 1.0, {})
    assert chance(result, result)["margin"] == 4


def test_what_cannot_be_told_from_the_advised_sounds_like_it() -> None:
    optionses = [Adviser().advise(Game(state), UNLIMITED)["options"] for state in decisions(games=7, every=40, seed=9)]
    assert [
        option
        for advised, *rest in optionses
        for option in rest
        if option["close"] and option["share"] != advised["share"]
    ] == []


def test_no_more_than_five_alternatives_are_shown() -> None:
    game = select(0, "assassin thief magician king bishop merchant architect warlord", sits(gold=2))
    assert len(hint(opened(game))["options"]) == 6


def test_a_single_option_needs_no_numbers() -> None:
    message = hint(opened(turn("king", sits("king"), taken="resources power")))
    assert (message["count"], message["worlds"], message["options"][0]["chance"]) == (1, 0, None)


def test_marked_cards_are_named() -> None:
    """R6.3M."""
    game = turn("magician", sits("magician", hand="temple", city="temple"), taken="resources", deck="palace castle")
    lines = [option for option in hint(opened(game))["options"] if option["kind"] == "redraw"]
    assert [(item["id"], item["args"]) for item in lines] == [("hint-redraw", {"cards": ["temple"]})]


def test_a_search_cut_short_at_once_still_advises() -> None:
    hint = Adviser().advise(finishing(), Budget(stop=lambda: True))
    assert (hint["worlds"], hint["options"][0]["chance"], hint["options"][0]["share"]) == (0, None, None)


def test_what_the_cards_say_needs_no_search() -> None:
    hint = Adviser().advise(finishing(), Budget(stop=lambda: True))
    assert "because-first-complete" in [reason["id"] for reason in hint["reasons"]]


def test_the_clock_of_the_page_cuts_a_search_short() -> None:
    table = Table()
    table.session = opened(finishing()).table.session
    ticks = iter(range(0, 10**9, 2000))
    table.now = lambda: float(next(ticks))
    assert table.answer({"do": "hint"})["hint"]["worlds"] == 0


# --- what it leaves alone


def test_asked_twice_it_says_the_same() -> None:
    desk = opened(select(0, "king thief merchant warlord", sits(gold=2, hand="temple palace")))
    assert hint(desk) == hint(desk)


def test_another_table_says_the_same() -> None:
    game = select(0, "king thief merchant warlord", sits(gold=2, hand="temple palace"))
    assert Adviser().advise(game, UNLIMITED) == Adviser().advise(game, UNLIMITED)


def test_a_hint_changes_neither_the_game_nor_the_bots_dice_nor_the_news() -> None:
    asking, playing = Desk(), Desk()
    for table in (asking, playing):
        table.ask("new", seats=seats(["Ann", "Ben", "Cem", "Dora"], (0,), "casual"), rules={}, seed=11)
    for _ in range(60):
        if asking.view["waiting"] == "person":
            assert asking.ask("hint")["save"] is None
            move = next(choice["move"] for choice in asking.choices if choice["enabled"] and choice["move"])
            asking.choose(move), playing.choose(move)
        asking.ask("tick"), playing.ask("tick")
    assert (asking.save, asking.view) == (playing.save, playing.view)


def test_a_hint_knows_no_more_than_its_seat() -> None:
    differing = []
    for number, state in enumerate(decisions(games=7, every=40, seed=21)):
        other = dealt_anew(state, Dice(number))
        first = Adviser().advise(Game(state), UNLIMITED)
        second = Adviser().advise(Game(other), UNLIMITED)
        if first != second:
            differing.append((first, second))
    assert differing == []


# --- who may ask


def test_without_a_game_it_says_so() -> None:
    assert refusal(Desk().ask("hint")) == "illegal-no-game"


def test_while_a_bot_decides_nobody_is_advised() -> None:
    assert refusal(desk(finishing(), 1).ask("hint")) == "illegal-not-asked"


def test_nobody_is_advised_through_the_curtain() -> None:
    assert refusal(desk(finishing(), 0, 1).ask("hint")) == "illegal-not-asked"


def test_nobody_is_advised_before_all_eyes() -> None:
    """R11.10: the Warlord's last step is asked on the open table."""
    table = desk(turn("warlord", sits("warlord"), taken="resources power", players=4), 0, 1)
    assert refusal(table.ask("hint")) == "hint-open"


# --- the review


def ended(*moves: str) -> Desk:
    """The finishing game, played to its end by four people."""
    table = desk(finishing()).choose(*moves)
    assert table.view["waiting"] == "over"
    return table


def test_a_review_lists_the_decisions_that_had_a_choice() -> None:
    assert ended("build tavern", "end").ask("review")["review"]["decisions"] == [
        {"at": 0, "seat": 0},
        {"at": 1, "seat": 0},
    ]


def test_bots_decisions_are_not_reviewed() -> None:
    table = desk(finishing(), 1)
    while table.view["waiting"] != "over":
        table.ask("tick")
    assert table.ask("review")["review"]["decisions"] == []


def test_a_review_finds_the_win_that_was_left_lying() -> None:
    result = ended("end").ask("review", at=0)["review"]
    assert (result["played"]["move"], result["better"]["move"]) == ("end", "build tavern")


def test_it_costs_what_the_win_was_worth() -> None:
    assert ended("end").ask("review", at=0)["review"]["cost"] > 50


def test_it_says_why() -> None:
    reasons = ended("end").ask("review", at=0)["review"]["reasons"]
    assert reasons[0] == {"id": "because-first-complete", "args": {"points": 4}, "good": True}


def test_where_nothing_explains_it_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "chosen", lambda *_: [])
    reasons = ended("end").ask("review", at=0)["review"]["reasons"]
    assert reasons == [{"id": "reason-altogether", "args": {}, "good": None}]


def test_a_loss_is_told_in_fives() -> None:
    message = ended("end").ask("review", at=0)["review"]
    assert abs(message["told"]["args"]["cost"] - message["cost"]) <= 2.5
    assert message["told"]["args"]["cost"] % 5 == 0


def test_the_best_move_costs_nothing() -> None:
    assert ended("build tavern", "end").ask("review", at=0)["review"]["cost"] == 0


def test_a_review_changes_nothing() -> None:
    desk = ended("end")
    before = desk.ask("record")
    desk.ask("review", at=0)
    assert desk.ask("record") == before


def test_what_was_taken_back_is_not_reviewed() -> None:
    table = desk(finishing()).choose("build tavern")
    table.ask("undo")
    assert table.choose("end").ask("review")["review"]["decisions"] == [{"at": 0, "seat": 0}]


def test_a_game_is_not_reviewed_before_its_end() -> None:
    assert refusal(desk(finishing()).ask("review")) == "review-early"


@pytest.mark.parametrize("at", [-1, 99, None, "0", True, 1.0])
def test_a_step_that_is_none_is_refused(at: object) -> None:
    assert refusal(ended("end").ask("review", at=at)) == "bad-request"


def test_every_message_of_hints_and_reviews_has_words() -> None:
    folder = Path(__file__).parents[2] / "site" / "locales" / "en"
    texts = [path.read_text("utf-8") for path in folder.rglob("*.ftl")]
    words = {name for text in texts for name in re.findall(r"^([a-z][\w-]*) =", text, re.M)}
    about = [f"reason-{word}" for word in WEIGHT if word not in (*advice.COUNTED, *advice.BEFALLS)]
    about += [f"reason-{befall}-{way}" for befall in advice.BEFALLS for way in ("more", "less")]
    about += [f"reason-{word}-more" for word in advice.COUNTED] + [
        "reason-built-less",
        "reason-built-perhaps-more",
        "reason-built-perhaps-less",
    ]
    parts = [message["id"] for message in messages([ended("end").ask("review", at=0), hint(opened(finishing()))])]
    more = ["reason-even", "reason-altogether", "review-cost-few", "hint-redraw", "hint-open", "review-early"]
    assert {*about, *parts, *more} - words == set()


def test_a_game_can_be_looked_at_where_each_move_was_played() -> None:
    game = Game.new(["Ann", "Ben", "Cem"], {}, seed=4)
    seen = [game.position()]
    for _ in range(20):
        game.play(game.moves()[0])
        seen.append(game.position())
    assert [game.at(step).position() for step in range(21)] == seen


def test_steps_lie_one_move_apart() -> None:
    game = Game.new(["Ann", "Ben", "Cem"], {}, seed=4)
    for _ in range(20):
        game.play(game.moves()[-1])
    steps = [game.at(step) for step in range(21)]
    assert [one.play(move) == two for move, (one, two) in zip(game.history, pairwise(steps), strict=True)] == [
        True
    ] * 20


# --- what it has heard


def some_rounds(rounds: int) -> Game:
    """A game of four that bots have played for so many rounds."""
    game, dice, bot = Game.new(["Ann", "Ben", "Cem", "Dora"], {}, seed=4), Dice(4), BOTS["casual"]()
    while game.view(None)["round"] <= rounds:
        assert game.to_move is not None
        moves = game.moves()
        game.play(moves[bot.choose(game.observe(game.to_move), moves, dice, UNLIMITED) if len(moves) > 1 else 0])
    return game


def test_a_hint_knows_what_the_others_picked_in_rounds_that_are_over() -> None:
    memory = advice.listener(some_rounds(3), 0).memory
    assert memory is not None
    assert sorted(memory.leanings) == [0, 1, 2, 3]


def test_looking_back_it_has_heard_no_more_than_was_told_by_then() -> None:
    memory = advice.listener(some_rounds(3), 0, steps=0).memory
    assert memory is not None
    assert memory.leanings == {}


@pytest.mark.parametrize(("chance", "advised"), [(0.39, "build temple"), (0.2, "end")])
def test_of_two_that_cannot_be_told_apart_the_one_that_does_something_is_advised(chance: float, advised: str) -> None:
    moves = [Move.parse("end"), Move.parse("build temple")]
    results = [SearchResult(at, mean, 0.02, 40, 0.0, 1.0, {}) for at, mean in enumerate((0.4, chance))]
    assert moves[advice.active_first(moves, results)[0].option] == advised
