"""The course as a site: its pages, and the whole of it in JupyterLite.

From the inside out: `browser_wheel` (the course without what a page cannot use),
`parts` (what others made, fetched once), `pyodide` (Python for the page), `head_start`
(begins with it before JupyterLab asks), `lite` (JupyterLite with all that), `extension`
(what it is given: updates, work brought in), `pages` (the front page and one for each
lesson), `reference` (a page for each module that students use), `build` (all of it).

The tools are in the extra `site`; npm fetches Python for the page.
"""
