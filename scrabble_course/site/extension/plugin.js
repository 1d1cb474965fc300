// The course in JupyterLite: what is new is laid beside a student's work, work from
// elsewhere is brought in, a lesson is begun again, and who may lose work is told so.

/** @import { Contents } from "./files.js" */

import { bringIn, inWords as broughtInWords, chosenFiles } from "./bring_in.js";
import { GO_BACK, WORKS_IN } from "./files.js";
import { say } from "./say.js";
import { NEEDS_HTTPS, warning, watchForRoom } from "./storage.js";
import { goBack, inWords, isFirstVisit, layUpdate } from "./updates.js";

/** @typedef {{ path: string, save(): Promise<void>, revert(): Promise<void> }} Open */
/** @typedef {{
 *   commands: {
 *     addCommand(id: string, options: object): void,
 *   },
 *   shell: { currentWidget?: { context?: Open } },
 *   restored: Promise<void>,
 *   serviceManager: { contents: Contents, serverSettings: { baseUrl: string } },
 * }} App */

const ID = "scrabble-course:plugin";
const COMPILER = "?compiles";
const A_LESSON_HAS_BEGUN = 15_000; // milliseconds: it has the processor before

/** @param {object} IServiceWorkerManager - the token of JupyterLite's */
export function plugin(IServiceWorkerManager) {
  return { id: ID, autoStart: true, requires: [IServiceWorkerManager], activate };
}

/** @param {App} app @param {{ ready: Promise<void> }} serviceWorker */
async function activate(app, serviceWorker) {
  if (!isSecureContext) {
    void app.restored.then(() => say(NEEDS_HTTPS));
    return;
  }
  addCommands(app);
  watchForRoom(app.serviceManager.contents, say);
  // A newer one forgets all that was kept, before this line or later.
  if (navigator.serviceWorker?.controller) {
    navigator.serviceWorker.addEventListener("controllerchange", keepForLater);
  }
  // A kernel that starts before its service worker never reaches the student's files.
  const isReady = navigator.serviceWorker && serviceWorker.ready.catch(() => {});
  const isNew = await isFirstVisit(app.serviceManager.contents);
  // A lesson that is to be replaced is replaced before it is opened.
  if (!isNew) await update(app);
  await isReady;
  void app.restored.then(async () => {
    void warn(); // who is asked may take as long as they like
    if (isNew) await update(app);
    const isKept = await caches.match(location.href).catch(() => undefined);
    if (!isKept) await keepForLater();
    // Where that cannot be, the next visit compiles.
    setTimeout(() => haveCompiled().catch(() => {}), A_LESSON_HAS_BEGUN);
  });
}

async function warn() {
  const text = await warning();
  if (text) say(text);
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

/** Have the browser compile what is kept, once for each version and each app. */
async function haveCompiled() {
  if (!("userAgentData" in navigator)) return; // only Chromium does
  const ready = await navigator.serviceWorker?.ready;
  if (!ready?.active) return;
  const compiler = new URL(COMPILER, ready.active.scriptURL);
  const app = location.pathname.split("/").at(-2);
  const scope = new URL(`compiled/${app}/`, ready.scope).href;
  const done = await navigator.serviceWorker.register(compiler, { scope });
  await done.update();
}

/** @param {App} app */
function addCommands(app) {
  const lesson = () => {
    const open = app.shell.currentWidget?.context;
    return open && release()[open.path] ? open : undefined;
  };
  app.commands.addCommand("scrabble-course:go-back", {
    label: GO_BACK,
    isEnabled: () => Boolean(lesson()),
    execute: async () => {
      const open = lesson();
      if (open) say(await beginAgain(app, open));
    },
  });
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

/** @param {App} app @param {Open} open */
async function beginAgain({ serviceManager: { contents, serverSettings } }, open) {
  try {
    await open.save();
    const edition = editions(serverSettings);
    const said = await goBack(contents, open.path, release()[open.path], edition);
    await open.revert();
    return said;
  } catch (error) {
    return `The lesson stays as it is: ${error}`;
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
