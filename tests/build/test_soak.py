"""The monkey's sequences: drawn by a seed, and made short where one fails."""

from e2e.monkey import Step, message_ids, sequence, shortened

MOVES = [Step("move", number / 100) for number in range(80)]


def never() -> bool:
    return False


def test_one_seed_is_one_sequence() -> None:
    assert sequence(7) == sequence(7)


def test_other_seeds_are_other_sequences() -> None:
    assert sequence(7) != sequence(8)


def test_most_steps_are_moves() -> None:
    steps = [step.what for seed in range(20) for step in sequence(seed)]
    assert steps.count("move") > 0.75 * len(steps)


def test_what_a_failure_does_not_need_is_left_out() -> None:
    needed = {MOVES[3], MOVES[41], MOVES[79]}
    assert shortened(MOVES, lambda steps: needed <= set(steps), never) == [MOVES[3], MOVES[41], MOVES[79]]


def test_what_fails_only_whole_stays_whole() -> None:
    assert shortened(MOVES, lambda steps: len(steps) == len(MOVES), never) == MOVES


def test_without_time_nothing_is_left_out() -> None:
    assert shortened(MOVES, lambda steps: True, lambda: True) == MOVES


def test_an_id_in_the_place_of_words_is_known() -> None:
    assert {"choice-build", "card-temple", "why-not-now"} <= message_ids()


def test_a_word_that_is_an_id_as_well_is_none() -> None:
    assert "menu" not in message_ids()
