// The rack widget.

import { showCard } from "./card.js";
import { Line } from "./line.js";
import { RACK_KEYS, RackView } from "./rack_view.js";

/** @type {import("@anywidget/types").AnyWidget<import("./rack_view.js").RackState>} */
export default {
  render({ model, el }) {
    const line = new Line(model);
    const rack = new RackView(line.model);
    rack.root.classList.add("sc-card");
    return showCard(el, rack.root, rack, line, RACK_KEYS);
  },
};
