// The widget of a prediction.

import { showCard } from "./card.js";
import { Line } from "./line.js";
import { PredictionView } from "./predict_view.js";

/** @type {import("@anywidget/types").AnyWidget<import("./predict_view.js").PredictionState>} */
export default {
  render({ model, el }) {
    const line = new Line(model);
    const card = new PredictionView(line.model);
    return showCard(el, card.root, card, line);
  },
};
