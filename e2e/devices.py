"""Devices that have been at a game's page before: a test takes one, and gives it back as it found it.

Storing a started engine's memory costs as much as the test that it saves the start of, so a device is used again. What
a test leaves on it is deleted; one that cannot be made as new is thrown away.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext

from e2e.warm_engine import BLANK, Snapshot

MOST = 3  # devices that wait for a test
LEFT_BEHIND = "local_storage,indexeddb,cookies,websql,file_systems,service_workers"
# What else a test may have left: other stored files, or none of the engine's; a clock of its own.
TIDY = """async ({ cache, key }) => {
  for (const name of await caches.keys()) if (name !== cache) await caches.delete(name);
  const keys = await (await caches.open(cache)).keys();
  return keys.length === 1 && keys[0].url === key && String(setTimeout).includes("[native code]");
}"""
STAYS = ("add_init_script", "expose_binding", "expose_function", "on", "set_extra_http_headers")


class Device:
    """A browser context with the memory of a game's started engine."""

    def __init__(self, context: BrowserContext, snapshot: Snapshot) -> None:
        self.context = context
        self._snapshot = snapshot
        self._marked = False  # by what no call takes away again
        snapshot.store(context)
        self._own = context.new_page()
        self._own.goto(BLANK)
        self._session = context.new_cdp_session(self._own)
        for name in STAYS:
            setattr(context, name, self._marking(getattr(context, name)))

    def _marking(self, call: Callable[..., Any]) -> Callable[..., Any]:
        def marking(*args: Any, **named: Any) -> Any:
            self._marked = True
            return call(*args, **named)

        return marking

    def tidy(self, origin: str) -> bool:
        """Close a test's pages and delete what it stored; return whether the next test can have the device."""
        for page in self.context.pages:
            if page != self._own:
                page.close()
        if self._marked:
            return False
        self.context.unroute_all()
        self.context.clear_permissions()
        self.context.set_offline(False)
        self._session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": LEFT_BEHIND})
        return bool(self._own.evaluate(TIDY, {"cache": self._snapshot.cache, "key": self._snapshot.key}))


class Devices:
    """The devices of a run, by what their context is like and by the game that they have been at."""

    def __init__(self, browser: Browser, origin: str) -> None:
        self._browser = browser
        self._origin = origin
        self._free: dict[str, Device] = {}  # the one used last comes last

    def take(self, snapshot: Snapshot, args: dict[str, Any]) -> tuple[str, Device]:
        """Return a device for one test, with the key under which `give_back` wants it."""
        key = json.dumps([snapshot.name, args], sort_keys=True, default=str)
        device = self._free.pop(key, None)
        return key, device or Device(self._browser.new_context(**args), snapshot)

    def give_back(self, key: str, device: Device) -> None:
        """Take a device back after a test."""
        if key in self._free or not device.tidy(self._origin):
            device.context.close()
            return
        self._free[key] = device
        if len(self._free) > MOST:
            self._free.pop(next(iter(self._free))).context.close()
