// Draws a function in pieces, and reports where the student puts them. Of the state,
// which is Python's (arrange.py), only `program`, `typed` and `runs` are set from here.

import { activityCard, textField } from "./activity.js";
import { letArrange } from "./arrange_drag.js";
import { append, isGiven, placeOf, put, without } from "./arrange_program.js";
import { element, fill, paint, write, writeCode } from "./elements.js";
import { View } from "./view.js";
import { Voice } from "./voice.js";

/** @typedef {import("./arrange_program.js").Placed} Placed */

/**
 * @typedef {object} ArrangeState
 * @property {string} task
 * @property {string} head - the first line, which stays where it is
 * @property {string[]} lines - all others, shuffled and so numbered
 * @property {number[]} gone - those of lines that were taken away
 * @property {Placed[]} program - the student's function below its head
 * @property {import("./arrange_program.js").Gap} gap - where one line is to be chosen
 * @property {string} typed - what was typed for the gap, "" if a line was chosen
 * @property {number} runs - counts up each time it is to be run
 * @property {number} answered - the last of these that was answered
 * @property {string} outcome - what came of it, in HTML
 * @property {"" | "good" | "bad"} verdict
 * @property {string} problem
 */

const FRAME = `
  <div class="sc-function">
    <p class="sc-head" data-number="1"><code></code></p>
    <p class="sc-note sc-empty">Click a line below, or drag it here.</p>
    <div class="sc-program" role="listbox" aria-label="Your function"></div>
    <div class="sc-insertion" hidden></div>
  </div>
  <div class="sc-bar">
    <button type="button" class="sc-main" data-act="run">Run it</button>
    <button type="button" data-act="left">← Left</button>
    <button type="button" data-act="right">Right →</button>
    <button type="button" data-act="up">↑ Up</button>
    <button type="button" data-act="down">↓ Down</button>
    <button type="button" data-act="toggle">In or out</button>
  </div>
  <div class="sc-news" role="status" aria-atomic="false">
    <p class="sc-spoken"></p><p class="sc-notice"></p>
    <div class="sc-result"></div><p class="sc-problem"></p>
  </div>
  <div class="sc-pool" role="listbox" aria-label="Lines that are left"></div>`;

const NONE_LEFT = "All lines are in your function.";

/** @extends {View<ArrangeState>} */
export class ArrangeView extends View {
  /** @param {import("@anywidget/types").AnyModel<ArrangeState>} model */
  constructor(model) {
    super(model, activityCard("Lines to arrange", model.get("task")));
    this.root.classList.add("sc-arrange");
    this.root.insertAdjacentHTML("beforeend", FRAME);
    writeCode(this.part(".sc-head code"), model.get("head"));
    this.program = this.part(".sc-program");
    this.pool = this.part(".sc-pool");
    this.voice = new Voice(this.part(".sc-news"));
    this.pieces = model.get("lines").map(pieceOf);
    this.gap = model.get("gap");
    const [gap = -1] = this.gap;
    this.current = this.placed[gap]?.[0] ?? 0; // what is chosen in the gap, or is to be
    if (this.gap.length) this.letType();
    this.answered = model.get("answered");
    this.listen();
    this.draw();
  }

  letType() {
    this.root.classList.add("sc-gap");
    const field = textField("Or type it yourself", "Run what I typed", (text) =>
      this.run(text.trim()),
    );
    field.input.value = this.model.get("typed");
    this.root.append(field.root);
  }

  listen() {
    const { root, model, program, pool } = this;
    root.addEventListener("click", (event) => this.onClick(event));
    root.addEventListener("focusin", ({ target }) => {
      const line = this.pieces.indexOf(/** @type {HTMLElement} */ (target));
      if (line >= 0) this.choose(line);
    });
    const [box, mark] = [this.part(".sc-function"), this.part(".sc-insertion")];
    letArrange(
      root,
      { box, program, given: pool, mark },
      {
        put: (node, at, level) => {
          const line = this.pieces.indexOf(node);
          this.change(put(this.placed, line, at, level, this.gap), line);
        },
        take: (node) => this.takeOut(this.pieces.indexOf(node)),
      },
    );
    model.on("change", () => this.draw());
  }

  /** @returns {Placed[]} */
  get placed() {
    return this.model.get("program");
  }

  /** The numbers of the lines that are left. */
  get left() {
    const gone = [...this.model.get("gone"), ...this.gap.slice(1)];
    const used = [...gone, ...this.placed.map(([line]) => line)];
    return [...this.pieces.keys()].filter((line) => !used.includes(line));
  }

  /** What the named keys do. @returns {import("./keys.js").Acts} */
  get keys() {
    const step = (/** @type {1 | -1} */ by) => (/** @type {KeyboardEvent} */ event) => {
      if (event.shiftKey) this.shift(by);
      else this.walk((at) => at + by);
    };
    return {
      Enter: () => this.run(),
      " ": () => this.toggle(),
      Backspace: () => this.takeOut(this.current),
      Delete: () => this.takeOut(this.current),
      ArrowUp: step(-1),
      ArrowDown: step(1),
      ArrowLeft: () => this.indent(-1),
      ArrowRight: () => this.indent(1),
      Home: () => this.walk(() => 0),
      End: () => this.walk((_, length) => length - 1),
    };
  }

  /** Other keys do nothing, neither here nor in the notebook. */
  type() {}

  focus() {
    this.pieces[this.current].focus({ preventScroll: true });
  }

  /** @param {MouseEvent} event */
  onClick(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    const act = target.closest("button")?.dataset.act;
    const piece = /** @type {HTMLElement | null} */ (
      target.closest(".sc-pool .sc-piece")
    );
    if (piece) {
      this.choose(this.pieces.indexOf(piece));
      this.toggle();
    } else if (act === "run") this.run();
    else if (act === "toggle") this.toggle();
    else if (act === "left" || act === "right") this.indent(act === "left" ? -1 : 1);
    else if (act) this.shift(act === "up" ? -1 : 1);
  }

  /** @param {number} line */
  choose(line) {
    this.current = line;
    this.mark();
  }

  /** @param {(at: number, length: number) => number} step */
  walk(step) {
    const all = [...this.placed.map(([line]) => line), ...this.left];
    const at = step(all.indexOf(this.current), all.length);
    if (at in all) {
      this.choose(all[at]);
      this.focus();
    }
  }

  toggle() {
    const { placed, current } = this;
    if (placeOf(placed, current) >= 0) this.takeOut(current);
    else this.change(append(placed, current, this.gap), current);
  }

  /** @param {number} line */
  takeOut(line) {
    if (placeOf(this.placed, line) >= 0)
      this.change(without(this.placed, line, this.gap), line);
  }

  /** @param {1 | -1} by */
  shift(by) {
    this.move((line, at, level) => put(this.placed, line, at + by, level));
  }

  /** @param {1 | -1} by */
  indent(by) {
    this.move((line, at, level) => put(this.placed, line, at, level + by));
  }

  /** @param {(line: number, at: number, level: number) => Placed[]} make */
  move(make) {
    const { placed, current } = this;
    const at = placeOf(placed, current);
    if (this.gap.length) this.voice.show("The other lines are given.");
    else if (at < 0) this.voice.show("This line is not in your function yet.");
    else this.change(make(current, at, placed[at][1]), current);
  }

  /**
   * @param {Placed[]} program
   * @param {number} line - the one that this is about
   */
  change(program, line) {
    this.current = line;
    this.model.set("program", program);
    this.model.save_changes();
    this.voice.say(this.nameOf(line));
  }

  /** @param {string} [typed] - the line for the gap, if none was chosen */
  run(typed = "") {
    this.model.set("typed", typed);
    this.model.set("runs", this.model.get("runs") + 1);
    this.model.save_changes();
  }

  /** @param {number} line */
  nameOf(line) {
    const at = placeOf(this.placed, line);
    const text = this.model.get("lines")[line];
    if (at < 0) return `${text}, not in your function`;
    const level = this.placed[at][1];
    const steps = level === 1 ? "1 step" : `${level} steps`;
    return `line ${at + 2}, indented ${steps}: ${text}`;
  }

  draw() {
    const { left, placed } = this;
    const lines = placed.map(([line]) => line);
    if (![...lines, ...left].includes(this.current))
      [this.current] = [...lines, ...left];
    const focused = /** @type {HTMLElement} */ (document.activeElement);
    fill(
      this.program,
      lines.map((line) => this.pieces[line]),
    );
    fill(
      this.pool,
      left.map((line) => this.pieces[line]),
    );
    this.mark();
    if (this.pieces.includes(focused) && focused !== document.activeElement)
      this.focus();
    this.part(".sc-empty").hidden = placed.length > 0;
    this.pool.dataset.none = left.length ? "" : NONE_LEFT;
    this.drawNews();
  }

  /** Show where each line is, and which one the keys are for. */
  mark() {
    this.pieces.forEach((piece, line) => {
      const at = placeOf(this.placed, line);
      piece.classList.toggle("sc-given", isGiven(at, this.gap));
      piece.classList.toggle("sc-open", line === this.gap[1]);
      piece.dataset.number = at < 0 ? "" : String(at + 2);
      writeCode(piece.children[0], this.model.get("lines")[line]);
      piece.style.setProperty("--sc-level", String(at < 0 ? 0 : this.placed[at][1]));
      piece.ariaLabel = this.nameOf(line);
      piece.ariaSelected = String(line === this.current);
      piece.tabIndex = line === this.current ? 0 : -1;
    });
  }

  drawNews() {
    const { model } = this;
    const result = this.part(".sc-result");
    if (this.answered !== model.get("answered")) paint(result, ""); // and say it anew
    this.answered = model.get("answered");
    this.root.dataset.verdict = model.get("verdict");
    paint(result, model.get("outcome"));
    write(this.part(".sc-problem"), model.get("problem"));
  }
}

/** One line as a thing to move. */
function pieceOf() {
  const piece = element("sc-piece", { role: "option" });
  piece.append(element("", {}, "code"));
  return piece;
}
