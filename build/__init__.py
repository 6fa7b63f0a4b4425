"""Makes the site from this repository: one module a step, run by `python3 build`."""
