"""The site as it is written: what is made anew, and when."""

from __future__ import annotations

import functools
import shutil
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from http.server import ThreadingHTTPServer
from pathlib import Path

import pytest

from build import dev, paths
from build.say import Stop


def copied(source: Path) -> dev.Part:
    """A part that copies a file into the site."""

    def copy(site: Path, _: Path) -> None:
        shutil.copyfile(source, site / source.name)

    return dev.Part(source.name, (source,), copy)


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A file that the site is made from."""
    path = tmp_path / "page.html"
    path.write_text("before", encoding="utf-8")
    return path


@pytest.fixture
def workshop(tmp_path: Path, source: Path) -> dev.Workshop:
    """A site of this one part, made already."""
    folder = tmp_path / "site"
    folder.mkdir()
    made = dev.Workshop(folder, (copied(source),))
    made.refresh()
    return made


@pytest.fixture
def address(workshop: dev.Workshop) -> Iterator[str]:
    """Where it is served."""
    handler = functools.partial(dev.Handler, workshop=workshop, directory=str(workshop.folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_what_has_not_changed_is_left_alone(workshop: dev.Workshop) -> None:
    assert workshop.refresh() == []


def test_what_has_changed_is_made_anew(workshop: dev.Workshop, source: Path) -> None:
    source.write_text("afterwards", encoding="utf-8")

    assert workshop.refresh() == ["page.html"]


def test_a_new_file_in_a_folder_is_a_change(tmp_path: Path) -> None:
    folder = tmp_path / "sources"
    folder.mkdir()
    part = dev.Part("folder", (folder,), lambda site, work: None)
    before = part.state()

    (folder / "new.py").touch()

    assert part.state() != before


def test_what_could_not_be_made_is_tried_again(workshop: dev.Workshop) -> None:
    tries: list[Path] = []

    def fail(site: Path, _: Path) -> None:
        tries.append(site)
        raise Stop("It has a slip.")

    workshop.parts = (dev.Part("broken", (), fail),)
    for _ in range(2):
        with pytest.raises(Stop):
            workshop.refresh()

    assert len(tries) == 2


def test_a_slip_in_the_page_s_python_is_told_with_its_place(workshop: dev.Workshop) -> None:
    def read(_: Path, __: Path) -> None:
        compile("x = 1\ny = = 2", "seats.py", "exec")

    workshop.parts = (dev.Part("slip", (), read),)

    with pytest.raises(Stop, match=r"seats\.py, line 2"):
        workshop.refresh()


def test_a_page_comes_with_the_last_change(address: str, source: Path) -> None:
    source.write_text("afterwards", encoding="utf-8")

    with urllib.request.urlopen(f"{address}/page.html") as page:
        assert page.read() == b"afterwards"


def test_no_browser_keeps_anything(address: str) -> None:
    with urllib.request.urlopen(f"{address}/page.html") as page:
        assert page.headers["Cache-Control"] == "no-store"


def test_why_it_cannot_be_made_stands_on_the_page(address: str, workshop: dev.Workshop) -> None:
    def fail(_: Path, __: Path) -> None:
        raise Stop("The languages do not agree.")

    workshop.parts = (dev.Part("broken", (), fail),)

    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(f"{address}/page.html")
    with refused.value as answer:
        assert "The languages do not agree." in answer.read().decode()


def test_every_file_of_the_page_belongs_to_a_part() -> None:
    parts = {source for part in dev.PARTS for source in part.sources}

    lost = [path for path in paths.files_under(paths.PAGE) if parts.isdisjoint([path, *path.parents])]

    assert lost == []
