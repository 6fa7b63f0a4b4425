"""The eighteen characters, one module each (R1.5)."""
