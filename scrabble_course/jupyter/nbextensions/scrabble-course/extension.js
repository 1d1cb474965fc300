// The classic notebook (nbclassic): a widget that no kernel knows any more shows its
// picture, where ipywidgets would only say that it could not be displayed; and the picture
// is kept as new as the game, so that the last one is saved.

{
  // RequireJS runs it as a script: what it names stays in here
  const VIEW = "application/vnd.jupyter.widget-view+json";
  const HTML = "text/html";

  /** @param {any} Jupyter @param {{ OutputArea: any }} page */
  const showPictures = (Jupyter, { OutputArea }) => {
    /** @type {WeakMap<Node, any>} */
    const outputs = new WeakMap();

    /** @param {any} output */
    const asShown = (output) => {
      const { [VIEW]: view, ...others } = output.data;
      const manager = Jupyter.notebook.kernel?.widget_manager;
      const isGone = view && others[HTML] && !manager?.has_model(view.model_id);
      return isGone ? { ...output, data: others } : output;
    };

    const append = OutputArea.prototype.append_mime_type;
    /** @param {any} output @param {any[]} others */
    OutputArea.prototype.append_mime_type = function (output, ...others) {
      const shown = append.call(this, asShown(output), ...others);
      if (shown?.[0]) outputs.set(shown[0], output);
      return shown;
    };

    const keep = (/** @type {Event} */ event) => {
      let node = /** @type {Node | null} */ (event.target);
      while (node && !outputs.has(node)) node = node.parentNode;
      if (node)
        outputs.get(node).data[HTML] = /** @type {CustomEvent} */ (event).detail;
      Jupyter.notebook.set_dirty(true);
    };
    document.addEventListener("sc-picture", keep);
  };

  /** @type {any} */ (globalThis).define(
    ["base/js/namespace", "notebook/js/outputarea"],
    (/** @type {any} */ Jupyter, /** @type {any} */ page) => ({
      load_ipython_extension: () => showPictures(Jupyter, page),
    }),
  );
}
