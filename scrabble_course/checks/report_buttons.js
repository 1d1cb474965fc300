// A failed check's report, its buttons, and below them what these have shown.

/**
 * @typedef {object} ReportState
 * @property {string} report
 * @property {[string, string][]} offers
 * @property {string} html
 * @property {string} card
 * @property {number} turn
 */

/** @type {import("@anywidget/types").AnyWidget<ReportState>} */
export default {
  render({ model, el }) {
    el.classList.add("sc-report");
    const [report, bar, shown] = ["div", "div", "div"].map((tag) =>
      document.createElement(tag),
    );
    report.innerHTML = model.get("report");
    shown.setAttribute("aria-live", "polite");
    for (const [label] of model.get("offers")) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = label;
      button.onclick = () => {
        try {
          model.send({ run: label });
        } catch {
          shown.textContent = "Python was restarted: run this cell again.";
        }
      };
      bar.append(button);
    }
    el.addEventListener("keydown", (event) => {
      if (!(event.ctrlKey || event.metaKey || event.altKey)) event.stopPropagation();
    });
    const show = async () => {
      shown.innerHTML = model.get("html");
      if (!model.get("card")) return;
      const manager = /** @type {any} */ (model.widget_manager);
      const card = await manager.get_model(model.get("card"));
      shown.replaceChildren((await manager.create_view(card)).el);
    };
    model.on("change:turn", show);
    el.append(report, bar, shown);
    if (model.get("turn")) show();
  },
};
