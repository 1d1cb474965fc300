// Two rows of tiles, the player's word and the rack: tiles go from one to the other and
// within each, by click, key or drag. The state is Python's (tile_rack.py).

import { letDrag, nearest } from "./drag.js";
import { glide } from "./motion.js";
import { Plays } from "./plays.js";
import { drawTile, fitWells, keepTiles } from "./tiles.js";

/**
 * @typedef {object} TilesInRows
 * @property {string} tiles - one letter each, "*" for a wildcard
 * @property {number[]} values - the points of each tile
 * @property {number[]} order - places in `tiles`, as they lie on the rack
 * @property {number[]} picked - places in `tiles`, in the order of the word
 */

/** @typedef {TilesInRows & import("./plays.js").PlaysState} RowsState */

/** @extends {Plays<RowsState>} */
export class TileRows extends Plays {
  /**
   * @param {import("@anywidget/types").AnyModel<RowsState>} model
   * @param {HTMLElement} root - holds both rows, and listens for them
   * @param {HTMLElement} word
   * @param {HTMLElement} shelf
   * @param {import("./voice.js").Voice} voice
   */
  constructor(model, root, word, shelf, voice) {
    super(model);
    this.root = root;
    this.word = word;
    this.shelf = shelf;
    this.voice = voice;
    this.letters = "";
    this.current = 0; // the tile that the Tab key reaches
    this.tiles = /** @type {HTMLElement[]} */ ([]);
    this.wordWells = /** @type {HTMLElement[]} */ ([]);
    this.shelfWells = /** @type {HTMLElement[]} */ ([]);

    root.addEventListener("focusin", (event) => this.onFocus(event));
    letDrag(root, {
      find: (target) => (this.busy ? null : this.tiles[this.placeOf(target)]),
      hover: (_, x, y) => this.mark(this.wellAt(x, y)),
      drop: (tile, x, y) => this.drop(this.tiles.indexOf(tile), this.wellAt(x, y)),
      end: () => this.mark(null),
    });
  }

  get picked() {
    return this.model.get("picked");
  }

  get onShelf() {
    return this.model.get("order").filter((place) => !this.picked.includes(place));
  }

  /**
   * Move a tile from the rack to the end of the word, or back.
   * @param {number} place
   */
  move(place) {
    if (!this.tiles[place]) return;
    const { picked } = this;
    const back = picked.includes(place);
    if (place === this.current) {
      // The focus stays in the row that the player is working in.
      const row = back ? picked : this.onShelf;
      const at = row.indexOf(place);
      this.current = row[at + 1] ?? row[at - 1] ?? place;
    }
    this.save({ picked: back ? without(picked, place) : [...picked, place] });
  }

  /** @param {string} key */
  type(key) {
    const letter = key.toLowerCase();
    const place = this.onShelf.find((place) => this.letters[place] === letter);
    if (place !== undefined) this.move(place);
    else if (key.trim()) this.miss(letter);
  }

  /**
   * A letter was typed that is not on the rack.
   * @param {string} letter
   */
  miss(letter) {
    this.voice.show(`There is no ${letter} on the rack.`);
  }

  /** The letter of a tile in the word. @param {number} place */
  letterOf(place) {
    return this.letters[place];
  }

  /** What a tile is called in what is said. @param {number} place */
  nameOf(place) {
    return this.letterOf(place);
  }

  takeBack() {
    const last = this.picked.at(-1);
    if (last !== undefined) this.move(last);
  }

  clear() {
    this.save({ picked: [] });
  }

  /**
   * Put a tile down on a well; the tiles from there on make room.
   * @param {number} place
   * @param {HTMLElement | null} well
   */
  drop(place, well) {
    if (!well) return;
    const at = this.wordWells.indexOf(well);
    const picked = without(this.picked, place);
    const order = this.model.get("order");
    if (at >= 0) this.save({ picked: picked.toSpliced(at, 0, place) });
    else
      this.save({ picked, order: moved(order, place, this.shelfWells.indexOf(well)) });
    this.tiles[place]?.focus({ preventScroll: true });
  }

  /**
   * Move the focused tile within its row.
   * @param {1 | -1} step
   */
  shift(step) {
    const place = this.current;
    const name = this.picked.includes(place) ? "picked" : "order";
    const row = this.model.get(name);
    const to = row.indexOf(place) + step;
    if (to < 0 || to >= row.length) return;
    this.save({ [name]: moved(row, place, to) });
    const where = name === "picked" ? "word" : "rack";
    this.voice.say(`${this.nameOf(place)} is number ${to + 1} of the ${where}.`);
  }

  /**
   * Focus another tile of the row, given where we are in it and how long it is.
   * @param {(at: number, length: number) => number} to
   */
  walk(to) {
    const row = this.picked.includes(this.current) ? this.picked : this.onShelf;
    const at = to(row.indexOf(this.current), row.length);
    this.tiles[row[(at + row.length) % row.length]]?.focus();
  }

  /**
   * Focus the tile of another row that lies nearest.
   * @param {number[]} row
   */
  cross(row) {
    if (row.length === 0) return;
    const from = this.tiles[this.current].getBoundingClientRect().left;
    const away = (/** @type {number} */ place) =>
      Math.abs(this.tiles[place].getBoundingClientRect().left - from);
    const [closest] = row.toSorted((a, b) => away(a) - away(b));
    this.tiles[closest]?.focus();
  }

  focus() {
    this.tiles[this.current]?.focus({ preventScroll: true });
  }

  /** @param {Element} target */
  placeOf(target) {
    return this.tiles.findIndex((tile) => tile.contains(target));
  }

  /** @param {FocusEvent} event */
  onFocus(event) {
    const place = this.tiles.indexOf(/** @type {HTMLElement} */ (event.target));
    if (place < 0) return;
    this.current = place;
    this.tiles.forEach((tile, i) => {
      tile.tabIndex = i === place ? 0 : -1;
    });
  }

  draw() {
    const focused = this.tiles.some((tile) => tile === document.activeElement);
    if (this.model.get("tiles") !== this.letters) this.changeTiles();
    const { picked, current } = this;
    const order = this.model.get("order");
    this.tiles.forEach((tile, place) => {
      const at = picked.indexOf(place);
      const well = at < 0 ? this.shelfWells[order.indexOf(place)] : this.wordWells[at];
      if (tile.parentNode !== well) glide(tile, () => well.append(tile));
      tile.setAttribute("aria-selected", String(at >= 0));
      tile.tabIndex = place === current ? 0 : -1;
    });
    // A tile that moves to another row of the page loses the focus on the way.
    if (focused) this.focus();
    this.catchUp();
  }

  /** Take tiles of the last hand again where the letter is still there. */
  changeTiles() {
    const [letters, values] = [this.model.get("tiles"), this.model.get("values")];
    this.tiles = keepTiles(this.tiles, this.letters, letters, (letter, place) =>
      this.newTile(letter, values[place]),
    );
    this.letters = letters;
    this.current = 0;
    fitWells(this.word, this.wordWells, letters.length);
    fitWells(this.shelf, this.shelfWells, letters.length);
  }

  /**
   * @param {string} letter
   * @param {number} value
   */
  newTile(letter, value) {
    const tile = drawTile(letter, value);
    tile.setAttribute("role", "option");
    return tile;
  }

  /**
   * The well that a tile let go at this point would fall into, if any.
   * @param {number} x
   * @param {number} y
   */
  wellAt(x, y) {
    const { left, right, top, bottom } = this.root.getBoundingClientRect();
    const outside = x < left || x > right || y < top || y > bottom;
    return outside ? null : nearest([...this.wordWells, ...this.shelfWells], x, y);
  }

  /** @param {HTMLElement | null} marked */
  mark(marked) {
    for (const well of [...this.wordWells, ...this.shelfWells]) {
      well.classList.toggle("sc-drop", well === marked);
    }
  }
}

/**
 * @param {number[]} row
 * @param {number} place
 */
function without(row, place) {
  return row.filter((other) => other !== place);
}

/**
 * @param {number[]} row
 * @param {number} place
 * @param {number} to
 */
function moved(row, place, to) {
  return without(row, place).toSpliced(to, 0, place);
}
