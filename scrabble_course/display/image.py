"""A drawing as an image, which a notebook shows also where it is not trusted."""

from __future__ import annotations

from base64 import b64encode
from html import escape


def image_html(svg: str, alt: str, least_width: int = 0) -> str:
    """Return an HTML image of a drawing; `alt` is what it shows, in words.

    In a window that has fewer than `least_width` pixels for it, one can scroll.

    JupyterLab takes an SVG element out of HTML that it does not trust, and leaves the
    drawing's texts.

    >>> image_html("<svg/>", "a rack")
    '<img alt="a rack" src="data:image/svg+xml;base64,PHN2Zy8+">'
    """
    data = b64encode(svg.encode()).decode()
    style = f' style="min-width:{least_width}px"' if least_width else ""
    return f'<img alt="{escape(alt)}"{style} src="data:image/svg+xml;base64,{data}">'
