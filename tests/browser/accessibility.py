"""What keeps people out of a part of a page, as axe-core finds it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.patience import LATE

STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
OF_THE_PAGE = ["region"]  # landmarks are JupyterLab's, not a widget's
# JupyterLab's body clips and has no height, since all in it is placed absolutely: axe
# takes what lies inside for invisible, and would not look at a colour.
RUN = """async ([selector, tags, skipped]) => {
    const { style } = document.body;
    const height = style.minHeight;
    style.minHeight = "100vh";
    try {
        return await axe.run(selector, {
            runOnly: tags,
            rules: Object.fromEntries(skipped.map((id) => [id, { enabled: false }])),
            resultTypes: ["violations"],
        });
    } finally {
        style.minHeight = height;
    }
}"""

# What waits for the kernel is paler until it answers.
AT_REST = """selector => [...document.querySelectorAll(selector)].every((card) =>
    !card.matches(".sc-waiting, .sc-board-waiting")
    && !card.querySelector(".sc-waiting, .sc-board-waiting")
    && card.getAnimations({ subtree: true }).every((one) => one.playState != "running")
)"""


def violations(page: Page, selector: str, axe: str) -> list[str]:
    """Return a line for each element that breaks a rule in what `selector` finds.

    `axe` is the text of axe-core. Rules are those of WCAG 2.2, levels A and AA, and
    axe's best practice; those about the page as a whole are left out. A selector that
    finds nothing is an error. It looks when nothing moves there or waits any more.
    """
    page.wait_for_function(AT_REST, arg=selector, timeout=LATE * 1000)
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    found = page.evaluate(RUN, [selector, STANDARDS, OF_THE_PAGE])
    return [_line(rule, node) for rule in found["violations"] for node in rule["nodes"]]


def _line(rule: dict[str, Any], node: dict[str, Any]) -> str:
    where = " ".join(map(str, node["target"]))
    what = [check["message"] for kind in ("any", "all", "none") for check in node[kind]]
    return f"{rule['id']} ({node['impact']}) at {where}: {'; '.join(what)}"
