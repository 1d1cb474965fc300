// The board widget.

import { BOARD_KEYS, BoardView } from "./board_view.js";
import { showCard } from "./card.js";
import { Line } from "./line.js";

/** @type {import("@anywidget/types").AnyWidget<import("./board_view.js").BoardState>} */
export default {
  render({ model, el }) {
    const line = new Line(model);
    const { laying, player, root } = new BoardView(line.model);
    const dress = () => {
      const isPlayed = model.get("rack") !== null || laying.loose.length > 0;
      root.classList.toggle("sc-pictured", !isPlayed);
    };
    model.on("change", dress);
    dress();
    return showCard(el, root, player, line, BOARD_KEYS);
  },
};
