"""Settings for every test. The mark `clause` is registered in pyproject.toml."""

import os

from hypothesis import Phase, settings

# Rates on shared machines swing by a factor of two, so no example is failed for being slow; a
# failure prints what reproduces it.
settings.register_profile("gruft", deadline=None, print_blob=True)
# `make mutants` has the same examples in every run and does not care which failure is the smallest;
# it tries few examples first, because most mutants are noticed by the first of them.
mutants = settings(deadline=None, derandomize=True, phases=(Phase.explicit, Phase.generate))
settings.register_profile("hasty", mutants, max_examples=3)
settings.register_profile("thorough", mutants)
settings.load_profile(os.environ.get("GRUFT_TEST_PROFILE", "gruft"))
