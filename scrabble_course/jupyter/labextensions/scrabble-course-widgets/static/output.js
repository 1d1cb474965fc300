// An output of ours: the widget, and where no kernel knows it any more, its picture. The
// picture in the notebook is kept as new as the game, so that the last one is saved.

export const OURS = "application/vnd.scrabble-course.widget+json";
const VIEW = "application/vnd.jupyter.widget-view+json";
const HTML = "text/html";
// A picture that a widget replaces at once is not seen.
const STYLE = `
  .sc-kept:has(.sc-card) > .sc-kept-picture,
  .sc-kept:not(:has(.sc-card)) > .sc-kept-view { display: none; }
  .sc-kept-picture { animation: sc-kept-appear 0s 0.4s both; }
  @keyframes sc-kept-appear { from { visibility: hidden; } }`;

/** @typedef {{ data: Record<string, any>, setData(to: object): void }} Model */

export class Output {
  /** @param {any} lumino - the library that JupyterLab is drawn with */
  constructor({ Panel, Widget }) {
    this.html = "";
    this.id = "";
    this.picture = new Widget();
    this.picture.addClass("sc-kept-picture");
    this.picture.addClass("jp-RenderedHTMLCommon");
    this.panel = Object.assign(new Panel(), {
      renderModel: async (/** @type {Model} */ model) => this.render(model),
      onAfterAttach: () => this.look(),
    });
    this.panel.addClass("sc-kept");
    this.panel.addWidget(this.picture);
    this.panel.node.addEventListener("sc-picture", ({ detail }) => this.keep(detail));
  }

  /** @param {Model} model */
  render(model) {
    this.model = model;
    const html = model.data[HTML] ?? "";
    if (html !== this.html) this.picture.node.innerHTML = html;
    this.html = html;
    this.look();
  }

  /** Have the widget drawn by what draws widgets in this notebook. */
  look() {
    const id = this.model?.data[VIEW]?.model_id;
    let place = this.panel.parent; // none, before it is part of an output
    while (place && !place.rendermime) place = place.parent;
    if (!id || id === this.id || !place) return;
    this.id = id;
    this.view?.dispose();
    this.view = place.rendermime.createRenderer(VIEW);
    this.view.addClass("sc-kept-view");
    this.panel.addWidget(this.view);
    void this.view.renderModel(this.model);
  }

  /** @param {string} html */
  keep(html) {
    if (!this.model || html === this.html) return;
    this.model.setData({ data: { ...this.model.data, [HTML]: html } });
  }
}

export function addStyle() {
  const style = document.createElement("style");
  style.textContent = STYLE;
  document.head.append(style);
}
