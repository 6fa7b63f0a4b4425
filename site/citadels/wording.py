"""Wording of Citadels' story: with the character that is played, and links to characters and cards."""

import story
from pieces import of_event
from ui import say, word


class CitadelsWording(story.Wording):
    """The story of a table of Citadels."""

    def turn(self, block):
        """Draw a block's player and character, as a button that opens the character."""
        role, own = block["role"], isinstance(block["player"], dict)
        if block["lines"]:
            words = say("story-you", role=role) if own else say("story-turn", player=block["player"], role=role)
        else:  # who was only just called: nothing follows the name
            words = say("scene-own-call", role=role) if own else say("event-called", player=block["player"], role=role)
        return word("role", block["role"], words)

    def line(self, line, words):
        """The words of a line; about a card they are a button that opens it."""
        card = line["args"].get("card")
        return word("card", card, words) if card else words

    def sign(self, line):
        """The sign that the card declares for whom its event hits."""
        return of_event(line["id"][4:], "hit") or ("crown" if line["grave"] else super().sign(line))

    def announced(self, line):
        """The line of what the card's event carries out."""
        event = line["hit"] and of_event(line["id"][4:], "carries_out")
        return "hit-" + event if event else None

    def moment(self, line):
        """A lost turn, or what somebody did to the viewer."""
        return "moment-silenced" if line["id"] == "hit-silenced" else "moment-hit"

    def acting(self, view, who):
        """Name the player who picks, or plays as which character."""
        if view["phase"] == "select":
            return say("waiting-pick", player=who["name"])
        last = view["story"][-1] if view["story"] else None
        if last and last["seat"] == who["seat"]:
            return say("waiting-turn", player=who["name"], role=last["role"])
        return super().acting(view, who)


story.wording[0] = CitadelsWording()
