// Draws a rack of tiles and reports what the player does. The state is Python's
// (tile_rack.py): only `picked`, `order` and `plays` are ever set from here.

import { element, paint, pointsText, write } from "./elements.js";
import { TileRows } from "./tile_rows.js";
import { View } from "./view.js";
import { Voice } from "./voice.js";

/**
 * @typedef {object} JudgedState
 * @property {string} word - the word that the next four are about
 * @property {number | null} score - null when the student's function gave none
 * @property {string} breakdown - how the score comes about; remarks on further lines
 * @property {string} sheet - the same as a picture, in HTML
 * @property {string} problem - what is wrong with the student's functions
 * @property {string} message - what came of the last play
 * @property {"" | "good" | "bad"} verdict - the same as a mood
 */

/** @typedef {import("./tile_rows.js").RowsState & JudgedState} RackState */

const RACK_HINT = "Click, drag or type tiles to spell a word.";

export const RACK_KEYS = `
  <kbd>Enter</kbd> plays <kbd>Backspace</kbd> takes back <kbd>Esc</kbd> clears`;

const RACK_FRAME = `
  <div class="sc-row sc-word" role="listbox" aria-label="Your word"></div>
  <div class="sc-score">
    <div class="sc-explained">
      <div class="sc-sheet" aria-hidden="true"></div>
      <div class="sc-breakdown"><code></code><span></span><strong></strong></div>
    </div>
    <div class="sc-points"><b></b><span>points</span></div>
  </div>
  <div class="sc-row sc-shelf" role="listbox" aria-label="Rack"></div>
  <div class="sc-bar">
    <button type="button" class="sc-main" data-act="play">Play</button>
    <button type="button" data-act="clear">Clear</button>
    <button type="button" data-act="shuffle">Shuffle</button>
    <button type="button" data-act="sort">Sort</button>
  </div>
  <div class="sc-news" role="status" aria-atomic="false">
    <p class="sc-spoken"></p><p class="sc-notice"></p>
    <p class="sc-message"></p><p class="sc-problem"></p>
  </div>`;

/**
 * @callback MakeRows
 * @param {HTMLElement} root
 * @param {HTMLElement} word
 * @param {HTMLElement} shelf
 * @param {Voice} voice
 * @returns {TileRows}
 */

/** @extends {View<RackState>} */
export class RackView extends View {
  /**
   * @param {import("@anywidget/types").AnyModel<RackState>} model
   * @param {MakeRows} [makeRows] - for tiles that are more than letters
   */
  constructor(model, makeRows = (...parts) => new TileRows(model, ...parts)) {
    super(model, element("sc-rack", { role: "group", "aria-label": "Rack of tiles" }));
    this.root.innerHTML = RACK_FRAME;
    const [word, shelf] = [this.part(".sc-word"), this.part(".sc-shelf")];
    this.voice = new Voice(this.part(".sc-news"));
    this.rows = makeRows(this.root, word, shelf, this.voice);
    this.spoken = model.get("word");
    this.ordered = model.get("order");

    this.root.addEventListener("click", (event) => this.onClick(event));
    model.on("change", () => this.draw());
    this.draw();
  }

  /** What the named keys do. @returns {import("./keys.js").Acts} */
  get keys() {
    const { rows } = this;
    const step = (/** @type {1 | -1} */ by) => (/** @type {KeyboardEvent} */ event) => {
      if (event.shiftKey) rows.whenFree(() => rows.shift(by));
      else rows.walk((at) => at + by);
    };
    return {
      Enter: () => rows.whenFree(() => rows.play()),
      Escape: () => rows.whenFree(() => rows.clear()),
      Backspace: () => rows.whenFree(() => rows.takeBack()),
      " ": () => rows.whenFree(() => rows.move(rows.current)),
      ArrowLeft: step(-1),
      ArrowRight: step(1),
      Home: () => rows.walk(() => 0),
      End: () => rows.walk((_, length) => length - 1),
      ArrowUp: () => rows.cross(rows.picked),
      ArrowDown: () => rows.cross(rows.onShelf),
    };
  }

  /** @param {string} key */
  type(key) {
    this.rows.whenFree(() => this.rows.type(key));
  }

  focus() {
    this.rows.focus();
  }

  get spelled() {
    return this.rows.picked.map((place) => this.rows.letterOf(place)).join("");
  }

  /** @param {MouseEvent} event */
  onClick(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    const button = target.closest("button");
    const { rows } = this;
    const place = rows.placeOf(target);
    if (button) this.act(button.dataset.act);
    else if (place >= 0) rows.whenFree(() => rows.move(place));
  }

  /** @param {string | undefined} name */
  act(name) {
    if (name === "play") this.rows.whenFree(() => this.rows.play());
    else if (name === "clear") this.rows.whenFree(() => this.rows.clear());
    else this.model.send({ do: name });
  }

  draw() {
    this.rows.draw();
    this.drawScore();
    this.drawNews();
    this.speak();
  }

  drawScore() {
    const { model } = this;
    const score = model.get("score");
    const [formula, ...remarks] = model.get("breakdown").split("\n");
    const disputed = score !== null && formula && !formula.endsWith(`= ${score}`);
    const waiting = this.rows.busy || this.spelled !== model.get("word");
    this.root.classList.toggle("sc-waiting", waiting);
    write(this.part(".sc-points b"), score === null ? "?" : String(score));
    write(this.part(".sc-points span"), score === 1 ? "point" : "points");
    paint(this.part(".sc-sheet"), model.get("sheet"));
    write(this.part(".sc-breakdown > code"), formula);
    write(this.part(".sc-breakdown > strong"), (disputed && remarks.pop()) || "");
    const hint = this.spelled ? remarks.join("\n") : RACK_HINT;
    write(this.part(".sc-breakdown > span"), hint);
  }

  drawNews() {
    const { model } = this;
    this.voice.tell(model.get("answered"), model.get("message"));
    this.root.dataset.verdict = model.get("verdict");
    write(this.part(".sc-problem"), model.get("problem"));
  }

  /** Say what has changed, in the view that the player is using. */
  speak() {
    const [word, order] = [this.model.get("word"), this.model.get("order")];
    const here = this.root.contains(document.activeElement);
    if (here && word !== this.spoken) this.voice.say(this.wordText(word));
    else if (here && String(order) !== String(this.ordered)) {
      const letters = order.map((place) => this.rows.nameOf(place)).join(" ");
      this.voice.say(`On the rack: ${letters}.`);
    }
    [this.spoken, this.ordered] = [word, order];
  }

  /** @param {string} word */
  wordText(word) {
    if (!word) return "No tiles picked.";
    const score = this.model.get("score");
    return `${word}, ${score === null ? "no score" : pointsText(score)}`;
  }
}
