// Laying tiles: where the cursor stands, and which tile goes to which square. The state
// is Python's (board_view.py): only `loose`, `order` and `plays` are set from here.

import {
  CENTRE,
  numberOf,
  rowAndColumn,
  squareFrom,
  squareName,
} from "./board_squares.js";
import { Plays } from "./plays.js";

/** @typedef {import("./board_tiles.js").Loose} Loose */

/**
 * @typedef {import("./board_tiles.js").TilesState & import("./plays.js").PlaysState
 *   & { board: string }} LayingState - a board is fifteen lines; "." is an empty square
 */

/** @extends {Plays<LayingState>} */
export class Laying extends Plays {
  /**
   * @param {import("@anywidget/types").AnyModel<LayingState>} model
   * @param {import("./voice.js").Voice} voice
   * @param {(at: number) => string} premiumName
   */
  constructor(model, voice, premiumName) {
    super(model);
    this.voice = voice;
    this.premiumName = premiumName;
    this.cursor = CENTRE;
    this.down = false;
    this.atEnd = false; // the last square of the row is filled, and the cursor on it
    if (this.letterOn(CENTRE)) this.goOn();
  }

  /** @returns {Loose[]} */
  get loose() {
    return this.model.get("loose");
  }

  get rack() {
    return this.model.get("rack");
  }

  /** The letters of the board, "." for an empty square. @returns {string} */
  get letters() {
    return this.model.get("board").replaceAll("\n", "");
  }

  /** @param {number} at */
  goTo(at) {
    this.cursor = at;
    this.atEnd = false;
  }

  /**
   * @param {number} down
   * @param {number} right
   */
  step(down, right) {
    const at = squareFrom(this.cursor, down, right);
    if (at >= 0) this.goTo(at);
  }

  turn() {
    this.down = !this.down;
    this.atEnd = false;
    this.voice.show(`Words go ${this.down ? "down" : "across"} from here.`);
  }

  /**
   * Which of the loose tiles lies on a square, -1 for none.
   * @param {number} at
   */
  looseOn(at) {
    return this.loose.findIndex(([row, col]) => numberOf([row, col]) === at);
  }

  /**
   * The letter on a square, played or loose; "" for none.
   * @param {number} at
   */
  letterOn(at) {
    const [, , letter] = this.loose[this.looseOn(at)] ?? [0, 0, ""];
    return letter || this.letters[at].replace(".", "");
  }

  /** Put the cursor on the next empty square of the row, if there is one. */
  goOn() {
    let at = this.cursor;
    do at = squareFrom(at, Number(this.down), Number(!this.down));
    while (at >= 0 && this.letterOn(at));
    if (at >= 0) this.goTo(at);
    else this.atEnd = true;
  }

  /**
   * The tile of the shelf that typing a letter takes: its own, or else a blank.
   * @param {string} letter - a capital, or "?" for a blank
   * @param {number[]} onShelf
   * @returns {number | null | undefined} its place, null without a rack, or undefined
   */
  tileFor(letter, onShelf) {
    const { rack } = this;
    if (rack === null) return null;
    const places = (/** @type {string} */ tile) =>
      onShelf.find((place) => rack[place] === tile);
    return places(letter) ?? places("?");
  }

  /**
   * @param {string} letter - a capital
   * @param {number[]} onShelf
   */
  type(letter, onShelf) {
    const { cursor, rack } = this;
    if (!this.atEnd && this.letterOn(cursor).toUpperCase() === letter) {
      this.goOn();
      return;
    }
    const place = this.tileFor(letter, onShelf);
    if (place === undefined) this.voice.show(`There is no ${letter} on the rack.`);
    else
      this.layHere(rack?.[place ?? -1] === "?" ? letter.toLowerCase() : letter, place);
  }

  /**
   * Lay a tile at the cursor, or at the next square that is empty.
   * @param {string} letter
   * @param {number | null} place
   */
  layHere(letter, place) {
    if (this.letters[this.cursor] !== ".") this.goOn();
    if (this.atEnd) this.voice.show("The row ends here.");
    else this.layOn(this.cursor, letter, place);
  }

  /**
   * Lay a tile on a square; a loose tile that lies there goes back.
   * @param {number} at
   * @param {string} letter
   * @param {number | null} place
   */
  layOn(at, letter, place) {
    const [row, col] = rowAndColumn(at);
    const others = this.loose.filter((_, i) => i !== this.looseOn(at));
    this.goTo(at);
    this.save({ loose: [...others, [row, col, letter, place]] });
    this.sayLaid(at, letter);
    this.goOn();
  }

  /**
   * Move a loose tile to another square.
   * @param {number} index - which of the loose tiles
   * @param {number} at
   */
  shift(index, at) {
    const [, , letter, place] = this.loose[index];
    const moved = /** @type {Loose} */ ([...rowAndColumn(at), letter, place]);
    this.save({ loose: this.loose.with(index, moved) });
    this.sayLaid(at, letter);
  }

  /**
   * @param {number} at
   * @param {string} letter
   */
  sayLaid(at, letter) {
    const premium = this.premiumName(at);
    const where = premium ? `${squareName(at)}, ${premium}` : squareName(at);
    this.voice.say(`${tileName(letter)} on ${where}`);
  }

  /**
   * Take a loose tile back.
   * @param {number} index - which of the loose tiles
   */
  takeBack(index) {
    if (!this.loose[index]) return;
    const [row, col, letter] = this.loose[index];
    this.save({ loose: this.loose.toSpliced(index, 1) });
    this.goTo(numberOf([row, col]));
    this.voice.say(`took back ${tileName(letter)}`);
  }

  clear() {
    if (this.loose.length === 0) return;
    const [row, col] = this.loose[0];
    this.save({ loose: [] });
    this.goTo(numberOf([row, col]));
    this.voice.say("took back all tiles");
  }
}

/** @param {string} letter */
function tileName(letter) {
  const capital = letter.toUpperCase();
  return letter === capital ? letter : `blank as ${capital}`;
}
