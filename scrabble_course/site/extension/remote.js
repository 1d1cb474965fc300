// What JupyterLite loads of an extension: a container that has our plugin.

const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;
const page = /** @type {{_JUPYTERLAB?: Record<string, unknown>}} */ (globalThis);
page._JUPYTERLAB ??= {};
page._JUPYTERLAB["scrabble-course"] = {
  init() {},
  async get() {
    const plugin = await import(new URL("plugin.js", here).href);
    return () => ({ __esModule: true, default: plugin.default });
  },
};
