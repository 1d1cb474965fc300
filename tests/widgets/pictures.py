"""What a widget shows where it cannot run."""

import re
from base64 import b64decode


def still_picture(widget):
    """Return the picture's SVG."""
    bundle, _ = widget._repr_mimebundle_()
    [data] = re.findall(
        r'src="data:image/svg\+xml;base64,([^"]*)"', bundle["text/html"]
    )
    return b64decode(data).decode()
