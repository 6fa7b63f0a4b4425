"""The base of the kernel: the engine, its frames, random numbers, events, errors, lazy sequences."""
