"""Requests that the network holds until a test lets them go: what is late without any clock."""

from __future__ import annotations

import time

from playwright.sync_api import Page, Route

PATIENCE = 90  # seconds until a request that is waited for counts as never made


class HeldRequests:
    """The requests of a page for addresses that match a glob; those after `let_go` are answered at once.

    A request reaches the test some time after the page has made it: `wait` for it before an answer is given.
    """

    def __init__(self, page: Page, address: str) -> None:
        self.page, self.address = page, address
        self.free = False
        self.routes: list[Route] = []
        page.route(address, self._hold)

    def _hold(self, route: Route) -> None:
        if self.free:
            route.continue_()
        else:
            self.routes.append(route)

    def wait(self) -> None:
        """Wait until a request is here."""
        last = time.monotonic() + PATIENCE
        while not self.routes:
            assert time.monotonic() < last, f"no request for {self.address} in {PATIENCE} s"
            self.page.evaluate("null")  # Playwright delivers requests meanwhile; a page's clock may stand still

    def let_go(self) -> None:
        """Let the requests come to their answers."""
        self.free = True
        while self.routes:
            self.routes.pop(0).continue_()

    def refuse(self) -> None:
        """Let the requests fail, as without a network."""
        while self.routes:
            self.routes.pop(0).abort()
