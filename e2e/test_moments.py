"""A moment of a game, from an address or an article, that the reader plays on from (docs/embedding.md).

What the engine answers: tests/table/test_enter.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import BrowserContext, FrameLocator, Page, expect

from build import games
from citadels.game import Game
from e2e.conftest import ConsoleErrors, Site, watch_requests
from e2e.game_page import READY, GamePage, open_poster
from e2e.saved_games import newest
from e2e.screen_checks import Look, errors_at_all_sizes
from e2e.taps import click, tap
from e2e.test_embed import DENIED, Blog
from e2e.waits import wait_until

pytestmark = pytest.mark.usefixtures("warm_engine")

NAMES = ["Ann", "Ben", "Cal"]
STEP = 8
QUESTION = "#decision-title"
SAVES = """() => Object.keys(localStorage).filter(name => /\\.save\\.\\d+$/.test(name))
  .map(name => JSON.parse(localStorage[name]).save)"""
TAP_AND_CHANGE = """() => {
  const game = document.querySelector("citadels-game");
  game.querySelector("button").click();
  game.setAttribute("lang", "zh-Hant");
}"""
RECORD = """async () => JSON.parse(await window.engine.ask('{"do": "record"}')).record"""
POLICY = "default-src 'none'; img-src data: {games}; script-src {games}; frame-src {games}"
PICTURE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='640' height='300'/%3E"


def play(game: games.Game = games.PLAYED) -> Any:
    """A game of three after some moves."""
    played = import_module(f"{game.package}.game").Game.new(NAMES, seed=3)
    for _ in range(STEP + 4):
        played.play(played.moves()[0])
    return played


def moment(game: games.Game = games.PLAYED, more: str = f"&names={','.join(NAMES)}&at={STEP}") -> str:
    """The moment as it stands behind the # of an address."""
    return str(play(game).link().rpartition("#")[2] + more)


CITADELS: Game = play()
SEAT = CITADELS.at(STEP).to_move


@pytest.fixture
def blog(tmp_path: Path, built_site: Site) -> Iterator[Blog]:
    """Somebody else's page, with a policy that allows the games and nothing else."""
    made = Blog(tmp_path)
    made.headers["Content-Security-Policy"] = POLICY.format(games=built_site.origin)
    yield made
    made.server.shutdown()
    made.server.server_close()


def article(site: Site, game: games.Game = games.PLAYED, link: str = "") -> str:
    """A picture of the moment to play from, as the sheet gives it; `link` stands below it."""
    address = moment(game, "").replace('"', "")
    element = f'<{game.name}-game from="{address}" at="{STEP}">'
    picture = f'<img src="{PICTURE}" width="640" height="300" alt="A moment">'
    return f'{element}{picture}{link}</{game.name}-game><script async src="{site.url}embed.js"></script>'


def frame_of(page: Page) -> FrameLocator:
    """The frame in the article, once there is one."""
    expect(page.locator("iframe")).to_have_count(1)
    return page.frame_locator("iframe")


class TestAddress:
    """The address of a moment, opened by itself."""

    def test_it_says_whose_seat_it_is(self, page: Page) -> None:
        page.goto(f"./#from={moment()}&seat=1")

        expect(page.locator("dialog")).to_contain_text("You take the seat of Ben", timeout=READY)

    def test_the_seat_is_taken_where_the_game_stands(self, page: Page) -> None:
        page.goto(f"./#from={moment()}")
        tap(page.locator("[data-do=moment-play]"))

        expect(page.locator(".mine")).to_contain_text(NAMES[SEAT or 0], timeout=READY)

    def test_the_game_is_stored_as_one_of_its_own(self, page: Page) -> None:
        page.goto(f"./#from={moment()}")
        tap(page.locator("[data-do=moment-play]"))
        expect(page.locator(".mine")).to_be_visible(timeout=READY)

        assert str(CITADELS.history[0]) in newest(page)["save"]

    def test_the_readers_own_game_stays(self, page: Page) -> None:
        table = GamePage(page)
        table.open()
        table.deal()
        table.wait_for_question()  # until then bots decide, and each of their moves is stored
        wait_until(page, f"() => ({SAVES})().length > 0")  # an opening is there before the engine has dealt
        before = newest(page)["save"]
        page.goto(f"./#from={moment()}")
        tap(page.locator("[data-do=moment-play]"))
        expect(page.locator(".mine")).to_contain_text(NAMES[SEAT or 0], timeout=READY)

        assert before in page.evaluate(SAVES)

    def test_a_link_that_is_none_is_refused_in_words(self, page: Page) -> None:
        page.goto("./#from=1.none")

        expect(page.locator("dialog")).to_contain_text("This link is damaged", timeout=READY)

    @pytest.mark.parametrize("language", ["en", "zh-Hant"])
    def test_the_sheet_is_sound(self, page: Page, axe: Look, language: str) -> None:
        page.goto(f"./#from={moment()}&seat=1")
        expect(page.locator("[data-do=moment-play]")).to_be_visible(timeout=READY)
        page.evaluate("language => stage.onact('set-language', language, '')", language)

        assert errors_at_all_sizes(page, axe) == []


def test_a_replay_leads_to_the_moment_that_is_shown(page: Page) -> None:
    page.goto(f"./replay.html#{moment()}&seat=1")
    expect(page.locator(".steps h2")).to_contain_text(str(STEP), timeout=READY)
    click(page.locator("[data-do=menu]").first)
    click(page.get_by_role("link", name="Play on from here"))

    expect(page.locator("dialog")).to_contain_text("You take the seat of Ben", timeout=READY)


class TestPuzzle:
    """A question at a moment, with the author's answer."""

    ASKED = "Gold or cards, and why?"

    def address(self, game: games.Game = games.PLAYED, step: int = STEP) -> str:
        """The moment with a question; the move that was played is the answer."""
        texts = {"question": self.ASKED, "answer": str(play(game).history[step]), "because": "The purse is empty."}
        return moment(game, f"&at={step}") + "".join(f"&{name}={quote(text)}" for name, text in texts.items())

    @pytest.fixture
    def puzzle(self, page: Page) -> Page:
        """The table with the question above its choices."""
        page.goto(f"./#from={self.address()}")
        tap(page.locator("[data-do=moment-play]"))
        expect(page.get_by_role("button", name=self.ASKED)).to_be_visible(timeout=READY)
        return page

    def choose(self, page: Page, move: str) -> None:
        """Choose a move, which is compared with the author's."""
        page.evaluate("move => stage.onact('choose', move, '')", move)

    @pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.name)
    def test_the_question_stands_above_the_choices_at_all_sizes(self, page: Page, axe: Look, game: games.Game) -> None:
        page.goto(f"./{game.pages[0]}#from={self.address(game, 0)}")
        tap(page.locator("[data-do=moment-play]"))
        expect(page.get_by_role("button", name=self.ASKED)).to_be_visible(timeout=READY)

        assert errors_at_all_sizes(page, axe) == []

    def test_the_answer_is_confirmed_with_its_reason(self, puzzle: Page) -> None:
        self.choose(puzzle, str(CITADELS.history[STEP]))

        expect(puzzle.get_by_role("dialog")).to_contain_text("The purse is empty.")

    def test_after_another_move_one_may_try_again(self, puzzle: Page) -> None:
        self.choose(puzzle, next(str(move) for move in CITADELS.at(STEP).moves() if move != CITADELS.history[STEP]))
        click(puzzle.get_by_role("button", name="Try another move"))

        expect(puzzle.get_by_role("button", name=self.ASKED)).to_be_visible()

    def test_the_game_goes_on_with_the_readers_move(self, puzzle: Page) -> None:
        self.choose(puzzle, str(CITADELS.history[STEP]))
        click(puzzle.get_by_role("button", name="Play on"))

        expect(puzzle.get_by_role("button", name=self.ASKED)).to_have_count(0, timeout=READY)

    def test_the_verdict_is_sound(self, puzzle: Page, axe: Look) -> None:
        self.choose(puzzle, next(str(move) for move in CITADELS.at(STEP).moves() if move != CITADELS.history[STEP]))
        click(puzzle.get_by_role("button", name="Show the answer"))
        expect(puzzle.get_by_role("dialog")).to_contain_text("The purse is empty.")

        assert errors_at_all_sizes(puzzle, axe) == []


class TestArticle:
    """A moment in somebody's article."""

    @pytest.fixture(autouse=True)
    def no_external_requests(self, context: BrowserContext, site: Site, blog: Blog) -> Iterator[list[str]]:
        """Nothing is asked for but of the games and of the blog."""
        yield from watch_requests(context, site, blog.url)

    @pytest.fixture
    def closes_while_it_loads(self, console_errors: ConsoleErrors) -> None:
        """Expect what the browser says when a frame goes while its files come."""
        console_errors.expect("abort")

    def test_before_a_tap_there_is_the_picture_and_no_frame(self, page: Page, built_site: Site, blog: Blog) -> None:
        page.goto(blog.post(article(built_site) * 3, head=""))
        expect(page.get_by_role("button", name="Play from here")).to_have_count(3)

        assert (page.get_by_role("img", name="A moment").count(), page.locator("iframe").count()) == (3, 0)

    @pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.name)
    def test_the_seat_and_what_it_holds_are_those_of_the_step(
        self, page: Page, built_site: Site, blog: Blog, game: games.Game
    ) -> None:
        played = play(game).at(STEP)
        named = article(built_site, game).replace('" at=', f'&amp;names={",".join(NAMES)}" at=')
        page.goto(blog.post(named, head=""))
        click(page.get_by_role("button", name="Play from here"))
        frame = frame_of(page)
        expect(frame.locator(QUESTION).first).to_be_visible(timeout=READY)

        record = frame.locator("body").evaluate(RECORD)

        assert type(played).from_record(record).view(played.to_move) == played.view(played.to_move)

    @pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.name)
    def test_a_tap_plays_in_the_pictures_place(
        self, page: Page, built_site: Site, blog: Blog, game: games.Game
    ) -> None:
        page.goto(blog.post(article(built_site, game), head=""))
        click(page.get_by_role("button", name="Play from here"))

        expect(frame_of(page).locator(QUESTION).first).to_be_visible(timeout=READY)

    @pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.name)
    def test_a_puzzle_asks_in_the_pictures_place(
        self, page: Page, built_site: Site, blog: Blog, game: games.Game
    ) -> None:
        puzzle = f'question="What & why?" answer="{play(game).history[STEP]}" because="It pays." at='
        page.goto(blog.post(article(built_site, game).replace("at=", puzzle, 1), head=""))
        click(page.get_by_role("button", name="Solve it here"))

        expect(frame_of(page).get_by_role("button", name="What & why?")).to_be_visible(timeout=READY)

    def test_the_authors_own_link_plays_in_its_place(self, page: Page, built_site: Site, blog: Blog) -> None:
        link = f'<br><a href="{built_site.url}#from={moment()}">Your turn</a>'
        page.goto(blog.post(article(built_site, link=link), head=""))
        expect(page.get_by_role("link", name="Your turn")).to_have_css("padding-top", "12px")
        click(page.get_by_role("link", name="Your turn"))

        expect(frame_of(page).locator(QUESTION).first).to_be_visible(timeout=READY)

    def test_the_script_moves_nothing_in_the_article(self, page: Page, built_site: Site, blog: Blog) -> None:
        link = f'<br><a href="{built_site.url}#from={moment()}">Your turn</a>'
        body = article(built_site, link=link).partition("<script")[0] + '<p id="below">Below</p>'
        page.goto(blog.post(body, head=""))
        before = page.locator("#below").bounding_box()
        page.add_script_tag(url=f"{built_site.url}embed.js")
        expect(page.get_by_role("link", name="Your turn")).to_have_css("padding-top", "12px")

        assert page.locator("#below").bounding_box() == before

    def test_it_plays_where_storage_is_denied(self, page: Page, built_site: Site, blog: Blog) -> None:
        page.context.add_init_script(DENIED)
        page.goto(blog.post(article(built_site), head=""))
        click(page.get_by_role("button", name="Play from here"))

        expect(frame_of(page).locator(QUESTION).first).to_be_visible(timeout=READY)

    def test_pausing_brings_the_picture_back(self, page: Page, built_site: Site, blog: Blog) -> None:
        page.goto(blog.post(article(built_site), head=""))
        click(page.get_by_role("button", name="Play from here"))
        expect(frame_of(page).locator(QUESTION).first).to_be_visible(timeout=READY)

        page.evaluate("document.querySelector('citadels-game').pause()")

        expect(page.get_by_role("img", name="A moment")).to_be_visible()

    @pytest.mark.usefixtures("closes_while_it_loads")
    def test_after_a_pause_a_tap_plays_again(self, page: Page, built_site: Site, blog: Blog) -> None:
        page.goto(blog.post(article(built_site), head=""))
        click(page.get_by_role("button", name="Play from here"))
        page.evaluate("document.querySelector('citadels-game').pause()")
        click(page.get_by_role("button", name="Play from here"))

        expect(frame_of(page).locator(QUESTION).first).to_be_visible(timeout=READY)

    def test_a_picture_that_is_moved_has_one_button(self, page: Page, built_site: Site, blog: Blog) -> None:
        page.goto(blog.post(article(built_site), head=""))
        expect(page.get_by_role("button", name="Play from here")).to_have_count(1)

        page.evaluate("document.body.append(document.querySelector('citadels-game'))")

        expect(page.get_by_role("button", name="Play from here")).to_have_count(1)

    @pytest.mark.usefixtures("closes_while_it_loads")
    def test_a_change_of_language_while_it_loads_stays_at_the_moment(
        self, page: Page, built_site: Site, blog: Blog
    ) -> None:
        page.goto(blog.post(article(built_site), head=""))
        expect(page.get_by_role("button", name="Play from here")).to_be_visible()

        page.evaluate(TAP_AND_CHANGE)  # in one go, or the table may be there

        expect(page.locator("iframe")).to_have_attribute("src", re.compile("lang=zh-Hant#from="))

    def test_the_button_is_in_the_articles_language(self, page: Page, built_site: Site, blog: Blog) -> None:
        page.goto(blog.post(article(built_site).replace(" from=", ' lang="zh-Hant" from='), head=""))

        expect(page.get_by_role("button", name="從這裡開始玩")).to_be_visible()

    def test_without_a_picture_the_poster_leads_to_the_moment(self, page: Page, built_site: Site, blog: Blog) -> None:
        page.goto(blog.post(re.sub("<img[^>]*>", "", article(built_site)), head=""))
        frame = frame_of(page)
        open_poster(frame)

        expect(frame.locator(QUESTION).first).to_be_visible(timeout=READY)

    def test_a_frame_alone_leads_to_the_moment(self, page: Page, built_site: Site, blog: Blog) -> None:
        query = moment().replace("&", "%26").replace("=", "%3D")
        page.goto(
            blog.post(f'<iframe src="{built_site.url}embed.html?from={query}" width="390" height="700">', head="")
        )
        frame = frame_of(page)
        open_poster(frame)

        expect(frame.locator(".mine")).to_contain_text(NAMES[SEAT or 0], timeout=READY)
