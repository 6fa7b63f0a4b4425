"""A started engine's memory on the device before a test begins, as a visitor has it who comes back.

A start from memory takes half of the time of a first one, and the page behaves alike (docs/adr/0006). Tests that play
games begin so; those of starts, faults, storage and offline play do not.
"""

from __future__ import annotations

import base64
from dataclasses import dataclass

from playwright.sync_api import BrowserContext

from e2e.game_page import GamePage

BLANK = "blank.html"  # a page of the site without scripts
# The page stores the memory some seconds after the start (site/js/memory.js); wait for it.
READ = """async () => {
  for (;;) {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!request.url.includes("/engine/started/")) continue;
        const response = await cache.match(request);
        const bytes = new Uint8Array(await response.arrayBuffer());
        let text = "";
        for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768));
        return { cache: name, key: request.url, hash: response.headers.get("x-hash"), bytes: btoa(text) };
      }
    }
    await new Promise(done => setTimeout(done, 100));
  }
}"""
STORE = """async ({ cache, key, hash, snapshot }) => {
  const { body } = await fetch(snapshot);
  await (await caches.open(cache)).put(key, new Response(body, { headers: { "x-hash": hash } }));
}"""


@dataclass(frozen=True)
class Snapshot:
    """The memory of a game's started engine, as its page stores it: in which cache, under which key, with its hash."""

    name: str
    cache: str
    key: str
    hash: str
    memory: bytes

    @classmethod
    def of(cls, table: GamePage) -> Snapshot:
        """Start the engine in a game's page, and return what the page has stored of it."""
        table.open()
        stored = table.page.evaluate(READ)
        return cls(table.name, stored["cache"], stored["key"], stored["hash"], base64.b64decode(stored["bytes"]))

    @property
    def file(self) -> str:
        """The name of its file beside the site."""
        return f"{self.name}-snapshot.bin"

    @property
    def files(self) -> dict[str, bytes]:
        """Return the files that a server must have beside the site for `store`."""
        return {BLANK: b"<!doctype html><link rel=icon href=data:,>", self.file: self.memory}

    def store(self, context: BrowserContext) -> None:
        """Store it in a context that has not been at the site yet."""
        page = context.new_page()
        page.goto(BLANK)
        page.evaluate(STORE, {"cache": self.cache, "key": self.key, "hash": self.hash, "snapshot": self.file})
        page.close()
