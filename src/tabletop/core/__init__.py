"""What every part of the kernel stands on: the engine, its frames, random numbers, events, errors."""
