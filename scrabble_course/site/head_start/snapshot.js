// Python as it is after its first imports: its memory and its files, kept in one file
// that is made with the site. Pyodide can do that, but says so nowhere.

/** @typedef {any} Python Pyodide, as `loadPyodide` returns it */
/** @typedef {[string, Uint8Array][]} Files */
/** @typedef {{ memory: number, files: [string, number][], packages: object }} Parts */

export const SNAPSHOT = "python.snapshot";
// What a kernel and the first cells of a lesson import, and what `start` prepares. At
// the end, what looks for packages closes Python's library.
export const IMPORTS = `
import gc, importlib.metadata
import pyodide_kernel, piplite.piplite, scrabble_course
from scrabble_course.checks.tracebacks import load_ipython_extension
load_ipython_extension(pyodide_kernel.ipython_shell)
[getattr(scrabble_course, name) for name in scrabble_course.__all__]
importlib.metadata.MetadataPathFinder.invalidate_caches()
gc.collect()
`;
// What no two may have from the same snapshot; and Pyodide adds a path once more.
const OF_ITS_OWN = `
import random, sys
random.seed()
sys.path.remove("")
`;
const PACKAGES = "/lib/python3.14/site-packages";
const WORD = 4; // bytes of the length of what the parts are, at the end

/**
 * Return all of `python`, one piece after the other.
 *
 * @param {Python} python
 */
export function taken(python) {
  const open = python.FS.streams.map((/** @type {any} */ one) => one?.path ?? "");
  const kept = open.find((/** @type {string} */ path) => !/^(\/dev\/.*)?$/.test(path));
  if (kept) throw new Error(`Python has ${kept} open`);
  know(python._api);
  const memory = python.makeMemorySnapshot({
    serializer: (/** @type {object} */ held) => pathTo(held, python),
  });
  const files = filesBelow(python.FS, PACKAGES);
  /** @type {Parts} */
  const parts = {
    memory: memory.length,
    files: files.map(([path, { length }]) => [path, length]),
    packages: python.loadedPackages,
  };
  const said = new TextEncoder().encode(JSON.stringify(parts));
  const length = new Uint8Array(Uint32Array.of(said.length).buffer);
  return [memory, ...files.map(([, content]) => content), said, length];
}

/**
 * Return Python as it was when `all` of it was taken.
 *
 * @param {string} folder that of Pyodide @param {Promise<ArrayBuffer>} all
 * @returns {Promise<Python>}
 */
export async function restored(folder, all) {
  const [{ loadPyodide }, { memory, files, packages }] = await Promise.all([
    import(`${folder}pyodide.mjs`),
    all.then(inParts),
  ]);
  /** @type {any} */
  let api;
  const python = await loadPyodide({
    _loadSnapshot: memory,
    _snapshotDeserializer: (/** @type {string[]} */ path) => at(path, api.public_api),
    async createPyodideModule(/** @type {any} */ settings) {
      const { default: create } = await import(`${folder}pyodide.asm.mjs`);
      const module = await create(settings);
      module.growMemory(settings.INITIAL_MEMORY);
      api = module.API;
      know(api);
      return module;
    },
  });
  for (const [path, content] of files) {
    python.FS.mkdirTree(path.replace(/[^/]*$/, ""));
    python.FS.writeFile(path, content);
  }
  Object.assign(python.loadedPackages, packages);
  knowTimeZone(python._module);
  python.runPython(OF_ITS_OWN);
  return python;
}

/** @param {any} FS @param {string} folder @returns {Files} */
function filesBelow(FS, folder) {
  return FS.readdir(folder).flatMap((/** @type {string} */ name) => {
    if (name === "." || name === "..") return [];
    const path = `${folder}/${name}`;
    const isFolder = FS.isDir(FS.stat(path).mode);
    return isFolder ? filesBelow(FS, path) : [[path, FS.readFile(path)]];
  });
}

/** @param {ArrayBuffer} all */
function inParts(all) {
  const end = all.byteLength - WORD;
  const length = new DataView(all).getUint32(end, true);
  const said = new TextDecoder().decode(new Uint8Array(all, end - length, length));
  /** @type {Parts} */
  const { memory, files, packages } = JSON.parse(said);
  let start = memory;
  const cut = (/** @type {number} */ size) => {
    start += size;
    return new Uint8Array(all, start - size, size);
  };
  /** @type {Files} */
  const contents = files.map(([path, size]) => [path, cut(size)]);
  return { memory: new Uint8Array(all, 0, memory), files: contents, packages };
}

/**
 * Count the packages that are loaded among what Python always holds.
 *
 * @param {any} api
 */
function know(api) {
  const held = api.getExpectedKeys;
  api.getExpectedKeys = () => [...held().slice(0, -1), api.public_api.loadedPackages];
}

/** @param {any} module */
function knowTimeZone({ HEAPU32, _daylight, _timezone, _tzname, __tzset_js }) {
  const [winter, summer] = HEAPU32.subarray(_tzname / WORD);
  __tzset_js(_timezone, _daylight, winter, summer);
}

/** @param {object} held @param {Python} python */
function pathTo(held, python) {
  if (held === python) return [];
  for (const path of [[], ["_api"]]) {
    const place = at(path, python);
    const names = Object.getOwnPropertyNames(place);
    const name = names.find((name) => place[name] === held);
    if (name) return [...path, name];
  }
  throw new Error(`Python holds what is not in Pyodide: ${held}`);
}

/** @param {string[]} path @param {any} object */
function at(path, object) {
  return path.reduce((place, name) => place[name], object);
}
