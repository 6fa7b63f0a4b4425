"""Own phones on networks that lose, hinder or change: two browsers in two network namespaces of Linux."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from build.browser import system_chromium
from build.paths import DIST
from e2e import networks
from e2e.fake_camera import FakeCamera
from e2e.game_page import READY
from e2e.networks import GUEST, TABLE, Network
from e2e.own_phones import GuestPhone, TablePhone
from e2e.secrets import stored_save
from e2e.taps import tap
from e2e.test_own_phones import device, first_choice, next_phone, play_together, take_up
from tests.table.secrets import Truth

PORT = 8765
OTHER_ADDRESS = "10.77.0.9"
MISSING = 5000  # milliseconds after which a page says that nothing was found (site/phones/guest.js)


@dataclass
class Served:
    """Addresses of the site for a device."""

    url: str
    origin: str


@dataclass
class Evening:
    """Two devices, and what is between them."""

    network: Network
    table: TablePhone
    guest: GuestPhone
    camera: FakeCamera


@pytest.fixture(scope="module")
def network() -> Iterator[Network]:
    """The network of two devices."""
    missing = networks.why_not()
    if missing:
        pytest.skip(missing)
    with networks.two_devices() as network:
        yield network


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the camera's picture and the browsers' starters."""
    return tmp_path_factory.mktemp("networks")


@pytest.fixture(scope="module")
def camera(folder: Path) -> FakeCamera:
    """The table's camera."""
    return FakeCamera(folder / "camera.y4m")


@pytest.fixture(scope="module")
def browsers(
    network: Network,
    folder: Path,
    camera: FakeCamera,
    launch_browser: Callable[..., Browser],
    browser_type_launch_args: dict[str, Any],
) -> Iterator[dict[str, Browser]]:
    """A browser on each device, and the site for each; the table's has a camera."""
    chromium = system_chromium(windowless=True)
    if chromium is None:
        pytest.skip("Playwright's own Chromium is not started by a path")
    with ExitStack() as stack:
        result = {}
        for name in (TABLE, GUEST):
            stack.enter_context(networks.served(name, DIST, PORT))
            own = networks.write_browser(name, chromium, folder)
            arguments = browser_type_launch_args["args"] + (camera.arguments if name == TABLE else [])
            result[name] = launch_browser(executable_path=own, args=arguments)
            stack.callback(result[name].close)
        yield result


@pytest.fixture
def evening(
    request: pytest.FixtureRequest,
    network: Network,
    browsers: dict[str, Browser],
    browser_context_args: dict[str, Any],
    camera: FakeCamera,
) -> Iterator[Evening]:
    """Two phones on a network that is well; as `param` the device that deals, which may be GUEST.

    The browser on TABLE has a camera, for which it tells its own address; the one on GUEST has none, and tells a name.
    """
    dealing = getattr(request, "param", TABLE)
    origin = f"http://127.0.0.1:{PORT}"
    here = Served(f"{origin}/", origin)
    args = {**browser_context_args, "base_url": here.url}
    network.set_address(GUEST, networks.ADDRESSES[GUEST])
    network.lose(0)
    camera.cover()
    with ExitStack() as stack:
        devices = {name: stack.enter_context(device(browsers[name], args, here)) for name in (TABLE, GUEST)}
        devices[TABLE].grant_permissions(["camera"], origin=origin)
        table, guest = devices[dealing], devices[GUEST if dealing == TABLE else TABLE]
        yield Evening(network, TablePhone(table.new_page()), GuestPhone(guest.new_page()), camera)


def ask_to_sit(evening: Evening, way: str) -> None:
    """Let the guest's phone answer the table's code; the table has the camera, or goes without."""
    evening.table.open(instant=True)
    tap(evening.table.page.locator("[data-do=phones]"))
    tap(evening.table.page.locator(f"[data-do=phones-{way}]"))
    evening.guest.answer(evening.table.send("phones-send"), "Ben")


def sit_down(evening: Evening) -> None:
    """Seat the guest by the table's camera, and deal."""
    ask_to_sit(evening, "camera")
    evening.camera.look_at(evening.guest.page)
    evening.table.deal_to_all()
    evening.guest.wait_for_table()


def test_a_game_is_played_where_every_tenth_packet_is_lost(evening: Evening) -> None:
    """Own phones, bar 7 asks for five in a hundred."""
    evening.network.lose(0.1)
    (guest,) = take_up(evening.table, lambda: evening.guest, "pgb", first_choice(rounds=1))

    assert play_together([evening.table, guest]) == []


def test_with_a_camera_phones_meet_where_nothing_is_sent_to_all(evening: Evening) -> None:
    """Own phones, bar 2: many routers drop multicast, by which a name of mDNS would be looked up."""
    evening.network.drop_multicast()
    sit_down(evening)

    assert evening.guest.page.locator(".mine .name").inner_text() == "Ben"


# What a page waits for, by its number, in milliseconds.
RUNNING = """() => {
  const { setTimeout, clearTimeout } = window;
  window.running = {};
  window.setTimeout = (act, wait, ...more) => {
    const number = setTimeout(act, wait, ...more);
    running[number] = wait;
    return number;
  };
  window.clearTimeout = number => {
    delete running[number];
    clearTimeout(number);
  };
}"""


def test_a_guest_that_reaches_the_table_at_once_says_so_and_goes_on_saying_it(evening: Evening) -> None:
    """An address is reached before the guest's phone knows all its own: nothing may say later that it was not found."""
    evening.guest.page.add_init_script(f"({RUNNING})()")
    ask_to_sit(evening, "camera")
    expect(evening.guest.page.locator(".phones-status")).to_contain_text("Found it", timeout=READY)

    assert MISSING not in evening.guest.page.evaluate("Object.values(running)")


@pytest.mark.parametrize("evening", [GUEST], indirect=True)
def test_without_a_camera_the_guests_phone_says_that_it_finds_nobody(evening: Evening) -> None:
    evening.network.drop_multicast()
    ask_to_sit(evening, "without")

    expect(evening.guest.page.locator(".phones-status")).to_contain_text("not found", timeout=READY)


def test_where_devices_are_kept_apart_the_guests_phone_says_that_it_finds_nobody(evening: Evening) -> None:
    """A guest network that lets no device reach another."""
    evening.network.lose(1)
    ask_to_sit(evening, "camera")

    expect(evening.guest.page.locator(".phones-status")).to_contain_text("not found", timeout=READY)


def steps(evening: Evening) -> int:
    """Return how many decisions the table has stored."""
    return Truth(stored_save(evening.table.page)).session.step


def begin(evening: Evening) -> int:
    """Play until the guest is asked, and a chair waits for them; return how many decisions there were."""
    sit_down(evening)
    while next_phone([evening.table, evening.guest]) is evening.table:
        evening.table.act()
    evening.guest.wait_for_chair()
    return steps(evening)


def test_a_guest_with_another_address_needs_no_code(evening: Evening) -> None:
    """A chair waits for the device, not for its address."""
    before = begin(evening)
    evening.network.set_address(GUEST, OTHER_ADDRESS)
    evening.guest.decide()
    next_phone([evening.table, evening.guest])

    assert steps(evening) > before


def test_a_decision_is_made_once_the_network_is_back(evening: Evening) -> None:
    before = begin(evening)
    evening.network.lose(1)
    expect(evening.guest.page.locator("html[data-line=asleep]")).to_have_count(1, timeout=READY)
    evening.network.lose(0)
    evening.guest.decide()
    next_phone([evening.table, evening.guest])

    assert steps(evening) > before
