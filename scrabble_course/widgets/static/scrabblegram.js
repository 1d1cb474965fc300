// The widget of a Scrabblegram.

import { showCard } from "./card.js";
import { Line } from "./line.js";
import { RACK_KEYS } from "./rack_view.js";
import { ScrabblegramView } from "./scrabblegram_view.js";

/** @type {import("@anywidget/types").AnyWidget<import("./scrabblegram_view.js").ScrabblegramState>} */
export default {
  render({ model, el }) {
    const line = new Line(model);
    const game = new ScrabblegramView(line.model);
    return showCard(el, game.root, game, line, RACK_KEYS);
  },
};
