"""A link's contents: a game, first as a card with its result hidden; or a deal, to be played here."""

import elsewhere
from deal_facts import facts
from portraits import face_of
from ui import button, el, say, stage


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    import deal_facts  # noqa: PLC0415 - the replay's page has no use for these
    from moment import Moment  # noqa: PLC0415
    from same_deal import SameDeal  # noqa: PLC0415

    handlers = SameDeal(page).actions
    handlers.update(deal_facts.actions(page))
    handlers.update(Moment(page).actions)
    return handlers


def card(answer, company=""):
    """Draw the game that the replay's page was opened for, and its actions; nothing says who won."""
    view, deal = answer["view"], answer["deal"]
    seats = [
        el("li", {"key": "s%d" % seat["seat"]}, face_of(seat["seat"], seat["name"]), el("span", None, seat["name"]))
        for seat in view["seats"]
    ]
    over = answer["over"]
    return [
        el("header", {"class": "hero link-hero", "key": "hero"}, el("h1", {"class": "title"}, say("title"))),
        el(
            "section",
            {"class": "panel link-card", "key": "card", "aria-labelledby": "decision-title"},
            el(
                "div",
                {"class": "link-told"},
                el("h2", {"id": "decision-title", "tabindex": "-1"}, say("link-title")),
                el("ul", {"class": "link-players"}, *seats),
                el("p", None, say("link-length", rounds=answer["round_count"], over=over)),
                *(facts(deal) if deal else []),
            ),
            el(
                "div",
                {"class": "choices one-column"},
                button("watch", "", "choice main", el("span", None, say("link-watch"))),
                same_deal(deal, company),
                button("show-result", "", "choice", el("span", None, say("link-result" if over else "link-latest"))),
            ),
        ),
    ]


def elsewhere_of(error, text):
    """The words for a text of another page, and the way there; None if it was refused otherwise."""
    if not elsewhere.belongs_elsewhere(error):
        return None
    return elsewhere.titled(error), elsewhere.way(error, text)


def same_deal(deal, company=""):
    """The link to the same cards, for `company` as an address has it; None where a game began from a position."""
    if deal is None:
        return None
    address = "./" + stage.home + "#deal=" + deal["text"] + company
    return el("a", {"class": "choice wide", "href": address, "key": "same"}, el("span", None, say("link-same")))
