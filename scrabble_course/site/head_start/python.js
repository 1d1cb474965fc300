// What a kernel loads in place of Pyodide: one that has begun when this was loaded.

const PACKAGES = "@PACKAGES@".split(" ");
// What a kernel and the first cells of a lesson import, and what `start` prepares.
const IMPORTS = `
import pyodide_kernel, piplite.piplite, scrabble_course
from scrabble_course.checks.tracebacks import load_ipython_extension
load_ipython_extension(pyodide_kernel.ipython_shell)
[getattr(scrabble_course, name) for name in scrabble_course.__all__]
`;

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
  const python = await load({ packages: PACKAGES });
  await python.runPythonAsync(IMPORTS);
  return python;
}

/** @param {object} options */
async function load(options) {
  const pyodide = await import(new URL("pyodide.mjs", import.meta.url).href);
  return pyodide.loadPyodide(options);
}
