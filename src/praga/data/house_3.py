"""The data set `house-3`: the tiles it has in place of others of its base, from tests/praga/data/house-3.json.

Written by `python -m tests.praga.make_data`; docs/praga/data.md says of each number whose it is.
"""

from __future__ import annotations

from typing import Any, Final

# fmt: off
DATA: Final[dict[str, Any]] = (
{'praga_data': 'house-3',
 'base': 'house-2',
 'tiles': {'u1s01': {'id': 'u1s05',
 'era': 1,
 'special': True,
 'action': 'mine',
 'bonus': {'silver': 1},
 'univ': 1,
 'red': [3, 4],
 'edges': {'0': 'tech', '5': 'gold'}}}}
)
