// The board widget.

import { BoardView } from "./board_view.js";
import { listenToKeys } from "./keys.js";

/** @type {import("@anywidget/types").AnyWidget<import("./board_view.js").BoardState>} */
export default {
  render({ model, el }) {
    const { player, root } = new BoardView(model);
    el.append(root);
    return listenToKeys(root, player.keys, (key) => player.type(key));
  },
};
