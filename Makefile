# One command each, for players, contributors and CI alike. `make` lists them.

PYTHON ?= python3
WORKERS ?= 2
# A worker that is done takes over from the other: a few checks of the kit take minutes.
PYTEST := pytest -n $(WORKERS) --dist worksteal

BIN := .venv/bin
UV := $(BIN)/uv
# One line per step; what pip, npm and vite have to say is shown when they fail.
QUIETLY := tools/quietly.sh
# Copying works on every file system; linking warns on some.
export UV_LINK_MODE := copy
export UV_NO_PROGRESS := 1
# Hundreds of processes are started by the tests: what one of them compiled the next one reads.
export PYTHONDONTWRITEBYTECODE :=

SOURCES := $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*' \
	-not -path 'src/gruft/server/web/*')
# The built page: no source, but part of the package. Its other files change their names.
PAGE := src/gruft/server/web/index.html
WEB_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/tests/*')
CHECKED := src tests tools setup.py $(wildcard benchmarks)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# `make test` runs side by side what does not need each other; everything else goes in order.
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif
.PHONY: help setup play terminal web wire test check webcheck format docs pytest explore coverage compile same lockstep leaks fuzz measure bench bench-server figures notation golden mutants lock clean torture chromium browser screenshots stories

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# ---- for players ----

setup: .venv/.installed web ## prepare everything: locked tools in .venv, Gruft itself as plain Python, the web page

play: setup ## open the house in the browser, for this machine and its network; compiles the rules beside it
	@tools/play.sh $(MAKE_COMMAND)

terminal: .venv/.installed ## sit down and play in the terminal
	@$(BIN)/gruft play

# ---- for contributors ----

test: export GRUFT_NEEDS_COMPILED := 1
test: .venv/.installed $(PAGE) ## everything that CI asks: checks, documents, page, tests, compiled = interpreted
	@# mypyc keeps one core busy; the checks have the other.
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target SIDE_BY_SIDE=1 compile check docs webcheck
	@$(MAKE) --no-print-directory pytest
	@$(MAKE) --no-print-directory browser

check: .venv/.installed ## format, lint, types and walls; changes nothing
	$(BIN)/ruff format --check $(CHECKED)
	$(BIN)/ruff check $(CHECKED)
	$(BIN)/mypy --strict src tests tools
	$(BIN)/lint-imports --no-logo

webcheck: .venv/.installed web/node_modules/.installed ## types and tests of the web page; no browser is needed
	cd web && npm run --silent check
	cd web && npm run --silent test

format: .venv/.installed ## put the sources in order
	$(BIN)/ruff check --fix-only $(CHECKED)
	$(BIN)/ruff format $(CHECKED)

docs: .venv/.installed ## links resolve, examples run, and every command named in the documents exists
	$(BIN)/python tools/check_docs.py

pytest: .venv/.installed ## the tests alone
	$(BIN)/$(PYTEST)

explore: .venv/.installed ## the property tests with examples of their own, not those of `make test`: make explore SEED=... EXAMPLES=1000 ROOM=tests/kernel
	GRUFT_TEST_PROFILE=exploring GRUFT_TEST_EXAMPLES=$(or $(EXAMPLES),500) $(BIN)/$(PYTEST) -m hypothesis --hypothesis-seed=$(or $(SEED),random) $(ROOM)

chromium: ## where Chromium is; installs that of Debian if there is none and one may
	@tools/chromium.sh

browser: .venv/.installed $(PAGE) ## whole games and everything else in a real browser: make browser LONG=1 SEED=... plays many
	@rm -f build/complaints.txt
	@# What a house has complained about is said last: the rest may be long.
	cd web && CHROMIUM="$$(../tools/chromium.sh)" LONG="$(LONG)" SEED="$(SEED)" node_modules/.bin/playwright test --project=browser \
		|| { cat ../build/complaints.txt 2>/dev/null; exit 1; }

screenshots: .venv/.installed $(PAGE) ## pictures of every kind of page, in docs/screenshots
	cd web && CHROMIUM="$$(../tools/chromium.sh)" node_modules/.bin/playwright test --project=screenshots
	@# A third of the size, where Debian's pngquant is installed; they look the same.
	! command -v pngquant >/dev/null || pngquant --force --ext .png docs/screenshots/*.png

stories: .venv/.installed $(PAGE) ## a short recorded story of each game, in docs/stories
	cd web && CHROMIUM="$$(../tools/chromium.sh)" FFMPEG="$$(../tools/ffmpeg.sh)" node_modules/.bin/playwright test --project=stories --workers=1

coverage: .venv/.installed ## the tests, measured: every line and branch of the rules
	$(BIN)/coverage erase
	$(BIN)/coverage run -m $(PYTEST)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

compile: .venv/.tools $(PAGE) ## build the compiled package and install it in .venv-compiled
	@# One after the other: `make play` may be building it already.
	@$(BIN)/python tools/alone.py build/.lock $(MAKE) --no-print-directory .venv-compiled/.installed

same: .venv/.installed compile ## the same seeded games, compiled and interpreted, must end alike
	$(BIN)/python tools/compare_compiled.py $(BIN)/python .venv-compiled/bin/python

lockstep: .venv/.installed compile ## compare an older Gruft step by step: make lockstep OLD=path/to.whl GAME=... GAMES=... SEED=...
	$(BIN)/python tools/lockstep.py $(OLD) $(GAME) --games $(or $(GAMES),100) --seed $(or $(SEED),0) --every $(or $(EVERY),1) $(if $(DECIDED),--decided $(DECIDED))

leaks: .venv/.installed ## look for leaks in many more games than the tests do, in the rules and on the wire: make leaks GAME=... GAMES=... SEED=...
	$(BIN)/python -m gruft.testing $(or $(GAME),vampire_queen) --only pairs --only worlds --games $(or $(GAMES),1000) --seed $(or $(SEED),0)
	$(BIN)/python -m tests.server.pairs_plans $(if $(GAME),--game $(GAME)) --games $(or $(GAMES),200) --seed $(or $(SEED),0)

fuzz: .venv/.installed ## say anything to a house and see that it answers: make fuzz SEED=1 MESSAGES=200000
	$(BIN)/python -m tests.server.fuzzing --seed $(or $(SEED),1) --messages $(or $(MESSAGES),200000)
	GRUFT_FUZZ=$(or $(EXAMPLES),1000) $(BIN)/pytest -q -p no:randomly tests/server/test_rest_fuzz.py

measure: compile ## duels of a bot on duplicate deals: make measure GAME=... AGAINST=moth DEALS=2000
	.venv-compiled/bin/python -m gruft.arena $(or $(GAME),vampire_queen) --candidate raven --against $(or $(AGAINST),moth) --deals $(or $(DEALS),2000)

bench: compile .venv-bench/.installed ## measure the compiled rules against OpenSpiel and RLCard
	.venv-bench/bin/python benchmarks/run.py

torture: .venv/.installed ## kill a house again and again while people play in it: make torture KILLS=200 SEED=...
	$(BIN)/python -m tests.server.torture --kills $(or $(KILLS),200) $(if $(SEED),--seed $(SEED))
	GRUFT_SEQUENCES=$(or $(SEQUENCES),500) $(BIN)/pytest -p no:cacheprovider tests/server/test_protocol_machine.py --hypothesis-seed=$(or $(SEED),random)

bench-server: compile benchmarks/server/boardgame/node_modules/.installed ## measure the house against boardgame.io, the same load on both
	.venv-compiled/bin/python -m benchmarks.server.run

web: $(PAGE) ## build the web page into the package

wire: .venv/.installed ## write the messages for the web client anew: JSON Schema and TypeScript
	$(BIN)/python -m gruft.server.schema

figures: .venv/.tools ## how long the rules are, and how often a thing is said in them
	@$(BIN)/python tools/figures.py

notation: .venv/.installed ## write the tables of the notation pages that follow from the rules anew
	$(BIN)/python -m tools.notation

golden: .venv/.installed ## write the golden playthroughs anew, to be reviewed as a diff
	$(BIN)/python -m tests.golden.regenerate

mutants: .venv/.installed ## break the rules on purpose and see that a test notices
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
	rm -rf web/node_modules benchmarks/server/boardgame/node_modules src/gruft/server/web
	rm -rf .venv .venv-compiled .venv-bench build dist htmlcov .coverage .coverage.*
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache src/*.egg-info
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# ---- what the commands need ----

$(UV): requirements/bootstrap.txt
	@$(PYTHON) -c 'import sys; sys.exit("Gruft needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	@$(QUIETLY) "Setting up Python" $(PYTHON) -m venv .venv
	@$(QUIETLY) "Fetching the installer" $(BIN)/python -m pip install --require-hashes -r requirements/bootstrap.txt
	@touch $@

.venv/.tools: $(UV) requirements/dev.txt
	@$(QUIETLY) "Fetching what Gruft needs" $(UV) pip sync --python $(BIN)/python --require-hashes requirements/dev.txt
	@touch $@

.venv/.installed: .venv/.tools pyproject.toml setup.py requirements/runtime.in
	@GRUFT_PURE=1 $(QUIETLY) "Installing Gruft" $(UV) pip install --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

NEW_ENOUGH := const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b > 18) ? 0 : 1)
NO_NODE := The web page is built with Node 20.19 or newer and npm, and they are not here. "make terminal" plays without.

# What npm fetches is pinned with its digest in web/package-lock.json. Not `npm ci`: it refuses a lock
# in which the optional packages of other systems are missing.
web/node_modules/.installed: web/package.json web/package-lock.json
	@{ node -e '$(NEW_ENOUGH)' && command -v npm; } >/dev/null 2>&1 || { echo '$(NO_NODE)'; exit 1; }
	@$(QUIETLY) "Fetching what the page needs" npm --prefix web install --no-save
	@touch $@

benchmarks/server/boardgame/node_modules/.installed: benchmarks/server/boardgame/package-lock.json
	cd benchmarks/server/boardgame && npm install --no-save --silent
	@touch $@

$(PAGE): web/node_modules/.installed $(WEB_SOURCES)
	@$(QUIETLY) "Building the page" npm --prefix web run build
	@touch $@

# The compiled libraries stay where they are, and are rebuilt only when their C source or the list in
# setup.py changes; everything else in build/lib* goes, so that a file deleted from src does not live
# on in the wheel.
# The stamp has the time when the build began: what was edited since then is not in it.
# The whole output is in build/log.txt; of a build that went well only what concerns us is shown.
build/wheel/.built: .venv/.tools $(PAGE) $(SOURCES) pyproject.toml setup.py requirements/runtime.in
	rm -rf build/wheel
	find build/lib* -type f \( -not -name '*.so' -o -not -newer setup.py \) -delete 2>/dev/null || true
	mkdir -p build/wheel
	@touch build/.begun
	$(UV) build --wheel --python $(BIN)/python --no-build-isolation --out-dir build/wheel \
		>build/log.txt 2>&1 || { cat build/log.txt; exit 1; }
	@grep '^gruft:' build/log.txt || true
	@touch -r build/.begun $@

.venv-compiled/.installed: requirements/runtime.txt
.venv-bench/.installed: requirements/bench.txt

# What is there is whole: the note is taken away first and written last. It says where the package is.
.venv-%/.installed: build/wheel/.built
	@rm -f $@
	$(UV) venv --quiet --allow-existing --python $(BIN)/python .venv-$*
	$(UV) pip sync --quiet --python .venv-$*/bin/python --require-hashes $(filter %.txt,$^)
	$(UV) pip install --quiet --python .venv-$*/bin/python --no-deps build/wheel/*.whl
	@.venv-$*/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))' >$@.new
	@touch -r $< $@.new && mv $@.new $@
