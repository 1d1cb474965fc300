// The desk's first panel: who is there, found by name and by what there is to look at.

import { button, field, make, Panel, redraw } from "./desk_parts.js";
import { ClassTable } from "./desk_table.js";

const KINDS = { parts: "Parts", stages: "Stages", functions: "Functions" };
const ONLY = { look: "To look at", late: "Late", "by hand": "By hand" };

export class ClassPanel extends Panel {
  /** @param {import("./desk_view.js").DeskView} desk */
  constructor(desk) {
    super(desk, "Class", "class");
    this.traits = ["rows", "changed_rows"];
    this.kind = "stages";
    this.only = "";
    this.table = new ClassTable((student) => desk.open(student));
    this.search = field("Find a student", "find", { type: "search" });
    this.search.addEventListener("input", () => this.draw());
    this.choices = make("div.sc-bar", { role: "group", "aria-label": "What is shown" });
    this.count = make("p.sc-note", { role: "status" });
    this.root.append(
      make("div.sc-bar", {}, this.search, this.choices),
      this.count,
      this.table.root,
    );
  }

  get input() {
    return /** @type {HTMLInputElement} */ (this.search.querySelector("input"));
  }

  draw() {
    const columns = this.desk.model.get("columns");
    const changed = this.desk.model.get("changed_rows");
    const rows = this.desk.model
      .get("rows")
      .map((row) => changed[String(row[0])] ?? row);
    const wanted = this.input.value.trim().toLocaleLowerCase();
    const place = columns.findIndex(({ key }) => key === this.only);
    const found = rows.filter(
      (row) =>
        String(row[0]).toLocaleLowerCase().includes(wanted) &&
        (place < 0 || Boolean(row[place])),
    );
    this.drawChoices();
    const many = this.desk.model.get("many");
    this.count.textContent =
      found.length === many
        ? `${many} students`
        : `${found.length} of ${many} students`;
    this.table.show(columns, found, this.kind);
  }

  drawChoices() {
    const kinds = Object.entries(KINDS).map(([kind, text]) =>
      this.choice(text, kind, this.kind === kind, () => {
        this.kind = kind;
      }),
    );
    const only = Object.entries(ONLY).map(([name, text]) =>
      this.choice(text, name, this.only === name, () => {
        this.only = this.only === name ? "" : name;
      }),
    );
    redraw(this.choices, kinds, only);
  }

  /**
   * @param {string} text
   * @param {string} key
   * @param {boolean} isOn
   * @param {() => void} choose
   */
  choice(text, key, isOn, choose) {
    const act = () => {
      choose();
      this.draw();
    };
    return button(text, key, act, { "aria-pressed": String(isOn) });
  }
}
