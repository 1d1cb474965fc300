// The widget of a Scrabblegram.

import { listenToKeys } from "./keys.js";
import { ScrabblegramView } from "./scrabblegram_view.js";

/** @type {import("@anywidget/types").AnyWidget<import("./scrabblegram_view.js").ScrabblegramState>} */
export default {
  render({ model, el }) {
    const game = new ScrabblegramView(model);
    el.append(game.root);
    return listenToKeys(game.root, game.rack.keys, (key) => game.rack.type(key));
  },
};
