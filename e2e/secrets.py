"""Secrets, and all that the page holds: the stored save is played through again by the engine itself."""

from __future__ import annotations

import re

from playwright.sync_api import CDPSession, Page

from e2e.saved_games import newest
from tests.table.secrets import Truth, characters_named, districts_named, early_characters, unknown_on_seats


class Look:
    """All that the page holds at one moment: text, attributes, its title, and what a screen reader finds."""

    def __init__(self, page: Page, reader: CDPSession) -> None:
        self.html: str = page.evaluate("document.documentElement.outerHTML")
        self.title = page.title()
        nodes = reader.send("Accessibility.getFullAXTree")["nodes"]
        texts = [node.get(key, {}).get("value") for node in nodes for key in ("name", "description", "value")]
        self.accessible_texts = [str(text) for text in texts if text]
        self.texts: list[str] = page.evaluate(
            """() => {
              const out = [document.title];
              const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
              for (let node = walk.nextNode(); node; node = walk.nextNode()) {
                if (node.data) out.push(node.data);
                for (const one of node.attributes || []) out.push(one.value);
              }
              return out;
            }"""
        )

    @property
    def words(self) -> list[str]:
        """Every text, attribute and accessible name by itself."""
        return [self.title, *self.texts, *self.accessible_texts]

    @property
    def signs(self) -> set[str]:
        """The names of all signs that are drawn."""
        return set(re.findall(r"\.svg#(\w+)", self.html))

    def district_ids(self) -> set[str]:
        """The ids of all districts that are named anywhere, by their word or by their sign."""
        return districts_named(self.words, self.signs)

    def characters(self) -> set[str]:
        """The ids of all characters that are named anywhere."""
        return characters_named(self.words, self.signs)


def stored_save(page: Page) -> str:
    """The save that the browser keeps."""
    return str(newest(page)["save"])


def secrets_in_sight(page: Page, look: Look, truth: Truth, viewer: int | None) -> list[str]:
    """Return a table's leaks to its viewer: districts in hands, and characters before their time."""
    faults = sorted(look.district_ids() - truth.known(viewer))
    faults += early_characters(truth, look.words, viewer)
    cities = page.locator(".seat").evaluate_all(
        """all => all.map(one => [Number(one.dataset.anchor.slice(5)),
          [...one.querySelectorAll(".roles use")].map(use => use.getAttribute("href").split("#")[1])])"""
    )
    drawn = ((seat, role) for seat, roles in cities for role in roles)
    return faults + unknown_on_seats(truth, drawn, viewer)
