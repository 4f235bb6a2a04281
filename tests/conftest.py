"""Settings for every test. The mark `clause` is registered in pyproject.toml."""

from hypothesis import settings

# Rates on shared machines swing by a factor of two, so no example is failed for being slow; a
# failure prints what reproduces it.
settings.register_profile("gruft", deadline=None, print_blob=True)
settings.load_profile("gruft")
