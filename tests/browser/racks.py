"""What tests do with a rack on a page, and notebooks that hold widgets."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, Response, expect

from tests.browser.jupyter_lab import FACE, JupyterLab, run_all_anew

PYTHON = {"name": "python3", "display_name": "Python 3", "language": "python"}


def write_notebook(path: Path, *cells: str) -> None:
    """Write a notebook with these code cells and no outputs."""
    code: dict[str, object] = {
        "cell_type": "code",
        "metadata": {},
        "outputs": [],
        "execution_count": None,
    }
    made = [
        {**code, "id": f"cell-{number}", "source": cell}
        for number, cell in enumerate(cells)
    ]
    notebook = {"nbformat": 4, "nbformat_minor": 5, "cells": made}
    path.write_text(json.dumps({**notebook, "metadata": {"kernelspec": PYTHON}}))


def press(page: Page, *keys: str) -> None:
    """Press one key after the other."""
    for key in keys:
        page.keyboard.press(key)


def says(card: Locator, text: str) -> None:
    """Expect that a card tells this to those who hear it."""
    expect(card.get_by_role("status").first).to_contain_text(text)


def square(board: Locator, name: str) -> Locator:
    return board.get_by_role("gridcell", name=re.compile(rf"^{name}\b"))


def the_rack(page: Page) -> Locator:
    return page.get_by_role("group", name="Rack of tiles").first


def row(rack: Locator, name: str) -> Locator:
    return rack.get_by_role("listbox", name=name)


def tile(place: Locator, name: str) -> Locator:
    return place.get_by_role("option", name=name).first


def letters(place: Locator) -> str:
    """Return the letters of a row of tiles, as they lie from left to right."""
    text = place.get_by_role("option").evaluate_all(
        "tiles => tiles.map(tile => tile.ariaLabel[0]).join('')"
    )
    return str(text)


def spell_by_click(rack: Locator, *names: str) -> None:
    for number, name in enumerate(names, start=1):
        tile(row(rack, "Rack"), name).click()
        expect(row(rack, "Your word").get_by_role("option")).to_have_count(number)


def places_in(card: Locator, nodes: list[Locator]) -> list[tuple[float, float]]:
    """Return where the top left corners of nodes are, as seen from their card's."""
    origin, *boxes = [node.bounding_box() for node in (card, *nodes)]
    assert origin and all(boxes)
    return [(box["x"] - origin["x"], box["y"] - origin["y"]) for box in boxes if box]


def open_fresh(
    lab: JupyterLab,
    cells: Sequence[str],
    card: str,
    face: str = FACE,
    **media: Any,
) -> Page:
    """Show cards where nothing is answered, on a page that tests share.

    `card` is the class of the cards' roots; the last cell names their notebook.
    """
    (lab.folder / "my_answers.json").unlink(missing_ok=True)
    place = lab.folder / f"{re.sub(r'[^a-z]+', '-', cells[-1])}{face[0]}.ipynb"
    if not place.exists():
        write_notebook(place, *cells)
    page = lab.open_again(place.name, face, **media)
    run_all_anew(page, card)
    return page


COMES_TO_REST = """node =>
    Promise.allSettled(node.getAnimations().map(({ finished }) => finished))"""


def carry(page: Page, what: Locator, to: Locator) -> None:
    """Drag `what` to the middle of `to`, in steps, as a hand does."""
    what.scroll_into_view_if_needed()
    what.evaluate(COMES_TO_REST)
    start, end = what.bounding_box(), to.bounding_box()
    assert start and end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
    page.mouse.up()


def save(page: Page) -> None:
    """Save the notebook with Ctrl+S, which a widget must let pass."""
    with page.expect_response(_saves_the_notebook) as saved:
        page.keyboard.press("Control+s")
    assert saved.value.ok


def _saves_the_notebook(reply: Response) -> bool:
    return reply.request.method == "PUT" and "/api/contents/" in reply.url


def finger(page: Page, start: tuple[float, float], *path: tuple[float, float]) -> None:
    """Put a finger down at `start`, move it along a path, and lift it."""
    touch = page.context.new_cdp_session(page)
    steps = [("touchStart", start), *(("touchMove", place) for place in path)]
    for kind, (x, y) in steps:
        points = [{"x": x, "y": y}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def carry_by_finger(page: Page, what: Locator, to: Locator) -> None:
    """Carry `what` to another place, as a finger does."""
    start, end = what.bounding_box(), to.bounding_box()
    assert start and end
    across, down = end["x"] - start["x"], end["y"] - start["y"]
    x, y = start["x"] + 15, start["y"] + 15
    path = [(x + part * across, y + part * down) for part in (0.2, 0.6, 1)]
    finger(page, (x, y), *path)


EDGES = """nodes => nodes
    .map((node) => node.getBoundingClientRect())
    .map(({ left, right }) => [left, right])"""


def fits(page: Page, card: Locator, width: int) -> None:
    """Expect that a card has room in a window of so many pixels."""
    page.set_viewport_size({"width": width, "height": 800})
    room = card.evaluate("node => node.clientWidth")
    expect(card).to_have_js_property("scrollWidth", room)
    boxes = card.locator(".sc-board-box, [role=option], button:visible")
    edges = boxes.evaluate_all(EDGES)
    assert all(left >= 0 and right <= width for left, right in edges)
