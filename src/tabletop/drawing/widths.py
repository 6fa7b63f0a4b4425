"""Estimates of a text's width: without a browser nobody knows the reader's fonts.

The table is of semi-bold serifs, in hundredths of the letter's size, and rather wide than narrow. Where a text would
come near the end of its room its width is fixed in the picture (`textLength`), so that it fits in every font.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

GROUPS = {
    " ": 28,
    "'’.,:;!|": 30,
    "ijl": 33,
    "ft()[]/-·": 40,
    "rsI": 46,
    "acezJ": 51,
    "0123456789?vxyk": 56,
    "bdghnopquELFPSTZ": 62,
    "ABCDGHKNOQRUVXY+=…": 78,
    "mwMW—": 96,
}
WIDTHS = {letter: width for letters, width in GROUPS.items() for letter in letters}
WIDE, OTHER = 100, 66
# How much wider the letters are of a face without serifs, of those that a system may have for its own.
PLAIN = 1.16


def width_of(text: str, size: float) -> float:
    """Return about how wide a text is whose letters are `size` high."""
    return sum(map(_width, text)) * size / 100


def _width(letter: str) -> int:
    if letter in WIDTHS:
        return WIDTHS[letter]
    if unicodedata.combining(letter):
        return 0
    return WIDE if _is_wide(letter) else OTHER


def cut_to(text: str, size: float, room: float) -> str:
    """Return as much of a text as there is room for, with a mark for what is left out."""
    if width_of(text, size) <= room:
        return text
    words = text
    while words and width_of(words + "…", size) > room:
        words = words[:-1]
    return words.rstrip() + "…"


def in_lines(text: str, size: float, least: float, room: float) -> tuple[list[str], float]:
    """Lay a name in one line or two, in letters of at most `size` and at least `least`; return lines and size."""
    while True:
        fitting = [lines for lines in _ways(text) if max(width_of(line, size) for line in lines) <= room]
        if fitting:
            return fitting[0], size
        if size <= least:
            return min(_ways(text), key=lambda lines: max(width_of(line, size) for line in lines)), size
        size -= 0.5


def _ways(text: str) -> Iterator[list[str]]:
    """Yield the ways to lay a name: in one line, or broken at a blank or between Chinese letters, the evenest first."""
    yield [text]
    ends = [at for at in range(1, len(text)) if text[at] == " " or (_is_wide(text[at]) and _is_wide(text[at - 1]))]
    for at in sorted(ends, key=lambda at: abs(2 * at + 1 - len(text))):
        yield [text[:at], text[at:].lstrip(" ")]


def _is_wide(letter: str) -> bool:
    return unicodedata.east_asian_width(letter) in "WF"


def wrapped(text: str, size: float, room: float, most: int) -> list[str]:
    """Break a text into lines between words, or between Chinese letters; the last of `most` lines is cut."""
    lines = [""]
    for word in _words(text):
        if not lines[-1] or width_of(lines[-1] + word.rstrip(), size) <= room or len(lines) == most:
            lines[-1] += word
        else:
            lines.append(word)
    return [*[line.strip() for line in lines[:-1]], cut_to(lines[-1].strip(), size, room)]


def _words(text: str) -> Iterator[str]:
    """Yield the parts of a text between which a line may end."""
    part = ""
    for letter in text:
        if part and (part[-1] == " " or _is_wide(letter)):
            yield part
            part = ""
        part += letter
    yield part
