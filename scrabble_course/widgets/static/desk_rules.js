// What is decided for everybody at once, and undone by another click.

import { button, list, make, Panel, redraw } from "./desk_parts.js";

const RULINGS = {
  "": "As before",
  "leave out": "Leave out",
  "full points": "Full points",
};

export class RulesPanel extends Panel {
  /** @param {import("./desk_view.js").DeskView} desk */
  constructor(desk) {
    super(desk, "For all", "for_all");
  }

  draw() {
    const { functions, of } = this.desk.model.get("for_all");
    redraw(
      this.root,
      make(
        "p.sc-note",
        {},
        "A bad question: decide for everybody. It stands in course.toml; nothing is " +
          "graded again, and nobody loses points by a topic that does not count.",
      ),
      list(functions).map((one) => this.rule(one, of)),
    );
  }

  /**
   * @param {any} one
   * @param {number} of
   */
  rule({ name, out_of: outOf, share, ruling, topics }, of) {
    const rows = list(topics).map((topic) =>
      make(
        "div.sc-bar",
        { role: "group", "aria-label": `${name}: ${topic.name}` },
        make("span.sc-what", {}, `${topic.name} (${topic.wrong} of ${of} wrong)`),
        this.choices(`${name}: ${topic.name}`, topic.ruling),
      ),
    );
    const isOpen = list(topics).some((topic) => topic.ruling);
    return make(
      "section.sc-desk-mark",
      { "aria-label": name },
      make(
        "div.sc-bar",
        { role: "group", "aria-label": name },
        make("strong.sc-what", {}, `${name}, ${outOf} points, ${share} % earned`),
        this.choices(name, ruling),
      ),
      rows.length > 0 &&
        make(
          "details",
          { "data-key": name, open: isOpen },
          make("summary", {}, `Topics of ${name}`),
          rows,
        ),
    );
  }

  /**
   * @param {string} name
   * @param {string} ruling
   */
  choices(name, ruling) {
    const { stamp } = this.desk.model.get("for_all");
    return Object.entries(RULINGS).map(([value, text]) =>
      button(
        text,
        `${name} ${value}`,
        () => this.desk.send("rule", { name, ruling: value, stamp }),
        { "aria-pressed": String(value === ruling) },
      ),
    );
  }
}
