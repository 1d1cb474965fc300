// What JupyterLite loads of an extension: a container that has our plugin.

/** @typedef {Record<string, Record<string, { get(): Promise<() => any> }>>} Shared */

const HOST = "@jupyterlite/apputils";

const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;
const page = /** @type {{_JUPYTERLAB?: Record<string, unknown>}} */ (globalThis);
let shared = /** @type {Shared} */ ({});
page._JUPYTERLAB ??= {};
page._JUPYTERLAB["scrabble-course"] = {
  /** @param {Shared} scope - what the parts of JupyterLite share, by name and version */
  init(scope) {
    shared = scope;
  },
  async get() {
    const { plugin } = await import(new URL("plugin.js", here).href);
    const [lite] = Object.values(shared[HOST]);
    const { IServiceWorkerManager } = (await lite.get())();
    const ours = plugin(IServiceWorkerManager);
    return () => ({ __esModule: true, default: ours });
  },
};
