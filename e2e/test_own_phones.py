"""People at one table, each on a phone of their own (docs/phones.md): joining, playing, coming back, leaving."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from citadels.table.interface import SAVE_VERSION
from e2e.conftest import Site, watch_requests
from e2e.game_page import GAME, READY
from e2e.own_phones import GuestPhone, TablePhone
from e2e.saved_games import NUMBERS, newest, short_game
from e2e.secrets import Look, Truth, secrets_in_sight, stored_save
from e2e.taps import tap
from e2e.waits import wait_until
from tabletop.table.saves import Saved, write_save

pytestmark = pytest.mark.usefixtures("warm_engine")

NAMES = ("Ann", "Ben", "Cem")


@contextmanager
def device(browser: Browser, args: dict[str, Any], site: Site) -> Iterator[BrowserContext]:
    """A device of its own, of which every fault and every request to elsewhere fails the test."""
    with browser.new_context(**args) as context, contextmanager(watch_requests)(context, site):
        faults: list[str] = []
        context.on("weberror", lambda error: faults.append(str(error.error)))
        context.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
        yield context
        assert faults == [], "something went wrong on a guest's page"


@pytest.fixture
def new_guest(
    browser: Browser, browser_context_args: dict[str, Any], site: Site
) -> Iterator[Callable[[], GuestPhone]]:
    """A call that returns another guest's phone."""
    with ExitStack() as stack:
        yield lambda: GuestPhone(stack.enter_context(device(browser, browser_context_args, site)).new_page())


@pytest.fixture
def table(page: Page) -> TablePhone:
    """The phone that deals, at its first screen; bots do not pause."""
    phone = TablePhone(page)
    phone.open(instant=True)
    return phone


def store_game(page: Page, kinds: str, rounds: int = 3) -> None:
    """Store a short game whose seats are a person's (p), a guest's (g) or a bot's (b)."""
    game = short_game([*NAMES, "Dora", "Eva"][: len(kinds)], 7, rounds)
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


def who_is_asked(phones: list[Any]) -> Any:
    """The phone that is asked now; None once the game is over on all of them."""
    asked = ".things, .decision [data-do=choose], .decision [data-do=tray], .decision [data-do=go-on]"
    for _ in range(2000):
        for phone in phones:
            if phone.page.locator(asked).count() and not phone.page.locator("dialog[open]").count():
                return phone
        if all(phone.over for phone in phones):
            return None
        phones[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def test_two_phones_sit_at_one_table(table: TablePhone, new_guest: Callable[[], GuestPhone]) -> None:
    (guest,) = sit_together(table, new_guest)

    names = [phone.page.locator(".mine .name").inner_text() for phone in (table, guest)]
    assert names == ["Player 1", "Ben"]


def test_a_guests_page_starts_no_engine(table: TablePhone, new_guest: Callable[[], GuestPhone]) -> None:
    """Own phones, bar 8: none of the engine's files is asked for."""
    guest = new_guest()
    addresses: list[str] = []
    guest.page.on("request", lambda request: addresses.append(request.url))
    table.invite()
    table.seat(guest, "Ben")

    assert [address for address in addresses if "pyodide" in address or "/wheels/" in address] == []


def play_together(phones: list[Any], look: Callable[[], list[str]] = list) -> list[str]:
    """Play until the game is over; return what `look` has found at the moments between."""
    faults: list[str] = []
    for _ in range(GAME):
        phone = who_is_asked(phones)
        faults += look()
        if phone is None or faults:
            return faults
        phone.decide()
    raise AssertionError("the game does not end")


def come_back(table: TablePhone, guests: dict[int, GuestPhone]) -> None:
    """Take up the stored game, and show each guest of it a code."""
    tap(table.page.locator("[data-do=continue]"))
    expect(table.page.locator(".phones-seats")).to_be_visible(timeout=READY)
    for seat, guest in guests.items():
        if not table.page.locator(".phones-seats").count():
            table.open_phones()
        table.show_code(seat)
        table.seat(guest, "")
        guest.wait_for_table()


def test_nobody_is_shown_anothers_cards(table: TablePhone, new_guest: Callable[[], GuestPhone]) -> None:
    """Own phones, bar 3: every page is searched before every decision of a whole game."""
    store_game(table.page, "pggb")
    table.page.reload()
    guests = {1: new_guest(), 2: new_guest()}
    come_back(table, guests)
    phones = {0: table, **guests}
    readers = {seat: phone.page.context.new_cdp_session(phone.page) for seat, phone in phones.items()}

    def look() -> list[str]:
        truth = Truth(stored_save(table.page))
        if truth.session.game.over:
            return []
        return [
            fault
            for seat, phone in phones.items()
            for fault in secrets_in_sight(phone.page, Look(phone.page, readers[seat]), truth, seat)
        ]

    assert play_together(list(phones.values()), look) == []
