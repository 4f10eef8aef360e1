PYTHON ?= python3
BIN := .venv/bin
# One more than two cores can carry out: tests wait for browsers, servers and databases. The slow ones come first.
PYTEST := $(BIN)/python -m pytest -n 3 --dist loadgroup --no-loadscope-reorder
ARGS ?=
FAMILY ?= smashup
SEED ?= 1
MINUTES ?= 1
# What is found by reading alone, and the tests of the web client: two at a time, first what is soonest told.
STATIC := style cards types-of-python tests-of-web types-of-web
FAILED := build/failed
# What the web client is built from. Not asked of git: a tarball has none.
WEB := $(shell find web/index.html web/public web/src $(wildcard web/*.js web/*.ts web/tools/*.ts) -type f)
export PATH := $(PATH):$(CURDIR)/$(BIN)
# What is compiled is kept, whatever the environment says: here Python starts often, and tests take long to prepare.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help setup play terminal client wheel types watch browser database test check cards arena ladder stronger bench curve strength among questions evening guided looks fuzz twins survive takeover soak golden corpus rulings format clean

help:  ## list the targets
	@sed -n 's/^\([a-z]*\):.*  ## /\1\t/p' $(firstword $(MAKEFILE_LIST)) | expand -t 10

setup: .venv/ready  ## make .venv, or bring it up to date
	@:

# The stamp keeps every other target silent and quick while the dependencies stay the same.
.venv/ready: pyproject.toml constraints.txt
	@echo "setting up .venv" >&2
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install -qq --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

play: setup client  ## play in the browser; ARGS=--open opens it, ARGS= goes to `rumpus serve`
	@$(BIN)/rumpus serve $(ARGS)

terminal: setup  ## play at the terminal table; ARGS= goes to `rumpus play`
	@$(BIN)/rumpus play $(ARGS)

client: web/dist/index.html  ## build the web client
	@:

web/dist/index.html: web/node_modules/ready $(WEB)
	@cd web && npm run --silent build -- --logLevel error
	@touch $@

# Node comes from the system or, where there is none, as a Python package.
web/node_modules/ready: web/package.json web/package-lock.json | setup
	@echo "setting up web/node_modules" >&2
	@command -v npm >/dev/null || $(BIN)/python -m pip install -qq --disable-pip-version-check -c constraints.txt -e '.[node]'
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

wheel: setup client  ## a wheel in dist/ that brings the web client along
	@rm -rf build/lib
	@$(BIN)/python -m pip wheel -qq --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist/*.whl

types: setup  ## the messages of the server as TypeScript
	@$(BIN)/python -m rumpus.server.typescript > web/src/protocol.ts

watch: setup  ## watch bots play; ARGS= goes to `rumpus watch`
	@$(BIN)/rumpus watch $(ARGS)

browser: setup  ## make sure that there is a Chromium for the tests
	@$(BIN)/python -m tests.browser.chromium

database: setup  ## make sure that there is a PostgreSQL for the tests
	@$(BIN)/python -m tests.server.database

test: setup web/node_modules/ready database  ## all that must be green: format, lint, types, imports, cards, tests, the web client
	@$(MAKE) --no-print-directory -j 2 $(STATIC) client browser
	$(PYTEST) $(ARGS)

# A part that fails does not keep the others from being tried, and the last line names all that did.
check: setup web/node_modules/ready database  ## a first answer in three minutes: the same without the slow tests
	@rm -rf $(FAILED)
	@mkdir -p $(FAILED)
	@$(MAKE) --no-print-directory -j 2 $(STATIC:%=try-%)
	$(PYTEST) -m "not slow" $(ARGS) || touch $(FAILED)/tests
	@failed=$$(ls $(FAILED)); test -z "$$failed" || { echo "failed:" $$failed >&2; exit 1; }

# Silent if all is well; otherwise all that it has said, in one go.
try-%:
	@$(MAKE) --no-print-directory $* >$(FAILED)/$* 2>&1 && rm $(FAILED)/$* || cat $(FAILED)/$*

.PHONY: style tests-of-web types-of-python types-of-web

style: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports --no-logo

types-of-python: setup
	$(BIN)/mypy

tests-of-web: web/node_modules/ready
	cd web && npm run --silent test -- --reporter=dot

types-of-web: web/node_modules/ready
	cd web && npm run --silent check

cards: setup  ## cards without a scenario, scenarios without a card, factions that are not whole; prints nothing if all is well
	@$(BIN)/python -m tests.coverage_of_cards

bench: setup client browser database  ## measure the speed into build/bench.json; ARGS= goes to the benchmarks
	@mkdir -p build
	@$(BIN)/python -m benchmarks $(ARGS)

curve: setup database  ## how many players a core carries; ARGS="--tables 100 400"
	@$(BIN)/python -m benchmarks.curve $(ARGS)

strength: setup  ## a thousand games of fair against random
	@$(BIN)/python -m benchmarks.strength $(ARGS)

arena: setup  ## how often a bot beats another, resumable; ARGS="strong fair --game munchkin --players 4 --rounds 50"
	@$(BIN)/rumpus match $(ARGS)

ladder: setup  ## every bot against every other, resumable, into docs/ladder.md; ARGS="--minutes 30"
	@$(BIN)/python -m benchmarks.ladder $(ARGS)

stronger: setup  ## is a bot, or a faction, stronger than others or than in a commit? ARGS="mybot fair", ARGS="--faction ninjas"
	@$(BIN)/python -m benchmarks.stronger $(ARGS)

among: setup  ## do bots hold people up? People at a server with a hundred tables of four bots
	@$(BIN)/python -m benchmarks.among_bots $(ARGS)

questions: setup  ## what one person among bots is asked in a turn, and how long bots take
	@$(BIN)/python -m benchmarks.questions $(ARGS)

evening: setup client browser  ## the same in a real browser, on a laptop and a phone, for somebody who does what shines
	@$(BIN)/python -m benchmarks.evening $(ARGS)

guided: setup client browser  ## how long the guided games take somebody slow; ARGS="--family munchkin --device phone"
	@$(BIN)/python -m benchmarks.guided $(ARGS)

looks: setup client browser  ## a picture of every page in every size, by day and by night, into build/screenshots
	@PHOTOS=1 $(PYTEST) tests/browser/test_looks.py $(ARGS)

fuzz: setup  ## random games of FAMILY= from SEED= for MINUTES=
	@$(BIN)/python -m tests.fuzz --family $(FAMILY) --seed $(SEED) --minutes $(MINUTES)

twins: setup  ## every bot as every character, in worlds that its seat cannot tell apart; ARGS="--questions 1000"
	@$(BIN)/python -m tests.bots.twins $(ARGS)

survive: setup  ## a hundred games on a server that is killed again and again
	@$(BIN)/python -m tests.server.survival $(ARGS)

takeover: setup database  ## two servers on one database, taken away again and again; ARGS="--times 1000"
	@$(BIN)/python -m tests.server.takeover $(ARGS)

soak: setup  ## half an hour at two hundred tables: nothing lost, nothing left behind; ARGS="--minutes 3 --tables 40"
	@$(BIN)/python -m tests.server.soak $(ARGS)

golden: setup  ## rewrite the golden playthroughs; review the diff
	@$(BIN)/python -m tests.golden

corpus: setup  ## add games of the present rules to the corpus, and note how far older ones go
	@$(BIN)/python -m tests.corpus

rulings: setup  ## rewrite docs/rulings from scenarios/rulings
	@$(BIN)/python -m tests.rulings

format: setup  ## format, and fix what ruff can fix
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

clean:  ## remove all that was made here, .venv too
	rm -rf .venv build dist web/dist web/node_modules src/*.egg-info .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +
