// A Scrabblegram around a rack: squares, words found, hints and the opponent. The state
// is Python's (scrabblegram.py); buttons only ask for what it can do.

import { showCard } from "./card.js";
import { element, fillTable, write } from "./elements.js";
import { Line } from "./line.js";
import { RackGame } from "./rack_game.js";
import { RACK_KEYS } from "./rack_view.js";
import { SquareRows } from "./scrabblegram_rows.js";

/**
 * @typedef {object} RoundState
 * @property {string} title
 * @property {{ word: string, points: number, breakdown: string, who: string }[]} finds -
 *   the best one first, the opponent's last
 * @property {number} hints - how many were given
 * @property {boolean} over
 * @property {string} ending
 */

/**
 * @typedef {import("./rack_view.js").RackState
 *   & import("./scrabblegram_rows.js").SquareRowsState & RoundState} ScrabblegramState
 */

const PUZZLE_HEAD = `
  <b class="sc-title"></b>
  <span>Your best <b class="sc-total"></b></span>
  <p class="sc-squares-text"></p>`;

const FINDS = `
  <table>
    <caption>Words found</caption>
    <thead><tr><th scope="col">Word</th><th scope="col">How it counts</th>
      <th scope="col">Points</th></tr></thead>
    <tbody></tbody>
  </table>`;

const PUZZLE_TURNS = `
  <div class="sc-bar">
    <button type="button" data-act="hint">Hint</button>
    <button type="button" data-act="finish">Give up: opponent plays</button>
    <button type="button" data-act="new puzzle">New puzzle</button>
  </div>`;

const HINTS = ["Hint: first letter", "Hint: length", "Hint: the word"];

/** @extends {RackGame<ScrabblegramState>} */
class ScrabblegramView extends RackGame {
  /** @param {import("@anywidget/types").AnyModel<ScrabblegramState>} model */
  constructor(model) {
    const parts = { head: PUZZLE_HEAD, turns: PUZZLE_TURNS, words: FINDS };
    super(model, "Scrabblegram", parts, (...rows) => new SquareRows(model, ...rows));
    this.root.classList.add("sc-scrabblegram");
    this.ending = element("sc-ending", { role: "status" }, "p");
    this.words.before(this.ending);
    this.describeSquares();
    model.on("change", () => this.draw());
    this.draw();
  }

  /** Who hears the row of squares hears what they count. */
  describeSquares() {
    const text = this.part(".sc-squares-text");
    text.id = `sc-squares-${crypto.getRandomValues(new Uint32Array(1))[0]}`;
    this.part(".sc-word").setAttribute("aria-describedby", text.id);
  }

  draw() {
    this.drawHead();
    this.drawFinds();
    this.drawFoot();
    this.keepFocus();
  }

  drawHead() {
    const { model } = this;
    const best = model.get("finds").find(({ who }) => who === "you");
    write(this.part(".sc-title"), model.get("title"));
    write(this.part(".sc-total"), best ? `${best.points} ${best.word}` : "0");
    write(this.part(".sc-squares-text"), squaresText(model.get("squares")));
  }

  drawFinds() {
    const finds = this.model.get("finds");
    const texts = finds.map(({ word, points, breakdown, who }) => {
      const name = who === "you" ? word : `${word} (${who})`;
      return [name, breakdown, String(points)];
    });
    fillTable(this.part("tbody"), texts);
    this.words.classList.toggle("sc-empty", finds.length === 0);
  }

  drawFoot() {
    const over = this.model.get("over");
    const hints = this.model.get("hints");
    this.button("hint").hidden = over;
    this.button("finish").hidden = over;
    write(this.button("hint"), HINTS[Math.min(hints, HINTS.length - 1)]);
    this.button("new puzzle").classList.toggle("sc-main", over);
    this.button("play").disabled = over;
    write(this.ending, this.model.get("ending"));
  }

  /** A button that had the focus may be gone; keys must not fall through to the page. */
  keepFocus() {
    const now = document.activeElement;
    const here = this.root.contains(now) && !now?.matches("[hidden], :disabled");
    if (this.focused && !here) this.button("new puzzle").focus();
  }

  /** What the named keys do. @returns {import("./keys.js").Acts} */
  get keys() {
    return this.rack.keys;
  }

  /** @param {string} key */
  type(key) {
    this.rack.type(key);
  }

  /** Give the keys to the tiles, or to what comes next. */
  focus() {
    if (this.model.get("over"))
      this.button("new puzzle").focus({ preventScroll: true });
    else this.rack.focus();
  }
}

/** @param {[string, string][]} squares */
function squaresText(squares) {
  const texts = squares.flatMap(([label, name], at) =>
    label ? [`Square ${at + 1}: ${name} (${label}).`] : [],
  );
  return `${texts.join(" ") || "No square counts extra."} All seven tiles: 50 points more.`;
}

/** @type {import("@anywidget/types").AnyWidget<ScrabblegramState>} */
export default {
  render({ model, el }) {
    const line = new Line(model);
    const game = new ScrabblegramView(line.model);
    return showCard(el, game.root, game, line, RACK_KEYS);
  },
};
