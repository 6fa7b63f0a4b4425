"""Below the result: the seed of the game, and the ways to play from the same start again."""

from ui import button, el, say


def deal_row(deal):
    """The seed of a game that is over, with the ways to play it again; None where it began from a position."""
    if deal is None:
        return None
    return el(
        "div",
        {"class": "deal-ways", "key": "deal"},
        el("p", {"class": "quiet seed"}, say("with-seed", seed=str(deal["seed"]))),
        el(
            "div",
            {"class": "choices"},
            button("same-start", "", "choice", el("span", None, say("same-start"))),
            button("start-link", "", "choice", el("span", None, say("start-link"))),
        ),
    )
