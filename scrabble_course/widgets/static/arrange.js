// The widget of lines to put in order.

import { ARRANGE_KEYS, ArrangeView } from "./arrange_view.js";
import { showCard } from "./card.js";
import { Line } from "./line.js";

/** @type {import("@anywidget/types").AnyWidget<import("./arrange_view.js").ArrangeState>} */
export default {
  render({ model, el }) {
    const line = new Line(model);
    const view = new ArrangeView(line.model);
    return showCard(el, view.root, view, line, ARRANGE_KEYS);
  },
};
