// Work from another computer: a zip such as hand_in() packs, a folder, or single files.

/** @import { Contents, Notebook } from "./files.js" */
/** @import { Digests } from "./updates.js" */

import {
  fingerprint,
  foundAt,
  MISSING,
  saveNotebook,
  saveText,
  textAt,
} from "./files.js";

/** @typedef {{ path: string, text: string }} Brought */
/** @typedef {{ path: string, beside?: string, isNone?: boolean }} Done */

const PROGRESS = "progress.json";

/**
 * Let the student choose, and return the files that are work.
 *
 * @param {boolean} isFolder
 * @returns {Promise<Brought[]>}
 */
export async function chosenFiles(isFolder) {
  const input = document.createElement("input");
  Object.assign(input, { type: "file", multiple: true, webkitdirectory: isFolder });
  if (!isFolder) input.accept = ".zip,.ipynb,.py";
  await new Promise((resolve) => {
    input.onchange = resolve;
    input.oncancel = resolve;
    input.click();
  });
  const found = await Promise.all([...(input.files ?? [])].map(unpacked));
  return found.flat().filter(({ path }) => isWork(path));
}

/**
 * Write what was brought in, never over work that is there: then beside it.
 *
 * @param {Contents} contents
 * @param {Digests} release
 * @param {Brought[]} files
 */
export async function bringIn(contents, release, files) {
  /** @type {Done[]} */
  const done = [];
  for (const { path, text } of files) {
    const place = placeOf(path, Object.keys(release));
    if (place === PROGRESS) {
      done.push(await addProgress(contents, text));
    } else if (place.endsWith(".ipynb")) {
      done.push(await addNotebook(contents, place, text, release[place]));
    } else {
      done.push(await addText(contents, place, text));
    }
  }
  return done;
}

/** @param {Done[]} done */
export function inWords(done) {
  const came = done.filter(({ isNone }) => !isNone).length;
  const lines = done.flatMap(({ path, beside, isNone }) => {
    if (isNone) return [`${path} is no notebook, and was left out.`];
    return beside
      ? [`${path} has other work here; yours is beside it: ${beside}.`]
      : [];
  });
  const number = `${came} ${came === 1 ? "file" : "files"}`;
  const first = came
    ? `Brought in: ${number}. What is open shows it when the page is reloaded.`
    : "There is no notebook and no Python file in it: nothing was brought in.";
  return [first, ...lines].join("\n");
}

/**
 * Return where a file belongs: a lesson in its folder, others as they were.
 *
 * @param {string} path @param {string[]} lessons
 */
export function placeOf(path, lessons) {
  const parts = path.split("/");
  const folders = new Set(lessons.map((name) => name.split("/")[0]));
  const from = parts.findIndex((part) => folders.has(part));
  if (from >= 0) return parts.slice(from).join("/");
  const last = parts.at(-1) ?? path;
  return lessons.find((name) => name.endsWith(`/${last}`)) ?? last;
}

/** @param {File} file @returns {Promise<Brought[]>} */
async function unpacked(file) {
  if (!file.name.endsWith(".zip")) {
    const path = file.webkitRelativePath || file.name;
    return isWork(path) ? [{ path, text: await file.text() }] : [];
  }
  const library = new URL("fflate.js", import.meta.url).href;
  const { strFromU8, unzipSync } = await import(library);
  const options = { filter: (/** @type {File} */ { name }) => isWork(name) };
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()), options);
  return Object.keys(files).map((path) => ({ path, text: strFromU8(files[path]) }));
}

/** @param {string} path */
function isWork(path) {
  const parts = path.split("/");
  if (parts.some((part) => part.startsWith(".") || part === "__MACOSX")) return false;
  return /\.(ipynb|py)$/.test(path) || parts.at(-1) === PROGRESS;
}

/**
 * @param {Contents} contents @param {string} path @param {string} text
 * @param {string | undefined} released
 * @returns {Promise<Done>}
 */
async function addNotebook(contents, path, text, released) {
  const notebook = parsed(text);
  if (!notebook?.cells) return { path, isNone: true };
  const digest = await fingerprint(notebook);
  for (let number = 0; ; number += 1) {
    const place = number ? numbered(path, number) : path;
    const found = await foundAt(contents, place);
    const isUnchanged = !number && found === released;
    if (found === MISSING || found === digest || isUnchanged) {
      await saveNotebook(contents, place, notebook);
      return number ? { path, beside: place } : { path };
    }
  }
}

/**
 * @param {Contents} contents @param {string} path @param {string} text
 * @returns {Promise<Done>}
 */
async function addText(contents, path, text) {
  for (let number = 0; ; number += 1) {
    const place = number ? numbered(path, number) : path;
    const found = await textAt(contents, place);
    if (found === undefined || found === text) {
      await saveText(contents, place, text);
      return number ? { path, beside: place } : { path };
    }
  }
}

/** @param {string} text @returns {Notebook | undefined} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param {string} path @param {number} number */
function numbered(path, number) {
  return path.replace(/\.(\w+)$/, `.brought${number === 1 ? "" : number}.$1`);
}

/** @param {Contents} contents @param {string} text @returns {Promise<Done>} */
async function addProgress(contents, text) {
  const here = progressIn(await textAt(contents, PROGRESS));
  const there = progressIn(text);
  const passed = [...new Set([...(here.passed ?? []), ...(there.passed ?? [])])].sort();
  const both = JSON.stringify({ ...there, ...here, passed }, undefined, 1);
  await saveText(contents, PROGRESS, `${both}\n`);
  return { path: PROGRESS };
}

/** @param {string | undefined} text @returns {{ passed?: string[] }} */
function progressIn(text) {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return {};
  }
}
