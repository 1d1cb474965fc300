// What JupyterLab and Notebook load of an extension: a container that has our plugin.

{
  /** @typedef {Record<string, Record<string, { get(): Promise<() => any> }>>} Scope */

  const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;
  const page = /** @type {{_JUPYTERLAB?: Record<string, unknown>}} */ (globalThis);
  let shared = /** @type {Scope} */ ({});
  page._JUPYTERLAB ??= {};
  page._JUPYTERLAB["scrabble-course-widgets"] = {
    /** @param {Scope} scope - what the parts of JupyterLab share, by name and version */
    init(scope) {
      shared = scope;
    },
    async get() {
      const { plugin } = await import(new URL("plugin.js", here).href);
      const names = [
        "@lumino/widgets",
        "@jupyterlab/rendermime",
        "@jupyterlab/mainmenu",
        "@jupyterlab/apputils",
      ];
      // Not every page has a menu, such as the list of files.
      const found = names.map((name) => Object.values(shared[name] ?? {})[0]?.get());
      const [lumino, { IRenderMimeRegistry }, { IMainMenu }, dialogs] = (
        await Promise.all(found)
      ).map((get) => get?.() ?? {});
      const ours = plugin(lumino, IRenderMimeRegistry, IMainMenu, dialogs);
      return () => ({ __esModule: true, default: ours });
    },
  };
}
