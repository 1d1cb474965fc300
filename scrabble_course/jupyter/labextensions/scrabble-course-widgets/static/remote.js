// What JupyterLab and Notebook load of an extension: a container that has our renderer.

{
  /** @typedef {Record<string, Record<string, { get(): Promise<() => any> }>>} Scope */

  const NAME = "scrabble-course-widgets";
  const BEFORE_ALL_WIDGETS = -100;

  const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;
  const page = /** @type {{_JUPYTERLAB?: Record<string, unknown>}} */ (globalThis);
  let shared = /** @type {Scope} */ ({});
  page._JUPYTERLAB ??= {};
  page._JUPYTERLAB[NAME] = {
    /** @param {Scope} scope - what the parts of JupyterLab share, by name and version */
    init(scope) {
      shared = scope;
    },
    async get() {
      const { addStyle, OURS, Output } = await import(new URL("output.js", here).href);
      const [library] = Object.values(shared["@lumino/widgets"]);
      const lumino = (await library.get())();
      addStyle();
      const rendererFactory = {
        safe: false, // of a notebook that is not trusted, JupyterLab shows the picture
        mimeTypes: [OURS],
        createRenderer: () => new Output(lumino).panel,
      };
      const rank = BEFORE_ALL_WIDGETS;
      const ours = { id: `${NAME}:output`, rendererFactory, rank, dataType: "json" };
      return () => ({ __esModule: true, default: ours });
    },
  };
}
