"""What holds for every test: no example has to be quick, since time is measured in `bench/`."""

from hypothesis import settings

settings.register_profile("anywhere", deadline=None, print_blob=True)
settings.load_profile("anywhere")
