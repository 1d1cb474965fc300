// One student at the desk: the code beside its mark, and what can be changed.

import {
  button,
  code,
  failureTable,
  field,
  form,
  list,
  make,
  Panel,
  prose,
  redraw,
  sender,
  table,
} from "./desk_parts.js";
import { figure } from "./desk_table.js";

export class StudentPanel extends Panel {
  /** @param {import("./desk_view.js").DeskView} desk */
  constructor(desk) {
    super(desk, "Student", "student");
  }

  get shown() {
    return this.desk.model.get("student");
  }

  draw() {
    if (!this.shown.student) {
      redraw(this.root, make("p", {}, "Open a student in the class."));
      return;
    }
    redraw(
      this.root,
      this.head(),
      make(
        "ul.sc-note",
        {},
        list(this.shown.account).map((text) => make("li", {}, text)),
      ),
      list(this.shown.marks).map((mark) => this.mark(mark)),
      this.byHand(),
      this.dates(),
      this.uploads(),
    );
  }

  head() {
    const { name, points, out_of: outOf, student } = this.shown;
    return make(
      "div.sc-bar.sc-desk-head",
      {},
      make("h3", {}, make("bdi", {}, name)),
      make("strong", {}, `${figure(points)} of ${outOf} points`),
      button("Previous (p)", "previous", () => this.desk.step(-1)),
      button("Next (n)", "next", () => this.desk.step(1)),
      button("Page for a regrade request", "regrade", () =>
        this.desk.send("regrade", { student }),
      ),
      button("Page for a talk", "oral", () => {
        this.desk.send("start", { what: "oral", student });
        this.desk.show(this.desk.panel("job"));
      }),
    );
  }

  /** @param {any} mark */
  mark(mark) {
    const points = mark.points + mark.by_hand;
    const title = `${mark.key}: ${figure(points)} of ${mark.out_of} points`;
    const text = mark.code || "There is no code of this function.";
    const isRight = points >= mark.out_of;
    return make(
      "details.sc-desk-mark",
      { "data-key": `mark ${mark.key}`, open: !isRight },
      make("summary", {}, title),
      make(
        "div.sc-beside",
        {},
        make(
          "div",
          {},
          code(text, `Code of ${mark.key}`),
          mark.file && make("p.sc-note", {}, `From ${mark.file}`),
        ),
        make("div", {}, this.reasons(mark), mark.is_last && this.points(mark)),
      ),
    );
  }

  /** @param {any} mark */
  reasons({ said, failures, advice, topics }) {
    return [
      make("p", {}, prose(said)),
      failures.map(failureTable),
      list(advice).map((text) => make("p.sc-advice", {}, prose(text))),
      topics.length > 0 && make("p.sc-note", {}, topics.join(" \u00b7 ")),
    ];
  }

  /** @param {any} mark */
  points({ key, function: name, points, by_hand: byHand }) {
    const { student, version } = this.shown;
    return form(
      `Points for ${key}`,
      [
        field("Points", "points", {
          key: `${key} points`,
          value: figure(points + byHand),
          inputmode: "decimal",
          size: 5,
        }),
        field("Why; the student reads it", "comment", { key: `${key} comment` }),
        sender("Save", `${key} save`),
      ],
      (values) =>
        this.desk.send("adjust", {
          ...values,
          to: key,
          function: name,
          student,
          version,
        }),
    );
  }

  byHand() {
    const { student, version, given } = this.shown;
    const rows = list(given).map((one) => [
      `${one.points > 0 ? "+" : ""}${figure(one.points)}`,
      one.function,
      one.comment,
      one.by,
      one.at,
      one.undone && `taken back ${one.undone}`,
    ]);
    const fields = [
      field("Points to give or take", "points", { key: "give", size: 5 }),
      field("Why; the student reads it", "comment", { key: "give comment" }),
      sender("Give", "give save"),
    ];
    const undo = button("Take back the last", "undo", () =>
      this.desk.send("take back", { student, version }),
    );
    return [
      make("h4", {}, "Given by hand"),
      rows.length > 0 &&
        table("Given by hand", ["Points", "For", "Why", "By", "When", "Since"], rows),
      form("Points by hand", fields, (values) =>
        this.desk.send("adjust", { ...values, student, version }),
      ),
      list(given).some(({ undone }) => !undone) && make("div.sc-bar", {}, undo),
    ];
  }

  dates() {
    const rows = list(this.shown.dates).map((date) => [
      date.title,
      this.dueForm(date),
      date.late ? `\u2212${figure(date.late)}` : "",
      this.dateButtons(date),
    ]);
    const heads = ["Stage", "Due", "Late", "For this student"];
    return [make("h4", {}, "Deadlines"), table("Deadlines", heads, rows)];
  }

  /** @param {any} date */
  dueForm({ stage, due, is_extended: isExtended }) {
    return form(
      `Extension, stage ${stage}`,
      [
        field(isExtended ? "Extended until" : "Due", "value", {
          key: `due ${stage}`,
          value: due,
          placeholder: "2026-03-01 23:59",
        }),
        sender("Extend", `extend ${stage}`),
      ],
      ({ value }) => this.sendDate(stage, "due", value),
    );
  }

  /** @param {any} date */
  dateButtons({ stage, late, is_extended: isExtended, is_excused: isExcused }) {
    const excuse = isExcused ? "Do not excuse" : "Excuse";
    return make(
      "div.sc-bar",
      {},
      late > 0 &&
        button("As if in time", `in time ${stage}`, () =>
          this.sendDate(stage, "in time", ""),
        ),
      isExtended &&
        button("No extension", `no extension ${stage}`, () =>
          this.sendDate(stage, "due", ""),
        ),
      button(excuse, `excuse ${stage}`, () =>
        this.sendDate(stage, "excused", isExcused ? "" : "yes"),
      ),
    );
  }

  /**
   * @param {number} stage
   * @param {string} what
   * @param {string} value
   */
  sendDate(stage, what, value) {
    const { student, stamp } = this.shown;
    this.desk.send("date", { student, stamp, stage, what, value });
  }

  uploads() {
    const rows = list(this.shown.uploads).map((one) => [
      one.at || "not known",
      `${figure(one.points)} of ${one.out_of}`,
      one.digest,
      one.about,
      one.counts ? "yes" : "",
    ]);
    const files = list(this.shown.files).map(({ path, problem }) =>
      make("li", {}, path, problem && `: ${problem}`),
    );
    const heads = ["When", "Points", "Contents", "Graded", "Counts"];
    return [
      make("h4", {}, "Uploads"),
      table("Uploads", heads, rows),
      make("ul.sc-note", {}, files),
    ];
  }
}
