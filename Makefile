# Verbs that run everything; CI calls the same ones. Each sets up what it needs.

PYTHON ?= python3
COURSE ?= my-course
OUT ?= build/advice.txt
VENV := .venv
BIN := $(VENV)/bin
RUN := $(BIN)/python
READY := $(VENV)/ready-lab
READY_DEV := $(VENV)/ready-dev
VENV_NBGRADER := .venv-nbgrader
READY_NBGRADER := $(VENV_NBGRADER)/ready
VENV_SITE := .venv-site
READY_SITE := $(VENV_SITE)/ready
SITE := build/site
SITE_FROM := $(shell git ls-files scrabble_course notebooks words.txt docs 2>/dev/null)
NPM := $(shell command -v npm 2>/dev/null)
READY_NODE := $(if $(NPM),front_end/node_modules/.ready,no-npm)
ENGINE_IN_C := $(wildcard scrabble_course/engine/c/*)
JOBS ?= 3
PYTEST := $(RUN) -m pytest -n $(JOBS) --dist loadfile --no-loadscope-reorder --durations 20
# The tests start a thousand processes: what one compiles, the others read.
unexport PYTHONDONTWRITEBYTECODE
# Which lines the tests run is asked at night: it takes a sixth more of the processor.
COVERED := $(if $(AT_NIGHT),--cov --cov-report= --cov-fail-under=0)
# On a busy machine one test of ten thousand is late: what failed may try again, alone.
AGAIN := $(RUN) -m pytest --last-failed --last-failed-no-failures none

.PHONY: lab test coverage stored apart check site test-site test-browsers test-agreement test-pythons stale notebooks words nbgrader sanitized advice bench pictures constraints clean no-npm

# The student's own copy of the course, opened in JupyterLab.
lab: $(READY)
	$(RUN) -m scrabble_course start "$(patsubst ~/%,$(HOME)/%,$(COURSE))" $(LAB)

# Every test: code, student edition and browser; and the stored notebooks, by nbval.
test: $(READY_DEV)
	$(MAKE) --jobs 2 check apart
	$(PYTEST) --cache-clear $(COVERED) -m "not every_notebook" || \
		{ test $$? -eq 1 && $(AGAIN); }
	$(MAKE) --jobs 2 $(if $(AT_NIGHT),coverage) stored

# How many lines the last tests ran: too few are an error.
coverage:
	$(BIN)/coverage report --skip-covered

# The stored notebooks, each in a kernel of its own.
stored: $(READY_DEV)
	$(PYTEST) --nbval --nbval-current-env --nbval-cell-timeout=60 notebooks

# What tests need besides, one after the other: both build in the course's folder.
apart: $(READY_DEV)
	$(MAKE) nbgrader
	$(if $(NPM),$(MAKE) site)

# Style, types, and the direction of imports; of scripts and styles where npm is.
check: $(READY_DEV) $(READY_NODE)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(if $(NPM),npm --prefix front_end run --silent check)

# The course as a site that runs in the browser, offline.
site: $(SITE)/index.html

# Every notebook, unsolved and solved, in a browser on that site: longer than `test`.
test-site: $(READY_DEV) $(SITE)/index.html
	$(RUN) -m pytest -m every_notebook tests/site

# All widgets, what is opened again, and the site where something is amiss, in Firefox
# and WebKit, and the classic notebook: at night in CI.
test-browsers: export AT_NIGHT := 1
test-browsers: $(READY_DEV) $(SITE)/index.html
	$(RUN) -m pip install --quiet --constraint constraints.txt nbclassic
	$(RUN) -m pytest tests/browser/test_classic_notebook.py
	SCRABBLE_COURSE_BROWSER=firefox $(RUN) -m pytest tests/browser/test_twenty_steps.py tests/browser/test_opened_again.py tests/browser/test_cards_in_jupyterlab.py tests/site/test_page_conditions.py
	SCRABBLE_COURSE_BROWSER=webkit $(RUN) -m pytest tests/browser/test_twenty_steps.py

# That `check` and the grader say the same of every attempt there is: at night in CI.
test-agreement: $(READY_DEV)
	$(RUN) -m tests.grading.scoring.test_agreement

# What students use, on each Python that is here: all, or those of PYTHONS="3.12 3.13".
test-pythons:
	$(PYTHON) tools/try_pythons.py $(PYTHONS)

# Execute the instructor's notebooks and store them.
notebooks: $(READY_DEV)
	$(RUN) tools/store_notebooks.py

# Build words.txt again from its source.
words: $(READY_DEV)
	$(RUN) tools/build_words.py

# nbgrader, which tests and benchmarks run, apart: it adds itself to JupyterLab.
nbgrader: $(READY_NBGRADER)

# The engine's tests with its part in C built so that each memory fault ends them: at
# night in CI.
sanitized: $(READY_DEV)
	$(RUN) tools/sanitize_engine.py

# What `check` says of every attempt in the tests, to be compared with another version.
advice: $(READY_DEV)
	PYTHONHASHSEED=0 $(RUN) -m tools.write_advice $(OUT)

bench: $(READY_DEV) $(READY_NBGRADER)
	$(RUN) tools/bench.py

# The README's pictures: screenshots of the running course.
pictures: $(READY_DEV)
	$(RUN) tools/take_pictures.py

constraints: $(READY_DEV)
	$(RUN) tools/write_constraints.py

# Which pins are behind.
stale: $(READY_DEV)
	$(RUN) tools/write_constraints.py --look

clean:
	rm -rf $(VENV) $(VENV_NBGRADER) $(VENV_SITE) front_end/node_modules build dist *.egg-info .coverage .mypy_cache .pytest_cache .ruff_cache

$(READY): pyproject.toml setup.py constraints.txt $(ENGINE_IN_C)
	sh tools/make_venv.sh $(PYTHON) $(VENV)
	$(RUN) -m pip install --quiet --constraint constraints.txt --editable .
	touch $@

$(READY_DEV): pyproject.toml setup.py constraints.txt $(ENGINE_IN_C)
	sh tools/make_venv.sh $(PYTHON) $(VENV)
	$(RUN) -m pip install --quiet --constraint constraints.txt --editable ".[dev]"
	touch $(READY) $@

$(READY_NBGRADER): pyproject.toml setup.py constraints.txt $(ENGINE_IN_C)
	sh tools/make_venv.sh $(PYTHON) $(VENV_NBGRADER)
	$(VENV_NBGRADER)/bin/python -m pip install --quiet --constraint constraints.txt --editable ".[nbgrader]"
	touch $@

# JupyterLite apart, too: its kernel would show in JupyterLab.
$(READY_SITE): pyproject.toml setup.py constraints.txt $(ENGINE_IN_C)
	sh tools/make_venv.sh $(PYTHON) $(VENV_SITE)
	SCRABBLE_COURSE_BACKEND=python $(VENV_SITE)/bin/python -m pip install --quiet --constraint constraints.txt --editable ".[site]"
	touch $@

$(SITE)/index.html: $(READY_SITE) $(SITE_FROM)
	$(VENV_SITE)/bin/python -m scrabble_course site $(SITE)

front_end/node_modules/.ready: front_end/package.json front_end/package-lock.json
	npm --prefix front_end ci --no-audit --no-fund --ignore-scripts
	touch $@

no-npm:
	@echo "There is no npm here, so the widgets' scripts and styles are not checked."
	@echo "To check them, install Node.js; on Debian and Ubuntu: apt-get install npm"
