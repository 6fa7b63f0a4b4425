"""The eighteen characters, one module a rank (R1.5)."""
