// The widget of a game of hands.

import { HandGameView } from "./hand_game_view.js";
import { listenToKeys } from "./keys.js";

/** @type {import("@anywidget/types").AnyWidget<import("./hand_game_view.js").HandGameState>} */
export default {
  render({ model, el }) {
    const game = new HandGameView(model);
    el.append(game.root);
    return listenToKeys(game.root, game.keys, (key) => game.type(key));
  },
};
