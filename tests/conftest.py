"""Settings for every test. The mark `clause` is registered in pyproject.toml."""

import os

import pytest
from hypothesis import Phase, settings

# Rates on shared machines swing by a factor of two, so no example is failed for being slow. Every
# run has the same examples, so that none fails by chance; `make explore` tries others, and prints
# what reproduces a failure.
settings.register_profile("gruft", deadline=None, derandomize=True)
settings.register_profile(
    "exploring",
    deadline=None,
    print_blob=True,
    max_examples=int(os.environ.get("GRUFT_TEST_EXAMPLES", "500")),
)
# `make mutants` has the same examples in every run and does not care which failure is the smallest;
# it tries few examples first, because most mutants are noticed by the first of them.
mutants = settings(deadline=None, derandomize=True, phases=(Phase.explicit, Phase.generate))
settings.register_profile("hasty", mutants, max_examples=3)
settings.register_profile("thorough", mutants)
settings.load_profile(os.environ.get("GRUFT_TEST_PROFILE", "gruft"))

#: What takes longest begins first, so that at the end no worker waits for another.
LONG = ("test_compiled_equals_interpreted.py", "test_conformance.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put long tests in front; all others stay in order."""
    items.sort(key=lambda item: item.path.name not in LONG)
