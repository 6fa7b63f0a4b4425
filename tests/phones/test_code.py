"""Codes with which two devices find each other (site/phones/code.js): short, checked, and for neighbours alone."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.phones.driver import run

pytestmark = pytest.mark.desktop

PRINT = ":".join(f"{byte:02X}" for byte in range(0x10, 0x30))
HOST = "a=candidate:1 1 udp 2113937151 {address} 54321 typ host"
NAMES = (f"0a1b2c3d-0000-4000-8000-00112233445{last}.local" for last in range(9))
LOCAL = [next(NAMES), next(NAMES)]
PRIVATE = ["192.168.1.20", "fd00:1::abcd"]
WORDS = ("aB3+", "abcdefghijklmnopqrstuv+/")  # as Chromium chooses them
FIREFOX = ("0123abcd", "00112233445566778899aabbccddeeff")


def sdp(addresses: list[str], words: tuple[str, str] = WORDS) -> str:
    """A description as a browser writes it, with these addresses of its own."""
    lines = [
        "v=0", "o=mozilla 7 0 IN IP4 0.0.0.0", "s=-", "t=0 0",
        f"a=fingerprint:sha-256 {PRINT}", f"a=ice-ufrag:{words[0]}", f"a=ice-pwd:{words[1]}",
        *(HOST.format(address=address) for address in addresses),
    ]  # fmt: skip
    return "\r\n".join(lines) + "\r\n"


def call(*calls: list[Any]) -> list[Any]:
    """Return the script's answers to these calls."""
    return run("run_code.mjs", calls)


def packed(addresses: list[str], words: tuple[str, str] = WORDS, *, answer: bool = False) -> str:
    return str(call(["packed", sdp(addresses, words), answer, 7])[0])


def lines_of(description: dict[str, str], start: str) -> list[str]:
    return [line.removeprefix(start) for line in description["sdp"].split("\r\n") if line.startswith(start)]


def checked(body: str) -> str:
    """These bytes with the checksum that fits them."""
    check = 0xFFFF
    for byte in bytes.fromhex(body):
        check ^= byte << 8
        for _ in range(8):
            check = ((check << 1) ^ (0x1021 if check & 0x8000 else 0)) & 0xFFFF
    return f"{body}{check:04x}"


# --- what is written


@pytest.mark.parametrize(
    ("addresses", "words", "most"),
    [(PRIVATE, WORDS, 88), (LOCAL, WORDS, 100), (LOCAL, FIREFOX, 100)],
)
def test_a_code_is_short(addresses: list[str], words: tuple[str, str], most: int) -> None:
    assert len(bytes.fromhex(packed(addresses, words))) <= most


@pytest.mark.parametrize("words", [WORDS, FIREFOX, ("abcdefg", "a+/b" * 6 + "c")])
def test_the_words_of_a_connection_come_through(words: tuple[str, str]) -> None:
    description = call(["description", packed(PRIVATE, words)])[0]
    assert (lines_of(description, "a=ice-ufrag:"), lines_of(description, "a=ice-pwd:")) == ([words[0]], [words[1]])


def test_the_fingerprint_comes_through() -> None:
    assert lines_of(call(["description", packed(PRIVATE)])[0], "a=fingerprint:") == [f"sha-256 {PRINT}"]


@pytest.mark.parametrize(
    ("address", "spelled"),
    [("192.168.1.20", "192.168.1.20"), ("10.0.0.1", "10.0.0.1"), ("172.31.9.9", "172.31.9.9"),
     ("169.254.3.4", "169.254.3.4"), ("100.64.0.1", "100.64.0.1"), (LOCAL[0], LOCAL[0]),
     ("fd00:1::abcd", "fd00:0001:0000:0000:0000:0000:0000:abcd")],
)  # fmt: skip
def test_the_address_of_a_neighbour_comes_through(address: str, spelled: str) -> None:
    candidates = lines_of(call(["description", packed([address])])[0], "a=candidate:")
    assert [line.split()[4:6] for line in candidates] == [[spelled, "54321"]]


@pytest.mark.parametrize(
    "address",
    ["8.8.8.8", "172.32.0.1", "192.169.0.1", "100.128.0.1", "127.0.0.1", "2001:db8::1", "fe80::1", "::1", "fd00::1::2",
     "fd00:1", "300.1.1.1", "example.org", "other.local"],
)  # fmt: skip
def test_any_other_address_is_left_out(address: str) -> None:
    candidates = lines_of(call(["description", packed([address, "10.0.0.1"])])[0], "a=candidate:")
    assert [line.split()[4] for line in candidates] == ["10.0.0.1"]


def test_four_addresses_are_enough() -> None:
    description = call(["description", packed([f"10.0.0.{last}" for last in range(1, 9)])])[0]
    assert len(lines_of(description, "a=candidate:")) == 4


def test_an_answer_says_that_it_is_one() -> None:
    description = call(["description", packed(PRIVATE, answer=True)])[0]
    assert (description["type"], lines_of(description, "a=setup:")) == ("answer", ["active"])


# --- what is read


@pytest.mark.parametrize(
    "around", ["{}", "https://example.org/citadels/index.html#join={}", " {} ", "#join={}&names=Ann", "{}\n"]
)
def test_a_code_is_read_with_what_is_around_it(around: str) -> None:
    letters = str(call(["written", sdp(PRIVATE), False, 7])[0])
    assert call(["read", around.format(letters)]) == [packed(PRIVATE)]


@pytest.mark.parametrize("text", ["", "hello", "#join=", "x" * 500, "%00" * 40, "1.2.3.4.5", "ü" * 90])
def test_what_is_no_code_is_refused(text: str) -> None:
    assert call(["read", text]) == [{"refused": "code-foreign"}]


def test_a_code_of_another_version_is_refused_as_one() -> None:
    assert call(["again", "2" + packed(PRIVATE)[1:]]) == [{"refused": "code-version"}]


WORDS_AT = 2 * 34  # where the words begin in a code, in hexadecimal digits
ADDRESSES_AT = 2 * 57


@pytest.mark.parametrize(
    ("length", "rest"),
    [
        (None, "00080808080400"),  # 8.8.8.8
        (None, "000a0000010050"),  # port 80
        (None, "030a000001d431"),  # no such kind of address
        (None, "000a000001"),  # breaks off
        (None, "000a000001d431" * 3),  # five addresses
        (WORDS_AT, "00" + "12" + "00" * 18),  # an empty word
        (WORDS_AT, "8461622d64" + "12" + "00" * 18),  # a letter that no word has
        (WORDS_AT, "c461626364" + "12" + "00" * 18),  # no such form
        (ADDRESSES_AT, ""),  # an offer without an address
    ],
)
def test_what_fits_its_checksum_alone_is_refused(length: int | None, rest: str) -> None:
    body = packed(PRIVATE)[:-4]
    assert call(["again", checked(body[:length] + rest)]) == [{"refused": "code-damaged"}]


def test_a_bit_that_means_nothing_is_refused() -> None:
    assert call(["again", checked("11" + packed(PRIVATE)[2:-4])]) == [{"refused": "code-damaged"}]


def damaged(dice: random.Random, code: str) -> str:
    """A code with bytes changed, left out, doubled or drawn at random."""
    data = bytearray.fromhex(code)
    for _ in range(dice.randint(1, 4)):
        at = dice.randrange(len(data))
        way = dice.randrange(4)
        if way == 0:
            data[at] = dice.randrange(256)
        elif way == 1:
            del data[at]
        elif way == 2:
            data[at:at] = data[at : at + 6]
        else:
            data[at] ^= 1 << dice.randrange(8)
    return checked(data.hex()) if dice.random() < 0.7 else data.hex()


def test_twenty_thousand_damaged_codes_are_refused_or_mean_a_neighbour() -> None:
    """Each is refused with a message, or says the same bytes again: nothing is read that was not checked."""
    dice = random.Random(5)
    good = [packed(PRIVATE), packed(LOCAL, FIREFOX, answer=True)]
    codes = [damaged(dice, dice.choice(good)) for _ in range(20_000)]

    answers = call(*(["again", code] for code in codes))

    refused = ({"refused": "code-damaged"}, {"refused": "code-version"})
    assert [(c, a) for c, a in zip(codes, answers, strict=True) if a != c and a not in refused] == []
