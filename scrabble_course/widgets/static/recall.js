// The widget of questions from earlier lessons.

import { showCard } from "./card.js";
import { Line } from "./line.js";
import { RecallView } from "./recall_view.js";

/** @type {import("@anywidget/types").AnyWidget<import("./recall_view.js").RecallState>} */
export default {
  render({ model, el }) {
    const line = new Line(model);
    const card = new RecallView(line.model);
    return showCard(el, card.root, card, line);
  },
};
