"""One game on one device: the session, its saves, and the worker that answers a page."""
