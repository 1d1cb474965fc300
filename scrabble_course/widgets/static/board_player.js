// What the player's keys and clicks do on a board.

import { endOfRow } from "./board_squares.js";

/** @typedef {import("./keys.js").Acts} Acts */

export class BoardPlayer {
  /** @param {import("./board_view.js").BoardView} view */
  constructor(view) {
    const { chooser, laying, model, squares, tiles } = view;
    this.view = view;
    this.chooser = chooser;
    this.laying = laying;
    this.model = model;
    this.squares = squares;
    this.tiles = tiles;
    this.before = /** @type {Element | null} */ (null); // a click took the keys from it
    view.root.addEventListener("click", (event) => this.onClick(event));
    view.root.addEventListener("pointerdown", () => {
      this.before = focusedElement();
    });
  }

  /** What the named keys do. @returns {Acts} */
  get keys() {
    const { chooser } = this;
    /** @type {(name: string, act: (event: KeyboardEvent) => void) => Acts[string]} */
    const unlessAsked = (name, act) => (event) =>
      chooser.open ? chooser.keys[name]?.(event) : act(event);
    const keys = Object.entries({ ...this.editKeys, ...this.moveKeys });
    return Object.fromEntries(
      keys.map(([name, act]) => [name, unlessAsked(name, act)]),
    );
  }

  /** @returns {Acts} */
  get editKeys() {
    const { laying } = this;
    return {
      Enter: () => this.act("play"),
      Escape: () => this.act("clear"),
      Backspace: () => this.edit(() => laying.takeBack(laying.loose.length - 1)),
      Delete: () => this.edit(() => laying.takeBack(laying.looseOn(laying.cursor))),
      " ": () => this.onSpace(),
    };
  }

  /** @returns {Acts} */
  get moveKeys() {
    const walk =
      (/** @type {[number, number]} */ step, /** @type {number} */ by) => () =>
        this.onTheShelf ? this.tiles.walk((at) => at + by) : this.go(...step);
    return {
      ArrowUp: () => this.go(-1, 0),
      ArrowDown: () => this.go(1, 0),
      ArrowLeft: walk([0, -1], -1),
      ArrowRight: walk([0, 1], 1),
      Home: () => (this.onTheShelf ? this.tiles.walk(() => 0) : this.goToEnd("start")),
      End: () =>
        this.onTheShelf ? this.tiles.walk((_, all) => all - 1) : this.goToEnd("end"),
    };
  }

  get onTheShelf() {
    return this.tiles.placeOnShelf(focusedElement()) >= 0;
  }

  /** @param {string} key */
  type(key) {
    const letter = key.toUpperCase();
    if (this.chooser.open) this.chooser.type(letter);
    else if (key === "?") this.laying.whenFree(() => this.typeBlank());
    else if (/^[A-Z]$/.test(letter)) {
      this.edit(() => this.laying.type(letter, this.tiles.onShelf));
    }
  }

  typeBlank() {
    const place = this.laying.tileFor("?", this.tiles.onShelf);
    if (place === undefined) this.view.voice.show("There is no blank on the rack.");
    else this.askBlank((letter) => this.laying.layHere(letter, place));
  }

  /**
   * Ask what a blank stands for, then lay it.
   * @param {(letter: string) => void} lay - called with the letter in lower case
   */
  askBlank(lay) {
    this.chooser.ask(
      "Which letter is the blank?",
      (letter) => lay(letter.toLowerCase()),
      () => this.view.showCursor(true),
    );
  }

  /**
   * Change what lies on the board, once that is possible.
   * @param {() => void} change
   */
  edit(change) {
    this.laying.whenFree(() => {
      change();
      this.view.showCursor(this.squares.root.contains(focusedElement()));
    });
  }

  /**
   * @param {number} down
   * @param {number} right
   */
  go(down, right) {
    if (!this.onTheShelf) this.laying.step(down, right);
    this.view.showCursor(true);
    this.squares.cells[this.laying.cursor].scrollIntoView({ block: "nearest" });
  }

  /** @param {"start" | "end"} end */
  goToEnd(end) {
    this.laying.goTo(endOfRow(this.laying.cursor, end));
    this.view.showCursor(true);
  }

  onSpace() {
    if (this.onTheShelf) this.layFromShelf(this.tiles.current);
    else this.turn();
  }

  turn() {
    this.laying.turn();
    this.view.drawCursor();
  }

  /** @param {number} place */
  layFromShelf(place) {
    const letter = this.laying.rack?.[place] ?? "";
    if (letter !== "?") this.edit(() => this.laying.layHere(letter, place));
    else
      this.laying.whenFree(() => this.askBlank((l) => this.laying.layHere(l, place)));
  }

  /** @param {MouseEvent} event */
  onClick(event) {
    const target = /** @type {Element} */ (event.target);
    const button = target.closest("button");
    const place = this.tiles.placeOnShelf(target);
    const at = this.squares.cells.findIndex((cell) => cell.contains(target));
    if (button) this.act(button.dataset.act);
    else if (place >= 0) this.layFromShelf(place);
    else if (at >= 0) this.clickOn(at);
  }

  /**
   * Go to a square; a second click turns, but never in the middle of a word.
   * @param {number} at
   */
  clickOn(at) {
    const again = this.squares.cells[at] === this.before;
    if (again && this.laying.loose.length === 0) this.turn();
    else this.laying.goTo(at);
    this.view.showCursor(true);
  }

  focus() {
    if (this.chooser.open) this.chooser.focus(0);
    else this.view.showCursor(true);
  }

  /** @param {string | undefined} name */
  act(name) {
    const { laying, model } = this;
    if (name === "play") laying.whenFree(() => laying.play());
    else if (name === "clear") this.edit(() => laying.clear());
    else model.send({ do: name });
  }
}

export function focusedElement() {
  return document.activeElement ?? document.body;
}
