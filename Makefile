PYTHON ?= python3
BIN := .venv/bin
ARGS ?=
SEED ?= 1
MINUTES ?= 1

.PHONY: help setup play watch test check cards bench strength fuzz golden format clean

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

play: setup  ## play at the terminal table; ARGS= goes to `rumpus play`
	@$(BIN)/rumpus play $(ARGS)

watch: setup  ## watch bots play; ARGS= goes to `rumpus watch`
	@$(BIN)/rumpus watch $(ARGS)

test: setup  ## all that must be green: format, lint, types, imports, cards, tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m tests.coverage_of_cards
	$(BIN)/python -m pytest -n 2 $(ARGS)

check: test

cards: setup  ## cards without a scenario, scenarios without a card; prints nothing if all is well
	@$(BIN)/python -m tests.coverage_of_cards

bench: setup  ## measure the speed into build/bench.json; ARGS= goes to the benchmarks
	@mkdir -p build
	@$(BIN)/python -m benchmarks $(ARGS)

strength: setup  ## a thousand games of greedy against random
	@$(BIN)/python -m benchmarks.strength $(ARGS)

fuzz: setup  ## random games from SEED= for MINUTES=
	@$(BIN)/python -m tests.fuzz --seed $(SEED) --minutes $(MINUTES)

golden: setup  ## rewrite the golden playthroughs; review the diff
	@$(BIN)/python -m tests.golden

format: setup  ## format, and fix what ruff can fix
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

clean:  ## remove all that was made here, .venv too
	rm -rf .venv build dist src/*.egg-info .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +
