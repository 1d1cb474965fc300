"""A drawing as an image, which a notebook shows also where it is not trusted."""

from __future__ import annotations

from base64 import b64encode
from html import escape


def image_html(svg: str, alt: str) -> str:
    """Return an HTML image of a drawing; `alt` is what it shows, in words.

    JupyterLab takes an SVG element out of HTML that it does not trust, and leaves the
    drawing's texts.

    >>> image_html("<svg/>", "a rack")
    '<img alt="a rack" src="data:image/svg+xml;base64,PHN2Zy8+">'
    """
    data = b64encode(svg.encode()).decode()
    return f'<img alt="{escape(alt)}" src="data:image/svg+xml;base64,{data}">'
