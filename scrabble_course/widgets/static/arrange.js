// The widget of lines to put in order.

import { ArrangeView } from "./arrange_view.js";
import { showCard } from "./card.js";
import { Line } from "./line.js";

const KEYS = `
  <kbd>Space</kbd> in or out <kbd>↑</kbd> <kbd>↓</kbd> next line
  <kbd>Shift</kbd> <kbd>↑</kbd> <kbd>↓</kbd> move it
  <kbd>←</kbd> <kbd>→</kbd> indent <kbd>Enter</kbd> runs it`;

const GAP_KEYS = `
  <kbd>↑</kbd> <kbd>↓</kbd> next line <kbd>Space</kbd> puts it into the gap
  <kbd>Enter</kbd> runs it`;

/** @type {import("@anywidget/types").AnyWidget<import("./arrange_view.js").ArrangeState>} */
export default {
  render({ model, el }) {
    const line = new Line(model);
    const view = new ArrangeView(line.model);
    const hints = view.gap.length ? GAP_KEYS : KEYS;
    return showCard(el, view.root, view, line, hints);
  },
};
