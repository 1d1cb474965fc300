// The steps of one call: all that is shown came with the widget, so Python is not asked.

import { listenToKeys } from "./keys.js";
import { StepsView } from "./steps_view.js";

/** @type {import("@anywidget/types").AnyWidget<import("./steps_view.js").StepsState>} */
export default {
  render({ model, el }) {
    const view = new StepsView(model);
    el.append(view.root);
    view.show();
    return listenToKeys(view.root, view, () => false);
  },
};
