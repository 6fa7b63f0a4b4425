"""Makes the compiled wheel, for thousands of games between bots, and unpacks it for tests (docs/adr/0009)."""

import os
import shutil
import sysconfig
import zipfile
from pathlib import Path

from build import paths, tools, wheel
from build.say import Stop, step

FOLDER = paths.ROOT / "dist-compiled"
UNPACKED = paths.CACHE / "compiled"
RUNS_ON = "from tabletop.lab.arena import runs_on; print(runs_on())"


def make() -> Path:
    """Make the wheel for this Python and this machine in ``dist-compiled/``, and return its path.

    Raises:
        Stop: there is no C compiler, or it failed.
    """
    ensure_compiler()
    shutil.rmtree(FOLDER, ignore_errors=True)
    with step("engine, compiled"):
        return wheel.make(FOLDER, HATCH_BUILD_HOOK_ENABLE_CUSTOM="1")


def unpack() -> Path:
    """Make the wheel and unpack it in a folder to import from, which is returned.

    Raises:
        Stop: it could not be made, or Python imports the source instead of it.
    """
    made = make()
    shutil.rmtree(UNPACKED, ignore_errors=True)
    with zipfile.ZipFile(made) as packed:
        packed.extractall(UNPACKED)
    runs_on = tools.python("-c", RUNS_ON, PYTHONPATH=str(UNPACKED)).strip()
    if runs_on != "compiled":
        raise Stop(f"Python does not take the compiled modules of {made.name}: it runs on the {runs_on}.")
    return UNPACKED


def ensure_compiler() -> None:
    """Check that a C compiler and Python's headers are installed; on Windows the compiler itself says so.

    Raises:
        Stop: the compiler or Python's headers are missing.
    """
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.name == "posix" and shutil.which(compiler) is None:
        raise Stop(f"A C compiler is needed and `{compiler}` was not found: on Debian, `apt-get install gcc`.")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise Stop("Python's C headers are needed and were not found: on Debian, `apt-get install python3-dev`.")
