"""What a widget shows where it cannot run."""

import re
from base64 import b64decode


def still_picture(widget):
    """Return the picture's SVG."""
    html = widget._repr_mimebundle_()[0]["text/html"]
    [data] = re.findall(r'src="data:image/svg\+xml;base64,([^"]*)"', html)
    return b64decode(data).decode()
