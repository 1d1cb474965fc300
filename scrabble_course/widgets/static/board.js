// The board widget.

import { BOARD_KEYS, BoardView } from "./board_view.js";
import { showCard } from "./card.js";
import { Line } from "./line.js";

/** @type {import("@anywidget/types").AnyWidget<import("./board_view.js").BoardState>} */
export default {
  render({ model, el }) {
    const line = new Line(model);
    const { player, root } = new BoardView(line.model);
    const dress = () => {
      root.classList.toggle("sc-pictured", model.get("rack") === null);
    };
    model.on("change", dress);
    dress();
    return showCard(el, root, player, line, BOARD_KEYS);
  },
};
