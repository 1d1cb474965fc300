// What a kernel loads in place of Pyodide: one that has begun when this was loaded.

const PACKAGES = "@PACKAGES@".split(" ");

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
  try {
    return await restored(at("./"), unzipped(at(SNAPSHOT)));
  } catch {
    // A browser that cannot do that imports all, which takes longer.
    const python = await load({ packages: PACKAGES });
    python.runPython(IMPORTS);
    return python;
  }
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
