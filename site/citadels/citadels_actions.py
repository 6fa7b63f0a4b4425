"""Further actions at a table of Citadels: choices in several steps, a bargain, the end of a turn."""

from pieces import of_choice
from table_actions import END, TableActions
from ui import stage

TURNS = ("prompt-turn", "prompt-resumed")


class CitadelsActions(TableActions):
    """The handlers of the actions at a table of Citadels, by name."""

    def __init__(self, page):
        super().__init__(page)
        self.actions.update(
            {
                "build": self.build,
                "step": lambda aim: self.table.stepping().step(self, aim),
                "step-on": lambda: self.table.stepping().go_on(self),
                "step-last": lambda: self.table.stepping().go_on(self),
                "step-back": lambda count: self.table.stepping().back(self, count),
                "theirs": lambda aim="": self.bargain(aim or None, []),
                "own": lambda move="": self.bargain(self.table.selected, [move] if move else []),
            }
        )

    def build(self, card):
        """Build a card in hand; open the tray where there are several ways to."""
        move = self.table.build_of(card)
        if move is None:
            return self.tray("build")
        going = self.choose(move)
        self.table.building = going is not None  # a lesson may hold it back
        return going

    def aim(self, aim):
        """Select a thing, or go on with what is asked for in several steps."""
        table = self.table
        if table.selected != aim:
            table.doubted = None
        if table.tray == "exchange":
            return self.bargain(aim, [])
        steps = table.stepping()
        if steps and steps.goes_on(aim):
            return steps.step(self, aim)
        if steps and table.selected == aim:
            fits = [choice for choice in steps.of_step(aim) if choice["enabled"]]
            return None if steps.later(fits) else self.choose_single(fits)
        return super().aim(aim)

    def bargain(self, theirs, own):
        """Select the other player's district and the move that takes it; focus the next step."""
        table = self.table
        moved, table.selected, table.marked = table.selected != theirs, theirs, own
        self.play.draw()
        if moved:
            stage.focus("#step")
        else:
            stage.reveal(".foot")

    def mark(self, number):
        """Mark a card or take the mark off; where one alone is to be marked, in the place of another."""
        steps = self.table.stepping()
        if int(number) not in self.table.marked and steps and steps.to_mark() == 1:
            self.table.marked = []
        super().mark(number)

    def is_early(self, table):
        """Whether a turn would end with something left to do, but not a turn of which only a part is left."""
        return bool(table.left()) and table.view["prompt"]["id"] in TURNS

    def make(self, move):
        """Have a move played, unless it is doubted; before a turn ends, take the free income if the settings say so."""
        table = self.table
        if table.doubted != move and table.is_for_beginners() and table.named_in_vain(move):
            return self.doubt(move)
        if move == END and not table.ending and self.is_early(table) and self.page.settings["income"] == "auto":
            income = [choice for choice in table.plain if choice["enabled"] and of_choice(choice["kind"], "free")]
            if income:
                return self.collect(income[0]["move"])
        return super().make(move)

    def doubt(self, move):
        """Ask once whether a character is meant whom nobody has: the same choice again has the move played."""
        self.table.doubted = move
        self.table.decisions += 1  # a new question: a second tap in haste does not answer it
        self.play.draw()
        stage.reveal(".foot")

    async def collect(self, move):
        """Take the free income, then end the turn."""
        going = self.play.do(do="choose", move=move)
        if going:
            await going
        if self.table and [choice for choice in self.table.plain if choice["move"] == END]:
            going = self.choose(END)
            if going:
                await going

    def confirm(self):
        """Go on after a moment, if there is one; else act on the marked cards, or on the selected thing."""
        table = self.table
        steps = table.stepping() if table and table.tray and table.marked and not table.selected else None
        return steps.go_on(self) if steps and not table.reading.moment else super().confirm()
