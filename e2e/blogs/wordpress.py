"""The block in a real WordPress: an author's article with each kind, read by a visitor in Chromium.

`python3 build test wordpress` runs this. Not a `test_` file: the ordinary run needs neither PHP nor a database. The
blog has a policy of its own that allows the games' address and nothing else.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from citadels.game import Game
from e2e.blogs.wordpress_site import WordPress, missing
from e2e.conftest import ConsoleErrors, Site, watch_requests
from e2e.game_page import open_poster
from e2e.taps import click
from e2e.test_embed import DENIED

WAIT = 90_000
STEP = 9
# No pictures of authors, and no welcome in the editor: both come from other hosts.
QUIET = """update_option('show_avatars', 0);
update_user_meta(1, 'wp_persisted_preferences', ['core/edit-post' => ['welcomeGuide' => false], '_modified' => '2026']);
"""
BLOCK = ".wp-block-board-games-table"


def played() -> Game:
    """A game of three after some moves."""
    game = Game.new(["Ann", "Ben", "Cal"], seed=3)
    for _ in range(STEP + 3):
        game.play(game.moves()[0])
    return game


LINK = played().link().rpartition("#")[2]


@pytest.fixture(scope="module")
def blog(built_site: Site, tmp_path_factory: pytest.TempPathFactory) -> Iterator[WordPress]:
    """A blog whose block knows the games' address."""
    lacking = missing()
    if lacking:
        pytest.skip(lacking)
    games = built_site.origin
    policy = f"default-src 'self' 'unsafe-inline' data:; script-src 'self' 'unsafe-inline' {games}; frame-src {games}"
    with WordPress(tmp_path_factory.mktemp("blog"), {"Content-Security-Policy": policy}) as blog:
        blog.run(f"update_option('board_games_host', {built_site.url!r} . 'index.html');")
        blog.run(QUIET)
        yield blog


@pytest.fixture(autouse=True)
def no_external_requests(context: BrowserContext, blog: WordPress, built_site: Site) -> Iterator[list[str]]:
    """Fail a test in which the article or a game in it asks for an address of neither the blog nor the games."""
    yield from watch_requests(context, built_site, blog.url)


def write(blog: WordPress, *blocks: dict[str, Any]) -> str:
    """Publish an article with these blocks, and return its address."""
    content = "\n".join(f"<!-- wp:board-games/table {json.dumps(block)} /-->" for block in blocks)
    article = f"['post_title' => 'Three mistakes', 'post_status' => 'publish', 'post_content' => {content!r}]"
    return blog.run(f"echo get_permalink(wp_insert_post(wp_slash({article})));")


def picture(blog: WordPress) -> dict[str, Any]:
    """A picture in the blog's folder, as the media library describes it."""
    name = "thief.svg"
    uploads = blog.www / "wp-content" / "uploads"
    uploads.mkdir(exist_ok=True)
    (uploads / name).write_text(played().at(STEP).svg(1, width=640), encoding="utf-8")
    return {"url": f"{blog.url}/wp-content/uploads/{name}", "alt": "Ann is the Thief", "width": 640, "height": 900}


def test_a_table_is_played_in_an_article(page: Page, blog: WordPress) -> None:
    page.goto(write(blog, {"seats": "3", "language": "en"}))

    open_poster(page.frame_locator("iframe"))

    expect(page.frame_locator("iframe").locator(".seat, .mine").nth(2)).to_be_attached(timeout=WAIT)


def test_a_replay_opens_on_its_first_step(page: Page, blog: WordPress) -> None:
    page.goto(write(blog, {"what": "replay", "link": f"https://example.org/replay.html#{LINK}&from=5&to={STEP}"}))

    open_poster(page.frame_locator("iframe"))

    expect(page.frame_locator("iframe").locator(".steps h2")).to_contain_text("5", timeout=WAIT)


def test_a_picture_is_played_from(page: Page, blog: WordPress) -> None:
    page.goto(write(blog, {"what": "picture", "link": f"{LINK}&at={STEP}&seat=1", "picture": picture(blog)}))
    click(page.get_by_role("button", name="Play from here"))

    expect(page.frame_locator("iframe").locator(".mine")).to_be_visible(timeout=WAIT)


def test_a_moment_is_played_on(page: Page, blog: WordPress) -> None:
    page.goto(write(blog, {"what": "moment", "link": f"https://example.org/index.html#from={LINK}&at={STEP}&seat=1"}))

    open_poster(page.frame_locator("iframe"))

    expect(page.frame_locator("iframe").locator(".mine")).to_be_visible(timeout=WAIT)


@pytest.mark.parametrize("what", ["moment", "picture"])
def test_a_puzzle_is_a_moment_with_a_question(page: Page, blog: WordPress, what: str) -> None:
    link = f"{LINK}&at={STEP}&question=Gold%20or%20cards%3F"
    page.goto(write(blog, {"what": what, "link": link, **({"picture": picture(blog)} if what == "picture" else {})}))
    if what == "picture":
        click(page.get_by_role("button", name="Play from here"))
    else:
        open_poster(page.frame_locator("iframe"))

    expect(page.frame_locator("iframe").get_by_role("button", name="Gold or cards?")).to_be_visible(timeout=WAIT)


def test_a_table_is_played_where_storage_is_denied(page: Page, blog: WordPress) -> None:
    page.context.add_init_script(DENIED)
    page.goto(write(blog, {"seats": "2"}))

    open_poster(page.frame_locator("iframe"))

    expect(page.frame_locator("iframe").locator("#decision-title")).to_be_visible(timeout=WAIT)


def test_a_picture_stands_in_the_article_without_a_frame(page: Page, blog: WordPress) -> None:
    page.goto(write(blog, {"what": "picture", "link": f"{LINK}&at={STEP}&seat=1", "picture": picture(blog)}))

    expect(page.get_by_role("img", name="Ann is the Thief")).to_be_visible()
    assert page.locator("iframe").count() == 0


def test_a_game_is_chosen_by_its_word(page: Page, blog: WordPress) -> None:
    page.goto(write(blog, {"game": "island"}))

    expect(page.locator("iframe")).to_have_attribute("src", f"{host(blog)}embed-island.html")


@pytest.mark.parametrize(
    "link", ['"><script>alert(1)</script>', "javascript:alert(1)", "1.a.b.c.d&x=<b>", "https://example.org/#none"]
)
def test_what_is_no_link_is_no_part_of_an_address(page: Page, blog: WordPress, link: str) -> None:
    page.goto(write(blog, {"what": "replay", "link": link}))

    expect(page.locator("iframe")).to_have_attribute("src", f"{host(blog)}embed.html")


def test_an_article_without_an_address_shows_readers_nothing(page: Page, blog: WordPress) -> None:
    address = write(blog, {})
    before = host(blog)
    blog.run("update_option('board_games_host', '');")

    page.goto(address)

    try:
        assert page.locator("iframe, [class*=board-games]").count() == 0
    finally:
        blog.run(f"update_option('board_games_host', {before!r});")


def test_the_author_sees_the_block_in_the_editor(page: Page, blog: WordPress) -> None:
    page.set_viewport_size({"width": 1280, "height": 900})
    sign_in(page, blog)
    page.goto(write(blog, {"seats": "3"}).replace("/?p=", "/wp-admin/post.php?action=edit&post="))
    expect(page.locator(f"{BLOCK}[data-block]")).to_be_visible(timeout=WAIT)

    expect(page.locator(f"{BLOCK}[data-block] iframe")).to_have_attribute("src", f"{host(blog)}embed.html?seats=3")


def test_the_author_chooses_in_the_side_panel(page: Page, blog: WordPress) -> None:
    page.set_viewport_size({"width": 1280, "height": 900})
    sign_in(page, blog)
    page.goto(write(blog, {}).replace("/?p=", "/wp-admin/post.php?action=edit&post="))
    expect(page.locator(f"{BLOCK}[data-block]")).to_be_visible(timeout=WAIT)
    click(page.locator(f"{BLOCK}[data-block]"))

    page.get_by_label("Game", exact=True).select_option("island")

    expect(page.locator(f"{BLOCK}[data-block] iframe")).to_have_attribute("src", f"{host(blog)}embed-island.html")


@pytest.fixture(autouse=True)
def console_errors() -> ConsoleErrors:
    """The editor of WordPress has faults of its own."""
    return ConsoleErrors()


def host(blog: WordPress) -> str:
    """The games' address, as the block has it."""
    return blog.run("echo board_games_host();")


def sign_in(page: Page, blog: WordPress) -> None:
    """Sign in as the author."""
    page.goto(f"{blog.url}/wp-login.php")
    page.locator("#user_login").fill("author")
    page.locator("#user_pass").fill("secret")
    click(page.locator("#wp-submit"))
    expect(page.locator("#wpadminbar")).to_be_visible()
