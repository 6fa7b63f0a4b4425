"""Completes ``embed.html``, which is a single request: its picture is in it, and its style's hash in its policy."""

import base64
import hashlib
import re
from pathlib import Path

from build import skyline
from build.say import BuildError

LIMIT = 20_000
STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)


def make(dist: Path) -> None:
    """Put the skyline and the hash of the style into ``embed.html``.

    Raises:
        BuildError: the poster has grown past 20 kB.
    """
    page = dist / "embed.html"
    text = page.read_text(encoding="utf-8")
    drawn = skyline.with_street(skyline.SHORT).strip().replace("<svg ", '<svg aria-hidden="true" ', 1)
    text = text.replace("{skyline}", drawn).replace("{style}", hash_of_style(text))
    page.write_text(text, encoding="utf-8", newline="\n")
    size = page.stat().st_size
    if size > LIMIT:
        raise BuildError(f"embed.html weighs {size:,} bytes, allowed {LIMIT:,}")


def hash_of_style(page: str) -> str:
    """The hash of a page's one inline style, for its policy.

    Raises:
        BuildError: it has none.
    """
    match = STYLE.search(page)
    if match is None:
        raise BuildError("A page has no inline style, but is to name one by its hash.")
    return hash_of(match.group(1))


def hash_of(text: str) -> str:
    """The hash of an inline style or script, as a policy names it."""
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
