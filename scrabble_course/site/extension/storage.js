// Whether this browser keeps what is written, and what to do if it may not.

/** @import { Contents } from "./files.js" */

const WARNED = "scrabble-course:warned";
const SAVE = "run hand_in(), the last cell of each notebook, and download the zip.";
const NOTHING_IS_KEPT =
  "This browser keeps nothing for this page, as in some private windows: your work is " +
  `gone when the page is closed. Open the course in an ordinary window, or ${SAVE}`;
const MAY_BE_CLEARED =
  "This browser may clear what you write here: a private window when it is closed, " +
  `others when space is short. So before you leave, ${SAVE} ` +
  "File > Bring in Work puts it back.";
export const NEEDS_HTTPS =
  "This page needs https (or localhost): ask for an address that begins with https. " +
  "Here cells run, checks and hints answer, racks and boards can be played on, and " +
  "this browser keeps the notebooks. But input(), hand_in(), mine() and progress() " +
  "find nothing, newer lessons do not come, and there is nothing without a network. " +
  "Before you leave, download your notebooks: File > Download.";
const IS_FULL =
  "This browser's storage is full: what you write is not saved. Now run hand_in() and " +
  "download the zip; where that fails, download each notebook: File > Download. Then " +
  "make room: in the list of files, delete what you need no more, and save again.";
const ANSWER = 3000; // milliseconds: who is asked and does not answer has promised nothing

/** Return a warning, "" where work is safe or the warning has been given. */
export async function warning() {
  if (!(await canKeep())) return NOTHING_IS_KEPT;
  if ((await isPromised()) || localStorage.getItem(WARNED)) return "";
  localStorage.setItem(WARNED, "yes");
  return MAY_BE_CLEARED;
}

/** @returns {Promise<boolean>} */
function canKeep() {
  return new Promise((resolve) => {
    try {
      const asked = indexedDB.open("scrabble-course");
      asked.onsuccess = () => {
        asked.result.close();
        resolve(true);
      };
      asked.onerror = () => resolve(false);
    } catch {
      resolve(false);
    }
  });
}

/** Whether the browser has promised to clear nothing unasked, or does so now. */
async function isPromised() {
  const { storage } = navigator;
  if (!storage?.persist) return false;
  const silence = new Promise((resolve) => setTimeout(resolve, ANSWER, false));
  return (await storage.persisted()) || Promise.race([storage.persist(), silence]);
}

/**
 * Have `say` told when something is not saved since there is no room.
 *
 * @param {Contents} contents @param {(text: string) => void} say
 */
export function watchForRoom(contents, say) {
  const save = contents.save.bind(contents);
  contents.save = async (path, model) => {
    try {
      return await save(path, model);
    } catch (error) {
      if (/quota/i.test(String(error))) say(IS_FULL);
      throw error;
    }
  };
}
