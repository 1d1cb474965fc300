// The player's tiles: a row on the shelf, and those that lie loose on the board. A tile
// is one node wherever it goes, so that it keeps the focus and can slide.

import { kindOf, numberOf } from "./board_squares.js";
import { write } from "./elements.js";
import { glide } from "./motion.js";
import { drawTile, fitWells, keepTiles, nameTile } from "./tiles.js";

/** @typedef {[number, number, string, number | null]} Loose - row, column, letter, place */

/**
 * @typedef {object} TilesState
 * @property {string | null} rack - null: any letter may be laid
 * @property {number[]} order - places in `rack`, as the tiles lie on the shelf
 * @property {Loose[]} loose - what lies on the board and is not played yet
 * @property {Record<string, number>} values - the points of each letter
 */

export class BoardTiles {
  /**
   * @param {import("@anywidget/types").AnyModel<TilesState>} model
   * @param {HTMLElement} shelf
   * @param {HTMLElement[]} cells - the squares of the board
   */
  constructor(model, shelf, cells) {
    this.model = model;
    this.shelf = shelf;
    this.cells = cells;
    this.current = 0; // the place of the tile that the Tab key reaches
    this.rack = "";
    this.nodes = /** @type {HTMLElement[]} */ ([]); // by place
    this.wells = /** @type {HTMLElement[]} */ ([]);
    this.rackless = /** @type {{ loose: Loose, node: HTMLElement }[]} */ ([]);
    shelf.addEventListener("focusin", (event) => this.onFocus(event));
  }

  /** The places of the tiles that are on the shelf, from left to right. */
  get onShelf() {
    const away = this.model.get("loose").map(([, , , place]) => place);
    return this.model.get("order").filter((place) => !away.includes(place));
  }

  draw() {
    const focused = this.shelf.contains(document.activeElement);
    const rack = this.model.get("rack") ?? "";
    if (rack !== this.rack) this.changeRack(rack);
    if (this.model.get("rack") === null) this.drawRackless();
    else this.drawLoose();
    this.drawShelf();
    if (focused) this.focus();
  }

  drawShelf() {
    const order = this.model.get("order");
    const { onShelf } = this;
    if (!onShelf.includes(this.current)) this.current = this.neighbour(order, onShelf);
    for (const place of onShelf) {
      const node = this.nodes[place];
      const letter = faceOf(this.rack[place]);
      this.show(node, letter, this.wells[order.indexOf(place)]);
      node.removeAttribute("aria-hidden");
      setAttributes(node, {
        role: "option",
        "aria-label": nameTile(letter, this.valueOf(letter), kindOf(letter)),
        "aria-selected": "false",
        tabindex: place === this.current ? "0" : "-1",
      });
    }
    // A listbox without options would be an empty promise.
    setAttributes(this.shelf, { role: onShelf.length > 0 ? "listbox" : "group" });
    this.shelf.hidden = this.model.get("rack") === null;
  }

  /**
   * The tile on the shelf that lies nearest to where the current one lay.
   * @param {number[]} order
   * @param {number[]} onShelf
   */
  neighbour(order, onShelf) {
    const from = order.indexOf(this.current);
    return (
      order
        .slice(from)
        .concat(order.slice(0, from).reverse())
        .find((place) => onShelf.includes(place)) ?? 0
    );
  }

  drawLoose() {
    for (const [row, col, letter, place] of this.model.get("loose")) {
      const node = place === null ? undefined : this.nodes[place];
      if (node) this.put(node, letter, this.cells[numberOf([row, col])]);
    }
  }

  /** Without a rack a tile is known by its letter and where it lies. */
  drawRackless() {
    const spare = this.rackless;
    const take = (/** @type {(old: Loose) => boolean} */ fits) => {
      const at = spare.findIndex(({ loose }) => fits(loose));
      return at < 0 ? undefined : spare.splice(at, 1)[0].node;
    };
    const loose = this.model.get("loose");
    const stay = loose.map((tile) => take((old) => String(old) === String(tile)));
    this.rackless = loose.map((tile, i) => {
      const [row, col, letter] = tile;
      const node = stay[i] ?? take((old) => old[2] === letter) ?? this.newTile(letter);
      this.put(node, letter, this.cells[numberOf([row, col])]);
      return { loose: tile, node };
    });
    for (const { node } of spare) node.remove();
  }

  /**
   * Put a tile on a square, whose name then speaks for it.
   * @param {HTMLElement} node
   * @param {string} letter
   * @param {HTMLElement} cell
   */
  put(node, letter, cell) {
    this.show(node, letter, cell);
    for (const name of ["role", "aria-label", "aria-selected", "tabindex"]) {
      node.removeAttribute(name);
    }
    setAttributes(node, { "aria-hidden": "true" });
  }

  /**
   * A blank has one face on the shelf and another on the board.
   * @param {HTMLElement} node
   * @param {string} letter
   * @param {HTMLElement} parent
   */
  show(node, letter, parent) {
    if (node.parentNode !== parent) glide(node, () => parent.append(node));
    write(/** @type {Element} */ (node.firstElementChild), letter.toUpperCase());
  }

  /** @param {string} letter */
  newTile(letter) {
    return drawTile(letter, this.valueOf(letter), kindOf(letter));
  }

  /** @param {string} letter */
  valueOf(letter) {
    return this.model.get("values")[letter] ?? 0;
  }

  /**
   * Take tiles of the last rack again where the letter is still there.
   * @param {string} rack
   */
  changeRack(rack) {
    this.nodes = keepTiles(this.nodes, this.rack, rack, (letter) =>
      this.newTile(faceOf(letter)),
    );
    this.rack = rack;
    this.current = 0;
    fitWells(this.shelf, this.wells, rack.length);
  }

  /**
   * The place of the tile on the shelf that holds `target`, -1 if none does.
   * @param {Element} target
   */
  placeOnShelf(target) {
    return this.onShelf.find((place) => this.nodes[place].contains(target)) ?? -1;
  }

  /**
   * The player's tile that holds `target`, on the shelf or loose.
   * @param {Element} target
   */
  tileAt(target) {
    const loose = this.rackless.map(({ node }) => node);
    return [...this.nodes, ...loose].find((node) => node.contains(target));
  }

  /**
   * Which of the loose tiles a node is, -1 if it lies on the shelf.
   * @param {HTMLElement} node
   */
  looseIndex(node) {
    const place = this.nodes.indexOf(node);
    if (place < 0) return this.rackless.findIndex((own) => own.node === node);
    return this.model.get("loose").findIndex((tile) => tile[3] === place);
  }

  /** @param {FocusEvent} event */
  onFocus(event) {
    const place = this.nodes.indexOf(/** @type {HTMLElement} */ (event.target));
    if (place < 0 || place === this.current) return;
    setAttributes(this.nodes[this.current], { tabindex: "-1" });
    this.current = place;
    setAttributes(this.nodes[place], { tabindex: "0" });
  }

  focus() {
    this.nodes[this.current]?.focus({ preventScroll: true });
  }

  /**
   * Focus another tile of the shelf, given where we are and how many there are.
   * @param {(at: number, length: number) => number} to
   */
  walk(to) {
    const { onShelf } = this;
    const at = to(onShelf.indexOf(this.current), onShelf.length);
    this.nodes[onShelf[(at + onShelf.length) % onShelf.length]]?.focus();
  }
}

/**
 * The letter that a tile of the rack shows.
 * @param {string} tile
 */
function faceOf(tile) {
  return tile === "?" ? "" : tile;
}

/**
 * @param {Element} node
 * @param {Record<string, string>} attributes
 */
function setAttributes(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (node.getAttribute(name) !== value) node.setAttribute(name, value);
  }
}
