"""``python3 build COMMAND``: plays, tests or makes the site. Runs on a Python with nothing installed."""

import sys
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - said in a sentence, instead of failing on syntax further in
    sys.exit(f"Python 3.11 or newer is needed; this is Python {sys.version_info[0]}.{sys.version_info[1]}.")

# Started as a folder, Python looks for modules inside it; the steps are a package beside src/.
sys.path[0] = str(Path(__file__).resolve().parent.parent)

from build.cli import main  # noqa: E402 - it is found through the path set above

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
