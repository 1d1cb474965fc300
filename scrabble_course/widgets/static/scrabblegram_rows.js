// Rows of tiles where the word lies on squares that count extra, and a blank tile stands
// for the letter that is typed. The state is Python's (scrabblegram.py).

import { element, write } from "./elements.js";
import { TileRows } from "./tile_rows.js";
import { drawTile, nameTile } from "./tiles.js";

const BLANK = "?";

/**
 * @typedef {object} SquaresState
 * @property {string} stands - for each tile its letter; "?" for a blank that has none
 * @property {[string, string][]} squares - the label and the name of each
 */

/** @typedef {import("./tile_rows.js").RowsState & SquaresState} SquareRowsState */

export class SquareRows extends TileRows {
  /**
   * @param {import("@anywidget/types").AnyModel<SquareRowsState>} model
   * @param {Parameters<import("./rack_view.js").MakeRows>} parts
   */
  constructor(model, ...parts) {
    super(model, ...parts);
    this.state = model;
  }

  /** A blank stands for a letter that no other tile has. @override @param {string} letter */
  miss(letter) {
    const blank = this.onShelf.find((place) => this.letters[place] === BLANK);
    if (blank === undefined || !/^[a-z]$/.test(letter)) {
      super.miss(letter);
      return;
    }
    const stands = [...this.state.get("stands")].with(blank, letter).join("");
    this.state.set("stands", stands);
    this.move(blank);
  }

  /** @override @param {number} place */
  letterOf(place) {
    const laid = this.picked.includes(place);
    return (laid && this.state.get("stands")[place]) || this.letters[place];
  }

  /** @override @param {number} place */
  nameOf(place) {
    const letter = this.letterOf(place);
    return letter === BLANK ? "blank" : letter;
  }

  /** @override @param {string} letter @param {number} value */
  newTile(letter, value) {
    if (letter !== BLANK) return super.newTile(letter, value);
    const tile = drawTile("", value, "blank");
    tile.setAttribute("role", "option");
    return tile;
  }

  /** @override */
  draw() {
    super.draw();
    const squares = this.state.get("squares");
    this.wordWells.forEach((well, at) => {
      drawLabel(well, squares[at]?.[0] ?? "");
    });
    this.tiles.forEach((tile, place) => {
      this.nameTile(tile, place, squares);
    });
  }

  /**
   * @param {HTMLElement} tile
   * @param {number} place
   * @param {[string, string][]} squares
   */
  nameTile(tile, place, squares) {
    const letter = this.letterOf(place);
    const isBlank = this.letters[place] === BLANK;
    const shown = letter === BLANK ? "" : letter;
    const at = this.picked.indexOf(place);
    const value = this.model.get("values")[place];
    const name = nameTile(shown, value, isBlank ? "blank" : "letter");
    const square = squares[at]?.[1];
    tile.setAttribute("aria-label", square ? `${name}, on ${square}` : name);
    if (isBlank) write(/** @type {Element} */ (tile.firstChild), shown.toUpperCase());
  }
}

/**
 * @param {HTMLElement} well
 * @param {string} label
 */
function drawLabel(well, label) {
  well.dataset.premium = label;
  const old = well.querySelector(".sc-premium");
  const face = old ?? element("sc-premium", { "aria-hidden": "true" }, "span");
  if (!old) well.prepend(face);
  write(face, label);
}
