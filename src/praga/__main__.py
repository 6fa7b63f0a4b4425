"""Run as `python -m praga`."""

from __future__ import annotations

import sys

from praga.cli import main

sys.exit(main())
