# One command each, for players, contributors and CI alike. `make` lists them.

PYTHON ?= python3
WORKERS ?= 2
# Who is done takes over from the other: a few checks of the kit take minutes.
PYTEST := pytest -n $(WORKERS) --dist worksteal

BIN := .venv/bin
UV := $(BIN)/uv
# Copying works on every file system; linking warns on some.
export UV_LINK_MODE := copy
export UV_NO_PROGRESS := 1

SOURCES := $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*')
CHECKED := src tests tools setup.py $(wildcard benchmarks)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help setup play test check format docs pytest coverage compile same leaks measure bench golden mutants lock clean

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# ---- for players ----

setup: .venv/.installed ## prepare .venv: locked tools, and Gruft itself as plain Python

play: setup ## sit down and play in the terminal
	$(BIN)/gruft play

# ---- for contributors ----

test: export GRUFT_NEEDS_COMPILED := 1
test: check docs compile pytest ## everything that CI asks: checks, documents, tests, compiled = interpreted

check: setup ## format, lint, types and walls; changes nothing
	$(BIN)/ruff format --check $(CHECKED)
	$(BIN)/ruff check $(CHECKED)
	$(BIN)/mypy --strict src tests tools
	$(BIN)/lint-imports --no-logo

format: setup ## put the sources in order
	$(BIN)/ruff check --fix-only $(CHECKED)
	$(BIN)/ruff format $(CHECKED)

docs: setup ## links resolve, examples run, and every command named in the documents exists
	$(BIN)/python tools/check_docs.py

pytest: setup ## the tests alone
	$(BIN)/$(PYTEST)

coverage: setup ## the tests, measured: every line and branch of the rules
	$(BIN)/coverage erase
	$(BIN)/coverage run -m $(PYTEST)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

compile: .venv-compiled/.installed ## build the compiled package and install it in .venv-compiled

same: setup compile ## the same seeded games, compiled and interpreted, must end alike
	$(BIN)/python tools/compare_compiled.py $(BIN)/python .venv-compiled/bin/python

leaks: setup ## look for leaks in many more games than the tests do: make leaks GAME=... GAMES=...
	$(BIN)/python -m gruft.testing $(or $(GAME),vampire_queen) --only pairs --only worlds --games $(or $(GAMES),1000)

measure: compile ## duels of a bot on duplicate deals: make measure GAME=... AGAINST=moth DEALS=2000
	.venv-compiled/bin/python -m gruft.arena $(or $(GAME),vampire_queen) --candidate raven --against $(or $(AGAINST),moth) --deals $(or $(DEALS),2000)

bench: .venv-bench/.installed ## measure the compiled rules against OpenSpiel and RLCard
	.venv-bench/bin/python benchmarks/run.py

golden: setup ## write the golden playthroughs anew, to be reviewed as a diff
	$(BIN)/python -m tests.golden.regenerate

mutants: setup ## break the rules on purpose and see that a test notices
	$(BIN)/python -m tools.mutants $(GAME)

# `make lock UPGRADE=--upgrade` takes the newest versions; without it only what must change does.
LOCK = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --custom-compile-command 'make lock' $(UPGRADE)

lock: $(UV) ## write requirements/*.txt anew from requirements/*.in
	$(LOCK) requirements/runtime.in -o requirements/runtime.txt
	$(LOCK) requirements/bootstrap.in -o requirements/bootstrap.txt
	$(LOCK) requirements/dev.in -c requirements/runtime.txt -c requirements/bootstrap.txt -o requirements/dev.txt
	$(LOCK) requirements/bench.in -c requirements/runtime.txt -o requirements/bench.txt

clean: ## remove everything that the other commands made
	rm -rf .venv .venv-compiled .venv-bench build dist htmlcov .coverage .coverage.*
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache src/*.egg-info
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# ---- what the commands need ----

$(UV): requirements/bootstrap.txt
	@$(PYTHON) -c 'import sys; sys.exit("Gruft needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/bootstrap.txt
	@touch $@

.venv/.tools: $(UV) requirements/dev.txt
	$(UV) pip sync --quiet --python $(BIN)/python --require-hashes requirements/dev.txt
	@touch $@

.venv/.installed: .venv/.tools pyproject.toml setup.py requirements/runtime.in
	GRUFT_PURE=1 $(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

# The compiled libraries stay where they are, and are rebuilt only when their C source or the list in
# setup.py changes; everything else in build/lib* goes, so that a file deleted from src does not live
# on in the wheel.
# The whole output is in build/log.txt; of a build that went well only what concerns us is shown.
build/wheel/.built: .venv/.tools $(SOURCES) pyproject.toml setup.py requirements/runtime.in
	rm -rf build/wheel
	find build/lib* -type f \( -not -name '*.so' -o -not -newer setup.py \) -delete 2>/dev/null || true
	mkdir -p build/wheel
	$(UV) build --wheel --python $(BIN)/python --no-build-isolation --out-dir build/wheel \
		>build/log.txt 2>&1 || { cat build/log.txt; exit 1; }
	@grep -E '^gruft:|: error:' build/log.txt || true
	@touch $@

.venv-compiled/.installed: requirements/runtime.txt
.venv-bench/.installed: requirements/bench.txt

.venv-%/.installed: build/wheel/.built
	$(UV) venv --quiet --allow-existing --python $(BIN)/python .venv-$*
	$(UV) pip sync --quiet --python .venv-$*/bin/python --require-hashes $(filter %.txt,$^)
	$(UV) pip install --quiet --python .venv-$*/bin/python --no-deps build/wheel/*.whl
	@touch $@
