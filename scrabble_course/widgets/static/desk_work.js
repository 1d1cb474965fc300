// What the desk has done: a run, reports and exports, and two gradebooks joined.

import {
  button,
  field,
  form,
  make,
  notes,
  Panel,
  redraw,
  sender,
  table,
} from "./desk_parts.js";

const WRITTEN =
  "What is new is graded, and all is written into the folder of the marks: index.html, a " +
  "page for each student, grades.csv, canvas.csv, moodle.csv, feedback.zip.";

export class WorkPanel extends Panel {
  draw() {
    const job = this.told;
    const isRunning = Boolean(job.title) && job.code === null;
    const starter = (/** @type {string} */ text, /** @type {string} */ what) => {
      const start = () => this.desk.send("start", { what });
      return button(text, what, start, { disabled: isRunning });
    };
    redraw(
      this.root,
      make("h3", {}, "Grade"),
      make("p.sc-note", {}, WRITTEN),
      make(
        "div.sc-bar",
        {},
        starter("Grade the submissions", "grade"),
        starter("Write pages and tables", "reports"),
        isRunning && button("Stop", "stop", () => this.desk.send("stop")),
      ),
      job.title && this.progress(job, isRunning),
      make("h3", {}, "Share without names"),
      form(
        "Share without names",
        [
          field("Folder to share", "folder", { placeholder: "shared" }),
          field("Table of who is who, for you", "key", { placeholder: "key.csv" }),
          sender("Write"),
        ],
        (values) => this.desk.send("export", values),
      ),
    );
  }

  /**
   * @param {any} job
   * @param {boolean} isRunning
   */
  progress({ title, text, of, done, code: exit }, isRunning) {
    const ended = exit === 0 ? "Done." : `Ended with ${exit}.`;
    return [
      make("p", {}, title),
      of > 0 && make("progress", { "aria-label": "Graded", max: of, value: done }),
      make("p", {}, isRunning ? `At work: ${done} of ${of || "?"}` : ended),
      text && make("pre", { tabindex: 0, role: "region", "aria-label": "Log" }, text),
    ];
  }
}

export class MergePanel extends Panel {
  draw() {
    const { other = "", rows, said } = this.told;
    const heads = ["Student", "What", "Here", "There", "After"];
    const merge = () => this.desk.send("merge", { other });
    const where = { placeholder: "other-marks", value: other };
    redraw(
      this.root,
      form(
        "Compare",
        [field("Marks of another desk", "other", where), sender("Compare")],
        (values) => this.desk.send("compare", values),
      ),
      other && [
        notes(said),
        table("What differs", heads, rows),
        make("div.sc-bar", {}, button("Bring it over", "merge", merge)),
      ],
    );
  }
}
