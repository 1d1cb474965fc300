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
    // Without settings there is no JupyterLab, whatever else does not come.
    const parts = await Promise.allSettled([settings(), plugin()]);
    const ours = parts.flatMap((part) => {
      if (part.status === "fulfilled") return [part.value];
      reportError(part.reason);
      return [];
    });
    return () => ({ __esModule: true, default: ours });
  },
};

async function settings() {
  const ours = await import(new URL("settings.js", here).href);
  return ours.settings(await theirs(SETTINGS));
}

async function plugin() {
  const ours = await import(new URL("plugin.js", here).href);
  return ours.plugin((await theirs(HOST)).IServiceWorkerManager);
}

/** @param {string} name @returns {Promise<any>} */
async function theirs(name) {
  const [shown] = Object.values(shared[name]);
  return (await shown.get())();
}
