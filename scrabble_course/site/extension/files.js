// The browser's own storage, as JupyterLite shows it; and notebooks in it.

/** @typedef {{ cell_type: string, source: string | string[] }} Cell */
/** @typedef {{ cells: Cell[] }} Notebook */
/** @typedef {{ content: any }} Model */
/** @typedef {{
 *   get(path: string, options: object): Promise<Model>,
 *   save(path: string, model: object): Promise<unknown>,
 * }} Contents */

/** The menu's entries that bring work in. */
export const WORKS_IN = {
  files: "Bring in Work: a Zip or Files…",
  folder: "Bring in Work: a Folder…",
};
export const GO_BACK = "A Fresh Copy of This Lesson";
export const MISSING = "missing";
export const UNREADABLE = "unreadable";

/**
 * Return a digest of the kinds and sources of a notebook's cells: `fingerprint` of the
 * package, to the letter.
 *
 * @param {Notebook} notebook
 */
export async function fingerprint(notebook) {
  const written = notebook.cells
    .map((cell) => [cell.cell_type, [cell.source].flat().join("")])
    .filter(([, source]) => source.trim())
    .map((pair) => `[${pair.map(quoted).join(", ")}]`);
  const bytes = new TextEncoder().encode(`[${written.join(", ")}]`);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} text */
function quoted(text) {
  return JSON.stringify(text).replace(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/**
 * Return the digest of the notebook at `path`, MISSING or UNREADABLE.
 *
 * @param {Contents} contents @param {string} path
 */
export async function foundAt(contents, path) {
  try {
    const { content } = await contents.get(path, { content: true });
    return await fingerprint(content).catch(() => UNREADABLE);
  } catch {
    return MISSING;
  }
}

/** @param {Contents} contents @param {string} path @param {Notebook} content */
export async function saveNotebook(contents, path, content) {
  await makeFolders(contents, path);
  await contents.save(path, { type: "notebook", format: "json", content });
}

/** @param {Contents} contents @param {string} path @param {string} content */
export async function saveText(contents, path, content) {
  await makeFolders(contents, path);
  await contents.save(path, { type: "file", format: "text", content });
}

/**
 * Return the text at `path`, undefined if there is none.
 *
 * @param {Contents} contents @param {string} path
 * @returns {Promise<string | undefined>}
 */
export async function textAt(contents, path) {
  try {
    const options = { type: "file", format: "text", content: true };
    const { content } = await contents.get(path, options);
    return typeof content === "string" ? content : JSON.stringify(content);
  } catch {
    return undefined;
  }
}

/**
 * Make the folders above `path`.
 *
 * @param {Contents} contents @param {string} path
 */
async function makeFolders(contents, path) {
  const names = path.split("/").slice(0, -1);
  for (const place of names.map((_, last) => names.slice(0, last + 1).join("/"))) {
    try {
      await contents.get(place, { content: false });
    } catch {
      await contents.save(place, { type: "directory" });
    }
  }
}
