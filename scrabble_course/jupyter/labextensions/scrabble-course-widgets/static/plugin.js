// An output of ours: the widget, and where no kernel knows it any more, its picture. The
// picture in the notebook is kept as new as the game, so that the last one is saved. And
// what a lesson needs of the page around it.

import { addFreshCopy } from "./fresh_copy.js";
import { showMeanings } from "./meanings.js";

const OURS = "application/vnd.scrabble-course.widget+json";
const VIEW = "application/vnd.jupyter.widget-view+json";
const HTML = "text/html";
const BEFORE_ALL_WIDGETS = -100;
const NARROW = 700; // pixels of a window in which a lesson needs all of them
const UNTIL_SHOWN = 400; // milliseconds that a widget has to take its picture's place
const AGAIN = 200; // milliseconds until it is looked again who draws widgets here
// A picture that a widget replaces at once is not seen. That of a board is drawn smaller
// where a window is narrow, while a chart is moved: its letters are small already. What
// is printed breaks between words, and only a word too long for its line inside it; a
// drawing in letters keeps its columns, and is moved as well.
const STYLE = `
  .sc-kept:has(.sc-card, .sc-report) > .sc-kept-picture,
  .sc-kept:not(:has(.sc-card, .sc-report)) > .sc-kept-view { display: none; }
  .sc-kept-picture.sc-waits { visibility: hidden; }
  .jp-RenderedSVG img[src*="%3Ctitle%3EScrabble%20board"] { max-width: 100%; }
  .jp-OutputArea-output.jp-RenderedText pre {
    word-break: normal; overflow-wrap: anywhere; }
  .jp-OutputArea-output[data-mime-type="text/plain"] pre {
    white-space: pre; overflow-x: auto; }
  .jp-RenderedHTMLCommon :not(pre) > code { overflow-wrap: anywhere; }
  .jp-RenderedMarkdown.jp-RenderedHTMLCommon td > code { overflow-wrap: break-word; }
  .jp-OutputArea-output.jp-RenderedHTML code[style] { padding-inline: 0; }`;

/** @typedef {{ data: Record<string, any>, setData(to: object): void }} Model */
/** @typedef {{
 *   addFactory(factory: object, rank: number): void,
 *   createRenderer(type: string): any,
 *   getFactory(type: string): unknown,
 * }} Registry - what draws outputs, everywhere or in one notebook */

/**
 * @param {any} lumino @param {object} IRenderMimeRegistry
 * @param {object | undefined} IMainMenu
 * @param {import("./fresh_copy.js").Dialogs} dialogs
 */
export function plugin(lumino, IRenderMimeRegistry, IMainMenu, dialogs) {
  return {
    id: "scrabble-course-widgets:plugin",
    autoStart: true,
    requires: [IRenderMimeRegistry],
    optional: IMainMenu ? [IMainMenu] : [],
    /** @param {any} app @param {Registry} everywhere @param {any} menu */
    activate(app, everywhere, menu) {
      addFreshCopy(app, dialogs, menu);
      showMeanings();
      app.restored?.then(() => {
        if (window.innerWidth < NARROW) app.shell.collapseLeft?.();
      });
      const style = document.createElement("style");
      style.textContent = STYLE;
      document.head.append(style);
      const factory = {
        safe: false, // of a notebook that is not trusted, JupyterLab shows the picture
        mimeTypes: [OURS],
        createRenderer: () => new Output(lumino, everywhere).panel,
      };
      everywhere.addFactory(factory, BEFORE_ALL_WIDGETS);
    },
  };
}

class Output {
  /** @param {any} lumino @param {Registry} everywhere */
  constructor({ Panel, Widget }, everywhere) {
    this.everywhere = everywhere;
    this.html = "";
    this.id = "";
    this.picture = new Widget();
    this.picture.addClass("sc-kept-picture");
    this.picture.addClass("jp-RenderedHTMLCommon");
    this.picture.addClass("sc-waits");
    this.panel = Object.assign(new Panel(), {
      renderModel: async (/** @type {Model} */ model) => this.render(model),
      onAfterAttach: () => {
        setTimeout(() => this.picture.removeClass("sc-waits"), UNTIL_SHOWN);
        this.look();
      },
    });
    this.panel.addClass("sc-kept");
    this.panel.addWidget(this.picture);
    this.panel.node.addEventListener(
      "sc-picture",
      (/** @type {CustomEvent} */ { detail }) => this.keep(detail),
    );
  }

  /** @param {Model} model */
  render(model) {
    this.model = model;
    const html = model.data[HTML] ?? "";
    if (html !== this.html) this.picture.node.innerHTML = html;
    this.html = html;
    this.look();
  }

  /** Have the widget drawn by what draws the widgets of this notebook. */
  look() {
    const id = this.model?.data[VIEW]?.model_id;
    const isReady = this.panel.isAttached && id && id !== this.id;
    if (!isReady) return;
    const notebook = this.notebook;
    if (!notebook) {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.look(), AGAIN);
      return;
    }
    this.id = id;
    this.view?.dispose();
    this.view = notebook.createRenderer(VIEW);
    this.view.addClass("sc-kept-view");
    this.panel.addWidget(this.view);
    void this.view.renderModel(this.model);
  }

  /**
   * The registry of the notebook, once it can draw a widget: until then it has nothing
   * for that, or what is everywhere and waits for a kernel that it never gets.
   *
   * @returns {Registry | undefined}
   */
  get notebook() {
    let place = this.panel.parent;
    while (place && !place.rendermime) place = place.parent;
    const own = place?.rendermime.getFactory(VIEW);
    const isOwn = own && own !== this.everywhere.getFactory(VIEW);
    return isOwn ? place.rendermime : undefined;
  }

  /** @param {string} html */
  keep(html) {
    if (!this.model || html === this.html) return;
    this.model.setData({ data: { ...this.model.data, [HTML]: html } });
  }
}
