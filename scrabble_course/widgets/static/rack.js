// The rack widget.

import { listenToKeys } from "./keys.js";
import { RackView } from "./rack_view.js";

/** @type {import("@anywidget/types").AnyWidget<import("./rack_view.js").RackState>} */
export default {
  render({ model, el }) {
    const rack = new RackView(model);
    rack.root.classList.add("sc-card");
    el.append(rack.root);
    return listenToKeys(rack.root, rack.keys, (key) => rack.type(key));
  },
};
