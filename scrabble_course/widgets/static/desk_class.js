// The desk's first panel: who is there, found by name and by what there is to look at.

import { button, field, make, Panel, redraw } from "./desk_parts.js";
import { ClassTable } from "./desk_table.js";

const KINDS = { parts: "Parts", stages: "Stages", functions: "Functions" };
const ONLY = { look: "To look at", late: "Late", "by hand": "By hand" };

export class ClassPanel extends Panel {
  chosen = { kind: "stages", only: "" };

  /** @param {import("./desk_view.js").DeskView} desk */
  constructor(desk) {
    super(desk, "Class", "rows");
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
    const { model } = this.desk;
    const [columns, many] = [model.get("columns"), model.get("many")];
    const changed = model.get("changed_rows");
    const rows = model.get("rows").map((row) => changed[String(row[0])] ?? row);
    const wanted = this.input.value.trim().toLocaleLowerCase();
    const place = columns.findIndex(({ key }) => key === this.chosen.only);
    const found = rows.filter(
      (row) =>
        String(row[0]).toLocaleLowerCase().includes(wanted) &&
        (place < 0 || Boolean(row[place])),
    );
    redraw(this.choices, this.buttons("kind", KINDS), this.buttons("only", ONLY));
    const shown = found.length === many ? many : `${found.length} of ${many}`;
    this.count.textContent = `${shown} students`;
    this.table.show(columns, found, this.chosen.kind);
  }

  /**
   * @param {"kind" | "only"} what - of the second, none may be chosen
   * @param {Record<string, string>} choices
   */
  buttons(what, choices) {
    return Object.entries(choices).map(([key, text]) => {
      const isOn = this.chosen[what] === key;
      const choose = () => {
        this.chosen[what] = isOn && what === "only" ? "" : key;
        this.draw();
      };
      return button(text, key, choose, { "aria-pressed": String(isOn) });
    });
  }
}
