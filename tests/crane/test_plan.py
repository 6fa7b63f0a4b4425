"""The turn as a plan on the page of Crown and Crane: the sheet of a hint, and the strip of a plan that is followed."""

from __future__ import annotations

from typing import Any

from e2e.saved_cranes import late_game
from praga import Game
from tests.crane.table_of_crane import TableOfCrane, sit
from tests.page.tree import Tree, doing, nodes, props
from tests.page.trees import styled, texts
from tests.praga.positions import player, turn


def dealt() -> Game:
    """A game of two at the beginning of the first turn."""
    return Game.new(["Ann", "Ben"], {"first": 0}, seed=7)


def with_hint(app: Any, game: Game, people: tuple[int, ...] = (0,)) -> TableOfCrane:
    """The table with the sheet of a hint over it."""
    table = sit(app, game, people)
    table.act("hint")
    return table


def rows(table: TableOfCrane) -> list[Tree]:
    """The steps on the sheet."""
    return [node for node in nodes(styled(table.sheet, "plan")[0]) if node[0] == "li"]


def strip(table: TableOfCrane) -> list[Tree]:
    """The strip above the question, if there is one."""
    return table.parts("plan-strip")


def do_step(table: TableOfCrane) -> str:
    """Make the present step of the plan that is followed, and return its move."""
    placing = table.parts("planned-here")
    (button,) = doing(table.parts("foot")[0] if placing else strip(table)[0], "choose")
    move: str = props(button)["data-arg"]
    table.tap("choose", move)
    return move


def test_the_sheet_lists_the_turn_as_steps(app: Any) -> None:
    table = with_hint(app, dealt())

    assert len(rows(table)) > 2


def test_the_present_step_is_marked_and_no_other(app: Any) -> None:
    table = with_hint(app, dealt())
    table.act("choose", props(doing(table.sheet, "choose")[0])["data-arg"])
    table.act("hint")

    assert [props(row).get("aria-current") for row in rows(table)][:3] == [None, "step", None]


def test_steps_that_are_done_are_told_from_the_others(app: Any) -> None:
    table = with_hint(app, dealt())
    table.act("choose", props(doing(table.sheet, "choose")[0])["data-arg"])
    table.act("hint")

    assert "done" in props(rows(table)[0])["class"]


def test_a_step_says_what_it_brings_now_and_at_the_end(app: Any) -> None:
    """P14.4: the row scores at the end."""
    game = turn(player(silver=2, wall=[1, 3], gold=0, stone=0), taken=1, owed=False, turn=32, first=1)
    table = with_hint(app, game)

    assert "at-end" in texts(rows(table)[0])


def test_a_step_with_which_something_comes_to_light_says_so(app: Any) -> None:
    """P6.1: a new tile fills the row."""
    table = with_hint(app, turn(player(gold=0, stone=0), taken=0))

    assert "plan-reveals" in texts(styled(table.sheet, "plan")[0])


def test_a_plan_is_followed_to_the_end_of_the_turn(app: Any) -> None:
    table = with_hint(app, dealt())
    table.act("plan-follow")
    moves = [do_step(table)]
    while strip(table):
        moves.append(do_step(table))

    assert moves[0].startswith("take")
    assert moves[-1].startswith("end")


def test_the_plan_is_asked_for_anew_after_each_step(app: Any) -> None:
    table = with_hint(app, dealt())
    table.act("plan-follow")
    do_step(table)

    assert (table.page.play.table.advice.plan["at"], table.page.play.table.advice.pending) == (1, False)


def test_another_move_than_the_plans_changes_the_plan(app: Any) -> None:
    table = with_hint(app, dealt())
    table.act("plan-follow")
    first = table.page.play.table.advice.plan["steps"][0]["move"]
    other = next(move for move in table.moves("take") if move != first)
    table.choose(other)

    assert table.page.play.table.advice.plan["steps"][0]["move"] == other


def test_an_undone_step_is_the_present_one_again(app: Any) -> None:
    table = with_hint(app, dealt())
    table.act("plan-follow")
    do_step(table)
    table.act("undo")

    assert table.page.play.table.advice.plan["at"] == 0


def follow_to_a_place(table: TableOfCrane) -> str:
    """Follow the plan until it lays a tile, and return the move that does."""
    table.act("plan-follow")
    while not table.parts("planned-here"):
        do_step(table)
    move: str = table.page.play.table.move()
    return move


def test_while_a_tile_is_placed_one_button_makes_the_step_of_the_plan(app: Any) -> None:
    """The strip says it; the button is that of the place."""
    table = with_hint(app, late_game(3))
    planned = follow_to_a_place(table)

    assert [props(button)["data-arg"] for button in doing(table.parts("decision")[0], "choose")] == [planned]
    assert doing(strip(table)[0], "choose") == []


def test_after_another_place_was_marked_the_plan_shows_its_own_again(app: Any) -> None:
    table = with_hint(app, late_game(3))
    planned = follow_to_a_place(table)
    table.act("place-step", "1")
    marked = table.page.play.table.move()
    table.act("plan-show", planned)

    assert (marked != planned, table.page.play.table.move()) == (True, planned)


def test_the_sheet_says_the_reason_before_the_steps(app: Any) -> None:
    sheet = str(with_hint(app, late_game(3)).sheet)

    assert 0 < sheet.index("hint-better-why") < sheet.index("plan-total")


def test_a_plan_can_be_left(app: Any) -> None:
    table = with_hint(app, dealt())
    table.act("plan-follow")
    table.act("plan-leave")

    assert strip(table) == []


def test_a_plan_ends_with_its_turn_where_the_same_person_goes_on(app: Any) -> None:
    """P16.4: alone every turn is one's own."""
    table = with_hint(app, Game.new(["Ann"], {"solo": True}, seed=7))
    table.act("plan-follow")
    before = table.page.play.view["turn"]
    for _ in range(30):
        if not strip(table):
            break
        do_step(table)

    assert table.page.play.view["turn"] == before + 1


def test_a_person_at_a_shared_device_follows_a_plan(app: Any) -> None:
    table = with_hint(app, dealt(), people=(0, 1))
    table.act("plan-follow")
    while strip(table):
        do_step(table)

    assert table.page.play.view["prompt"]["seat"] == 1


# --- what if


def trying(app: Any, game: Game | None = None) -> TableOfCrane:
    """The table with a trial begun."""
    table = sit(app, game or dealt())
    table.tap("try")
    return table


def try_moves(table: TableOfCrane, count: int) -> TableOfCrane:
    """Make some of the first possible moves."""
    for _ in range(count):
        table.choose(table.moves()[0])
    return table


def stored_save(table: TableOfCrane) -> str:
    """The text under which the game is stored."""
    saves = table.app.saves.saves
    text: str = saves.load(saves.name)["save"]
    return text


def test_a_trial_is_shown_as_such(app: Any) -> None:
    table = trying(app)

    assert "trial-title" in table.words("trial-bar")


def test_no_second_trial_is_offered_within_one(app: Any) -> None:
    assert trying(app).live("try") == []


def test_what_is_tried_is_not_stored(app: Any) -> None:
    table = sit(app, dealt())
    table.choose(table.moves("take")[0])
    before = stored_save(table)
    table.tap("try")

    assert stored_save(try_moves(table, 2)) == before


def test_the_bar_counts_what_is_tried(app: Any) -> None:
    table = try_moves(trying(app), 2)

    assert table.args("trial-title") == [{"count": 2}]


def test_undo_within_a_trial_takes_a_tried_step_back(app: Any) -> None:
    table = try_moves(trying(app), 2)
    table.act("undo")

    assert table.args("trial-title") == [{"count": 1}]


def test_what_is_dropped_is_gone(app: Any) -> None:
    table = sit(app, dealt())
    before = table.moves()
    table.tap("try")
    try_moves(table, 2).tap("drop")

    assert (table.moves(), table.parts("trial-bar")) == (before, [])


def test_what_is_kept_is_stored(app: Any) -> None:
    table = try_moves(trying(app), 2)
    after = table.moves()
    table.tap("keep")

    assert (table.moves(), table.parts("trial-bar")) == (after, [])
    assert "trial" not in stored_save(table)


def test_the_end_of_the_turn_says_why_it_is_not_tried(app: Any) -> None:
    """P13.1."""
    game = turn(player(gold=0, stone=0), taken=1, owed=False)
    table = trying(app, game)
    table.choose("end", "end")

    assert "trial-turn-ended" in table.words("trial-bar")


def test_a_restarted_engine_plays_nothing_that_was_tried(app: Any) -> None:
    """Restarted, it knows only the save."""
    table = try_moves(trying(app), 1)
    table.app.device.settle(table.page.play.done, {"do": "load", "save": stored_save(table)})
    table.page.play.table.view["trial"] = {"count": 1, "brings": [], "stopped": None}
    before = stored_save(table)
    table.choose(table.moves()[0])

    assert ("trial" in table.page.play.view, stored_save(table)) == (False, before)


def test_a_plan_is_followed_within_a_trial(app: Any) -> None:
    table = trying(app)
    table.act("hint")
    table.act("plan-follow")
    do_step(table)

    assert (table.args("trial-title"), bool(strip(table))) == ([{"count": 1}], True)
