"""What a picture in SVG holds."""

from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"


def drawing(shown):
    """Return the picture that a value shows."""
    return ElementTree.fromstring(shown._repr_svg_())


def texts(picture):
    """Return what is written in a picture."""
    return [text.text for text in picture.iter(f"{SVG}text")]
