"""Run as `python -m catan`."""

from __future__ import annotations

import sys

from catan.cli import main

sys.exit(main())
