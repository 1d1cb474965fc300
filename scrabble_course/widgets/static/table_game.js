// The widget of a game at the table.

import { BOARD_KEYS } from "./board_view.js";
import { showCard } from "./card.js";
import { Line } from "./line.js";
import { TableView } from "./table_view.js";

/** @type {import("@anywidget/types").AnyWidget<import("./table_view.js").TableState>} */
export default {
  render({ model, el }) {
    const line = new Line(model);
    const { player, root } = new TableView(line.model);
    return showCard(el, root, player, line, BOARD_KEYS);
  },
};
