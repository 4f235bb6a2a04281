"""Settings for every test. The mark `clause` is registered in pyproject.toml."""

import os

from hypothesis import settings

# Rates on shared machines swing by a factor of two, so no example is failed for being slow; a
# failure prints what reproduces it.
settings.register_profile("gruft", deadline=None, print_blob=True)
# `make mutants` tries few examples first: most mutants are noticed by the first of them.
settings.register_profile("hasty", deadline=None, max_examples=3)
settings.load_profile(os.environ.get("GRUFT_TEST_PROFILE", "gruft"))
