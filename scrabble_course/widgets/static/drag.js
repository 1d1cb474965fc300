// Carrying things with mouse, pen or finger.

import { glide } from "./motion.js";

const STEADY = 5; // pixels: a hand that only clicks moves less

/**
 * @typedef {object} DragHooks
 * @property {(target: Element) => HTMLElement | null | undefined} find - what is carried
 *   when the pointer goes down on `target`
 * @property {(node: HTMLElement, x: number, y: number) => void} hover - called while
 *   `node` is carried over this point of the window
 * @property {(node: HTMLElement, x: number, y: number) => void} drop
 * @property {() => void} end - called after a drop, and when nothing is dropped
 */

/** @type {Carry | null} */
let carry = null; // there is one pointer

/** Put back what is being carried; return whether something was. */
export function putBack() {
  if (!carry?.moved) return false;
  carry.finish(() => {});
  return true;
}

/**
 * Let things inside `root` be carried. A press that does not move remains a click, and
 * Escape puts the thing back.
 * @param {HTMLElement} root
 * @param {DragHooks} hooks
 */
export function letDrag(root, hooks) {
  root.addEventListener("pointerdown", (down) => {
    if (down.button !== 0 || !down.isPrimary) return;
    const node = hooks.find(/** @type {Element} */ (down.target));
    if (node) carry = new Carry(root, node, down, hooks);
  });
}

class Carry {
  /**
   * @param {HTMLElement} root
   * @param {HTMLElement} node
   * @param {PointerEvent} down
   * @param {DragHooks} hooks
   */
  constructor(root, node, down, hooks) {
    this.root = root;
    this.node = node;
    this.down = down;
    this.hooks = hooks;
    this.moved = false;
    this.listening = new AbortController();
    const { signal } = this.listening;
    const page = root.ownerDocument;
    page.addEventListener("pointermove", (event) => this.move(event), { signal });
    page.addEventListener("pointerup", (event) => this.up(event), { signal });
    page.addEventListener("pointercancel", () => this.finish(() => {}), { signal });
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { down, node } = this;
    const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (event.pointerId !== down.pointerId) return;
    if (!this.moved && Math.hypot(x, y) < STEADY) return;
    if (!this.moved) this.lift();
    node.style.translate = `${x}px ${y}px`;
    this.hooks.hover(node, event.clientX, event.clientY);
  }

  lift() {
    this.moved = true;
    this.node.classList.add("sc-carried");
    this.root.setPointerCapture(this.down.pointerId);
  }

  /** @param {PointerEvent} event */
  up(event) {
    if (event.pointerId !== this.down.pointerId) return;
    if (!this.moved) return this.letGo();
    swallowClick(this.root);
    this.finish(() => this.hooks.drop(this.node, event.clientX, event.clientY));
  }

  /** @param {() => void} drop */
  finish(drop) {
    this.letGo();
    this.node.classList.remove("sc-carried");
    glide(this.node, () => {
      this.node.style.translate = "";
      drop();
    });
    this.hooks.end();
  }

  letGo() {
    this.listening.abort();
    carry = null;
  }
}

/**
 * A browser sends a click after the pointer goes up, also after a drag.
 * @param {HTMLElement} root
 */
function swallowClick(root) {
  const swallow = (/** @type {Event} */ event) => event.stopPropagation();
  root.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => root.removeEventListener("click", swallow, { capture: true }));
}

/**
 * The node whose middle is nearest to a point.
 * @template {Element} Node
 * @param {Node[]} nodes
 * @param {number} x
 * @param {number} y
 */
export function nearest(nodes, x, y) {
  const away = (/** @type {Node} */ node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return Math.hypot(left + width / 2 - x, top + height / 2 - y);
  };
  return nodes.reduce((best, node) => (away(node) < away(best) ? node : best));
}
