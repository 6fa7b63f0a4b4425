"""In other people's pages: host and frame on two origins, storage denied, sandboxes, two tables on one page."""

from __future__ import annotations

import functools
import http.server
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import BrowserContext, Frame, FrameLocator, Page, expect

from build import games
from build.paths import DIST, ROOT
from citadels import Game
from e2e.conftest import ConsoleErrors, Server, Site, watch_requests
from e2e.game_page import open_poster
from e2e.taps import click
from e2e.waits import wait_until, wait_until_idle
from praga.bots import BOTS as PRAGA_BOTS
from praga.table.interface import game_spec as praga_spec
from tests.nearly_over import nearly_over

HOST = "127.0.0.2"  # another site than the frame's 127.0.0.1
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
DENIED = """
if (window.top !== window) {
  const deny = () => { throw new DOMException("denied", "SecurityError"); };
  Object.defineProperty(window, "localStorage", { get: deny });
  Object.defineProperty(window, "sessionStorage", { get: deny });
  Object.defineProperty(window, "indexedDB", { get: deny });
  Object.defineProperty(window, "caches", { get: deny });
}
"""
EVENTS = """<script>
window.heard = [];
for (const game of ["citadels", "island", "crane"])
  for (const name of [`${game}-started`, `${game}-over`])
    addEventListener(name, event => heard.push([name, event.detail]));
</script>"""

# Listens for a message that is sent after others, on the same way: when it is there, so were the others.
LISTEN_FOR_LAST = """() => {
  window.last = new Promise(done => addEventListener("message", ({ data }) => data === "last" && done()));
}"""

# A thousand wishes for a language, round and round; then one more for the one before the last.
WISHES = """languages => {
  const wish = lang => frames[0].postMessage({ v: 1, type: "citadels:lang", lang }, "*");
  for (let i = 0; i < 1000; i++) wish(languages[i % languages.length]);
  wish(languages.at(-2));
}"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    """The blog's server: the headers that it was told to send, and no word on the terminal."""

    def __init__(self, *args: Any, headers: dict[str, str], **more: Any) -> None:
        self.more_headers = headers
        super().__init__(*args, **more)

    def end_headers(self) -> None:
        """Send them."""
        for name, value in self.more_headers.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - as the library calls it
        """Say nothing."""


class Blog:
    """A blog of one page."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.headers: dict[str, str] = {}
        handler = functools.partial(Quiet, directory=str(folder), headers=self.headers)
        self.server = Server((HOST, 0), handler)
        self.url = f"http://{HOST}:{self.server.server_port}/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def post(self, body: str, head: str = EVENTS) -> str:
        """Publish a post and return its address."""
        text = f'<!doctype html><html lang="en">{head}<link rel="icon" href="data:,"><title>A blog</title>{body}'
        (self.folder / "index.html").write_text(text, encoding="utf-8")
        return self.url


@pytest.fixture
def blog(tmp_path: Path) -> Iterator[Blog]:
    """Somebody else's page."""
    made = Blog(tmp_path)
    yield made
    made.server.shutdown()
    made.server.server_close()


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """With the pages' policies in force."""
    return {**browser_context_args, "bypass_csp": False}


@pytest.fixture(autouse=True)
def no_database(console_errors: ConsoleErrors) -> None:
    """PyScript asks for a database it then does without, and cannot keep quiet about it where there is none."""
    console_errors.expect(r"already being dispatched|page: Event|Access is denied|denied")


@pytest.fixture(autouse=True)
def no_external_requests(context: BrowserContext, site: Site, blog: Blog) -> Iterator[list[str]]:
    """As in every browser test, with the blog's own page beside."""
    yield from watch_requests(context, site, blog.url)


def element(site: Site, name: str = "citadels", /, **attributes: str) -> str:
    """The lines a blogger pastes."""
    text = "".join(f' {attribute}="{value}"' for attribute, value in attributes.items())
    return f'<script async src="{site.url}embed.js"></script><{name}-game{text}></{name}-game>'


def framed(site: Site, more: str = "", query: str = "", game: games.Game = games.PLAYED) -> str:
    """The one line a blogger pastes where scripts are not allowed."""
    return (
        f'<iframe src="{site.url}{game.poster}{query}" title="{game.title}" width="390" height="700" {more}></iframe>'
    )


def pasted(site: Site, number: int) -> str:
    """The number-th piece of HTML that docs/embedding.md tells bloggers to paste, for this site."""
    pieces = re.findall(r"```html\n(.*?)```", (ROOT / "docs" / "embedding.md").read_text(encoding="utf-8"), re.DOTALL)
    return str(pieces[number]).replace("https://example.org/citadels/", site.url)


def strict(site: Site, more: str = "") -> str:
    """The head of a host that allows what docs/embedding.md asks for, and nothing else."""
    policy = f"default-src 'none'; img-src data:; frame-src {site.origin}; script-src {site.origin}; {more}"
    width = '<meta name="viewport" content="width=device-width">'
    return f'<meta http-equiv="Content-Security-Policy" content="{policy}">{width}'


def start(page: Page) -> FrameLocator:
    """Tap the poster of the first frame: it deals, offers the reader's game, or shows the replay it was made for."""
    frame = page.frame_locator("iframe").first
    open_poster(frame)
    wait_for_table(frame)
    return frame


def wait_for_table(frame: FrameLocator) -> None:
    """Wait until a frame has dealt, or offers the game that the reader has already begun in another one."""
    expect(frame.locator("#decision-title, [data-do=continue]").first).to_be_visible(timeout=60_000)


def leave(frame: FrameLocator) -> None:
    """Go from the table back to the first screen."""
    click(frame.locator("main [data-do=menu]"))
    click(frame.locator("dialog [data-do=new-table]"))
    click(frame.locator("dialog [data-do=leave]"))
    expect(frame.locator("button.deal")).to_be_visible(timeout=60_000)


def inner(page: Page, number: int = 0) -> Frame:
    """The number-th frame itself."""
    return page.frames[1 + number]


# --- the poster


def test_the_poster_is_one_small_request(page: Page, blog: Blog, site: Site) -> None:
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.goto(blog.post(framed(site)), wait_until="networkidle")

    assert [url for url in requests if url.startswith(site.url)] == [site.url + "embed.html"]


@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.name)
def test_the_poster_weighs_little(game: games.Game) -> None:
    assert (DIST / game.poster).stat().st_size <= 20_000


def test_the_element_weighs_little() -> None:
    assert (DIST / "embed.js").stat().st_size <= 4_500


@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.name)
def test_the_poster_runs_no_script(game: games.Game) -> None:
    assert "<script" not in (DIST / game.poster).read_text(encoding="utf-8")


def test_the_poster_always_offers_the_full_game(page: Page, blog: Blog, site: Site) -> None:
    page.goto(blog.post(framed(site)))

    link = page.frame_locator("iframe").get_by_role("link", name="Open the full game")

    expect(link).to_have_attribute("target", "_blank")


# --- the table in the frame


@pytest.mark.parametrize(
    ("game", "sandbox"), [(games.PLAYED, ""), (games.BY_NAME["island"], 'sandbox="allow-scripts allow-same-origin"')]
)
def test_a_game_is_dealt_in_a_frame_that_may_store_nothing(
    page: Page, context: BrowserContext, blog: Blog, site: Site, game: games.Game, sandbox: str
) -> None:
    context.add_init_script(DENIED)
    page.goto(blog.post(framed(site, sandbox, game=game)))

    frame = start(page)

    expect(frame.locator(".board #decision-title, .island .target-place").first).to_be_visible(timeout=60_000)


def test_a_frame_that_may_store_nothing_says_so_on_leaving_and_not_before(
    page: Page, context: BrowserContext, blog: Blog, site: Site
) -> None:
    """As usual in other people's pages, it is no fault, and no lack of space."""
    context.add_init_script(DENIED)
    page.goto(blog.post(framed(site)))
    frame = start(page)
    wait_until_idle(inner(page))
    expect(frame.locator(".edge-line")).to_have_count(0)

    leave(frame)

    expect(frame.locator(".edge-line")).to_contain_text("This browser lets no game be saved inside this page.")


def test_from_a_frame_that_may_store_nothing_the_full_game_can_be_opened(
    page: Page, context: BrowserContext, blog: Blog, site: Site
) -> None:
    context.add_init_script(DENIED)
    page.goto(blog.post(framed(site, game=games.BY_NAME["crane"])))
    frame = start(page)
    wait_until_idle(inner(page))
    leave(frame)

    with page.expect_popup() as popup:
        click(frame.locator(".edge-line").get_by_role("button", name="Open the full game"))

    assert popup.value.url == site.url + "crane.html"


def test_a_frame_that_no_poster_opened_shows_the_first_screen(page: Page, blog: Blog, site: Site) -> None:
    """As where a games portal frames the page itself."""
    page.goto(blog.post(f'<iframe src="{site.url}index.html" width="390" height="700"></iframe>'))

    expect(page.frame_locator("iframe").locator("button.deal")).to_be_visible(timeout=60_000)


def test_a_strict_sandbox_says_in_words_what_to_do(
    page: Page, blog: Blog, site: Site, console_errors: ConsoleErrors
) -> None:
    console_errors.expect("CORS|sandbox|origin 'null'|Failed to load|ERR_")
    page.goto(blog.post(framed(site, 'sandbox="allow-scripts"')))
    open_poster(page.frame_locator("iframe"))

    link = page.frame_locator("iframe").locator("#fault a")

    expect(link).to_have_attribute("href", site.url, timeout=30_000)


@pytest.mark.parametrize(("name", "number"), [("index.html", 1), ("replay.html", 2)])
def test_a_sandbox_without_scripts_leads_to_the_page_by_itself(
    page: Page, blog: Blog, site: Site, console_errors: ConsoleErrors, name: str, number: int
) -> None:
    """A reader cannot allow scripts there."""
    console_errors.expect("Blocked script execution|from origin 'null'|ERR_FAILED")
    sandbox = 'sandbox="allow-popups allow-popups-to-escape-sandbox"'
    page.goto(blog.post(f'<iframe src="{site.url}{name}" {sandbox} width="390" height="700"></iframe>'))

    with page.expect_popup() as popup:
        click(page.frame_locator("iframe").locator("noscript a").nth(number))

    expect(popup.value.locator("button.deal, #paste")).to_be_visible(timeout=60_000)


@pytest.mark.parametrize("name", [page for game in games.ALL for page in game.pages if not page.startswith("workshop")])
def test_without_scripts_the_links_of_all_languages_lead_there_alike(name: str) -> None:
    hidden = re.findall(r"<noscript>(.*?)</noscript>", (DIST / name).read_text(encoding="utf-8"), re.DOTALL)
    links = [link for part in hidden for link in re.findall(r"<a ([^>]+)>", part)]

    assert (len(links), len(set(links))) == (3, 1)


def expect_names(frame: FrameLocator, *names: str) -> None:
    """Expect these names at the first places of the table that is being set."""
    for number, name in enumerate(names):
        expect(frame.locator(".place input").nth(number)).to_have_value(name)


def test_the_element_asks_for_a_table(page: Page, blog: Blog, site: Site) -> None:
    """E12.1, the edition."""
    page.goto(blog.post(element(site, seats="3", players="Ann,Ben", edition="2016", lang="zh-Hant")))
    frame = start(page)
    expect(frame.locator(".curtain")).to_be_visible(timeout=60_000)  # until then it closes any sheet when it falls

    leave(frame)

    expect(frame.locator("h1")).to_contain_text("富饒之城")
    expect(frame.locator(".table-facts")).to_contain_text("2016")
    click(frame.locator("[data-do=set-up]"))
    expect(frame.locator(".setup")).to_be_visible()
    expect_names(frame, "Ann", "Ben", "")


# Names from a host, and what becomes of each.
NAMES = {
    "a" + "\U0001f47e" * 20: "a" + "\U0001f47e" * 11,
    "Ann" + "\U0001f468\u200d\U0001f469\u200d\U0001f467" * 3: "Ann" + "\U0001f468\u200d\U0001f469\u200d\U0001f467" * 2,
    SCOTLAND + "Ann": SCOTLAND + "Ann",
    "An\tn": "",
    "\u202ennA": "",
    "\ufffe\u00ad": "",
    "Ben": "Ben",
}


def test_names_from_the_host_are_cut_between_letters_or_passed_over(page: Page, blog: Blog, site: Site) -> None:
    """A host's names never keep a table from being dealt."""
    page.goto(blog.post(framed(site, query="?" + urlencode({"players": ",".join(NAMES)}))))
    frame = start(page)
    expect(frame.locator(".curtain")).to_be_visible(timeout=60_000)

    leave(frame)

    click(frame.locator("[data-do=set-up]"))
    expect(frame.locator(".setup")).to_be_visible()
    expect_names(frame, *NAMES.values())


def test_one_tap_on_the_poster_deals_and_the_host_hears_of_it(page: Page, blog: Blog, site: Site) -> None:
    """The first screen is behind the menu (ux3, finding 12)."""
    page.goto(blog.post(element(site)))

    open_poster(page.frame_locator("iframe"))

    expect(page.frame_locator("iframe").locator(".board .things")).to_be_visible(timeout=60_000)
    page.wait_for_function("() => heard.length > 0")
    assert page.evaluate("heard") == [["citadels-started", None]]


def test_the_host_hears_of_another_game_and_the_link_of_it_once_it_is_over(page: Page, blog: Blog, site: Site) -> None:
    """Of each other game it hears the same, by the same scripts (tests/build/test_games.py)."""
    game = games.BY_NAME["crane"]
    page.goto(blog.post(element(site, game.name)))
    frame = start(page)
    save = f"{game.name}.save"
    wait_until(inner(page), f"() => storage.names('{save}').includes('{save}.1')")  # the engine has dealt
    leave(frame)
    ending = nearly_over(praga_spec(PRAGA_BOTS), "casual", {})
    inner(page).evaluate("([name, text]) => storage.write(name, text)", [f"{save}.1", ending])
    click(frame.locator("[data-do=set-up]"))
    click(frame.locator("[data-do=set-up-done]"))
    click(frame.locator("[data-do=continue]"))
    expect(frame.locator(".over")).to_be_visible(timeout=60_000)

    page.wait_for_function("() => heard.some(([name]) => name === 'crane-over')")

    assert page.evaluate("heard[0]") == ["crane-started", None]
    assert page.evaluate("heard.at(-1)[1].link").startswith(f"{site.url}{game.replay}#1.")


def test_where_the_browser_keeps_anything_a_moved_elements_game_is_offered(page: Page, site: Site) -> None:
    """However it is moved."""
    host = f"<!doctype html><title>On the game's own site</title>{element(site)}<main></main>"
    page.route("**/host.html", lambda route: route.fulfill(body=host, content_type="text/html"))
    page.goto("host.html")
    start(page)
    wait_until(page, "() => Object.keys(localStorage).some(name => name.includes('citadels.save.'))")

    for how in ("append(game)", "append(game.remove() || game)"):
        page.evaluate(f"game => document.querySelector('main').{how}", page.query_selector("citadels-game"))
        expect(start(page).locator("[data-do=continue]")).to_be_visible()


def test_the_frame_grows_to_its_table(page: Page, blog: Blog, site: Site) -> None:
    page.goto(blog.post(element(site, seats="7")))
    start(page)

    page.wait_for_function("() => document.querySelector('iframe').style.height !== '36rem'")

    assert 420 <= page.locator("iframe").evaluate("frame => parseInt(frame.style.height)") <= 1400


def test_the_host_may_change_the_language_and_the_look_of_a_table(page: Page, blog: Blog, site: Site) -> None:
    page.goto(blog.post(element(site)))
    frame = start(page)

    page.evaluate("document.querySelector('citadels-game').setAttribute('lang', 'zh-Hans')")
    page.evaluate("document.querySelector('citadels-game').setAttribute('theme', 'light')")

    expect(frame.locator("html")).to_have_attribute("lang", "zh-Hans")
    expect(frame.locator(".round")).to_contain_text("第 1 轮")
    expect(frame.locator("html")).to_have_attribute("data-theme", "light")


def test_a_thousand_wishes_for_a_language_fetch_none_twice(page: Page, blog: Blog, site: Site) -> None:
    addresses: list[str] = []
    page.on("request", lambda request: addresses.append(request.url) if request.url.endswith(".ftl") else None)
    page.goto(blog.post(framed(site)))
    start(page)

    page.evaluate(WISHES, ["zh-Hant", "en", "zh-Hans", "en"])

    expect(page.frame_locator("iframe").locator("html")).to_have_attribute("lang", "zh-Hans")
    assert sorted(addresses) == sorted(set(addresses))


def test_the_poster_and_the_table_wear_the_look_that_was_asked_for(page: Page, blog: Blog, site: Site) -> None:
    page.goto(blog.post(element(site, theme="light")))
    # Seen before all of the poster is read, and only then is what follows the # looked for.
    expect(page.frame_locator("iframe").locator(":root")).to_have_css("color-scheme", "light")

    frame = start(page)

    expect(frame.locator("html")).to_have_attribute("data-theme", "light")


@pytest.mark.parametrize("theme", [{}, {"theme": "dark"}])
def test_a_frame_looks_as_the_device_unless_its_author_says_otherwise(
    page: Page, blog: Blog, site: Site, theme: dict[str, str]
) -> None:
    page.emulate_media(color_scheme="light")
    page.goto(blog.post(element(site, **theme)))
    scheme = theme.get("theme", "light")
    expect(page.frame_locator("iframe").locator(":root")).to_have_css("color-scheme", scheme)

    expect(start(page).locator("html")).to_have_attribute("data-theme", scheme)


def test_the_host_may_change_the_look_of_the_poster(page: Page, blog: Blog, site: Site) -> None:
    page.goto(blog.post(element(site, theme="dark")))
    expect(page.frame_locator("iframe").locator(".play")).to_be_visible()

    with page.expect_event("framenavigated"):  # the poster is fetched again: only the new one can be tapped
        page.evaluate("document.querySelector('citadels-game').setAttribute('theme', 'light')")

    expect(start(page).locator("html")).to_have_attribute("data-theme", "light")


def short_game() -> Game:
    """A game of one round."""
    game = Game.new(["Ann", "Ben"], {"round_limit": 1}, seed=3)
    while not game.over:
        game.play(game.moves()[0])
    return game


def test_a_replay_is_shown_where_one_was_asked_for(page: Page, blog: Blog, site: Site) -> None:
    game = short_game()
    page.goto(blog.post(element(site, replay=game.link())))

    frame = start(page)

    click(frame.get_by_role("button", name="Show the result"))
    expect(frame.locator(".steps h2")).to_contain_text(f"of {len(game.history)}", timeout=60_000)
    page.evaluate("document.querySelector('citadels-game').setAttribute('lang', 'zh-Hant')")
    expect(frame.locator(".steps h2")).to_contain_text("步")


def test_a_replay_whose_address_is_too_long_for_the_poster_is_shown_at_once(page: Page, blog: Blog, site: Site) -> None:
    """Addresses that the poster cannot hand on to the table go without it."""
    game = short_game()
    page.goto(blog.post(element(site, replay=game.link(), players="A" * 4096)))

    card = page.frame_locator("iframe").get_by_role("button", name="Watch")

    expect(card).to_be_visible(timeout=60_000)


def test_a_replay_with_an_address_too_long_to_be_told_is_shown_by_the_line_too(
    page: Page, blog: Blog, site: Site
) -> None:
    """Reliability, L1: browsers cut where a frame came from after 4,096 letters."""
    query = "?" + urlencode({"replay": short_game().link(), "players": "A" * 4096})
    page.goto(blog.post(framed(site, query=query)))

    card = start(page).get_by_role("button", name="Watch")

    expect(card).to_be_visible(timeout=60_000)


def test_a_replay_that_is_longer_than_any_link_is_refused_in_words(page: Page, blog: Blog, site: Site) -> None:
    """Protocol §5: a link has at most 6,000 letters."""
    page.goto(blog.post(element(site, replay="1." + "0" * 8000)))

    expect(page.frame_locator("iframe").locator(".trouble")).to_contain_text("too long to be a game", timeout=60_000)


# --- hosts with policies of their own (M7)

LINE, ELEMENT, ISLAND_LINE, ISLAND_ELEMENT = 0, 1, 4, 5

TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types 'none'"


@pytest.mark.parametrize(
    ("piece", "more"),
    [(LINE, TRUSTED_TYPES), (ELEMENT, ""), (ISLAND_LINE, ""), (ISLAND_ELEMENT, TRUSTED_TYPES)],
    ids=["line, trusted types", "element", "island's line", "island's element, trusted types"],
)
def test_what_bloggers_paste_is_shown_whole_and_plays_under_a_strict_policy(
    page: Page, blog: Blog, site: Site, piece: int, more: str
) -> None:
    page.goto(blog.post(pasted(site, piece), strict(site, more)))
    frame = start(page)
    expect(frame.locator(".board #decision-title")).to_be_visible(timeout=60_000)

    size = page.locator("iframe").bounding_box()

    assert size
    assert (size["width"] >= 370, size["height"] >= 420) == (True, True)


def test_a_host_that_isolates_itself_shows_a_frame_without_credentials(page: Page, blog: Blog, site: Site) -> None:
    blog.headers["Cross-Origin-Embedder-Policy"] = "require-corp"
    page.goto(blog.post(framed(site, "credentialless")))

    start(page)

    expect(page.frame_locator("iframe").locator(".board #decision-title")).to_be_visible(timeout=60_000)


# --- two on one page


def test_a_second_table_of_any_game_waits_for_the_first_and_may_take_over(page: Page, blog: Blog, site: Site) -> None:
    page.goto(blog.post(framed(site) + framed(site, game=games.BY_NAME["island"])))
    start(page)
    second = page.frame_locator("iframe").nth(1)
    open_poster(second)
    expect(second.locator("#busy")).to_be_visible(timeout=30_000)
    assert len([frame for frame in page.frames if frame.evaluate("Boolean(window.engine)")]) == 1

    open_poster(second, "#busy a")

    wait_for_table(second)
    expect(page.frame_locator("iframe").nth(0).locator("#left")).to_be_visible()


def test_a_table_that_the_host_puts_away_says_so(page: Page, blog: Blog, site: Site) -> None:
    page.goto(blog.post(element(site)))
    frame = start(page)

    page.evaluate("document.querySelector('citadels-game').pause()")

    expect(frame.locator(".busy:visible")).to_contain_text("This page has closed the table.")


# --- the second game in a frame


def test_the_element_asks_for_an_island_and_its_host_hears_when_it_begins(page: Page, blog: Blog, site: Site) -> None:
    page.goto(blog.post(element(site, "island", seats="3", players="Ann,Ben", lang="zh-Hant")))
    frame = start(page)
    page.wait_for_function("() => heard.length > 0")
    assert page.evaluate("heard") == [["island-started", None]]

    leave(frame)

    expect(frame.locator("h1")).to_contain_text("港灣之島")
    click(frame.locator("[data-do=set-up]"))
    expect(frame.locator(".setup")).to_be_visible()
    expect_names(frame, "Ann", "Ben", "")


def test_in_a_frame_the_other_game_opens_on_a_page_of_its_own(page: Page, blog: Blog, site: Site) -> None:
    page.goto(blog.post(f'<iframe src="{site.url}island.html" width="390" height="700"></iframe>'))

    link = page.frame_locator("iframe").locator(".foot-links [href='./index.html']")

    expect(link).to_have_attribute("target", "_blank", timeout=60_000)


# --- forged messages


def test_the_host_believes_nobody_but_the_frame(page: Page, blog: Blog, site: Site) -> None:
    page.goto(blog.post(element(site)))
    expect(page.frame_locator("iframe").locator(".play")).to_be_visible()

    page.evaluate(LISTEN_FOR_LAST)
    page.evaluate("postMessage({ v: 1, type: 'citadels:over', link: 'https://example.org' }, '*')")
    page.evaluate("postMessage({ v: 1, type: 'citadels:height', height: 9999 }, '*')")
    page.evaluate("postMessage('last', '*')")
    page.evaluate("last")

    assert page.evaluate("[heard.length, document.querySelector('iframe').style.height]") == [0, "36rem"]


def expect_english(frame: Frame) -> None:
    """Wait until the frame has heard the last message; no language but English is spoken or on its way."""
    frame.evaluate("last")
    wait_until_idle(frame)
    assert frame.evaluate("performance.getEntriesByType('resource').filter(({ name }) => /zh-.*ftl/.test(name))") == []
    assert frame.evaluate("document.documentElement.lang") == "en"


def test_the_frame_listens_to_its_host_alone_and_understands_few_words(page: Page, blog: Blog, site: Site) -> None:
    no_language = {"v": 1, "type": "citadels:lang", "lang": "<img>"}
    other_version = {"v": 2, "type": "citadels:lang", "lang": "zh-Hans"}
    page.goto(blog.post(framed(site)))
    start(page)

    inner(page).evaluate(LISTEN_FOR_LAST)
    inner(page).evaluate("window.postMessage({ v: 1, type: 'citadels:lang', lang: 'zh-Hans' }, '*')")
    inner(page).evaluate("window.postMessage('last', '*')")
    expect_english(inner(page))
    inner(page).evaluate(LISTEN_FOR_LAST)
    for message in (no_language, other_version, "x", None, 5):
        page.evaluate("message => frames[0].postMessage(message, '*')", message)
    page.evaluate("frames[0].postMessage('last', '*')")
    expect_english(inner(page))


@pytest.mark.parametrize("path", ["workshop.html", "workshop-table.html#bot=1&go=deal"])
def test_the_workshop_is_a_link_alone_in_somebody_elses_page(page: Page, site: Site, blog: Blog, path: str) -> None:
    page.goto(blog.post(f'<iframe src="{site.url}{path}" title="Citadels" width="390" height="700"></iframe>'))
    inside = page.frame_locator("iframe")

    expect(inside.get_by_role("link", name="Open the workshop on a page of its own")).to_be_visible()
    expect(inside.get_by_role("button")).to_have_count(0)
