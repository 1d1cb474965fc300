// One student at the desk: the code beside its mark, and what can be changed.

import {
  beside,
  button,
  code,
  failureTable,
  field,
  form,
  make,
  notes,
  Panel,
  prose,
  redraw,
  sender,
  table,
} from "./desk_parts.js";
import { figure } from "./desk_table.js";

const WHY = "Why; the student reads it";

export class StudentPanel extends Panel {
  draw() {
    if (!this.told.student) {
      redraw(this.root, make("p", {}, "Open a student in the class."));
      return;
    }
    redraw(
      this.root,
      this.head(),
      notes(this.told.account),
      this.told.marks.map((/** @type {any} */ mark) => this.mark(mark)),
      this.byHand(),
      this.dates(),
      this.uploads(),
    );
  }

  head() {
    const { name, points, out_of: outOf, student } = this.told;
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
    const { key, file, code: source, out_of: outOf } = mark;
    const points = mark.points + mark.by_hand;
    const text = source || "There is no code of this function.";
    return make(
      "details.sc-desk-mark",
      { "data-key": `mark ${key}`, open: points < outOf },
      make("summary", {}, `${key}: ${figure(points)} of ${outOf} points`),
      beside(
        [code(text, `Code of ${key}`), file && make("p.sc-note", {}, `From ${file}`)],
        [this.reasons(mark), mark.is_last && this.points(mark, points)],
      ),
    );
  }

  /** @param {any} mark */
  reasons({ said, failures, advice, topics }) {
    return [
      make("p", {}, prose(said)),
      failures.map(failureTable),
      advice.map((/** @type {string} */ text) => make("p.sc-advice", {}, prose(text))),
      topics.length > 0 && make("p.sc-note", {}, topics.join(" \u00b7 ")),
    ];
  }

  /**
   * @param {any} mark
   * @param {number} points
   */
  points({ key, function: name }, points) {
    const value = { value: figure(points), inputmode: "decimal", size: 5 };
    return form(
      `Points for ${key}`,
      [field("Points", "points", value), field(WHY, "comment"), sender("Save")],
      (values) => this.adjust({ ...values, to: key, function: name }),
    );
  }

  /** @param {Record<string, string>} values */
  adjust(values) {
    const { student, version } = this.told;
    this.desk.send("adjust", { ...values, student, version });
  }

  byHand() {
    /** @type {{ student: string, version: string, given: any[] }} */
    const { student, version, given } = this.told;
    const rows = given.map((one) => [
      `${one.points > 0 ? "+" : ""}${figure(one.points)}`,
      one.function,
      one.comment,
      one.by,
      one.at,
      one.undone && `taken back ${one.undone}`,
    ]);
    const heads = ["Points", "For", "Why", "By", "When", "Since"];
    const fields = [
      field("Points to give or take", "points", { size: 5 }),
      field(WHY, "comment"),
      sender("Give"),
    ];
    const undo = button("Take back the last", "undo", () =>
      this.desk.send("take back", { student, version }),
    );
    return [
      make("h4", {}, "Given by hand"),
      rows.length > 0 && table("Given by hand", heads, rows),
      form("Points by hand", fields, (values) => this.adjust(values)),
      given.some(({ undone }) => !undone) && make("div.sc-bar", {}, undo),
    ];
  }

  dates() {
    const rows = this.told.dates.map((/** @type {any} */ date) => [
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
    const label = isExtended ? "Extended until" : "Due";
    const now = { value: due, placeholder: "2026-03-01 23:59" };
    return form(
      `Extension, stage ${stage}`,
      [field(label, "value", now), sender("Extend")],
      ({ value }) => this.sendDate(stage, "due", value),
    );
  }

  /** @param {any} date */
  dateButtons({ stage, late, is_extended: isExtended, is_excused: isExcused }) {
    /** @type {(text: string, what: string, value?: string) => HTMLElement} */
    const sets = (text, what, value = "") =>
      button(text, `${what} ${stage}`, () => this.sendDate(stage, what, value));
    return make(
      "div.sc-bar",
      {},
      late > 0 && sets("As if in time", "in time"),
      isExtended && sets("No extension", "due"),
      isExcused ? sets("Do not excuse", "excused") : sets("Excuse", "excused", "yes"),
    );
  }

  /**
   * @param {number} stage
   * @param {string} what
   * @param {string} value
   */
  sendDate(stage, what, value) {
    const { student, stamp } = this.told;
    this.desk.send("date", { student, stamp, stage, what, value });
  }

  uploads() {
    /** @type {Record<string, any[]>} */
    const { uploads, files } = this.told;
    const rows = uploads.map((one) => [
      one.at || "not known",
      `${figure(one.points)} of ${one.out_of}`,
      one.digest,
      one.about,
      one.counts ? "yes" : "",
    ]);
    const heads = ["When", "Points", "Contents", "Graded", "Counts"];
    return [
      make("h4", {}, "Uploads"),
      table("Uploads", heads, rows),
      notes(files.map(({ path, problem }) => path + (problem && `: ${problem}`))),
    ];
  }
}
