// What becomes of a student's notebooks when the course has changed: the rules, names
// and words of `scrabble-course start`, which are in release/update_plan.py and lay_course.py.

/** @import { Contents, Notebook } from "./files.js" */

import {
  fingerprint,
  foundAt,
  MISSING,
  saveNotebook,
  saveText,
  textAt,
  UNREADABLE,
} from "./files.js";

/** @typedef {Record<string, string>} Digests */
/** @typedef {{ name: string, update: string, beside: string }} InstalledNotebook */

/** Lies in the top folder of a student's copy: what was laid there. */
export const COURSE_MARK = ".scrabble-course.json";
const HAPPENED = {
  beside: "has your changes and stays; the new version is beside it",
  unreadable: "is no notebook any more and stays; a fresh copy is beside it",
};

/**
 * Return what becomes of a notebook; all are digests, `beside` those of versions that
 * were laid beside it.
 *
 * @param {string} found @param {string} release
 * @param {string | undefined} laid @param {string[]} beside
 */
export function updateOf(found, release, laid, beside) {
  if (found === MISSING) return laid === undefined ? "new" : "restored";
  if (found === UNREADABLE) return "unreadable";
  if (found === release) return "current";
  if (found === laid || beside.includes(found)) return "updated";
  return release === laid || beside.includes(release) ? "kept" : "beside";
}

/** @param {Contents} contents */
export async function isFirstVisit(contents) {
  return (await textAt(contents, COURSE_MARK)) === undefined;
}

/**
 * Lay what is new, write it down, and return what became of each changed notebook.
 *
 * @param {Contents} contents
 * @param {Digests} release
 * @param {(name: string, digest: string) => Promise<Notebook>} edition
 */
export async function layUpdate(contents, release, edition) {
  const before = await laidBefore(contents);
  const laid = { ...before };
  /** @type {InstalledNotebook[]} */
  const done = [];
  for (const [name, digest] of Object.entries(release)) {
    if (before[name] !== digest) {
      done.push(await layOne(contents, name, digest, laid, edition));
    }
  }
  const text = JSON.stringify({ laid }, undefined, 1);
  if (JSON.stringify(laid) !== JSON.stringify(before)) {
    await saveText(contents, COURSE_MARK, `${text}\n`);
  }
  return done;
}

/**
 * Lay a lesson as it was, what the student has made of it beside it, and say so.
 *
 * @param {Contents} contents @param {string} name @param {string} digest
 * @param {(name: string, digest: string) => Promise<Notebook>} edition
 */
export async function goBack(contents, name, digest, edition) {
  const { content } = await contents.get(name, { content: true });
  const found = await fingerprint(content);
  if (found === digest) return `${stemOf(name)} is as it was.`;
  const fresh = await wanted(await edition(name, digest), name, digest);
  const beside = await placeOfOwn(contents, name, found);
  await saveNotebook(contents, beside, content);
  await saveNotebook(contents, name, fresh);
  const last = beside.split("/").at(-1);
  return `${stemOf(name)} is as it was; what you had written is beside it: ${last}.`;
}

/**
 * Return in words what a student should know of an update, "" if nothing.
 *
 * @param {InstalledNotebook[]} done
 */
export function inWords(done) {
  const updated = done
    .filter(({ update }) => update === "updated")
    .map(({ name }) => name);
  const lines = done.flatMap(({ name, update, beside }) =>
    update === "beside" || update === "unreadable"
      ? [`${stemOf(name)} ${HAPPENED[update]}: ${beside.split("/").at(-1)}.`]
      : [],
  );
  if (updated.length) {
    const names = updated.map(stemOf).join(", ");
    lines.unshift(`Updated, as you had not changed them: ${names}.`);
  }
  return lines.length ? ["The course is newer.", ...lines].join("\n") : "";
}

/** @param {Contents} contents @returns {Promise<Digests>} */
async function laidBefore(contents) {
  try {
    return JSON.parse((await textAt(contents, COURSE_MARK)) ?? "").laid ?? {};
  } catch {
    return {};
  }
}

/**
 * @param {Contents} contents @param {string} name @param {string} digest
 * @param {Digests} laid
 * @param {(name: string, digest: string) => Promise<Notebook>} edition
 * @returns {Promise<InstalledNotebook>}
 */
async function layOne(contents, name, digest, laid, edition) {
  const keys = Object.keys(laid).filter((key) => key.startsWith(besideStem(name)));
  const beside = keys.map((key) => laid[key]);
  const update = updateOf(await foundAt(contents, name), digest, laid[name], beside);
  const fetched = async () => wanted(await edition(name, digest), name, digest);
  if (update === "beside" || update === "unreadable") {
    const where = await placeBeside(contents, name, digest, laid);
    if (where.isFree) await saveNotebook(contents, where.path, await fetched());
    laid[where.path] = digest;
    return { name, update, beside: where.path };
  }
  if (update !== "current" && update !== "kept") {
    await saveNotebook(contents, name, await fetched());
  }
  if (update !== "kept") laid[name] = digest;
  return { name, update, beside: "" };
}

/**
 * Return where a new version lies beside a student's, and whether it is yet to be laid.
 *
 * @param {Contents} contents @param {string} name @param {string} digest
 * @param {Digests} laid
 */
async function placeBeside(contents, name, digest, laid) {
  for (let number = 1; ; number += 1) {
    const path = `${besideStem(name)}${number === 1 ? "" : number}.ipynb`;
    const found = await foundAt(contents, path);
    if (found === MISSING || found === laid[path]) return { path, isFree: true };
    const isThere = found !== UNREADABLE && laid[path] === digest;
    if (found === digest || isThere) return { path, isFree: false };
  }
}

/**
 * Return where a student's version lies beside a lesson, or may lie.
 *
 * @param {Contents} contents @param {string} name @param {string} digest
 */
async function placeOfOwn(contents, name, digest) {
  for (let number = 1; ; number += 1) {
    const path = name.replace(/\.ipynb$/, `.mine${number === 1 ? "" : number}.ipynb`);
    const found = await foundAt(contents, path);
    if (found === MISSING || found === digest) return path;
  }
}

/** @param {Notebook} notebook @param {string} name @param {string} digest */
async function wanted(notebook, name, digest) {
  if ((await fingerprint(notebook)) !== digest) {
    throw new Error(`${name} is just being changed. Reload the page later.`);
  }
  return notebook;
}

/** @param {string} name */
function besideStem(name) {
  return `${name.replace(/\.ipynb$/, "")}.new`;
}

/** @param {string} name */
function stemOf(name) {
  return (name.split("/").at(-1) ?? name).replace(/\.ipynb$/, "");
}
