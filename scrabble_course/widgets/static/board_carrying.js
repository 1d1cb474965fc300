// Carrying tiles with the pointer: from the shelf to the board, about it, and back.

import { letDrag, nearest } from "./drag.js";

export class BoardCarrying {
  /** @param {import("./board_view.js").BoardView} view */
  constructor(view) {
    this.view = view;
    this.marked = /** @type {HTMLElement | undefined} */ (undefined);
    letDrag(view.root, {
      find: (target) => (view.laying.busy ? null : view.tiles.tileAt(target)),
      hover: (_, x, y) => this.show(this.targetAt(x, y)),
      drop: (node, x, y) => this.drop(node, this.targetAt(x, y)),
      end: () => this.show(undefined),
    });
  }

  /**
   * What a tile let go at this point would fall on: an empty square, or the shelf.
   * @param {number} x
   * @param {number} y
   */
  targetAt(x, y) {
    const { laying, squares, tiles } = this.view;
    const at = squares.under(x, y);
    if (at >= 0) return laying.letterOn(at) ? undefined : squares.cells[at];
    const { left, right, top, bottom } = tiles.shelf.getBoundingClientRect();
    const outside = x < left || x > right || y < top || y > bottom;
    return outside || tiles.wells.length === 0 ? undefined : nearest(tiles.wells, x, y);
  }

  /** @param {HTMLElement | undefined} target */
  show(target) {
    if (target === this.marked) return;
    this.marked?.classList.remove("sc-drop");
    target?.classList.add("sc-drop");
    this.marked = target;
  }

  /**
   * @param {HTMLElement} node
   * @param {HTMLElement | undefined} target
   */
  drop(node, target) {
    const { squares, tiles } = this.view;
    if (!target) return;
    const at = squares.cells.indexOf(target);
    if (at >= 0) this.dropOnSquare(node, at);
    else this.dropOnShelf(node, tiles.wells.indexOf(target));
  }

  /**
   * @param {HTMLElement} node
   * @param {number} at
   */
  dropOnSquare(node, at) {
    const { laying, tiles } = this.view;
    const index = tiles.looseIndex(node);
    const place = tiles.nodes.indexOf(node);
    const letter = laying.rack?.[place] ?? "";
    if (index >= 0) laying.shift(index, at);
    else if (letter === "?") {
      this.view.player.askBlank((chosen) => laying.layOn(at, chosen, place));
    } else {
      laying.layOn(at, letter, place);
      this.view.showCursor(true);
    }
  }

  /**
   * @param {HTMLElement} node
   * @param {number} to - the well
   */
  dropOnShelf(node, to) {
    const { laying, model, tiles } = this.view;
    const index = tiles.looseIndex(node);
    const place = tiles.nodes.indexOf(node);
    const order = model.get("order").filter((other) => other !== place);
    const loose = laying.loose.filter((_, i) => i !== index);
    const fresh = index < 0 ? {} : { loose };
    laying.save({ ...fresh, order: order.toSpliced(to, 0, place) });
    if (index >= 0) laying.voice.say("took the tile back");
  }
}
