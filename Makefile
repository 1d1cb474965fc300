# Verbs that run everything; CI calls the same ones. Each sets up what it needs.

PYTHON ?= python3
COURSE ?= my-course
VENV := .venv
BIN := $(VENV)/bin
RUN := $(BIN)/python
READY := $(VENV)/ready-lab
READY_DEV := $(VENV)/ready-dev
JOBS ?= 3
PYTEST := $(RUN) -m pytest -n $(JOBS) --dist loadfile

.PHONY: lab test check notebooks words bench pictures constraints clean

# The student's own copy of the course, opened in JupyterLab.
lab: $(READY)
	$(RUN) -m scrabble_course start $(COURSE) $(LAB)

# Every test: code, student edition and browser; the calls that are interrupted, where
# coverage may not listen in; and the stored notebooks, by nbval.
test: check
	$(PYTEST) --cov --cov-report=term:skip-covered -m "not interrupts"
	$(PYTEST) -m interrupts tests/checks
	$(PYTEST) --nbval --nbval-current-env --nbval-cell-timeout=60 notebooks

# Style, types, and the direction of imports.
check: $(READY_DEV)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

# Execute the instructor's notebooks and store them.
notebooks: $(READY_DEV)
	$(RUN) tools/store_notebooks.py

# Build words.txt again from its source.
words: $(READY_DEV)
	$(RUN) tools/build_words.py

bench: $(READY_DEV)
	$(RUN) tools/bench.py

# The README's screenshots, from the running course.
pictures: $(READY_DEV)
	$(RUN) tools/take_pictures.py

constraints: $(READY_DEV)
	$(RUN) tools/write_constraints.py

clean:
	rm -rf $(VENV) build dist *.egg-info .coverage .mypy_cache .pytest_cache .ruff_cache

$(READY): pyproject.toml setup.py constraints.txt
	sh tools/make_venv.sh $(PYTHON) $(VENV)
	$(RUN) -m pip install --quiet --constraint constraints.txt --editable .
	touch $@

$(READY_DEV): $(READY)
	$(RUN) -m pip install --quiet --constraint constraints.txt --editable ".[dev]"
	touch $@
