// Carrying lines: where one would come to lie among the others, and how far to the
// right.

import { letDrag } from "./drag.js";

/**
 * @typedef {object} Table - the places that lines are carried between
 * @property {HTMLElement} box - the student's function, with its head
 * @property {HTMLElement} program - its lines
 * @property {HTMLElement} given - the lines that are left
 * @property {HTMLElement} mark - shows in the box where a line would come to lie
 */

/**
 * @typedef {object} Hands
 * @property {(node: HTMLElement, at: number, level: number) => void} put
 * @property {(node: HTMLElement) => void} take - out of the function
 */

/**
 * @param {HTMLElement} root
 * @param {Table} table
 * @param {Hands} hands
 */
export function letArrange(root, table, hands) {
  const { box, program, given, mark } = table;
  let [at, level] = [0, 0]; // where the line would land: it is back when it is dropped
  letDrag(root, {
    find: (target) => target.closest(".sc-piece:not(.sc-given)"),
    hover(node, x, y) {
      const step = stepOf(program);
      [at, level] = landing(program, node, y, step);
      const above = others(program, node)[at - 1];
      const line = above ? above.getBoundingClientRect().bottom : topOf(program);
      mark.hidden = !isOver(box, x, y);
      mark.style.top = `${line - topOf(box)}px`;
      mark.style.left = `${program.offsetLeft + level * step}px`;
    },
    drop(node, x, y) {
      if (isOver(box, x, y)) hands.put(node, at, level);
      else if (isOver(given, x, y)) hands.take(node);
    },
    end() {
      mark.hidden = true;
    },
  });
}

/**
 * @param {HTMLElement} program
 * @param {HTMLElement} node - which is carried, and has gone along
 * @param {number} y - where the pointer is
 * @param {number} step
 * @returns {[at: number, level: number]}
 */
function landing(program, node, y, step) {
  const [{ left }, from] = [node, program].map((one) => one.getBoundingClientRect());
  const at = others(program, node).filter((other) => middleOf(other) < y).length;
  return [at, Math.max(0, Math.round((left - from.left) / step))];
}

/**
 * How many pixels a step of indentation is.
 * @param {HTMLElement} program
 */
function stepOf(program) {
  return Number.parseFloat(getComputedStyle(program).getPropertyValue("--sc-step"));
}

/**
 * @param {HTMLElement} program
 * @param {HTMLElement} node
 */
function others(program, node) {
  return [...program.children].filter((other) => other !== node);
}

/** @param {Element} node */
function topOf(node) {
  return node.getBoundingClientRect().top;
}

/** @param {Element} node */
function middleOf(node) {
  const { top, height } = node.getBoundingClientRect();
  return top + height / 2;
}

/**
 * @param {Element} node
 * @param {number} x
 * @param {number} y
 */
function isOver(node, x, y) {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  return left <= x && x <= right && top <= y && y <= bottom;
}
