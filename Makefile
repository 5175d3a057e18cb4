# One door for every chore. `make` alone lists them.
.DEFAULT_GOAL := help
.PHONY: help play languages test test-tools test-long check golden i18n bench fresh package package-test release clean

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
LOCK := packaging/requirements.lock

help: ## list the chores
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

play: $(READY) languages ## open Ludarium
	@$(BIN)/ludarium

test: check $(READY) test-tools ## check the code and run every test
	$(BIN)/pytest -q -n 2 --dist worksteal

test-long: $(READY) test-tools ## run the tests that take minutes: kills, undo walks, random play in great numbers
	$(BIN)/pytest -q -n 2 --dist worksteal -m long

check: $(READY) ## style, types and the order of rooms
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

golden: $(READY) ## write the golden playthroughs and pictures anew, to be looked at in a review
	$(BIN)/python -m tests.golden
	$(BIN)/python -m tests.pictures

i18n: $(READY) ## gather the texts for translators, compile the languages, count (NEW=pl begins a language)
	@PYTHONPATH=desktop:packaging $(BIN)/python -m linguist $(NEW)

bench: $(READY) ## measure engine, search and library (beside Catanatron, in an environment of its own)
	@packaging/bench.sh $(VENV)

fresh: ## open Ludarium in a bare Debian 12 and 13 (RELEASE=trixie for one of them, TEST=1 for all tests as well)
	@TEST=$(TEST) packaging/fresh.sh $(RELEASE)

package: ## make the packages (.deb, .tar.gz, wheel, sdist) into dist/
	@packaging/package.sh

package-test: package ## try the packages in a bare Debian 12 and 13 (RELEASE=trixie for one of them)
	@packaging/package-test.sh $(RELEASE)

test-tools:
	@packaging/test-tools.sh

release: package ## make the packages and check that version, changelog, metainfo and package names agree
	@packaging/package.sh --release

languages: $(READY)
	@PYTHONPATH=packaging $(BIN)/python -m linguist compile

clean: ## remove the virtual environment and everything built
	rm -rf $(VENV) .bench dist build resources/i18n .mypy_cache .ruff_cache .import_linter_cache .hypothesis

# The environment: made once, made anew when the lock changes.
$(READY): pyproject.toml $(LOCK) packaging/system-libraries.sh
	@PYTHON=$(PYTHON) packaging/system-libraries.sh
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Ludarium needs Python 3.11 or newer; try: make PYTHON=python3.12 play"; exit 1; }
	@test -x $(BIN)/pip || $(PYTHON) -m venv $(VENV)
	@PIP_CONSTRAINT=$(CURDIR)/$(LOCK) PIP_DISABLE_PIP_VERSION_CHECK=1 HATCH_BUILD_NO_HOOKS=true \
		$(BIN)/python -m pip install -q -e '.[dev]'
	@touch $@
