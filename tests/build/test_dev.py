"""The site as it is written: what is made anew, and when."""

from __future__ import annotations

import functools
import re
import shutil
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from http.server import ThreadingHTTPServer
from pathlib import Path

import pytest

from build import dev, paths
from build.say import BuildError


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
def dev_site(tmp_path: Path, source: Path) -> dev.DevSite:
    """A site of this one part, made already."""
    folder = tmp_path / "site"
    folder.mkdir()
    made = dev.DevSite(folder, (copied(source),))
    made.refresh()
    return made


@pytest.fixture
def address(dev_site: dev.DevSite) -> Iterator[str]:
    """Yield the server's address."""
    handler = functools.partial(dev.Handler, dev_site=dev_site, directory=str(dev_site.folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_what_has_not_changed_is_left_alone(dev_site: dev.DevSite) -> None:
    assert dev_site.refresh() == []


def test_what_has_changed_is_made_anew(dev_site: dev.DevSite, source: Path) -> None:
    source.write_text("afterwards", encoding="utf-8")

    assert dev_site.refresh() == ["page.html"]


def test_a_new_file_in_a_folder_is_a_change(tmp_path: Path) -> None:
    folder = tmp_path / "sources"
    folder.mkdir()
    part = dev.Part("folder", (folder,), lambda site, work: None)
    before = part.state()

    (folder / "new.py").touch()

    assert part.state() != before


def test_what_could_not_be_made_is_tried_again(dev_site: dev.DevSite) -> None:
    tries: list[Path] = []

    def fail(site: Path, _: Path) -> None:
        tries.append(site)
        raise BuildError("It has a slip.")

    dev_site.parts = (dev.Part("broken", (), fail),)
    for _ in range(2):
        with pytest.raises(BuildError):
            dev_site.refresh()

    assert len(tries) == 2


def test_a_slip_in_the_page_s_python_is_told_with_its_place(dev_site: dev.DevSite) -> None:
    def read(_: Path, __: Path) -> None:
        compile("x = 1\ny = = 2", "seats.py", "exec")

    dev_site.parts = (dev.Part("slip", (), read),)

    with pytest.raises(BuildError, match=r"seats\.py, line 2"):
        dev_site.refresh()


def test_a_page_comes_with_the_last_change(address: str, source: Path) -> None:
    source.write_text("afterwards", encoding="utf-8")

    with urllib.request.urlopen(f"{address}/page.html") as page:
        assert page.read() == b"afterwards"


def test_no_browser_keeps_anything(address: str) -> None:
    with urllib.request.urlopen(f"{address}/page.html") as page:
        assert page.headers["Cache-Control"] == "no-store"


def test_why_it_cannot_be_made_stands_on_the_page(address: str, dev_site: dev.DevSite) -> None:
    def fail(_: Path, __: Path) -> None:
        raise BuildError("The languages do not agree.")

    dev_site.parts = (dev.Part("broken", (), fail),)

    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(f"{address}/page.html")
    with refused.value as answer:
        assert "The languages do not agree." in answer.read().decode()


def test_every_file_of_the_page_belongs_to_a_part() -> None:
    parts = {source for part in dev.PARTS for source in part.sources}

    lost = [path for path in paths.files_under(paths.PAGE) if parts.isdisjoint([path, *path.parents])]

    assert lost == []


def test_the_art_is_all_that_the_styles_draw_with(tmp_path: Path) -> None:
    (tmp_path / "art").mkdir()

    dev._art(tmp_path, tmp_path)

    names = {file.name for file in (tmp_path / "art").iterdir()}
    styles = "".join(file.read_text(encoding="utf-8") for file in (paths.PAGE / "css").rglob("*.css"))
    assert set(re.findall(r"/art/([\w-]+\.\w+)", styles)) <= names
