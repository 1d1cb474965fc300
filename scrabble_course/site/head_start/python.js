// What a kernel loads in place of Pyodide: one that has begun when this was loaded.

const PACKAGES = "@PACKAGES@".split(" ");
// Megabits a second, and Chromium says no more. On a slower line all is imported before
// the snapshot is there.
const QUICK = 10;
const line = /** @type {any} */ (globalThis.navigator)?.connection;

/** @typedef {(text: string) => void} Say */

const begun = begin();

/** @param {{ stdout: Say, stderr: Say }} options */
export async function loadPyodide(options) {
  const python = await begun.catch(() => load(options));
  python.setStdout({ batched: options.stdout });
  python.setStderr({ batched: options.stderr });
  return python;
}

async function begin() {
  const { IMPORTS, SNAPSHOT, restored } = await import(at("snapshot.mjs"));
  const isLate = await comesLate(at(SNAPSHOT));
  try {
    if (!isLate) return await restored(at("./"), unzipped(at(SNAPSHOT)));
  } catch {
    // A browser that cannot do that imports all, which takes longer.
  }
  const python = await load({ packages: PACKAGES });
  python.runPython(IMPORTS);
  // It is kept for the next visit, unless who reads this pays for what is fetched.
  if (isLate && !line?.saveData) void fetch(at(SNAPSHOT)).catch(() => {});
  return python;
}

/** @param {string} url */
async function comesLate(url) {
  return line?.downlink < QUICK && !(await globalThis.caches?.match(url));
}

/** @param {object} options */
async function load(options) {
  const pyodide = await import(at("pyodide.mjs"));
  return pyodide.loadPyodide(options);
}

/** @param {string} url */
async function unzipped(url) {
  const { body } = await fetch(url);
  const bytes = body?.pipeThrough(new DecompressionStream("gzip"));
  return new Response(bytes).arrayBuffer();
}

/** @param {string} name */
function at(name) {
  return new URL(name, import.meta.url).href;
}
