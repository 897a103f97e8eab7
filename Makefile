# Posse. `make play` and `make test` set up all they need; `make help` lists the rest.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready
TOOLS  := $(VENV)/.tools
UV     := VIRTUAL_ENV=$(VENV) $(BIN)/uv pip
LOCK   := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header

.DEFAULT_GOAL := help
.PHONY: help setup tools play test check format warm bench lock clean

help: ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 16

setup: $(READY) ## install what it takes to play, into .venv
tools: $(TOOLS) ## and what it takes to build and check

$(READY): requirements.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Posse needs Python 3.11 or newer; name one: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 2; }
	@echo "Setting up Posse in $(VENV) …"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/uv --version >/dev/null 2>&1 || $(BIN)/python -m pip install --quiet --disable-pip-version-check "$$(sed -n 's/^\(uv==[0-9.]*\).*/\1/p' requirements.txt)"
	@$(UV) install --quiet --compile-bytecode --require-hashes --requirement requirements.txt
	@$(UV) install --quiet --no-deps --no-build-isolation --editable .
	@$(BIN)/python -m compileall -q src
	@touch $@

$(TOOLS): requirements-dev.txt $(READY)
	@echo "Setting up the tools that check Posse …"
	@$(UV) install --quiet --compile-bytecode --require-hashes --requirement requirements-dev.txt
	@touch $@

play: setup ## play at a table, now
	@$(BIN)/posse play

test: check ## check everything: formatting, lint, types, layers, tests
	@$(BIN)/python -m pytest -n auto --dist worksteal

check: tools ## formatting, lint, types, layers
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

format: tools ## put the code into its format
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

warm: setup ## compile all games and bots ahead
	@$(BIN)/posse warm

bench: setup ## decisions and iterations of a search a second
	@$(BIN)/posse bench

lock: tools ## make the lock files anew from pyproject.toml
	@$(LOCK) --group setup pyproject.toml --output-file requirements.txt
	@$(LOCK) --group setup --group dev --constraint requirements.txt pyproject.toml --output-file requirements-dev.txt

clean: ## remove what was set up
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
