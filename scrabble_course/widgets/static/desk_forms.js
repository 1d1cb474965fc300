// The desk's forms: dates and people, which write the instructor's own files.

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
  /** @param {import("./desk_view.js").DeskView} desk */
  constructor(desk) {
    super(desk, "Deadlines", "dates");
  }

  draw() {
    const shown = this.desk.model.get("dates");
    const { parts, stages, lateness = {} } = shown;
    const rows = [...list(parts), ...list(stages)].map(({ name, title, due = "" }) => [
      title,
      this.due(name, "Due", due),
    ]);
    redraw(
      this.root,
      shown.is_other && make("p.sc-problem", {}, OTHER),
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
    const { stamp } = this.desk.model.get("dates");
    const isTime = label === "Due";
    /** @type {Record<string, string | number>} */
    const hint = isTime ? { placeholder: "2026-03-01 23:59" } : { size: 6 };
    const labelled = field(label, "value", { key: `${name} value`, value, ...hint });
    // The head of its column shows it; each field tells it to those who hear.
    labelled.children[0].classList.toggle("sc-name", isTime);
    return form(
      `${label}: ${name}`,
      [labelled, sender("Set", `${name} set`)],
      (values) => this.desk.send("due", { name, stamp, ...values }),
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
  /** @param {import("./desk_view.js").DeskView} desk */
  constructor(desk) {
    super(desk, "Students", "people");
  }

  draw() {
    const {
      roster = 0,
      out = [],
      strays = [],
      dropped = [],
      removed = [],
    } = this.desk.model.get("people");
    redraw(
      this.root,
      make("h3", {}, "Roster"),
      make("p", {}, roster ? `${roster} students are known.` : "None is given yet."),
      out.length > 0 && make("p.sc-note", {}, `In no table: ${out.join(", ")}`),
      make(
        "ul.sc-note",
        {},
        list(strays).map((name) => make("li", {}, name)),
      ),
      form(
        "Roster",
        [
          field("As your platform exports it", "file", { placeholder: "roster.csv" }),
          sender("Take it", "roster"),
        ],
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
    /** @type {Record<string, string[]>} */
    const entries = this.desk.model.get("people")[name] ?? {};
    return [
      make("h3", {}, title),
      Object.entries(entries).map(([key, names]) =>
        this.entry(name, key, label, names),
      ),
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
    const { stamp } = this.desk.model.get("people");
    const id = `${where} ${key ?? "new"}`;
    const value = names.join(", ");
    return form(
      id,
      [
        key === null && field("Name", "name", { key: `${id} name` }),
        key && make("strong.sc-what", {}, key),
        field(label, "value", { key: `${id} value`, value }),
        sender("Write", `${id} write`),
        key &&
          button("Take out", `${id} out`, () =>
            this.desk.send("enrol", { table: where, name: key, value: "", stamp }),
          ),
      ],
      (values) =>
        this.desk.send("enrol", { table: where, name: key ?? "", stamp, ...values }),
    );
  }
}
