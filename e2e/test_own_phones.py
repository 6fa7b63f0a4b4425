"""People at one table, each on a phone of their own (docs/phones.md): joining, playing, coming back, leaving."""

from __future__ import annotations

import base64
import json
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from citadels import Game
from citadels.table.interface import SAVE_VERSION
from e2e.conftest import Address, Site, watch_errors, watch_requests
from e2e.crane_page import CranePage
from e2e.fake_camera import FakeCamera
from e2e.game_page import GAME, READY
from e2e.island_page import IslandPage
from e2e.own_phones import PROMPT, GuestPhone, TablePhone
from e2e.saved_games import NUMBERS, short_game
from e2e.secrets import Look, secrets_in_sight, stored_save
from e2e.taps import check, tap, uncheck
from e2e.waits import wait_until
from tabletop.table.saves import Saved, write_save
from tests.rules.table import seat as sits
from tests.rules.table import turn
from tests.table.secrets import Truth

NAMES = ("Ann", "Ben", "Cem")
PICTURE = "./embed.html"  # a page of the site on which nothing is played
FRAMES = 3000  # of the table's screen, after which nobody will be asked
ASKED = f"{PROMPT}, [data-do=go-on]"


@contextmanager
def device(browser: Browser, args: dict[str, Any], site: Address) -> Iterator[BrowserContext]:
    """A device of its own, of which every fault and every request to elsewhere fails the test."""
    requests, errors = contextmanager(watch_requests), contextmanager(watch_errors)
    with browser.new_context(**args) as context, requests(context, site), errors(context):
        yield context


@pytest.fixture
def new_guest(browser: Browser, browser_context_args: dict[str, Any], site: Site) -> Iterator[Callable[[], GuestPhone]]:
    """A call that returns another guest's phone."""
    with ExitStack() as stack:
        yield lambda: GuestPhone(stack.enter_context(device(browser, browser_context_args, site)).new_page())


@pytest.fixture
def phone(page: Page, warm_engine: None) -> TablePhone:
    """The phone that deals, before its page is opened."""
    return TablePhone(page)


@pytest.fixture
def table(phone: TablePhone) -> TablePhone:
    """The phone that deals, at its first screen; bots do not pause."""
    phone.open(instant=True)
    return phone


def first_choice(count: int = 3, rounds: int = 3) -> Game:
    """A short game in which Ben is asked first."""
    return short_game([*NAMES, "Dora"][:count], 7, rounds)


def last_round() -> Game:
    """The last of three rounds, in which everybody has built and drawn something."""
    game, dice = first_choice(4), random.Random(7)
    while game.round < 3:
        game.play(dice.choice(game.moves()))
    return game


def last_decision() -> Game:
    """A game that Ben is about to end."""
    game, dice = short_game(list(NAMES), 4, rounds=1), random.Random(4)
    last = game
    while not game.over:
        if game.to_move == 1:
            last = game.clone()
        game.play(dice.choice(game.moves()))
    return last


def store_game(page: Page, kinds: str, game: Game) -> None:
    """Store a game whose seats are a person's (p), a guest's (g) or a bot's (b), before the page is opened."""
    page.goto(PICTURE)
    words = {"p": ("person", None), "g": ("guest", None), "b": ("bot", "newcomer")}
    seats = [
        {"name": name, "kind": words[kind][0], "bot": words[kind][1]}
        for name, kind in zip(game.names, kinds, strict=True)
    ]
    text = write_save("citadels", SAVE_VERSION, Saved(game.record(), seats, 1), guests="g" in kinds)
    entry = {"save": text, "names": game.names, "round": 1, "over": False}
    page.evaluate(
        "([number, entry]) => localStorage.setItem(new URL('.', location).pathname + 'citadels.save.' + number, entry)",
        [next(NUMBERS), json.dumps(entry)],
    )


def sit_together(table: TablePhone, new_guest: Callable[[], GuestPhone], count: int = 1) -> list[GuestPhone]:
    """Let guests join at the first screen, and deal."""
    guests = [new_guest() for _ in range(count)]
    table.invite(count)
    for guest, name in zip(guests, NAMES[1:], strict=False):
        table.seat(guest, name)
    table.deal_to_all()
    for guest in guests:
        guest.wait_for_table()
    return guests


def next_phone(phones: list[Any]) -> Any:
    """The phone that is asked now; None once the game is over on all of them."""
    for _ in range(FRAMES):
        for phone in phones:
            if phone.page.locator(ASKED).count() and not phone.page.locator("dialog[open]").count():
                return phone
        if all(phone.over for phone in phones):
            return None
        phones[0].page.evaluate("() => new Promise(requestAnimationFrame)")
    raise AssertionError("nobody is asked")


def test_two_phones_sit_at_one_table_and_the_guests_starts_no_engine(
    table: TablePhone, new_guest: Callable[[], GuestPhone]
) -> None:
    """Own phones, bar 8: none of the engine's files is asked for."""
    addresses: list[str] = []

    def new_watched_guest() -> GuestPhone:
        guest = new_guest()
        guest.page.on("request", lambda request: addresses.append(request.url))
        return guest

    (guest,) = sit_together(table, new_watched_guest)

    names = [phone.page.locator(".mine .name").inner_text() for phone in (table, guest)]
    assert names == ["Player 1", "Ben"]
    assert [address for address in addresses if "pyodide" in address or "/wheels/" in address] == []
    assert addresses != []


def play_together(phones: list[Any], look: Callable[[], list[str]] = list) -> list[str]:
    """Play until the game is over; return what `look` has found at the moments between."""
    faults: list[str] = []
    for _ in range(GAME):
        phone = next_phone(phones)
        faults += look()
        if phone is None or faults:
            return faults
        phone.act()
    raise AssertionError("the game does not end")


def come_back(table: TablePhone, guests: dict[int, GuestPhone]) -> None:
    """Open the page, take up the stored game, and show each guest of it a code."""
    table.open(instant=True)
    tap(table.page.locator("[data-do=continue]"))
    expect(table.page.locator(".phones-seats")).to_be_visible(timeout=READY)
    for seat, guest in guests.items():
        if not table.page.locator(".phones-seats").count():
            table.open_phones()
        table.show_code(seat)
        table.seat(guest, "")
        guest.wait_for_table()


def take_up(phone: TablePhone, new_guest: Callable[[], GuestPhone], kinds: str, game: Game) -> list[GuestPhone]:
    """Take up a stored game of these seats (store_game); return the guests' phones."""
    store_game(phone.page, kinds, game)
    guests = {seat: new_guest() for seat, kind in enumerate(kinds) if kind == "g"}
    come_back(phone, guests)
    return list(guests.values())


def test_nobody_is_shown_anothers_cards(phone: TablePhone, new_guest: Callable[[], GuestPhone]) -> None:
    """Own phones, bar 3: every page is searched before every decision of a round, up to the end of the game.

    Of whole games what guests' devices get is compared with a shared device's in tests/table/test_guests.py.
    """
    phones = dict(enumerate([phone, *take_up(phone, new_guest, "pggb", last_round())]))
    readers = {seat: each.page.context.new_cdp_session(each.page) for seat, each in phones.items()}

    def look() -> list[str]:
        truth = Truth(stored_save(phone.page))
        if truth.session.game.over:
            return []
        return [
            fault
            for seat, each in phones.items()
            for fault in secrets_in_sight(each.page, Look(each.page, readers[seat]), truth, seat)
        ]

    assert play_together(list(phones.values()), look) == []


# --- coming back


@pytest.fixture
def pair(phone: TablePhone, new_guest: Callable[[], GuestPhone]) -> tuple[TablePhone, GuestPhone]:
    """Ann deals, Ben is asked on his own phone."""
    (guest,) = take_up(phone, new_guest, "pgb", first_choice())
    next_phone([phone, guest])
    return phone, guest


@pytest.fixture
def last_pair(phone: TablePhone, new_guest: Callable[[], GuestPhone]) -> tuple[TablePhone, GuestPhone]:
    """The same where Ben has ended the game."""
    (guest,) = take_up(phone, new_guest, "pgb", last_decision())
    play_together([phone, guest])
    return phone, guest


def question(phone: GuestPhone) -> str:
    """Return the question and its choices."""
    return phone.page.locator("#decision .asked, #decision .things, #decision .choices").first.inner_text()


def reload(phone: TablePhone | GuestPhone) -> None:
    """Load a page again for which a chair waits at the other device."""
    phone.wait_for_chair()
    phone.page.reload()


# A network in which the first name that is asked for is not heard: the first offer that comes has no address.
UNHEARD_NAME = """() => {
  const { setRemoteDescription } = RTCPeerConnection.prototype;
  let isFirst = true;
  RTCPeerConnection.prototype.setRemoteDescription = function (description) {
    const { type, sdp } = description;
    if (type !== "offer" || !isFirst) return setRemoteDescription.call(this, description);
    isFirst = false;
    return setRemoteDescription.call(this, { type, sdp: sdp.replace(/^a=candidate:.*\\r\\n/gm, "") });
  };
}"""


# A browser that answers with no other words than its own: then there is no spare chair.
OWN_WORDS = """() => {
  const { createAnswer, setLocalDescription } = RTCPeerConnection.prototype;
  const own = new WeakMap();
  RTCPeerConnection.prototype.createAnswer = async function () {
    const answer = await createAnswer.call(this);
    own.set(this, answer.sdp);
    return answer;
  };
  RTCPeerConnection.prototype.setLocalDescription = async function (description) {
    if (description.type === "answer" && description.sdp !== own.get(this))
      throw new DOMException("other words", "InvalidModificationError");
    return setLocalDescription.call(this, description);
  };
}"""


@pytest.mark.parametrize("which", ["table", "guest"])
def test_a_device_whose_name_was_not_heard_is_looked_for_again(pair: tuple[TablePhone, GuestPhone], which: str) -> None:
    """Own phones, bar 5: packets to all devices of a network get lost, most of all in a busy Wi-Fi."""
    table, guest = pair
    phone = table if which == "table" else guest
    phone.page.add_init_script(f"({UNHEARD_NAME})()")
    before = question(guest)
    reload(phone)
    expect(table.page.locator(".phone-mark.here")).to_be_visible(timeout=READY)
    guest.wait_for_table()

    assert question(guest) == before


# What is done every second is done all the time, as if the other device were slow to answer.
ALWAYS = """() => {
  const { setInterval } = window;
  window.setInterval = (act, wait, ...more) => setInterval(act, wait === 1000 ? 5 : wait, ...more);
}"""


def test_a_guest_whose_table_is_slow_to_answer_is_back_without_a_code(
    phone: TablePhone, new_guest: Callable[[], GuestPhone]
) -> None:
    """Own phones, bar 5: a chair that waits for earlier words would never be taken."""

    def new_slow_guest() -> GuestPhone:
        guest = new_guest()
        guest.page.add_init_script(f"({ALWAYS})()")
        return guest

    (guest,) = take_up(phone, new_slow_guest, "pgb", first_choice())
    reload(guest)
    guest.wait_for_table()

    expect(phone.page.locator(".phone-mark.here")).to_be_visible()


def test_a_guest_and_then_the_table_are_loaded_again_without_a_code(pair: tuple[TablePhone, GuestPhone]) -> None:
    """Own phones, bar 5: the same question, and the table takes up the game and its guests by itself.

    The guest's device makes no two chairs within two seconds: the second has to wait, not to be missing.
    """
    table, guest = pair
    before = question(guest)
    reload(guest)
    guest.wait_for_table()
    assert question(guest) == before
    reload(table)
    expect(table.page.locator(".phone-mark.here")).to_be_visible(timeout=READY)
    reload(table)
    expect(table.page.locator(".phone-mark.here")).to_be_visible(timeout=READY)
    expect(guest.page.locator("html:not([data-line=lost])")).to_have_count(1, timeout=READY)

    assert question(guest) == before


# The page is loaded again as soon as its engine should hear a decision.
RELOAD_AT_DECISION = """() => {
  const { ask } = engine;
  window.loadedBefore = true;
  const stop = () => new Promise(() => setTimeout(() => location.reload()));
  engine.ask = text => JSON.parse(text).do === "choose" ? stop() : ask.call(engine, text);
}"""


def test_a_decision_on_its_way_while_the_table_is_loaded_again_counts(
    pair: tuple[TablePhone, GuestPhone],
) -> None:
    """Own phones, bar 5: the guest's device asks again, and the table waits until it has its game back."""
    table, guest = pair
    before = Truth(stored_save(table.page)).session.step
    table.wait_for_chair()
    table.page.evaluate(RELOAD_AT_DECISION)
    guest.decide()
    wait_until(table.page, "() => !window.loadedBefore && document.querySelector('.phone-mark.here')")
    next_phone([table, guest])

    assert Truth(stored_save(table.page)).session.step > before


def test_a_table_loaded_again_after_the_game_shows_its_result(last_pair: tuple[TablePhone, GuestPhone]) -> None:
    """A guest whose phone was away when the game ended sees who has won."""
    table, guest = last_pair
    reload(table)
    expect(table.page.locator(".over")).to_be_visible(timeout=READY)

    expect(guest.page.locator(".over")).to_be_visible()


def test_both_that_were_loaded_again_need_a_code(pair: tuple[TablePhone, GuestPhone]) -> None:
    """Nobody waits for either: the guest's page says so, and takes the table's new code."""
    table, guest = pair
    guest.wait_for_chair()
    table.wait_for_chair()
    guest.page.goto("about:blank")
    reload(table)
    expect(table.page.locator(".phone-mark.waiting")).to_be_visible(timeout=READY)
    guest.page.goto("./#join=guest")
    expect(guest.page.locator("[data-do=guest-again]")).to_be_visible(timeout=READY)
    table.seat_again(1, guest)

    assert guest.page.locator(".mine .name").inner_text() == "Ben"


def test_without_a_spare_chair_a_code_brings_a_guest_back(
    phone: TablePhone, new_guest: Callable[[], GuestPhone]
) -> None:
    """Own phones, bar 5: a browser may refuse words that were agreed before."""
    store_game(phone.page, "pgb", first_choice())
    guest = new_guest()
    guest.page.add_init_script(f"({OWN_WORDS})()")
    come_back(phone, {1: guest})
    reload(guest)
    expect(guest.page.locator("[data-do=guest-again]")).to_be_visible(timeout=READY)
    phone.seat_again(1, guest)

    assert guest.page.locator(".mine .name").inner_text() == "Ben"


# --- the way back on the first screen

HALF_AN_HOUR = 30 * 60_000  # milliseconds
# The page's clock is set forward.
LATER = f"() => {{ const {{ now }} = Date; Date.now = () => now() + {HALF_AN_HOUR}; }}"


def offer(guest: GuestPhone) -> Any:
    """The button on the first screen that leads back to the table."""
    return guest.page.locator(".way-in [data-do=join]")


def come_by_icon(guest: GuestPhone) -> None:
    """Open the game's plain address, as an icon on the home screen does."""
    address = guest.page.evaluate("location.pathname")
    guest.page.goto("about:blank")
    guest.page.goto(address)
    expect(guest.page.locator("[data-do=deal]")).to_be_visible(timeout=READY)


@pytest.fixture
def hosted(pair: tuple[TablePhone, GuestPhone]) -> tuple[TablePhone, GuestPhone, str]:
    """A table and its guest, for whom a chair waits, with what the guest's page calls the table."""
    table, guest = pair
    guest.wait_for_chair()
    host = guest.page.evaluate("JSON.parse(storage.read('citadels.seat.guest')).what")
    return table, guest, f"Back to {host}’s table"


def test_a_guest_who_comes_by_the_icon_is_offered_the_seat(hosted: tuple[TablePhone, GuestPhone, str]) -> None:
    """One tap leads back to the same question, without a code."""
    _, guest, words = hosted
    before = question(guest)
    come_by_icon(guest)
    expect(offer(guest)).to_have_text(words)
    tap(offer(guest))
    guest.wait_for_table()

    assert question(guest) == before


def test_a_guest_who_reloads_twice_while_the_table_is_away_is_offered_the_seat(
    hosted: tuple[TablePhone, GuestPhone, str],
) -> None:
    """Each reload looks for the table again; "Back" leads to the first screen, where the seat waits."""
    table, guest, words = hosted
    table.page.close()
    for _ in range(2):
        guest.page.reload()
        expect(guest.page.locator("[data-do=guest-again]")).to_be_visible(timeout=READY)
    tap(guest.page.locator("[data-do=guest-back]"))

    expect(offer(guest)).to_have_text(words, timeout=READY)


def open_another_tab(guest: GuestPhone, address: str = "./") -> GuestPhone:
    """Another tab of the guest's browser, which has taken the seat from the first screen."""
    guest.wait_for_chair()
    tab = GuestPhone(guest.page.context.new_page())
    tab.page.goto(address)
    expect(offer(tab)).to_be_visible(timeout=READY)
    tap(offer(tab))
    tab.wait_for_table()
    return tab


def here(tab: GuestPhone) -> Any:
    """The button by which a tab takes the seat from another."""
    return tab.page.locator("dialog [data-do=guest-here]")


def test_a_seat_that_another_tab_takes_stays_there(hosted: tuple[TablePhone, GuestPhone, str]) -> None:
    """The first tab says so, and does not take it back by itself."""
    _, guest, _ = hosted
    before = question(guest)

    tab = open_another_tab(guest)

    expect(here(guest)).to_be_visible(timeout=READY)
    assert (question(tab), here(tab).count()) == (before, 0)


def test_a_tab_takes_the_seat_back_when_it_is_asked_to(hosted: tuple[TablePhone, GuestPhone, str]) -> None:
    _, guest, _ = hosted
    tab = open_another_tab(guest)
    expect(here(guest)).to_be_visible(timeout=READY)
    tab.wait_for_chair()
    tap(here(guest))
    expect(here(tab)).to_be_visible(timeout=READY)
    expect(guest.page.locator("html[data-line=here]")).to_have_count(1, timeout=READY)

    guest.decide()

    expect(guest.page.locator(".decision [data-do=choose]").or_(guest.page.locator(".waiting"))).not_to_have_count(0)
    assert here(guest).count() == 0


def test_a_seat_in_another_tab_is_still_offered(hosted: tuple[TablePhone, GuestPhone, str]) -> None:
    _, guest, words = hosted
    tab = open_another_tab(guest)
    expect(here(guest)).to_be_visible(timeout=READY)
    tap(guest.page.locator("dialog [data-do=reload]"))

    expect(offer(guest)).to_have_text(words, timeout=READY)
    tab.wait_for_chair()


@pytest.mark.parametrize("named", ["./", "./index.html"])
def test_the_seat_is_taken_at_any_address_of_the_page(hosted: tuple[TablePhone, GuestPhone, str], named: str) -> None:
    _, guest, _ = hosted
    before = question(guest)

    tab = open_another_tab(guest, named)

    assert question(tab) == before


# Moves the tickets to a store that is named by the page's address, as builds before this one named it.
TO_EARLIER_NAME = """async ([from, to]) => {
  const done = request => new Promise(resolve => (request.onsuccess = () => resolve(request.result)));
  const opening = indexedDB.open(to);
  opening.onupgradeneeded = () => opening.result.createObjectStore("seats");
  const [old, base] = [await done(indexedDB.open(from)), await done(opening)];
  const ticket = await done(old.transaction("seats").objectStore("seats").get("guest"));
  await done(base.transaction("seats", "readwrite").objectStore("seats").put(ticket, "guest"));
  for (const one of [old, base]) one.close();
  await done(indexedDB.deleteDatabase(from));
}"""


def test_a_ticket_of_an_earlier_build_is_taken_over(hosted: tuple[TablePhone, GuestPhone, str]) -> None:
    """Tickets were stored under the page's whole address."""
    _, guest, _ = hosted
    before = question(guest)
    folder = guest.page.evaluate("new URL('./', location.href).pathname")
    guest.page.goto(PICTURE)
    names = [f"citadels-phones-{folder}", f"citadels-phones-{folder}index.html"]
    guest.page.evaluate(TO_EARLIER_NAME, names)
    guest.page.goto("./index.html#join=guest")
    guest.wait_for_table()

    assert question(guest) == before


def test_after_half_an_hour_no_seat_is_offered_and_its_ticket_is_gone(
    hosted: tuple[TablePhone, GuestPhone, str],
) -> None:
    _, guest, _ = hosted
    guest.page.add_init_script(f"({LATER})()")
    come_by_icon(guest)
    expect(offer(guest)).to_have_count(0)

    guest.wait_for_no_chair()


def test_a_guest_who_has_left_is_offered_nothing(hosted: tuple[TablePhone, GuestPhone, str]) -> None:
    _, guest, _ = hosted
    tap(guest.page.locator(".bar [data-do=menu]"))
    tap(guest.page.locator("dialog [data-do=new-table]"))
    tap(guest.page.locator("dialog [data-do=guest-leave]"))
    expect(guest.page.locator("[data-do=deal]")).to_be_visible(timeout=READY)

    assert offer(guest).count() == 0


def test_a_guest_whose_seat_was_given_away_is_offered_nothing(hosted: tuple[TablePhone, GuestPhone, str]) -> None:
    table, guest, _ = hosted
    table.open_phones()
    tap(table.page.locator("dialog [data-do=phones-bot]"))
    expect(guest.page.locator("dialog [data-do=reload]")).to_be_visible(timeout=READY)
    come_by_icon(guest)

    assert offer(guest).count() == 0


def test_after_the_game_no_seat_is_offered(last_pair: tuple[TablePhone, GuestPhone]) -> None:
    _, guest = last_pair
    come_by_icon(guest)

    assert offer(guest).count() == 0


def test_a_table_that_was_closed_takes_its_guests_back_when_its_game_is_continued(
    pair: tuple[TablePhone, GuestPhone],
) -> None:
    """Guests need no code when the host comes by the icon and is offered the game there."""
    table, guest = pair
    before = question(guest)
    table.wait_for_chair()
    table.page.goto(PICTURE)
    table.open(instant=True)
    tap(table.page.locator("[data-do=continue]"))
    expect(table.page.locator(".phone-mark.here")).to_be_visible(timeout=READY)

    assert question(guest) == before


def test_a_bot_plays_for_a_guest_and_gives_the_seat_back(
    phone: TablePhone, new_guest: Callable[[], GuestPhone]
) -> None:
    """Own phones, bar 9; the game ends with a record that can be replayed."""
    table = phone
    (guest,) = take_up(table, new_guest, "pgb", first_choice(rounds=1))
    table.open_phones()
    tap(table.page.locator("dialog [data-do=phones-bot]"))
    expect(guest.page.locator("dialog [data-do=reload]")).to_be_visible(timeout=READY)
    table.wait_for_question()
    tap(guest.page.locator("dialog [data-do=reload]"))
    expect(guest.page.locator("[data-do=deal]")).to_be_visible(timeout=READY)
    table.seat_again(1, guest, "Ben")

    assert play_together([table, guest]) == []
    assert Truth(stored_save(table.page)).session.game.over


def test_who_leaves_says_so_to_the_table(pair: tuple[TablePhone, GuestPhone]) -> None:
    table, guest = pair
    tap(guest.page.locator(".bar [data-do=menu]"))
    tap(guest.page.locator("dialog [data-do=new-table]"))
    tap(guest.page.locator("dialog [data-do=guest-leave]"))

    expect(table.page.locator(".edge-line p")).to_have_text("Ben has left the table.", timeout=READY)


def test_a_decision_that_is_taken_back_is_told_to_all(phone: TablePhone, new_guest: Callable[[], GuestPhone]) -> None:
    game = turn("king", sits("king"), sits("bishop"), sits("merchant"), sits("warlord"))
    (guest,) = take_up(phone, new_guest, "pgbb", game)
    phone.choose(phone.page.locator(".decision [data-do=choose][data-arg=gold]"))
    tap(phone.page.locator(".decision [data-do=undo]"))

    expect(guest.page.locator(".edge-line p")).to_have_text(
        f"{game.names[0]} took back the last decision.", timeout=READY
    )


# --- by camera


@pytest.fixture
def camera(tmp_path: Path) -> FakeCamera:
    """The camera of the phone that deals."""
    return FakeCamera(tmp_path / "camera.y4m")


@pytest.fixture
def table_with_camera(
    camera: FakeCamera,
    launch_browser: Callable[..., Browser],
    browser_type_launch_args: dict[str, Any],
    browser_context_args: dict[str, Any],
    site: Site,
) -> Iterator[TablePhone]:
    """The phone that deals, in a browser of its own that has this camera."""
    browser = launch_browser(args=[*browser_type_launch_args["args"], *camera.arguments])
    with device(browser, browser_context_args, site) as context:
        context.grant_permissions(["camera"], origin=site.origin)
        phone = TablePhone(context.new_page())
        phone.open(instant=True)
        yield phone
    browser.close()


def addresses(link: str) -> set[int]:
    """The kinds of addresses in a table's code: 0 IPv4, 1 IPv6, 2 a name of mDNS (docs/phones.md)."""
    letters = link.partition("#join=")[2]
    code = base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    at = 2 + 32
    for _ in range(2):  # the two words
        at += 1 + (code[at] & 63)
    kinds = set()
    while at < len(code) - 2:
        kinds.add(code[at])
        at += {0: 7, 1: 19, 2: 19}[code[at]]
    return kinds


def test_an_offer_is_made_after_the_camera_was_allowed(table_with_camera: TablePhone) -> None:
    """Own phones, bar 2: then it has this device's own address, and not only a name that the network must carry."""
    table = table_with_camera
    tap(table.page.locator("[data-do=phones]"))
    tap(table.page.locator("[data-do=phones-camera]"))
    with_camera = addresses(table.send("phones-send"))
    if not with_camera:
        pytest.skip("this machine has no address in a private network")

    assert with_camera & {0, 1}


def test_two_scans_seat_a_guest(
    table_with_camera: TablePhone, camera: FakeCamera, new_guest: Callable[[], GuestPhone]
) -> None:
    """Own phones, bar 1: two browsers; the guest's camera is the link, the table's reads the guest's screen."""
    table, guest = table_with_camera, new_guest()
    tap(table.page.locator("[data-do=phones]"))
    tap(table.page.locator("[data-do=phones-camera]"))
    guest.answer(table.send("phones-send"), "Ben")
    camera.look_at(guest.page)
    table.deal_to_all()

    guest.wait_for_table()
    assert guest.page.locator(".mine .name").inner_text() == "Ben"


# --- what is not as usual


def test_a_code_that_is_not_the_newest_answer_says_what_it_is(
    table: TablePhone, new_guest: Callable[[], GuestPhone]
) -> None:
    table.invite()
    link = table.send("phones-send")
    answer = new_guest().answer(link, "Ben")
    table.take(link)
    expect(table.page.locator("dialog .trouble")).to_have_text(
        "This is a table’s code. Scan the code on Player 2’s phone."
    )
    tap(table.page.locator("dialog [data-do=phones-show]"))
    expect(table.page.locator("img.code")).to_be_visible()
    tap(table.page.locator("[data-do=phones-read]"))
    table.take(answer)

    expect(table.page.locator("dialog .trouble")).to_contain_text("This is an older code")


def test_a_guest_with_no_code_of_ours_is_told(new_guest: Callable[[], GuestPhone]) -> None:
    guest = new_guest()
    guest.page.goto("./#join=abc")
    tap(guest.page.locator("[data-do=guest-sit]"))

    expect(guest.page.locator(".trouble")).to_have_text("This is not a code of this page.")


def test_an_answer_that_is_opened_on_the_tables_device_reaches_the_table(
    table: TablePhone, new_guest: Callable[[], GuestPhone]
) -> None:
    guest = new_guest()
    table.invite()
    answer = guest.answer(table.send("phones-send"), "Ben")
    other = table.page.context.new_page()
    other.goto(answer)

    expect(other.locator("#sheet-title")).to_have_text("The code was handed over", timeout=READY)
    expect(table.page.locator("[data-do=phones-deal]")).to_be_visible(timeout=READY)


def test_hints_that_are_switched_off_are_neither_offered_nor_given_to_guests(
    pair: tuple[TablePhone, GuestPhone],
) -> None:
    """A guest's page may have been changed by its owner, and ask all the same."""
    table, guest = pair
    expect(guest.page.locator(".hint-toggle")).to_have_count(1)
    table.open_phones()
    uncheck(table.page.locator("[data-do=phones-hints]"))
    expect(guest.page.locator(".hint-toggle")).to_have_count(0)
    answer = guest.page.evaluate("window.engine.ask(JSON.stringify({ do: 'hint' })).then(JSON.parse)")

    assert answer["error"]["id"] == "hint-off"


def test_a_table_that_is_left_says_so_to_its_guests(pair: tuple[TablePhone, GuestPhone]) -> None:
    table, guest = pair
    tap(table.page.locator(".bar [data-do=menu]"))
    tap(table.page.locator("dialog [data-do=new-table]"))
    tap(table.page.locator("dialog [data-do=leave]"))

    expect(guest.page.locator("#form-title")).to_have_text("You have a seat", timeout=READY)


def test_a_game_that_is_over_can_be_shared_by_all_until_another_is_dealt(
    last_pair: tuple[TablePhone, GuestPhone],
) -> None:
    """Own phones, G6: the link of the replay only now."""
    table, guest = last_pair
    tap(guest.page.locator(".over [data-do=share]"))
    expect(guest.page.locator("dialog [data-do=share-link]")).to_be_visible(timeout=READY)
    tap(table.page.locator(".over [data-do=again]"))

    expect(guest.page.locator(".over")).to_have_count(0, timeout=READY)
    assert guest.page.locator(".mine .name").inner_text() == "Ben"


@pytest.mark.usefixtures("warm_engine")
def test_a_browser_without_webrtc_is_offered_no_phones(page: Page) -> None:
    page.add_init_script("delete window.RTCPeerConnection")
    TablePhone(page).open()

    assert page.locator("[data-do=phones]").count() == 0


def test_nothing_is_asked_and_nothing_loaded_before_somebody_wants_phones(phone: TablePhone) -> None:
    """Own phones: games with bots and at one device stay as they are."""
    addresses: list[str] = []
    phone.page.on("request", lambda request: addresses.append(request.url))
    phone.open(instant=True)
    phone.deal()
    phone.wait_for_question()

    assert [address for address in addresses if "phones" in address or "/qr/" in address] == []


# --- everybody cuts the deck

# A game of one round, however it is dealt.
ONE_ROUND = """() => {
  const { ask } = window.engine;
  window.engine.ask = text => {
    const request = JSON.parse(text);
    if (request.do === "new") request.rules.round_limit = 1;
    return ask(JSON.stringify(request));
  };
}"""


@pytest.fixture
def guest_of_the_middle(table: TablePhone, new_guest: Callable[[], GuestPhone]) -> GuestPhone:
    """The phone of the only person at a table that lies in the middle, before a game of one round is dealt."""
    guest = new_guest()
    table.page.evaluate(ONE_ROUND)
    tap(table.page.locator("[data-do=phones]"))
    check(table.page.locator("[data-do=phones-middle]"))
    table.go_without_camera()
    table.seat(guest, "Ben")
    return guest


def play_one_round(table: TablePhone, guest: GuestPhone) -> None:
    """Deal, and play to the end."""
    table.deal_to_all()
    guest.wait_for_table()
    play_together([table, guest])


def test_a_device_in_the_middle_shows_the_table_alone_and_deals_what_all_have_cut(
    table: TablePhone, guest_of_the_middle: GuestPhone
) -> None:
    """Nobody sits there: it shows what is public, and the guests have all the seats that are people's."""
    guest = guest_of_the_middle
    play_one_round(table, guest)
    assert (table.page.locator(".mine").count(), guest.page.locator(".mine .name").inner_text()) == (0, "Ben")
    tap(guest.page.locator(".over [data-do=share]"))
    expect(guest.page.locator("dialog [data-do=share-link]")).to_be_visible(timeout=READY)

    assert guest.page.locator(".edge-line", has_text="was not dealt as promised").count() == 0


def test_a_deal_of_the_dealers_choice_is_told(table: TablePhone, guest_of_the_middle: GuestPhone) -> None:
    table.page.evaluate("stage.seed = () => '5'")
    play_one_round(table, guest_of_the_middle)

    expect(guest_of_the_middle.page.locator(".edge-line p")).to_contain_text("was not dealt as promised", timeout=READY)


# --- the other games


class IslandTable(TablePhone, IslandPage):
    """The phone that deals on the island."""


class IslandGuest(GuestPhone, IslandPage):
    """A guest's phone there."""


class CraneTable(TablePhone, CranePage):
    """The phone that deals at Crown and Crane."""


class CraneGuest(GuestPhone, CranePage):
    """A guest's phone there."""


@pytest.fixture
def seat_two(
    page: Page, browser: Browser, browser_context_args: dict[str, Any], site: Site
) -> Iterator[Callable[[type[TablePhone], type[GuestPhone]], list[Any]]]:
    """A call that sits two phones down at a game of their kinds: the one that deals, and a guest's."""
    with ExitStack() as stack:

        def sit_down(dealing: type[TablePhone], joining: type[GuestPhone]) -> list[Any]:
            table = dealing(page)
            table.open(instant=True)

            def new_guest() -> GuestPhone:
                return joining(stack.enter_context(device(browser, browser_context_args, site)).new_page())

            return [table, *sit_together(table, new_guest)]

        yield sit_down


@pytest.mark.usefixtures("warm_island", "warm_crane")
@pytest.mark.parametrize(("dealing", "joining"), [(IslandTable, IslandGuest), (CraneTable, CraneGuest)])
def test_guests_of_the_other_games_who_come_by_the_icon_are_offered_their_seat(
    seat_two: Callable[..., list[Any]], dealing: type[TablePhone], joining: type[GuestPhone]
) -> None:
    _, guest = seat_two(dealing, joining)
    come_by_icon(guest)
    expect(offer(guest)).to_have_text("Back to Player 1’s table")
    tap(offer(guest))

    guest.wait_for_table()


@pytest.mark.usefixtures("warm_island")
def test_the_island_is_played_on_own_phones(seat_two: Callable[..., list[Any]]) -> None:
    """Each game has all of it: both are asked, one after the other, for a settlement and a road."""
    phones = seat_two(IslandTable, IslandGuest)
    deciders = []
    for _ in range(4):
        phone = next_phone(phones)
        phone.act()
        deciders.append(phone)

    assert [deciders.count(phone) for phone in phones] == [2, 2]


@pytest.mark.usefixtures("warm_crane")
def test_crown_and_crane_is_played_on_own_phones(seat_two: Callable[..., list[Any]]) -> None:
    """A whole turn of one phone is followed by one of the other, and that by another of the first."""
    phones = seat_two(CraneTable, CraneGuest)
    turns: list[Any] = []
    for _ in range(GAME):
        phone = next_phone(phones)
        if turns[-1:] != [phone]:
            turns.append(phone)
        if len(turns) == 3:
            break
        phone.act()

    assert turns == [turns[0], turns[1], turns[0]]


CRANE_SAVE = "Object.entries(localStorage).find(([name]) => name.includes('crane.save'))[1]"


@pytest.mark.usefixtures("warm_crane")
def test_a_guest_tries_moves_that_the_table_learns_of_once_they_are_kept(seat_two: Callable[..., list[Any]]) -> None:
    """Protocol §10."""
    phones = table, guest = seat_two(CraneTable, CraneGuest)
    while (phone := next_phone(phones)) is not guest:
        phone.act()
    stored, tiles = table.page.evaluate(CRANE_SAVE), guest.page.locator(".stage .action-tile")
    count = tiles.count()
    tap(guest.page.locator(".decision-head [data-do=try]"))
    expect(guest.page.locator(".trial-bar")).to_be_visible(timeout=READY)

    guest.take_thing()
    expect(guest.page.locator(".trial-bar h3")).to_have_text("What if: 1 step, not played yet")
    expect(tiles).to_have_count(count - 1)
    assert (table.page.evaluate(CRANE_SAVE), table.page.locator(".stage .action-tile").count()) == (stored, count)
    assert table.page.locator(".trial-bar").count() == 0

    tap(guest.page.locator(".trial-bar [data-do=drop]"))
    expect(tiles).to_have_count(count)
    tap(guest.page.locator(".decision-head [data-do=try]"))
    guest.take_thing()
    tap(guest.page.locator(".trial-bar [data-do=keep]"))
    expect(guest.page.locator(".trial-bar")).to_have_count(0)

    expect(table.page.locator(".stage .action-tile")).to_have_count(count - 1, timeout=READY)
    assert table.page.evaluate(CRANE_SAVE) != stored
