// The desk: its panels, what was done last, and whether somebody else was here.

import { ClassPanel } from "./desk_class.js";
import { DatesPanel, PeoplePanel } from "./desk_forms.js";
import { MistakesPanel } from "./desk_mistakes.js";
import { button, make, redraw } from "./desk_parts.js";
import { RulesPanel } from "./desk_rules.js";
import { StudentPanel } from "./desk_student.js";
import { MergePanel, WorkPanel } from "./desk_work.js";
import { announce } from "./elements.js";

/**
 * @typedef {object} DeskState
 * @property {string} title
 * @property {number} many
 * @property {import("./desk_table.js").Column[]} columns
 * @property {import("./desk_table.js").Row[]} rows
 * @property {Record<string, import("./desk_table.js").Row>} changed_rows
 * @property {any} student
 * @property {any} for_all
 * @property {any} mistakes
 * @property {any} dates
 * @property {any} people
 * @property {any} merging
 * @property {any} job
 * @property {{ text?: string, tone?: string }} said
 * @property {string} elsewhere
 */

const EVERY = 2000; // milliseconds from one look at what others do to the next
const PER_PAGE = 12;

export class DeskView {
  timer = 0;
  coming = ""; // the student who is to come: a second key goes on from there
  keys = this.acts();
  id = `sc-desk-${crypto.getRandomValues(new Uint32Array(1))[0]}`;

  /** @param {import("@anywidget/types").AnyModel<DeskState>} model */
  constructor(model) {
    this.model = model;
    this.classPanel = new ClassPanel(this);
    this.panels = [
      this.classPanel,
      new StudentPanel(this, "Student", "student"),
      new RulesPanel(this, "For all", "for_all", true),
      new MistakesPanel(this, "Mistakes", "mistakes", true),
      new DatesPanel(this, "Deadlines", "dates", true),
      new PeoplePanel(this, "Students", "people", true),
      new MergePanel(this, "Merge", "merging"),
      new WorkPanel(this, "Grade and give back", "job"),
    ];
    const last = this.panels.length - 1; // to grade: where nothing is, that comes first
    this.at = this.panels[model.get("many") ? 0 : last];
    this.tabs = make("div.sc-bar.sc-tabs", { role: "tablist", "aria-label": "Desk" });
    this.place = make("div.sc-panel", { role: "tabpanel", id: this.id });
    this.notice = make("p.sc-message");
    this.news = make("div.sc-news", { role: "status" }, this.notice);
    this.others = make("div.sc-problem.sc-bar", { role: "alert" });
    this.root = make(
      "div.sc-card.sc-desk",
      { role: "group", "aria-label": "Desk" },
      make("h2", {}, model.get("title")),
      this.tabs,
      this.news,
      this.others,
      this.place,
    );
    this.listen();
    this.show(this.at);
  }

  listen() {
    const { model } = this;
    for (const panel of this.panels)
      model.on(`change:${panel.trait}`, () => this.draw(panel));
    model.on("change:changed_rows", () => this.draw(this.classPanel));
    model.on("change:said", () => this.tell());
    model.on("change:elsewhere", () => this.drawOthers());
    model.on("change:student", () => {
      if (model.get("student").student === this.coming) this.coming = "";
      this.show(this.panel("student"));
    });
    this.drawOthers();
  }

  /** @returns {import("./keys.js").Acts} */
  acts() {
    return {
      ArrowDown: () => this.move(1),
      ArrowUp: () => this.move(-1),
      PageDown: () => this.move(PER_PAGE),
      PageUp: () => this.move(-PER_PAGE),
      Home: () => this.move(Number.NEGATIVE_INFINITY),
      End: () => this.move(Number.POSITIVE_INFINITY),
      ArrowRight: () => this.turn(1),
      ArrowLeft: () => this.turn(-1),
      Enter: () => {},
      Escape: () => this.focus(),
    };
  }

  /** @param {string} letter */
  type(letter) {
    if (letter === "n") this.step(1);
    if (letter === "p") this.step(-1);
    if (letter === "/") {
      this.show(this.classPanel);
      this.classPanel.input.focus();
    }
  }

  focus() {
    if (this.at === this.classPanel) this.classPanel.table.focus();
    else this.at.root.focus();
  }

  /** @param {string} trait - what the panel shows */
  panel(trait) {
    return this.panels.find((panel) => panel.trait === trait) ?? this.at;
  }

  /** @param {number} by */
  move(by) {
    if (this.at === this.classPanel) this.classPanel.table.move(by);
  }

  /**
   * Turn to the panel beside.
   * @param {number} by
   */
  turn(by) {
    if (!this.tabs.contains(document.activeElement)) return;
    const { panels } = this;
    const place = panels.indexOf(this.at) + by + panels.length;
    this.show(panels[place % panels.length]);
    const tab = this.tabs.querySelector("[aria-selected=true]");
    /** @type {HTMLElement | null} */ (tab)?.focus();
  }

  /**
   * Open the student beside the one that is shown.
   * @param {number} by
   */
  step(by) {
    const from = this.coming || this.model.get("student").student;
    const next = this.classPanel.table.beside(from, by);
    if (next) this.open(String(next));
  }

  /** @param {string} student */
  open(student) {
    const isShown = this.model.get("student").student === student;
    if (isShown) this.show(this.panel("student"));
    if (isShown && !this.coming) return;
    this.coming = student;
    this.send("open", { student });
  }

  /**
   * Ask Python to do something.
   * @param {string} what
   * @param {Record<string, unknown>} [more]
   */
  send(what, more = {}) {
    this.model.send({ do: what, ...more });
  }

  /** @param {DeskView["panels"][number]} panel */
  show(panel) {
    const hadFocus = this.place.contains(document.activeElement);
    const isOther = this.at !== panel || !this.place.children.length;
    this.at = panel;
    this.drawTabs();
    if (isOther) {
      this.place.replaceChildren(panel.root);
      if (panel.isAskedFor) this.send("panel", { panel: panel.trait });
    }
    this.draw(panel);
    if (hadFocus && isOther) this.focus();
  }

  /**
   * Draw a panel that can be seen, if what it shows is told.
   * @param {DeskView["panels"][number]} panel
   */
  draw(panel) {
    const isTold = !panel.isAskedFor || Object.keys(panel.told).length > 0;
    if (panel === this.at && isTold) panel.draw();
  }

  drawTabs() {
    const tabs = this.panels.map((panel) => {
      const isAt = panel === this.at;
      return button(panel.title, panel.trait, () => this.show(panel), {
        role: "tab",
        "aria-selected": String(isAt),
        "aria-controls": this.id,
        tabindex: isAt ? "0" : "-1",
      });
    });
    redraw(this.tabs, tabs);
    this.place.setAttribute("aria-label", this.at.title);
  }

  tell() {
    const { text = "", tone = "" } = this.model.get("said");
    this.news.dataset.verdict = tone;
    announce(this.notice, text);
  }

  drawOthers() {
    const text = this.model.get("elsewhere");
    const look = () => this.send("look", { anew: true });
    this.others.hidden = !text;
    redraw(this.others, text && [text, button("Look again", "anew", look)]);
  }

  /** See now and then what others do, as long as the desk can be seen. */
  watch() {
    this.send("rest");
    this.timer = setInterval(() => {
      if (this.root.isConnected && !document.hidden) this.send("look");
    }, EVERY);
  }

  close() {
    clearInterval(this.timer);
  }
}
