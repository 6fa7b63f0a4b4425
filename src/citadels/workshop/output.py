"""A bot's output: its last lines are kept and all are counted, so that no flood of them fills the memory."""

from __future__ import annotations

import io
from collections import deque

LINES = 200  # that are kept
LETTERS = 400  # of a line that are kept


class Printed(io.TextIOBase):
    """A text file that forgets all but the last lines."""

    def __init__(self) -> None:
        self.count = 0
        self._lines: deque[str] = deque(maxlen=LINES)
        self._open = ""  # the line that has not ended yet

    def writable(self) -> bool:
        """Say that it can be written to."""
        return True

    def write(self, text: str) -> int:
        """Take some text."""
        ended = text.count("\n")
        if not ended:
            self._open = (self._open + text[:LETTERS])[:LETTERS]
            return len(text)
        self.count += ended
        # Of more lines than are kept, only the end is looked at.
        parts = text.rsplit("\n", LINES + 1)
        if ended <= LINES + 1:
            parts[0] = self._open + parts[0][:LETTERS]
        self._lines.extend(part[:LETTERS] for part in parts[:-1])
        self._open = parts[-1][:LETTERS]
        return len(text)

    def to_json(self) -> dict[str, object] | None:
        """Return the last lines and how many there were in all; None if nothing was printed."""
        if not self.count and not self._open:
            return None
        unfinished = [self._open] if self._open else []
        return {"lines": [*self._lines, *unfinished][-LINES:], "count": self.count + len(unfinished)}
