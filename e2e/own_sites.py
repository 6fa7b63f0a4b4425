"""A copy of the built site for one test alone: it may be stopped, changed and renewed with its list of files."""

from __future__ import annotations

import base64
import functools
import hashlib
import http.server
import re
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

from build import folders
from build.paths import DIST
from e2e.conftest import FOLDER, Server, Site, SubFolderHandler

AWAY = r"ERR_CONNECTION_REFUSED|Failed to fetch|net::ERR|fetching the script"
# Asks the server for a new version.
UPDATE = "navigator.serviceWorker.ready.then(registration => registration.update())"


class OwnHandler(SubFolderHandler):
    """The site of one test alone."""

    protocol_version = "HTTP/1.0"  # no connection outlives the server

    def translate_path(self, path: str) -> str:
        """Take the folder's name off."""
        return http.server.SimpleHTTPRequestHandler.translate_path(self, path.removeprefix(FOLDER.rstrip("/")))


class OwnSite(Site):
    """A served site that this test alone may change and stop, and start again at the same address."""

    kind: type[SubFolderHandler] = OwnHandler

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.start()

    def start(self) -> None:
        """Serve, at the address of the first time."""
        handler = functools.partial(self.kind, directory=str(self.folder))
        self.server = Server(("127.0.0.1", self.port), handler)
        self.port = self.server.server_port
        self.origin = f"http://127.0.0.1:{self.port}"
        self.url = self.origin + FOLDER
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


Kind = TypeVar("Kind", bound=OwnSite)


def serve_copy(kind: type[Kind], folder: Path) -> Iterator[Kind]:
    """Serve a copy of the built site, which may be changed, while a test runs."""
    copy = folder / "own"
    shutil.copytree(DIST, copy)
    site = kind(copy)
    yield site
    site.stop()


def renew(own: OwnSite) -> None:
    """Put a new version on the server."""
    page = own.folder / "index.html"
    page.write_text(
        page.read_text(encoding="utf-8").replace("</body>", "<i id=newer hidden></i></body>"), encoding="utf-8"
    )
    list_anew(own, page, "newer")


def list_anew(own: OwnSite, page: Path, revision: str) -> None:
    """Write a changed page into the service worker's list of files."""
    worker = own.folder / "sw.js"
    digest = base64.b64encode(hashlib.sha256(page.read_bytes()).digest()).decode()
    text = worker.read_text(encoding="utf-8")
    pattern = rf'"integrity":"sha256-[^"]+","revision":"[\w-]+","url":"{page.name}"'
    entry = f'"integrity":"sha256-{digest}","revision":"{revision}","url":"{page.name}"'
    assert re.search(pattern, text), "the list of files is not written as this test expects"
    worker.write_text(re.sub(pattern, lambda _: entry, text), encoding="utf-8")


def move_parts(own: OwnSite, name: str) -> None:
    """Put a version on the server whose parts all lie in another folder, as after any change of them."""
    move_folder(own, folders.parts(own.folder), name, "index.html", "replay.html")


def move_folder(own: OwnSite, folder: Path, name: str, *pages: str) -> None:
    """Put a version on the server in which a folder, and what these pages load from it, has another name."""
    folder.rename(own.folder / name)
    worker = own.folder / "sw.js"
    worker.write_text(worker.read_text(encoding="utf-8").replace(folder.name, name), encoding="utf-8")
    for page in [own.folder / page for page in pages]:
        page.write_text(page.read_text(encoding="utf-8").replace(folder.name, name), encoding="utf-8")
        list_anew(own, page, name)
