// What the desk has done: a run, reports and exports, and two gradebooks joined.

import {
  button,
  field,
  form,
  list,
  make,
  Panel,
  redraw,
  sender,
  table,
} from "./desk_parts.js";

const WRITTEN =
  "What is new is graded, and all is written into the folder of the marks: index.html, a " +
  "page for each student, grades.csv, canvas.csv, moodle.csv, feedback.zip.";

export class WorkPanel extends Panel {
  /** @param {import("./desk_view.js").DeskView} desk */
  constructor(desk) {
    super(desk, "Grade and give back", "job");
  }

  draw() {
    const job = this.desk.model.get("job");
    const isRunning = Boolean(job.title) && job.code === null;
    redraw(
      this.root,
      make("h3", {}, "Grade"),
      make("p.sc-note", {}, WRITTEN),
      make(
        "div.sc-bar",
        {},
        this.starter("Grade the submissions", "grade", isRunning),
        this.starter("Write pages and tables", "reports", isRunning),
        isRunning && button("Stop", "stop", () => this.desk.send("stop")),
      ),
      job.title && this.progress(job, isRunning),
      make("h3", {}, "Share without names"),
      form(
        "Share without names",
        [
          field("Folder to share", "folder", { placeholder: "shared" }),
          field("Table of who is who, for you", "key", {
            key: "key file",
            placeholder: "key.csv",
          }),
          sender("Write", "export"),
        ],
        (values) => this.desk.send("export", values),
      ),
    );
  }

  /**
   * @param {string} text
   * @param {string} what
   * @param {boolean} isRunning
   */
  starter(text, what, isRunning) {
    return button(text, what, () => this.desk.send("start", { what }), {
      disabled: isRunning,
    });
  }

  /**
   * @param {any} job
   * @param {boolean} isRunning
   */
  progress({ title, text, of = 0, done = 0, code: exit }, isRunning) {
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
  /** @param {import("./desk_view.js").DeskView} desk */
  constructor(desk) {
    super(desk, "Merge", "merging");
  }

  draw() {
    const { other, rows = [], said = [] } = this.desk.model.get("merging");
    const heads = ["Student", "What", "Here", "There", "After"];
    redraw(
      this.root,
      form(
        "Compare",
        [
          field("Marks of another desk", "other", {
            placeholder: "other-marks",
            value: other ?? "",
          }),
          sender("Compare", "compare"),
        ],
        (values) => this.desk.send("compare", values),
      ),
      other && [
        make(
          "ul",
          {},
          list(said).map((line) => make("li", {}, line)),
        ),
        table("What differs", heads, rows),
        make(
          "div.sc-bar",
          {},
          button("Bring it over", "merge", () => this.desk.send("merge", { other })),
        ),
      ],
    );
  }
}
