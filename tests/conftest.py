"""What holds for every test: no example has to be quick, since time is measured in `bench/`."""

from hypothesis import settings

# Where a profile is chosen already (inside Pyodide, or by Hypothesis itself on a build machine), it stays.
if settings.get_current_profile_name() == "default":
    settings.register_profile("anywhere", deadline=None, print_blob=True)
    settings.load_profile("anywhere")
