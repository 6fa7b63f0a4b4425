"""The strength of a bot: its name, and its place among the strengths of the game, of which 1 is the weakest."""

from ui import button, el, hidden, say

tiers = []  # the strengths of the game, the weakest first; empty on a page that sets no table


def learn(strengths):
    """Take in the strengths of the game."""
    tiers[:] = strengths


def strength_of(bot):
    """The strength of a bot, whose id may have a temper behind it: `casual-sly`."""
    return bot.split("-")[0]


def strength(bot, heard=False):
    """A bot's strength as a message, for eyes or as it is `heard`; the name alone of a bot without a place."""
    bot = strength_of(bot)
    if bot not in tiers:
        return say("bot-" + bot)
    id = "bot-tier.heard" if heard else "bot-tier"
    return say(id, bot=say("bot-" + bot), place=tiers.index(bot) + 1, count=len(tiers))


def strength_words(bot):
    """A bot's strength as the content of an element."""
    if strength_of(bot) not in tiers:
        return [say("bot-" + bot)]
    return [el("span", {"aria-hidden": "true"}, strength(bot)), hidden(strength(bot, heard=True))]


def bot_line(seat, css="link"):
    """The strength of a seat's bot, which leads to its sheet (chapter rivals); None where a person plays."""
    return button("bot", seat["seat"], css, *strength_words(seat["bot"])) if seat["bot"] else None


def dots(bot):
    """The place as a row of dots, filled so far; None for a bot without one."""
    if bot not in tiers:
        return None
    place = {"--at": str(tiers.index(bot) + 1), "--of": str(len(tiers))}
    return el("i", {"class": "dots", "aria-hidden": "true", "vars": place})
