// The widget of a game of hands.

import { showCard } from "./card.js";
import { HandGameView } from "./hand_game_view.js";
import { Line } from "./line.js";
import { RACK_KEYS } from "./rack_view.js";

/** @type {import("@anywidget/types").AnyWidget<import("./hand_game_view.js").HandGameState>} */
export default {
  render({ model, el }) {
    const line = new Line(model);
    const game = new HandGameView(line.model);
    return showCard(el, game.root, game, line, RACK_KEYS);
  },
};
