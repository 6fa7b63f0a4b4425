"""Checksums of texts: they find damage, not forgery."""

import zlib

from tabletop.core.rng import MASK


def crc(text: str) -> str:
    """Return 8 hexadecimal digits that change with every letter (CRC-32)."""
    return f"{zlib.crc32(text.encode('utf-8', 'surrogatepass')):08x}"


def checksum(text: str) -> str:
    """Return 16 hexadecimal digits that change with every letter (FNV-1a, 64 bits), for links and in older saves."""
    number = 0xCBF29CE484222325
    for byte in text.encode("utf-8", "surrogatepass"):
        number = ((number ^ byte) * 0x100000001B3) & MASK
    return f"{number:016x}"
