// The widget of a game at the table.

import { listenToKeys } from "./keys.js";
import { TableView } from "./table_view.js";

/** @type {import("@anywidget/types").AnyWidget<import("./table_view.js").TableState>} */
export default {
  render({ model, el }) {
    const { player, root } = new TableView(model);
    el.append(root);
    return listenToKeys(root, player.keys, (key) => player.type(key));
  },
};
