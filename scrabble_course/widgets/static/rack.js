// The rack widget.

import { showCard } from "./card.js";
import { write } from "./elements.js";
import { Line } from "./line.js";
import { RACK_KEYS, RackView } from "./rack_view.js";

/** @typedef {import("./rack_view.js").RackState & { best: string }} KeepingState */

/** @type {import("@anywidget/types").AnyWidget<KeepingState>} */
export default {
  render({ model, el }) {
    const line = new Line(model);
    const rack = new RackView(line.model);
    rack.root.classList.add("sc-card", "sc-keeps");
    const best = document.createElement("p");
    best.className = "sc-best";
    rack.part(".sc-news").prepend(best);
    const tell = () => write(best, model.get("best"));
    model.on("change:best", tell);
    tell();
    return showCard(el, rack.root, rack, line, RACK_KEYS);
  },
};
