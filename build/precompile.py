"""Runs inside Pyodide: trims the library to what the page imports, and has pyodide-build compile the page's wheel.

Import nothing new at module level: everything in ``sys.modules`` at start is kept in the trimmed library.
"""

import importlib
import json
import sys

from build.annotations import without_annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path
    from types import CodeType
    from typing import Any


# Modules for sockets, processes, event loops and archives are imported, though the page uses none of these. Stubs with
# the names that are imported make the library a fifth smaller and its start as much shorter.
STAND_INS = {
    "asyncio/unix_events.py": """
from . import base_events, events
__all__ = ("SelectorEventLoop", "_DefaultEventLoopPolicy", "EventLoop")
class SelectorEventLoop(base_events.BaseEventLoop):
    pass
class _DefaultEventLoopPolicy(events._BaseDefaultEventLoopPolicy):
    _loop_factory = SelectorEventLoop
EventLoop = SelectorEventLoop
""",
    "asyncio/sslproto.py": "",
    "subprocess.py": "PIPE, STDOUT, DEVNULL = -1, -2, -3",
    # It unpacks packages, and the page loads none; a snapshot of the memory needs the two names from Pyodide.
    "pyodide/_package_loader.py": """
from site import getsitepackages
from pyodide_js import loadedPackages
class Folder:
    def __init__(self, name):
        self.name = name
    def __str__(self):
        return self.name
SITE_PACKAGES, DSO_DIR = Folder(getsitepackages()[0]), Folder("/usr/lib")
def init_loaded_packages():
    pass
""",
}
HEAD_OF_BYTE_CODE = 16  # bytes of a .pyc before the code itself
# Modules that only the replaced modules import.
WITHOUT_THEM = {
    "asyncio/selector_events.py",
    "bisect.py",
    "fnmatch.py",
    "glob.py",
    "locale.py",
    "pathlib/__init__.py",
    "pathlib/_os.py",
    "pyodide/common.py",
    "random.py",
    "shutil.py",
    "tempfile.py",
    "zipfile/__init__.py",
    "zipfile/_path/__init__.py",
    "zipfile/_path/glob.py",
}


LIBRARY, MADE = "/library/python_stdlib.zip", "/making/python_stdlib.zip"


def run_job(job_text: str) -> None:
    """Do a job of ``build/stdlib.py``: trim the library and compile a wheel, or do one of these.

    Without a wheel the whole library is compiled; without `modules` it is not touched.
    """
    imported = set(sys.modules)
    job = json.loads(job_text)
    if "modules" in job:
        _library_and_wheel(job, imported)
    elif "wheel" in job:
        _py_compile(job["wheel"])
    else:
        _trim(LIBRARY, MADE, None)


def _library_and_wheel(job: dict[str, Any], imported: set[str]) -> None:
    """Write the trimmed library, and the compiled wheel beside the wheel that the job names."""
    sys.path.insert(0, job["wheel"])
    for name in job["modules"]:
        importlib.import_module(name)
    imported |= set(sys.modules)
    needed = _files_of(name for name in imported if name.split(".")[0] not in job["unused"])
    _trim(LIBRARY, MADE, needed - (WITHOUT_THEM - _files_of(job["modules"])))
    _py_compile(job["wheel"])


def _files_of(modules: Iterable[str]) -> set[str]:
    """The names, inside the library's zip, of the files that modules came from."""
    files = set()
    for name in modules:
        origin = getattr(getattr(sys.modules.get(name), "__spec__", None), "origin", None) or ""
        archive, result, inside = origin.partition(".zip/")
        if result and archive.startswith("/lib/"):
            files.add(inside.removesuffix("c") if inside.endswith(".pyc") else inside)
    return files


def _without_lines(code: CodeType) -> CodeType:
    """Remove line numbers from byte code: a sixth less to load, and tracebacks still name the functions.

    The table of lines (CPython's Objects/locations.md) becomes entries of the kind "same line, no columns", each for
    eight instructions, the most that an entry can cover.
    """
    same_line = 0x80 | 13 << 3
    whole, rest = divmod(len(code.co_code) // 2, 8)
    table = bytes([same_line | 7, 0]) * whole + (bytes([same_line | rest - 1, 0]) if rest else b"")
    inner = tuple(_without_lines(part) if isinstance(part, type(code)) else part for part in code.co_consts)
    return code.replace(co_linetable=table, co_consts=inner)


def _trim(source: str, target: str, wanted: set[str] | None) -> None:
    """Copy the wanted files of the library's zip, or all, each ``.py`` as byte code.

    It is not compressed, since the web server compresses the whole better. Docstrings, a fifth of the size, and
    assertions are left out.
    """
    import importlib.util  # noqa: PLC0415 - see above
    import zipfile  # noqa: PLC0415 - see above

    to_pyc = importlib.import_module("importlib._bootstrap_external")._code_to_hash_pyc
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as new:
        there = {name for name in old.namelist() if not name.endswith("/")}
        for name in sorted(there if wanted is None else there & wanted):
            content = STAND_INS[name].encode() if name in STAND_INS else old.read(name)
            if name.endswith(".py"):
                code = compile(without_annotations(content), name, "exec", dont_inherit=True, optimize=2)
                content = to_pyc(_without_lines(code), importlib.util.source_hash(content), False)
                name += "c"  # noqa: PLW2901 - the same file, compiled
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.external_attr = 0o644 << 16
            new.writestr(entry, bytes(content))


def _py_compile(wheel: str) -> None:
    """Have pyodide-build compile a wheel, whose new name says for which Python; it is not compressed either.

    It leaves out docstrings and assertions because Python was started so (build/precompile.mjs); the table of lines,
    which it keeps, goes afterwards.
    """
    from pathlib import Path  # noqa: PLC0415 - see above

    sys.path += map(str, sorted(Path("/py-compile").glob("*.whl")))
    command = importlib.import_module("pyodide_build.cli.py_compile").main
    command([wheel, "--keep", "--silent", "--compression-level", "0"], standalone_mode=False)
    for compiled in Path(wheel).parent.glob("*.whl"):
        if compiled != Path(wheel):
            _lineless(compiled)


def _lineless(wheel: Path) -> None:
    """Leave the table of lines out of each module of a compiled wheel."""
    import marshal  # noqa: PLC0415 - see above
    import zipfile  # noqa: PLC0415 - see above

    with zipfile.ZipFile(wheel) as old:
        files = [(entry, old.read(entry)) for entry in old.infolist()]
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_STORED) as new:
        for entry, content in files:
            if entry.filename.endswith(".pyc"):
                head, body = content[:HEAD_OF_BYTE_CODE], content[HEAD_OF_BYTE_CODE:]
                code = marshal.loads(body)  # noqa: S302 - py-compile has written it just now
                content = head + marshal.dumps(_without_lines(code))  # noqa: PLW2901 - the same file, with less in it
            new.writestr(entry, content)
