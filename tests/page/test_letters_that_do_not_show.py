"""Names and sources of a stranger's bots show what they hold (site/workshop/letters.js)."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from build import tools
from tabletop.notation.validation import is_printable

DRIVER = Path(__file__).with_name("read_letters.mjs")
TROJAN = 'if access != "none\u202e \u2066# only if admin\u2069 \u2066":'


def read(texts: Iterable[str]) -> list[list[Any]]:
    """The name, whether something is hidden, and the parts of the source, of each text."""
    lines = "".join(json.dumps(text) + "\n" for text in texts)
    command = [tools.node(), str(DRIVER)]
    out = subprocess.run(command, input=lines, text=True, check=True, capture_output=True, encoding="utf-8").stdout
    return [json.loads(line) for line in out.split("\n") if line]


def test_a_letter_is_in_a_bots_name_if_it_is_in_a_players() -> None:
    letters = [chr(code) for code in (*range(0x3000), *range(0xF900, 0x10000), *range(0xE0000, 0xE0200))]

    names = [name for name, *_ in read(f"a{letter}b" for letter in letters)]

    wrong = [
        hex(ord(letter))
        for letter, name in zip(letters, names, strict=True)
        if is_printable(f"a{letter}b") != (letter in name)
    ]
    assert wrong == []


def test_a_name_is_what_can_be_seen_of_it() -> None:
    names = {
        "\u202egnitseretni": "gnitseretni",
        "  Brave\x00 ": "Brave",
        "": "",
        " \u3000 ": "",
        "\u200d\u3164": "",
        "👩\u200d🚀": "👩\u200d🚀",
        "x" * 100: "x" * 60,
    }

    assert [name for name, *_ in read(names)] == [*names.values()]


def test_letters_that_turn_a_line_stand_in_a_source_as_their_codes() -> None:
    (_, hidden, parts) = read([TROJAN])[0]

    assert hidden
    assert [part if isinstance(part, str) else f"<{part[2]}>" for part in parts] == [
        'if access != "none', "<U+202E>", " ", "<U+2066>", "# only if admin", "<U+2069>", " ", "<U+2066>", '":',
    ]  # fmt: skip


def test_a_letter_that_does_not_show_is_marked() -> None:
    letters = (
        "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200b\u200c\u200d\u200e\u200f"
        "\x00\x1b\x7f\u00ad\u00a0\ufeff\u3164\u2028"
    )

    answers = read(f"x = 1{letter}\n" for letter in letters)

    marks = [(hidden, mark[2]) for _, hidden, (_, mark, _) in answers]
    assert marks == [(True, f"U+{ord(letter):04X}") for letter in letters]


def test_a_return_alone_which_python_takes_for_a_new_line_is_marked() -> None:
    assert read(["# a remark\rimport os"])[0][2][1][2] == "U+000D"


def test_a_source_without_such_letters_stays_as_it_is() -> None:
    texts = ["def choose():\n\treturn 'é 中文 😀'\n", "a = 1\r\nb = 2\r\n", "# עברית"]

    assert [answer[1:] for answer in read(texts)] == [[False, [text]] for text in texts]
