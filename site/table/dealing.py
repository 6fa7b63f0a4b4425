"""Dealing: begins a game at the table that was set, or with the deal of a link."""

import json

import sheets
from opening import fits, view
from saves import saves
from ui import say, stage


class Dealing:
    """Begins games on `page`, with an opening until the engine has dealt, where one fits."""

    def __init__(self, page):
        self.page = page
        self.given = None  # the request for a deal that came by a link, instead of the table that is set
        self.actions = {"deal": self.set_table, "deal-anew": self.deal_anew}

    def set_table(self, given=None):
        """Deal the cards; ask first if an unfinished game has to be deleted for the new one.

        `given` is the request for the deal of a link, which is dealt instead of the table that was set. A game is
        deleted only where a hundred are kept, and the finished ones go first (table/saves.py). People at devices of
        their own are let in before (chapter phones).
        """
        if not given and self.page.start.guests():
            return self.page.act("phones", "", "")
        self.given = given
        going = saves.to_be_removed()
        if self.page.start.dealing or going is None or going["over"]:
            return self.deal()
        text = say("deal-anew-text", names=going["names"], round=going["round"])
        ask = say("deal-anew"), text, "deal-anew", going["name"], say("deal")
        self.page.open_sheet(lambda: sheets.confirm(*ask))
        return None

    async def deal_given(self, request):
        """Leave the table, if one is open, and deal what a link or a game that is over gives."""
        if self.page.play.table:
            await self.page.leave()
        dealing = self.set_table(request)
        if dealing:
            await dealing

    def deal_anew(self, name):
        """Deal, and delete this game for the new one: the player has agreed."""
        saves.agreed = name
        return self.deal()

    async def again(self, seed=None):
        """Deal a new game to the same seats by the same rules, with this seed or a new one; ignore a second tap.

        A game that was entered at a moment begins there again.
        """
        start, play = self.page.start, self.page.play
        if start.dealing:
            return
        if play.table and play.table.again and seed is None:
            await play.table.again()
            return
        start.dealing = True
        answer = await play.request({"do": "again", "seed": int(stage.seed()) if seed is None else seed})
        start.dealing = False
        if answer is None or not play.table:
            return
        if answer.get("error"):
            self.page.trouble(answer["error"])
        else:
            self.page.close_sheet()
            play.begin(answer)

    async def deal(self):
        """Begin the game: at once with an opening that fits it, else when the engine has dealt."""
        start = self.page.start
        if start.dealing:
            return
        self.page.close_sheet()
        start.remember()
        start.dealing, start.refusal = True, None
        request = self.given or start.request(stage.seed)
        for number in [] if self.given else start.renamed()[:1]:
            stage.notify("name-twice", "", "", json.dumps({"name": start.called(number)}))
        waits = not stage.opens(start.count)
        if waits:
            self.page.draw_start()
        opening = await self._opening(request)
        early = self._begin_early(opening, request) if opening else None
        if not (early or waits):
            self.page.draw_start()
        answer = await self.page.play.request(request)
        if early and self.page.play.table is not early:
            return  # the player left before the engine was ready
        start.dealing = False
        if answer is None or answer.get("error"):
            if answer:
                start.refuse(answer["error"])
            self.page.play.leave()
            self.page.draw_start()
        elif early:
            self._overtake(answer, answer["view"] == view(opening, request))
        else:
            self.page.close_sheet()
            self.page.play.begin(answer)

    async def _opening(self, request):
        """An opening that fits the request; None where there is none, or the engine is ready sooner."""
        if self.given or self.page.start.own_seed() is not None:
            return None
        opening = json.loads(await stage.opening(len(request["seats"])) or "null")
        return opening if opening and fits(opening, request) else None

    def _begin_early(self, opening, request):
        """Show an opening and put its seed into the request; return the table."""
        request["seed"] = opening["seed"]
        self.page.start.dealing = False
        self.page.close_sheet()
        self.page.play.begin({"view": view(opening, request)}, early=True)
        return self.page.play.table

    def _overtake(self, answer, same):
        """Replace the opening by the engine's deal; if they are not the `same`, show a notice."""
        self.page.play.replace_opening(answer, same)
        if not same:
            self.page.notice(say("opening-differs"), say("opening-differs-text"))
