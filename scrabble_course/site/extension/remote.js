// What JupyterLite loads of an extension: a container that has our plugin.

/** @typedef {Record<string, Record<string, { get(): Promise<() => any> }>>} Shared */

const HOST = "@jupyterlite/apputils";
const SETTINGS = "@jupyterlab/settingregistry";

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
    const [{ plugin }, { settings }] = await Promise.all(
      ["plugin.js", "settings.js"].map((name) => import(new URL(name, here).href)),
    );
    const { IServiceWorkerManager } = await theirs(HOST);
    const ours = [settings(await theirs(SETTINGS)), plugin(IServiceWorkerManager)];
    return () => ({ __esModule: true, default: ours });
  },
};

/** @param {string} name @returns {Promise<any>} */
async function theirs(name) {
  const [shown] = Object.values(shared[name]);
  return (await shown.get())();
}
