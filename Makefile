# make run    sets everything up and serves the game on 127.0.0.1:8000
# make test   sets everything up and runs every test; make check runs the checkers of style and types
# make bench  speed; make bench-server  the server beside another one; make soak  many random games; make docs  the pages of the rules; make screens  the pictures of docs/screens; make lock  new versions; make clean  back to a fresh clone
.NOTPARALLEL:
.PHONY: run test test-python test-pure test-web test-browser check bench bench-server soak docs screens lock clean

PYTHON ?= python3
PY := .venv/bin/python
WORKERS ?= 2
GAMES ?= 5000
# A step of the set-up is done again when what it was made from has changed.
SOURCES := pyproject.toml setup.py README.md LICENSE $(shell find src web -name node_modules -prune -o -name dist -prune -o -name protocol.ts -prune -o -name __pycache__ -prune -o -name '*.egg-info' -prune -o -type f -print)
NPM := $(PY) web/npm.py
PIP := $(PY) -m pip --disable-pip-version-check install --quiet
# The engine is compiled where there is a C compiler with Python's headers; the tests insist on what is to be expected.
EXPECT = $(shell printf '%binclude <Python.h>\n' '\043' | $${CC:-cc} -fsyntax-only -x c -I"$$($(PY) -c 'import sysconfig; print(sysconfig.get_path("include"))')" - 2>/dev/null && echo compiled || echo pure)
PYTEST := $(PY) -m pytest -q -n $(WORKERS)

run: .venv/package
	.venv/bin/fourcures serve

$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(None if sys.version_info >= (3, 11) else "Python 3.11 or newer is needed; make PYTHON=python3.12 names another one.")'
	$(PYTHON) -m venv .venv || { rm -rf .venv; exit 1; }

.venv/runtime: requirements.lock requirements-build.lock $(PY)
	$(PIP) --require-hashes -r requirements.lock -r requirements-build.lock
	touch $@

.venv/dev: requirements-dev.lock .venv/runtime
	$(PIP) --require-hashes -r requirements-dev.lock
	touch $@

.venv/web: web/package.json web/package-lock.json .venv/runtime
	$(NPM) ci --ignore-scripts --no-audit --no-fund
	touch $@

.venv/package: .venv/runtime $(SOURCES)
	$(PIP) --no-deps --no-build-isolation --force-reinstall .
	touch $@

.venv/chromium:
	command -v chromium || command -v chromium-browser || { \
	  root=$$(if [ "$$(id -u)" = 0 ]; then echo; else echo sudo; fi); \
	  $$root apt-get update -qq && $$root apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core; }
	touch $@

test: .venv/dev .venv/web .venv/package test-python test-pure test-web test-browser

# Everything but the browser, with the package as it is installed: the engine compiled.
test-python: .venv/dev .venv/package
	FOURCURES_EXPECT=$(EXPECT) $(PYTEST) --ignore=tests/browser tests

# The engine again, interpreted, from the source in src/.
test-pure: .venv/dev .venv/package
	FOURCURES_EXPECT=pure PYTHONPATH=src $(PYTEST) --ignore=tests/browser --ignore=tests/server --ignore=tests/cli tests

test-web: .venv/dev .venv/web
	$(NPM) test

test-browser: .venv/dev .venv/web .venv/package .venv/chromium
	FOURCURES_EXPECT=$(EXPECT) $(PYTEST) tests/browser

check: .venv/dev .venv/web .venv/package
	$(PY) -m ruff format --check src tests bench setup.py web/npm.py
	$(PY) -m ruff check src tests bench setup.py web/npm.py
	$(PY) -m mypy src/fourcures bench
	$(PY) -m pytest -q tests/test_layout.py
	$(NPM) run check
	$(NPM) run lint

bench: .venv/dev .venv/package
	$(PY) bench/bench.py $(WRITE)

# Beside boardgame.io's server, which is fetched for it.
bench-server: .venv/dev .venv/package
	$(NPM) --prefix ../bench/boardgame ci --ignore-scripts --no-audit --no-fund
	$(PY) bench/server.py --peer

soak: .venv/dev .venv/package
	FOURCURES_EXPECT=$(EXPECT) FOURCURES_GAMES=$(GAMES) FOURCURES_SOAK=20 $(PYTEST) tests/laws tests/test_reference.py tests/test_perft.py

# docs/rules, from the catalogues and the engine's tables as they are in src/.
docs: .venv/package
	PYTHONPATH=src $(PY) -m fourcures.handbook

# The real product on fixed deals, in a browser.
screens: .venv/dev .venv/package .venv/chromium
	rm -f docs/screens/*.webp
	$(PY) tests/browser/screens.py

# Hashes and versions, but no host: whoever installs chooses where from.
LOCK := .venv/lock/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url --no-config
lock: .venv/runtime
	test -x .venv/lock/bin/uv || { $(PYTHON) -m venv .venv/lock && .venv/lock/bin/pip install --quiet uv; }
	$(LOCK) pyproject.toml -o requirements.lock
	$(LOCK) --group build -c requirements.lock -o requirements-build.lock
	$(LOCK) pyproject.toml --extra arena --group dev -c requirements.lock -c requirements-build.lock -o requirements-dev.lock
	$(NPM) install --package-lock-only --ignore-scripts
	$(NPM) run lock

clean:
	rm -rf .venv build dist web/node_modules web/dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +
