// Draws a board with the player's tiles and reports what the player does. The state is
// Python's (board_view.py); cursor and direction are this view's own.

import { BoardCarrying } from "./board_carrying.js";
import { LetterChooser } from "./board_chooser.js";
import { Laying } from "./board_laying.js";
import { BoardPlayer, focusedElement } from "./board_player.js";
import { numberOf, Squares } from "./board_squares.js";
import { BoardTiles } from "./board_tiles.js";
import { announce, element, paint, pointsText, write } from "./elements.js";
import { View } from "./view.js";
import { Voice } from "./voice.js";

/**
 * @typedef {object} JudgedBoardState
 * @property {string} squares - the premium of each square, row by row
 * @property {Record<string, [string, string]>} premiums - label and name of each
 * @property {[number, number][]} last - the squares of the last play
 * @property {{ squares: [number, number][], caption: string, texts: string[] }[]} marks
 * @property {import("./board_tiles.js").Loose[]} judged - what the next four are about
 * @property {number | null} score - null: no play, or the student's function gave none
 * @property {string} sheet - how the score comes about, as a picture in HTML
 * @property {string} hint - why the tiles make no play as they lie
 * @property {string} problem - what is wrong with the student's functions
 * @property {string} message - what came of the last play
 * @property {"" | "good" | "bad"} verdict - the same as a mood
 */

/** @typedef {import("./board_laying.js").LayingState & JudgedBoardState} BoardState */

const BOARD_HINT = "Click a square and type, or drag tiles to the board.";

export const BOARD_KEYS = `
  <kbd>Space</kbd> turns <kbd>Enter</kbd> plays <kbd>Backspace</kbd> takes back
  <kbd>Esc</kbd> clears`;

const BOARD_FRAME = `
  <div class="sc-board-play">
    <div class="sc-board-box"><ul class="sc-legend" aria-label="Marks"></ul></div>
    <div class="sc-board-side">
      <div class="sc-row sc-shelf" aria-label="Rack"></div>
      <div class="sc-bar">
        <button type="button" class="sc-main" data-act="play">Play</button>
        <button type="button" data-act="clear">Clear</button>
        <button type="button" data-act="shuffle">Shuffle</button>
      </div>
      <div class="sc-news" role="status" aria-atomic="false">
        <p class="sc-spoken"></p><p class="sc-spoken"></p>
        <p class="sc-notice"></p><p class="sc-message"></p><p class="sc-problem"></p>
      </div>
      <div class="sc-board-score">
        <div><div class="sc-board-sheet"></div><p class="sc-board-hint"></p></div>
        <div class="sc-board-points"><b></b><span>points</span></div>
      </div>
    </div>
  </div>`;

/** @extends {View<BoardState>} */
export class BoardView extends View {
  /**
   * @param {import("@anywidget/types").AnyModel<BoardState>} model
   * @param {(view: BoardView) => BoardPlayer} [makePlayer] - for boards in a game
   */
  constructor(model, makePlayer = (view) => new BoardPlayer(view)) {
    const attributes = { role: "group", "aria-label": "Board and rack" };
    super(model, element("sc-card sc-board", attributes));
    this.root.innerHTML = BOARD_FRAME;
    const premiums = model.get("premiums");
    this.squares = new Squares(model.get("squares"), premiums, model.get("values"));
    this.chooser = new LetterChooser();
    this.part(".sc-board-box").prepend(this.squares.root);
    this.part(".sc-board-side").prepend(this.chooser.root); // the word stays in sight
    this.scoreVoice = this.part(".sc-spoken + .sc-spoken");
    this.voice = new Voice(this.part(".sc-news"));
    this.laying = new Laying(model, this.voice, (at) => this.squares.premiumName(at));
    this.tiles = new BoardTiles(model, this.part(".sc-shelf"), this.squares.cells);
    new BoardCarrying(this);
    this.cursor = -1; // the square that shows the cursor
    this.spoken = "";

    this.player = makePlayer(this);
    model.on("change", () => this.draw());
    this.draw();
  }

  /** @param {boolean} focus - whether the cursor's square takes the focus */
  showCursor(focus) {
    this.drawCursor();
    const cell = this.squares.cells[this.laying.cursor];
    if (focus) cell.focus({ preventScroll: true });
    reveal(cell, this.part(".sc-board-box"));
  }

  draw() {
    const held = this.root.contains(focusedElement());
    this.drawSquares();
    this.tiles.draw();
    this.drawCursor();
    this.drawLegend();
    this.drawScore();
    this.drawNews();
    this.speak();
    // What had the focus may be gone; keys must not fall through to the notebook.
    if (held && !this.root.contains(focusedElement())) this.showCursor(true);
    this.laying.catchUp();
  }

  drawSquares() {
    const { laying, model } = this;
    const { letters } = laying;
    const last = new Set(model.get("last").map(numberOf));
    const loose = new Map(
      laying.loose.map(([row, col, l]) => [numberOf([row, col]), l]),
    );
    const marks = ringsBySquare(model.get("marks"));
    this.squares.cells.forEach((_, at) => {
      this.squares.draw(at, {
        letter: loose.get(at) ?? letters[at].replace(".", ""),
        loose: loose.has(at),
        last: last.has(at),
        marks: marks.get(at) ?? [],
      });
    });
  }

  drawCursor() {
    const { cursor, down } = this.laying;
    const { cells, root } = this.squares;
    const direction = down ? "down" : "across";
    if (root.dataset.direction !== direction) root.dataset.direction = direction;
    if (cursor === this.cursor) return;
    cells[this.cursor]?.classList.remove("sc-cursor");
    cells[this.cursor]?.setAttribute("tabindex", "-1");
    cells[cursor].classList.add("sc-cursor");
    cells[cursor].setAttribute("tabindex", "0");
    this.cursor = cursor;
  }

  drawLegend() {
    const captions = this.model.get("marks").map(({ caption }) => caption);
    const legend = this.part(".sc-legend");
    const drawn = [...legend.children].map((line) => line.textContent);
    legend.hidden = captions.length === 0;
    if (String(drawn) === String(captions)) return;
    legend.replaceChildren(...captions.map((caption, i) => legendLine(caption, i + 1)));
  }

  drawScore() {
    const { model } = this;
    const score = model.get("score");
    const loose = model.get("loose");
    const waiting = this.laying.busy || String(model.get("judged")) !== String(loose);
    this.root.classList.toggle("sc-board-waiting", waiting);
    const none = model.get("sheet") ? "?" : "\u2013";
    this.part(".sc-board-points").hidden = loose.length === 0;
    write(this.part(".sc-board-points b"), score === null ? none : String(score));
    write(this.part(".sc-board-points span"), score === 1 ? "point" : "points");
    paint(this.part(".sc-board-sheet"), model.get("sheet"));
    write(
      this.part(".sc-board-hint"),
      loose.length > 0 ? model.get("hint") : BOARD_HINT,
    );
  }

  drawNews() {
    const { model } = this;
    this.voice.tell(model.get("answered"), model.get("message"));
    this.root.dataset.verdict = model.get("verdict");
    write(this.part(".sc-problem"), model.get("problem"));
    const rackless = model.get("rack") === null;
    this.part('[data-act="shuffle"]').hidden = rackless;
  }

  /** Say what the tiles are worth, in the view that the player is using. */
  speak() {
    const score = this.model.get("score");
    const text = score === null ? "" : pointsText(score);
    if (text !== this.spoken && this.root.contains(focusedElement())) {
      announce(this.scoreVoice, text);
    }
    this.spoken = text;
  }
}

/**
 * Where the board is wider than its box, move it so that a square is in sight.
 * @param {Element} cell
 * @param {Element} box
 */
function reveal(cell, box) {
  const [square, seen] = [cell.getBoundingClientRect(), box.getBoundingClientRect()];
  const margin = 1.5 * square.width; // the next square is worth seeing, too
  box.scrollLeft += Math.max(0, square.right + margin - seen.right);
  box.scrollLeft -= Math.max(0, seen.left + margin - square.left);
}

/** @param {BoardState["marks"]} marks */
function ringsBySquare(marks) {
  /** @type {Map<number, import("./board_squares.js").Look["marks"]>} */
  const found = new Map();
  marks.forEach(({ squares, caption, texts }, ring) => {
    squares.forEach((square, i) => {
      const at = numberOf(square);
      const here = found.get(at) ?? [];
      found.set(at, [...here, { ring: ring + 1, caption, text: texts[i] ?? "" }]);
    });
  });
  return found;
}

/**
 * @param {string} caption
 * @param {number} ring
 */
function legendLine(caption, ring) {
  const line = element("", {}, "li");
  const sample = element(`sc-ring sc-ring-${ring}`, { "aria-hidden": "true" }, "span");
  line.append(sample, caption);
  return line;
}
