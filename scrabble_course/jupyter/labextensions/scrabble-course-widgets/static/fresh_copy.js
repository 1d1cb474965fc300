// A lesson is begun again, from the menu File: what was written stays beside it. In the
// browser edition the site's own extension does so.

const COMMAND = "scrabble-course-widgets:fresh-copy";
const LABEL = "A Fresh Copy of This Lesson…";
const RANK = 29; // below what opens and makes files
const LESSON = /(?:^|\/)(\d\d)_\w+\.ipynb$/;
const ASKED =
  "The lesson is laid as it was at first. What you have written stays, in a file " +
  "beside it.";
const FAILED = "The lesson stays as it is: ";

/** @typedef {{
 *   path: string, save(): Promise<void>, revert(): Promise<void>,
 *   sessionContext: { session?: { kernel?: { name: string } } },
 * }} Open */
/** @typedef {{
 *   showDialog(options: object): Promise<{ button: { accept: boolean } }>,
 *   Dialog: { okButton(options?: object): object, cancelButton(): object },
 * }} Dialogs */

/**
 * Add the entry to the menu, if there is one.
 *
 * @param {any} app @param {Dialogs} dialogs
 * @param {{ fileMenu: { addGroup(items: object[], rank: number): void } }} [menu]
 */
export function addFreshCopy(app, { showDialog, Dialog }, menu) {
  const settings = document.getElementById("jupyter-config-data")?.textContent ?? "";
  if (!menu || settings.includes("litePluginSettings")) return;
  /** @returns {Open | undefined} */
  const lesson = () => {
    const open = app.shell.currentWidget?.context;
    return open && LESSON.test(open.path) ? open : undefined;
  };
  app.commands.addCommand(COMMAND, {
    label: LABEL,
    isEnabled: () => Boolean(lesson()),
    async execute() {
      const open = lesson();
      if (!open) return;
      const title = "A fresh copy of this lesson?";
      const buttons = [Dialog.cancelButton(), Dialog.okButton()];
      if (!(await showDialog({ title, body: ASKED, buttons })).button.accept) return;
      await open.save();
      const body = await laidFresh(app.serviceManager.kernels, open);
      if (!body.startsWith(FAILED)) await open.revert();
      await showDialog({ title: "Lesson", body, buttons: [Dialog.okButton()] });
    },
  });
  menu.fileMenu.addGroup([{ command: COMMAND }], RANK);
}

/**
 * Have a kernel of its own lay the lesson, and return what comes of it.
 *
 * @param {any} kernels @param {Open} open
 */
async function laidFresh(kernels, { path, sessionContext }) {
  const name = sessionContext.session?.kernel?.name;
  const kernel = await kernels.startNew({ name, path });
  const number = Number(LESSON.exec(path)?.[1]);
  const code = `
from pathlib import Path
from scrabble_course import course
from scrabble_course.release.lay_course import fresh_copy
print(fresh_copy(Path.cwd().parent, course.stage(${number})), end="")`;
  try {
    let said = "";
    const asked = kernel.requestExecute({ code, store_history: false });
    asked.onIOPub = (/** @type {any} */ { header: { msg_type }, content }) => {
      if (msg_type === "stream" && content.name === "stdout") said += content.text;
      if (msg_type === "error") said = FAILED + content.evalue;
    };
    await asked.done;
    return said;
  } finally {
    await kernel.shutdown();
  }
}
