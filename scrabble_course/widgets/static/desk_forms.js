// The desk's forms: dates and people, which write the instructor's own files.

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

const LATENESS = {
  percent_per_day: "Percent of a stage's points, for each day begun",
  most_percent: "Never more percent than",
  grace_minutes: "Minutes of grace",
  slip_days: "Slip days for each student",
};
const OTHER =
  "deadlines.toml says something else than what counts now. A run takes it in, and so " +
  "does a change here.";

export class DatesPanel extends Panel {
  draw() {
    const { parts, stages, lateness, is_other: isOther } = this.told;
    const rows = [...parts, ...stages].map(({ name, title, due = "" }) => [
      title,
      this.due(name, "Due", due),
    ]);
    redraw(
      this.root,
      isOther && make("p.sc-problem", {}, OTHER),
      make("h3", {}, "When work is due"),
      table("When work is due", ["Part or stage", "Due"], rows),
      make("h3", {}, "What lateness costs"),
      Object.entries(LATENESS).map(([name, text]) =>
        this.due(name, text, String(lateness[name] ?? "")),
      ),
    );
  }

  /**
   * @param {string} name
   * @param {string} label
   * @param {string} value
   */
  due(name, label, value) {
    const { stamp } = this.told;
    const isTime = label === "Due";
    /** @type {Record<string, string | number>} */
    const hint = isTime ? { placeholder: "2026-03-01 23:59" } : { size: 6 };
    const labelled = field(label, "value", { value, ...hint });
    // The head of its column shows it; each field tells it to those who hear.
    labelled.children[0].classList.toggle("sc-name", isTime);
    return form(`${label}: ${name}`, [labelled, sender("Set")], (values) =>
      this.desk.send("due", { name, stamp, ...values }),
    );
  }
}

const TABLES = {
  groups: ["Groups: what one hands in counts for all", "Members, with commas"],
  aliases: ["Other names: what else a student is called", "Names, with commas"],
};
const REMOVED =
  "Who is removed is erased from the gradebook at once, and from all pages when these " +
  "are written. That cannot be undone.";

export class PeoplePanel extends Panel {
  draw() {
    const { roster, out, strays, dropped, removed } = this.told;
    const file = { placeholder: "roster.csv" };
    redraw(
      this.root,
      make("h3", {}, "Roster"),
      make("p", {}, roster ? `${roster} students are known.` : "None is given yet."),
      out.length > 0 && make("p.sc-note", {}, `In no table: ${out.join(", ")}`),
      notes(strays),
      form(
        "Roster",
        [field("As your platform exports it", "file", file), sender("Take it")],
        (values) => this.desk.send("roster", values),
      ),
      make("h3", {}, "Dropped: in no table; what is kept of them stays"),
      this.entry("dropped", "", "Students, with commas", dropped),
      Object.entries(TABLES).map(([name, texts]) => this.table(name, texts)),
      make("h3", {}, "Removed"),
      make("p.sc-note", {}, REMOVED),
      this.entry("removed", "", "Students, with commas", removed),
    );
  }

  /**
   * @param {string} name
   * @param {string[]} texts
   */
  table(name, [title, label]) {
    /** @type {[string, string[]][]} */
    const entries = Object.entries(this.told[name]);
    return [
      make("h3", {}, title),
      entries.map(([key, names]) => this.entry(name, key, label, names)),
      this.entry(name, null, label, []),
    ];
  }

  /**
   * Return a form for one entry: of a list, of a table, or, without a key, a new one.
   * @param {string} where
   * @param {string | null} key
   * @param {string} label
   * @param {string[]} names
   */
  entry(where, key, label, names) {
    const id = `${where} ${key ?? "new"}`;
    const entry = { table: where, name: key ?? "", stamp: this.told.stamp };
    const takeOut = () => this.desk.send("enrol", { ...entry, value: "" });
    return form(
      id,
      [
        key === null && field("Name", "name"),
        key && make("strong.sc-what", {}, key),
        field(label, "value", { value: names.join(", ") }),
        sender("Write"),
        key && button("Take out", `${id} out`, takeOut),
      ],
      (values) => this.desk.send("enrol", { ...entry, ...values }),
    );
  }
}
