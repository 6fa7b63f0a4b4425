"""The district cards: the common ones (R1.2), the classic specials (R1.3) and those of the Dark City (R1.4)."""
