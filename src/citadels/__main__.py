"""`python -m citadels` is `citadels`."""

import sys

from citadels.cli import main

sys.exit(main())
