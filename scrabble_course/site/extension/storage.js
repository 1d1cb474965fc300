// Whether this browser keeps what is written, and what to do if it may not.

const WARNED = "scrabble-course:warned";
const SAVE = "run hand_in(), the last cell of each notebook, and download the zip.";
const NOTHING_IS_KEPT =
  "This browser keeps nothing for this page, as in some private windows: your work is " +
  `gone when the page is closed. Open the course in an ordinary window, or ${SAVE}`;
const MAY_BE_CLEARED =
  "This browser may clear what you write here: a private window when it is closed, " +
  `others when space is short. So before you leave, ${SAVE} ` +
  "File > Bring in Work puts it back.";

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
  return (await storage.persisted()) || (await storage.persist());
}
