"""Two devices find each other by two short codes, without a server (site/phones/code.js)."""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from build.paths import PAGE
from e2e.conftest import Site, SubFolderHandler
from e2e.warm_engine import BLANK

FILES = {
    BLANK: b"<!doctype html><link rel=icon href=data:,>",
    "phones/code.js": (PAGE / "phones" / "code.js").read_bytes(),
}
# A connection as both sides begin it: one channel, and every address gathered before a code is written.
CONNECTION = """async () => {
  window.codes = await import("./phones/code.js");
  window.connection = new RTCPeerConnection({ iceServers: [] });
  window.channel = connection.createDataChannel("", { negotiated: true, id: 0 });
  window.opened = new Promise(done => (channel.onopen = done));
  window.heard = new Promise(done => (channel.onmessage = event => done(event.data)));
  window.gathered = async () => {
    while (connection.iceGatheringState !== "complete")
      await new Promise(done => connection.addEventListener("icegatheringstatechange", done, { once: true }));
    return connection.localDescription;
  };
}"""
OFFER = """async number => {
  await connection.setLocalDescription(await connection.createOffer());
  return codes.write(codes.fromDescription((await gathered()).sdp, false, number));
}"""
ANSWER = """async letters => {
  const code = codes.read(letters);
  await connection.setRemoteDescription(codes.toDescription(code));
  await connection.setLocalDescription(await connection.createAnswer());
  return codes.write(codes.fromDescription((await gathered()).sdp, true, code.number));
}"""
TAKE = "letters => connection.setRemoteDescription(codes.toDescription(codes.read(letters)))"


@pytest.fixture
def host(page: Page) -> Page:
    """The device that deals, before it has written a code."""
    SubFolderHandler.extra_files.update(FILES)
    page.goto(BLANK)
    page.evaluate(CONNECTION)
    return page


@pytest.fixture
def guest(launch_browser: Callable[..., Browser], site: Site) -> Iterator[Page]:
    """A device of its own: another browser, so that nothing is shared."""
    browser = launch_browser()
    page = browser.new_page(base_url=site.url)
    page.goto(BLANK)
    page.evaluate(CONNECTION)
    yield page
    browser.close()


def connect(host: Page, guest: Page) -> tuple[str, str]:
    """Exchange the two codes; return them."""
    offer: str = host.evaluate(OFFER, 3)
    answer: str = guest.evaluate(ANSWER, offer)
    host.evaluate(TAKE, answer)
    return offer, answer


def test_two_codes_connect_two_devices(host: Page, guest: Page) -> None:
    connect(host, guest)
    host.evaluate("opened.then(() => channel.send('Ann deals'))")

    assert guest.evaluate("heard") == "Ann deals"


def test_the_codes_are_short(host: Page, guest: Page) -> None:
    """Own phones: at most 100 bytes, so that a phone's camera reads them."""
    codes = connect(host, guest)

    sizes: list[Any] = [len(base64.urlsafe_b64decode(code + "=" * (-len(code) % 4))) for code in codes]
    assert max(sizes) <= 100
