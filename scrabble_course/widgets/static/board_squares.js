// The squares of a board. A square is drawn again only when what it shows has changed.

import { element, write } from "./elements.js";
import { drawTile, nameTile } from "./tiles.js";

const SIDE = 15;
export const CENTRE = 112; // squares are numbered row by row, from 0

/**
 * @typedef {object} Look - what a square shows
 * @property {string} letter - "" for none; lower case for a blank
 * @property {boolean} loose - whether that letter is not played yet
 * @property {boolean} last - whether it belongs to the last play
 * @property {{ ring: number, caption: string, text: string }[]} marks
 */

export class Squares {
  /**
   * @param {string} layout - the premium of each square
   * @param {Record<string, [string, string]>} premiums - label and name of each
   * @param {Record<string, number>} values - the points of each letter
   */
  constructor(layout, premiums, values) {
    this.layout = layout;
    this.premiums = premiums;
    this.values = values;
    this.root = element("sc-squares", { role: "grid", "aria-label": "Board" });
    this.cells = [...layout].map((_, at) => this.newCell(at));
    this.shown = layout.split("").map(() => "");
    this.root.append(lettersAbove());
    for (let row = 0; row < SIDE; row++) {
      const cells = this.cells.slice(row * SIDE, (row + 1) * SIDE);
      const made = element("sc-squares-row", { role: "row" });
      made.append(coordinate(String(row + 1)), ...cells);
      this.root.append(made);
    }
  }

  /** @param {number} at */
  newCell(at) {
    const [label] = this.premiums[this.layout[at]] ?? [""];
    const cell = element(at === CENTRE ? "sc-square sc-centre" : "sc-square", {
      role: "gridcell",
      tabindex: "-1",
    });
    cell.append(element("sc-name", {}, "span"));
    if (label) {
      cell.dataset.premium = label;
      const face = element("sc-premium", { "aria-hidden": "true" }, "span");
      face.textContent = at === CENTRE ? "\u2605" : label;
      cell.append(face);
    }
    return cell;
  }

  /**
   * @param {number} at
   * @param {Look} look
   */
  draw(at, look) {
    const key = JSON.stringify(look);
    if (key === this.shown[at]) return;
    this.shown[at] = key;
    const cell = this.cells[at];
    write(/** @type {Element} */ (cell.firstElementChild), this.describe(at, look));
    cell.classList.toggle("sc-last", look.last);
    this.drawPlayed(cell, look.loose ? "" : look.letter);
    drawRings(cell, look.marks);
    drawText(
      cell,
      look.letter ? "" : (look.marks.find(({ text }) => text)?.text ?? ""),
    );
  }

  /**
   * Draw a tile that lies fast, or take it off.
   * @param {HTMLElement} cell
   * @param {string} letter
   */
  drawPlayed(cell, letter) {
    const old = /** @type {HTMLElement | null} */ (cell.querySelector(".sc-played"));
    if ((old?.dataset.letter ?? "") === letter) return;
    old?.remove();
    if (!letter) return;
    const tile = drawTile(letter, this.valueOf(letter), kindOf(letter));
    tile.removeAttribute("aria-label");
    tile.setAttribute("aria-hidden", "true");
    tile.classList.add("sc-played");
    tile.dataset.letter = letter;
    cell.append(tile);
  }

  /** @param {string} letter */
  valueOf(letter) {
    return this.values[letter] ?? 0;
  }

  /**
   * The name of a square for those who hear it.
   * @param {number} at
   * @param {Look} look
   */
  describe(at, { letter, loose, last, marks }) {
    const parts = [squareName(at)];
    const premium = this.premiumName(at);
    if (premium && (!letter || loose)) parts.push(premium);
    if (letter) parts.push(nameTile(letter, this.valueOf(letter), kindOf(letter)));
    if (loose) parts.push("not played yet");
    if (last) parts.push("last play");
    for (const { caption, text } of marks)
      parts.push(text ? `${caption}: ${text}` : caption);
    return parts.join(", ");
  }

  /** @param {number} at */
  premiumName(at) {
    const [, name] = this.premiums[this.layout[at]] ?? ["", ""];
    return at === CENTRE ? `centre, ${name}` : name;
  }

  /**
   * The square under a point of the window, -1 for none.
   * @param {number} x
   * @param {number} y
   */
  under(x, y) {
    const { left, top } = this.cells[0].getBoundingClientRect();
    const { right, bottom } = this.cells[SIDE * SIDE - 1].getBoundingClientRect();
    if (x < left || x >= right || y < top || y >= bottom) return -1;
    const col = Math.floor(((x - left) / (right - left)) * SIDE);
    const row = Math.floor(((y - top) / (bottom - top)) * SIDE);
    return row * SIDE + col;
  }
}

/** @param {number} at */
export function squareName(at) {
  return `${String.fromCharCode(65 + (at % SIDE))}${Math.floor(at / SIDE) + 1}`;
}

/**
 * The square so many rows and columns away, -1 if that is off the board.
 * @param {number} at
 * @param {number} down
 * @param {number} right
 */
export function squareFrom(at, down, right) {
  const [row, col] = [Math.floor(at / SIDE) + down, (at % SIDE) + right];
  const off = row < 0 || row >= SIDE || col < 0 || col >= SIDE;
  return off ? -1 : row * SIDE + col;
}

/**
 * The first or the last square of the row that a square is in.
 * @param {number} at
 * @param {"start" | "end"} end
 */
export function endOfRow(at, end) {
  return at - (at % SIDE) + (end === "start" ? 0 : SIDE - 1);
}

/** @param {[number, number]} square - row and column */
export function numberOf([row, col]) {
  return row * SIDE + col;
}

/** @param {number} at @returns {[number, number]} */
export function rowAndColumn(at) {
  return [Math.floor(at / SIDE), at % SIDE];
}

/** @param {string} letter */
export function kindOf(letter) {
  return letter === "" || letter !== letter.toUpperCase() ? "blank" : "letter";
}

function lettersAbove() {
  const row = element("sc-squares-row", { "aria-hidden": "true" });
  row.append(coordinate(""));
  for (let col = 0; col < SIDE; col++) row.append(coordinate(squareName(col)[0]));
  return row;
}

/** @param {string} text */
function coordinate(text) {
  const made = element("sc-coordinate", { "aria-hidden": "true" });
  made.textContent = text;
  return made;
}

/**
 * Rings around one square lie one inside the other.
 * @param {HTMLElement} cell
 * @param {Look["marks"]} marks
 */
function drawRings(cell, marks) {
  for (const old of cell.querySelectorAll(".sc-ring")) old.remove();
  marks.forEach(({ ring }, depth) => {
    const made = element(`sc-ring sc-ring-${ring}`, { "aria-hidden": "true" }, "span");
    made.style.setProperty("--sc-depth", String(depth));
    cell.append(made);
  });
}

const MOST_WRITTEN = 12;

/**
 * What a mark writes in an empty square stands in place of the premium's label: in rows
 * of three letters, or of four that are smaller.
 * @param {HTMLElement} cell
 * @param {string} text
 */
function drawText(cell, text) {
  cell.querySelector(".sc-mark-text")?.remove();
  cell.classList.toggle("sc-written", text !== "");
  if (!text) return;
  const written = element("sc-mark-text", { "aria-hidden": "true" }, "span");
  const isSmall = text.length > 6;
  const isCut = text.length > MOST_WRITTEN;
  const shown = isCut ? `${text.slice(0, MOST_WRITTEN - 1)}…` : text;
  if (text.length > 2) written.dataset.size = isSmall ? "small" : "medium";
  written.textContent = shown.replace(isSmall ? /.{4}(?=.)/g : /.{3}(?=.)/g, "$&\n");
  cell.append(written);
}
