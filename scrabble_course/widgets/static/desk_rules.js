// What is decided for everybody at once, and undone by another click.

import { button, make, Panel, redraw } from "./desk_parts.js";

const RULINGS = {
  "": "As before",
  "leave out": "Leave out",
  "full points": "Full points",
};
const BAD =
  "A bad question: decide for everybody. It stands in course.toml; nothing is graded " +
  "again, and nobody loses points by a topic that does not count.";

export class RulesPanel extends Panel {
  draw() {
    const rules = this.told.functions.map((/** @type {any} */ one) => this.rule(one));
    redraw(this.root, make("p.sc-note", {}, BAD), rules);
  }

  /** @param {any} one */
  rule({ name, out_of: outOf, share, ruling, topics }) {
    const rows = topics.map((/** @type {any} */ topic) => {
      const text = `${topic.name} (${topic.wrong} of ${this.told.of} wrong)`;
      const what = make("span.sc-what", {}, text);
      return this.decision(`${name}: ${topic.name}`, what, topic.ruling);
    });
    const open = topics.some((/** @type {any} */ topic) => topic.ruling);
    const summary = make("summary", {}, `Topics of ${name}`);
    const text = `${name}, ${outOf} points, ${share} % earned`;
    return make(
      "section.sc-desk-mark",
      { "aria-label": name },
      this.decision(name, make("strong.sc-what", {}, text), ruling),
      rows.length > 0 && make("details", { "data-key": name, open }, summary, rows),
    );
  }

  /**
   * @param {string} name
   * @param {HTMLElement} what
   * @param {string} ruling
   */
  decision(name, what, ruling) {
    const { stamp } = this.told;
    const choices = Object.entries(RULINGS).map(([value, text]) => {
      const decide = () => this.desk.send("rule", { name, ruling: value, stamp });
      const isPressed = String(value === ruling);
      return button(text, `${name} ${value}`, decide, { "aria-pressed": isPressed });
    });
    return make("div.sc-bar", { role: "group", "aria-label": name }, what, choices);
  }
}
