// The widget of an instructor's desk.

import { showCard } from "./card.js";
import { DeskView } from "./desk_view.js";
import { Line } from "./line.js";

const HINTS =
  "<kbd>n</kbd> <kbd>p</kbd> next and previous student, <kbd>/</kbd> find, " +
  "<kbd>\u2191</kbd> <kbd>\u2193</kbd> <kbd>Enter</kbd> in the table, " +
  "<kbd>Esc</kbd> leaves a field";

/** @type {import("@anywidget/types").AnyWidget<import("./desk_view.js").DeskState>} */
export default {
  render({ model, el }) {
    const line = new Line(model);
    const desk = new DeskView(line.model);
    const stop = showCard(el, desk.root, desk, line, HINTS);
    desk.watch();
    return () => {
      stop();
      desk.close();
    };
  },
};
