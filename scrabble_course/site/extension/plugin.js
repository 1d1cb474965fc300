// The course in JupyterLite: what is new is laid beside a student's work, work from
// elsewhere is brought in, and who may lose it is told so.

/** @import { Contents } from "./files.js" */

import { bringIn, inWords as broughtInWords, chosenFiles } from "./bring_in.js";
import { WORKS_IN } from "./files.js";
import { say } from "./say.js";
import { warning } from "./storage.js";
import { inWords, isFirstVisit, layUpdate } from "./updates.js";

/** @typedef {{
 *   commands: {
 *     addCommand(id: string, options: object): void,
 *   },
 *   restored: Promise<void>,
 *   serviceManager: { contents: Contents, serverSettings: { baseUrl: string } },
 * }} App */

const ID = "scrabble-course:plugin";

/** @param {object} IServiceWorkerManager - the token of JupyterLite's */
export function plugin(IServiceWorkerManager) {
  return { id: ID, autoStart: true, requires: [IServiceWorkerManager], activate };
}

/** @param {App} app @param {{ ready: Promise<void> }} serviceWorker */
async function activate(app, serviceWorker) {
  addCommands(app);
  // A kernel that starts before its service worker never reaches the student's files.
  const isReady = navigator.serviceWorker && serviceWorker.ready.catch(() => {});
  const isNew = await isFirstVisit(app.serviceManager.contents);
  // A lesson that is to be replaced is replaced before it is opened.
  if (!isNew) await update(app);
  await isReady;
  void app.restored.then(async () => {
    const text = await warning();
    if (text) say(text);
    if (isNew) {
      await update(app);
      void keepForLater();
    }
  });
}

/** @param {App} app */
async function update(app) {
  const { contents, serverSettings } = app.serviceManager;
  try {
    const text = inWords(
      await layUpdate(contents, release(), editions(serverSettings)),
    );
    if (text) void app.restored.then(() => say(text));
  } catch (error) {
    void app.restored.then(() => say(`The update did not come: ${error}`));
  }
}

/** The next visit has to be quick, and may have no network. */
async function keepForLater() {
  const ready = await navigator.serviceWorker?.ready;
  if (!ready?.active) return;
  // JupyterLite drops a worker whose version it has not noted, only to get it anew.
  localStorage.setItem(`${ready.active.scriptURL}-version`, settings().appVersion);
  // What this page loaded before it had a service worker.
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const ours = [location.href, ...loaded].filter((url) =>
    url.startsWith(location.origin),
  );
  await Promise.allSettled(ours.map((url) => fetch(url)));
}

/** @param {App} app */
function addCommands(app) {
  for (const [what, label] of Object.entries(WORKS_IN)) {
    app.commands.addCommand(`scrabble-course:bring-in-${what}`, {
      label,
      execute: async () => {
        const files = await chosenFiles(what === "folder");
        const done = await bringIn(app.serviceManager.contents, release(), files);
        say(broughtInWords(done));
      },
    });
  }
}

/**
 * The digest of each notebook of the course, by its path.
 *
 * @returns {Record<string, string>}
 */
function release() {
  return settings().litePluginSettings[ID].release;
}

/** What JupyterLite was built with. */
function settings() {
  return JSON.parse(
    document.getElementById("jupyter-config-data")?.textContent ?? "{}",
  );
}

/** @param {{ baseUrl: string }} server */
function editions({ baseUrl }) {
  /** @param {string} name @param {string} digest */
  return async (name, digest) => {
    // The digest in the address: no cache has another edition under it.
    const reply = await fetch(`${baseUrl}files/${name}?${digest}`);
    return reply.json();
  };
}
