# Posse. `make play` and `make test` set up all they need; `make help` lists the rest.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready
TOOLS  := $(VENV)/.tools
UV     := VIRTUAL_ENV=$(VENV) $(BIN)/uv pip
NODE   := PATH="$(CURDIR)/$(BIN):$$PATH"
PAGES  := src/posse/server/site/index.html
WASM   := web/wasm/.ready
PACK   := web/pack/pack.json
MODULES := web/node_modules/.package-lock.json
LOCK   := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header

.DEFAULT_GOAL := help
.PHONY: help setup tools pages wasm chromium play test quick check check-code check-pages format types warm bench dist lock clean

help: ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 16

setup: $(READY) $(PAGES) ## set up everything you need to play, in .venv
tools: $(TOOLS) $(MODULES) $(WASM) chromium ## set up everything you need to build and check as well
	@$(MAKE) --no-print-directory pages
pages: $(PAGES) ## build the browser pages
wasm: $(WASM) ## build what thinks in a page: deputies and sheriffs as WebAssembly

$(READY): requirements.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Posse needs Python 3.11 or newer; if you have one, try: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 2; }
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

$(MODULES): web/package-lock.json web/.npmrc | $(READY)
	@echo "Setting up what the pages need …"
	@cd web && $(NODE) npm ci --silent --no-progress
	@touch $@

# Pages take in what lies there, and do without where nothing has been built: `make play` does not wait for it.
$(WASM): $(TOOLS) $(shell find src/posse/engine src/posse/bots src/posse/games -name '*.py' 2>/dev/null)
	@echo "Building what thinks in a page …"
	@POSSE_CACHE="$(CURDIR)/.cache/posse" $(BIN)/python -m posse.bots.wasm web/wasm
	@touch $@

ifeq ($(wildcard PKG-INFO),)  # a source distribution brings the pages with it
$(PACK): $(MODULES) web/pack.py requirements.txt $(shell find src/posse -type f \( -name '*.py' -o -name '*.ftl' -o -name '*.toml' \) 2>/dev/null)
	@echo "Packing what a page needs to play alone …"
	@$(BIN)/python web/pack.py web/pack

$(PAGES): $(MODULES) $(wildcard $(WASM)) $(PACK) web/pack.mjs web/index.html web/vite.config.ts web/licences.mjs web/sprite-in-page.mjs $(shell find web/src web/public src/posse/text -type f -not -name '*.pyc' -not -name '*.py' 2>/dev/null)
	@echo "Building the pages …"
	@cd web && $(NODE) npm run --silent build -- --logLevel error
	@touch $@
endif

chromium: # Debian's shell of it, which draws pages without a window round them; the whole one will do, but takes longer
	@command -v chromium-headless-shell >/dev/null || { echo "Setting up Chromium for the page tests …"; \
	  as_root="$$(test "$$(id -u)" = 0 || echo sudo)"; $$as_root apt-get update -qq && \
	  DEBIAN_FRONTEND=noninteractive $$as_root apt-get install -y -qq --no-install-recommends chromium-headless-shell >/dev/null; } || \
	  command -v chromium >/dev/null

play: setup ## play in your browser
	@$(BIN)/posse $(if $(HOST),serve --host $(HOST))

test: check ## check everything: formatting, lint, types, layers, tests
	@$(BIN)/python -m pytest -n auto --dist worksteal

quick: check ## after every change: the same checks, and the tests that take no time
	@$(BIN)/python -m pytest -n auto --dist worksteal -m "not slow"

check: tools ## formatting, lint, types, layers; the same for the pages, plus their unit tests
	@$(MAKE) --no-print-directory -j2 check-code check-pages

check-code:
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

check-pages:
	@cd web && $(NODE) npm run --silent check && $(NODE) npm run --silent test

format: tools ## format the code
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

types: $(READY) ## regenerate what is made of the server's messages (page, schema, TypeScript) and the games' TypeScript
	@$(BIN)/python -m posse.server.generated

warm: setup ## compile all games and bots in advance
	@$(BIN)/posse warm

bench: setup ## measure decisions and search iterations per second
	@$(BIN)/posse bench

dist: $(WASM) ## build a wheel and a source distribution into dist/
	@$(MAKE) --no-print-directory pages
	@PAGES=built $(BIN)/python -m hatchling build

lock: tools ## rebuild the lock files from pyproject.toml
	@$(LOCK) --group setup pyproject.toml --output-file requirements.txt
	@$(LOCK) --group setup --group dev --constraint requirements.txt pyproject.toml --output-file requirements-dev.txt

clean: ## remove everything that was set up
	rm -rf $(VENV) dist web/node_modules web/pack .cache/pack src/posse/server/site .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
