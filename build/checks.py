"""Runs the checks of ``python3 build test`` and prints the result of each."""

import re
import shutil
import subprocess
import sys
import sysconfig
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from threading import Lock

from build import browser, contracts, docs, engines, paths, setup, site, sizes, stamp, tools
from build.say import BuildError, collect, say, warn

PYTHON = sys.executable
LINT_IMPORTS = "from importlinter.cli import lint_imports_command as c; c()"
MAKE_SITE = "import sys; from pathlib import Path; from build import site; site.make_in(Path(sys.argv[1]))"
MAKING = Lock()
# Each run of pytest, and each program that a test starts, finds the modules compiled, wherever that is turned off.
BYTE_CODE = {"PYTHONPYCACHEPREFIX": str(paths.CACHE / "byte-code"), "PYTHONDONTWRITEBYTECODE": ""}
FAST = ("lint", "types", "quick")  # what `python3 build test fast` runs
QUICK = paths.ROOT / "tests" / "quick.txt"  # the tests of its part `quick`, a folder or a file a line
LINTED = ("src", "build", "tests", "e2e", "bench", "site", "docs")
PYTEST_COUNT = re.compile(r"(\d+) (passed|failed|skipped|error|errors|xfailed|deselected)\b")
PYTEST_SECONDS = re.compile(r" in ([\d.]+)s")
# Unit tests, without the plugin of the browser tests, which takes its time at each of them.
UNIT = (PYTHON, "-m", "pytest", "-q", "--instafail", "-p", "no:playwright", "-n", "2", "--dist", "worksteal")
# A browser test that hangs fails, with the place at which it waits: its process ends, and another runs the rest.
IN_TIME = ("--timeout", "300", "--timeout-method", "thread")
CORES = 2  # so many checks, or shares of the tests inside Pyodide, run beside each other
PYTEST_END = re.compile(r"^=* ?(.*\b(?:passed|failed|error|errors|skipped)\b.* in [\d.]+s.*?) ?=*$")

NOT_RUN: list[str] = []  # what the summary says of tests that this machine cannot run

Result = tuple[str, bool, float]  # what a check printed last, whether it passed, and its seconds


@dataclass
class Report:
    """The results of the checks, in order."""

    lines: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    failed: bool = False

    def add(self, name: str, good: bool, seconds: float, detail: str) -> None:
        """Note the result of a check."""
        self.failed |= not good
        self.lines.append(f"  {'passed' if good else 'FAILED'}  {name:<34}{seconds:>7.1f} s  {detail}".rstrip())


def run(parts: Sequence[str]) -> int:
    """Run the named parts, the rest too where one fails, and return the exit code.

    Raises:
        BuildError: a part is not known.
    """
    parts = [word for part in parts for word in (FAST if part == "fast" else (part,))]
    unknown = [part for part in parts if part not in CHECKS]
    if unknown:
        raise BuildError(f"There is no part {', '.join(unknown)}; the parts are {', '.join(CHECKS)}, and fast.")
    report = Report()
    began = time.monotonic()
    wanted = [check for part, checks in CHECKS.items() if part in parts for check in checks]
    for on_one_core, group in groupby(wanted, lambda check: check[0] in ON_ONE_CORE):
        if on_one_core:
            _beside(report, [*group])
        else:
            for name, check in group:
                _one(report, name, check)
    _end(report, time.monotonic() - began)
    return int(report.failed)


def fix() -> None:
    """Format the Python files and apply ruff's safe corrections."""
    subprocess.run([PYTHON, "-m", "ruff", "check", "--fix", "--quiet", *_linted()], cwd=paths.ROOT, check=False)
    tools.python("-m", "ruff", "format", *_linted())


def _one(report: Report, name: str, check: Callable[[], str]) -> None:
    """Run a check, print its output as it comes, and note its result."""
    say(f"\n--- {name}")
    _note(report, name, _result(check))


def _beside(report: Report, checks: Sequence[tuple[str, Callable[[], str]]]) -> None:
    """Run checks two at a time, print the output of each when it ends, and note the results in order."""
    with ThreadPoolExecutor(CORES) as at_once:
        running = {name: at_once.submit(_collected, check) for name, check in checks}
        names = {future: name for name, future in running.items()}
        for future in as_completed(names):
            say("\n".join([f"\n--- {names[future]}", *future.result()[1]]))
    for name, future in running.items():
        _note(report, name, future.result()[0])


def _collected(check: Callable[[], str]) -> tuple[Result, list[str]]:
    """Run a check without printing; return its result, and its output."""
    with collect() as lines:
        return _result(check), lines


def _result(check: Callable[[], str]) -> Result:
    began = time.monotonic()
    try:
        words, good = check(), True
    except BuildError as stop:
        say(str(stop))
        words, good = str(stop), False
    return words, good, time.monotonic() - began


def _note(report: Report, name: str, result: Result) -> None:
    words, good, seconds = result
    counted = counts_of(words)
    report.counts += counted or Counter({"passed" if good else "failed": 1})
    if not good and not (counted["failed"] or counted["error"]):
        report.counts["failed"] += bool(counted)
    report.add(name, good, seconds, _end_of_pytest(words))


def _end(report: Report, seconds: float) -> None:
    say("\n--- summary")
    for line in report.lines:
        say(line)
    for line in NOT_RUN:
        warn(f"  {line}")
    order = ("failed", "error", "passed", "skipped", "deselected", "xfailed")
    counts = ", ".join(f"{report.counts[word]} {word}" for word in order if report.counts[word])
    say(f"\n===== {counts} in {seconds:.2f}s =====")


def counts_of(words: str) -> Counter[str]:
    """The counts in pytest's last line: passed, failed, skipped and so on."""
    result = PYTEST_COUNT.findall(_end_of_pytest(words))
    return Counter({word.replace("errors", "error"): int(number) for number, word in result})


def _end_of_pytest(words: str) -> str:
    ends = [match.group(1) for line in words.splitlines() if (match := PYTEST_END.match(line))]
    return ends[-1] if ends else ""


def _live(*command: str | Path, **variables: str) -> str:
    """Run a program, print its output as it comes, and return it.

    Raises:
        BuildError: it failed.
    """
    lines = []
    with subprocess.Popen(
        [str(part) for part in command],
        cwd=paths.ROOT,
        env=tools.environment(**BYTE_CODE, **variables),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as running:
        for line in running.stdout or ():
            lines.append(line.rstrip())
            say(lines[-1])
    if running.returncode:
        raise BuildError("\n".join(lines[-1:]) or f"{command[0]} ended with {running.returncode}")
    return "\n".join(lines)


def _linted() -> list[str]:
    return [name for name in LINTED if (paths.ROOT / name).exists()]


def _ruff() -> str:
    return _live(PYTHON, "-m", "ruff", "check", *_linted())


def _format() -> str:
    return _live(PYTHON, "-m", "ruff", "format", "--check", *_linted())


def _layers() -> str:
    return _live(PYTHON, "-c", LINT_IMPORTS, "--config", contracts.write())


def _biome() -> str:
    """Lint scripts, style sheets and pages; biome.jsonc says which rules are off and why."""
    program = paths.NODE_MODULES / "@biomejs" / "biome" / "bin" / "biome"
    return _live(tools.node(), program, "lint", "--error-on-warnings")


def _mypy() -> str:
    return _live(PYTHON, "-m", "mypy")


def _tsc() -> str:
    """Check the types of the scripts, apart for the page, the two workers and Node, which have different globals."""
    program = paths.NODE_MODULES / "typescript" / "bin" / "tsc"
    for world in ("tsconfig.json", "build/types/workers.json", "build/types/tools.json"):
        _live(tools.node(), program, "--project", paths.ROOT / world)
    return ""


def _unit() -> str:
    return _live(*UNIT, "tests")


def _quick() -> str:
    """Run the unit tests that find most faults for their time."""
    return _live(*UNIT, *quick_tests())


def quick_tests() -> list[str]:
    """The folders and files of tests that are listed as quick."""
    lines = QUICK.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def _envs() -> str:
    """Test the learners' tables with the packages they are for, which are not in .venv."""
    return _live(setup.ensure_envs(), "-m", "pytest", "-q", "tests/envs")


def _site() -> str:
    """Make the site twice at once, in two processes, and compare: both must be the same, byte for byte."""
    second = paths.CACHE / "second"
    with ThreadPoolExecutor(1) as beside:
        making = beside.submit(tools.python, "-c", MAKE_SITE, second)
        site.make()
        making.result()
    if (paths.DIST / stamp.NAME).read_bytes() != (second / stamp.NAME).read_bytes():
        raise BuildError(f"The same sources gave two different sites; compare build.json in dist/ and in {second}/.")
    shutil.rmtree(second)
    return ""


def _growth() -> str:
    """Compare the site's sizes with those of the record."""
    _ensure_site()
    sizes.check(paths.DIST)
    return ""


def _ensure_site() -> None:
    """Make the site if anything changed; another check that needs it waits."""
    with MAKING:
        site.make_if_changed()


def _pyodide() -> str:
    """Run the unit tests that can differ there in two Pyodides at once, each of which has one core, half in each."""
    with ThreadPoolExecutor(CORES) as at_once:
        ends = list(at_once.map(_share_in_pyodide, range(1, CORES + 1)))
    words = added(end for end, _ in ends)
    if not all(good for _, good in ends):
        raise BuildError(words)
    return words


def _share_in_pyodide(part: int) -> tuple[str, bool]:
    """Run one share; return what it printed, or how it failed, and whether it passed."""
    suite = paths.ROOT / "tests" / "pyodide" / "run.mjs"
    try:
        return _live(tools.node(), suite, sysconfig.get_paths()["purelib"], SHARE=f"{part}/{CORES}"), True
    except BuildError as stop:
        return str(stop), False


def added(outputs: Iterable[str]) -> str:
    """Return pytest's last line for several runs beside each other, or what was printed by one that had none."""
    counts, longest = Counter[str](), 0.0
    for words in outputs:
        end = _end_of_pytest(words)
        if not end:
            return words
        counts += counts_of(words)
        longest = max(longest, float(PYTEST_SECONDS.findall(end)[-1]))
    return f"{', '.join(f'{number} {word}' for word, number in counts.items())} in {longest:.2f}s"


def _trimmed() -> str:
    _ensure_site()
    return _live(tools.node(), paths.ROOT / "tests" / "pyodide" / "trimmed.mjs")


def _installed() -> str:
    """Install the wheel for others from the site into a Pyodide that is not ours."""
    _ensure_site()
    setup.ensure_py_compile()
    micropip = next(paths.PY_COMPILE.glob("micropip-*.whl"))
    return _live(tools.node(), paths.ROOT / "tests" / "pyodide" / "installed.mjs", micropip)


def _e2e() -> str:
    """Run the browser tests, twice as many at a time as there are cores: they wait for beats and guards of the page."""
    _ensure_site()
    browser.ensure_browser()
    missing = browser.ensure_network_tools()
    if missing:
        NOT_RUN.append(missing)
    beside = ("-n", str(2 * CORES), "--dist", "worksteal")
    return _live(PYTHON, "-m", "pytest", "-q", "--instafail", *IN_TIME, *beside, "e2e")


def _browsers() -> str:
    _ensure_site()
    engines.ensure()
    tests = [paths.ROOT / "e2e" / "browsers" / f"{name}.py" for name in ("smoke", "first_visits", "phones", "faults")]
    return _live(*engines.xvfb_prefix(), PYTHON, "-m", "pytest", "-v", *tests)


def _wordpress() -> str:
    _ensure_site()
    browser.ensure_browser()
    return _live(PYTHON, "-m", "pytest", "-v", paths.ROOT / "e2e" / "blogs" / "wordpress.py")


def _docs() -> str:
    """Make the documentation twice and compare: both must be the same, byte for byte."""
    _ensure_site()
    made = docs.make()
    first = {path: path.read_bytes() for path in paths.files_under(made)}
    docs.make()
    differ = [path for path in paths.files_under(made) if first.get(path) != path.read_bytes()]
    if differ:
        raise BuildError("Made twice, these pages differ:\n  " + "\n  ".join(path.name for path in differ))
    return ""


def _coverage() -> str:
    """Run the unit tests with coverage, of which pyproject.toml has the lowest share that passes."""
    for left in paths.ROOT.glob(".coverage*"):
        left.unlink()
    _live(PYTHON, "-m", "coverage", "run", *UNIT[1:], "tests")
    _live(PYTHON, "-m", "coverage", "combine", "--quiet")
    return _live(PYTHON, "-m", "coverage", "report")


# In the order in which they run, where two run beside each other the long ones first.
CHECKS: dict[str, tuple[tuple[str, Callable[[], str]], ...]] = {
    "envs": (("tables for learners", _envs),),
    "types": (("mypy", _mypy), ("tsc", _tsc)),
    "lint": (("ruff", _ruff), ("format", _format), ("layers", _layers), ("biome", _biome)),
    "quick": (("unit tests, the quick ones", _quick),),
    "unit": (("unit tests", _unit),),
    "site": (("site, twice the same", _site), ("growth in one change", _growth)),
    "pyodide": (
        ("engine in the trimmed runtime", _trimmed),
        ("wheel in any Pyodide", _installed),
        ("unit tests inside Pyodide", _pyodide),
    ),
    "e2e": (("browser tests", _e2e),),
    "browsers": (("other browsers", _browsers),),
    "wordpress": (("the block in WordPress", _wordpress),),
    "docs": (("documentation, twice the same", _docs),),
    "coverage": (("unit tests, counted", _coverage),),
}
# Two of these run at a time; the others use both cores by themselves.
ON_ONE_CORE = {
    "tables for learners", "mypy", "tsc", "ruff", "format", "layers", "biome",
    "engine in the trimmed runtime", "wheel in any Pyodide",
}  # fmt: skip
