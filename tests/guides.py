"""What instructors are told: INSTRUCTORS.md, and the pages that it leads to."""

from tests.installing import ROOT

PAGES = (ROOT / "INSTRUCTORS.md", *sorted((ROOT / "docs" / "teach").glob("*.md")))
GUIDE = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
