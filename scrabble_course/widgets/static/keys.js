// Which keys are a widget's own. Jupyter has commands on plain letters (`d d` deletes a
// cell), so what is typed on a widget must not reach it; keys with Ctrl, Alt or Meta, and
// Shift+Enter, which runs the cell, must.

import { putBack } from "./drag.js";

/** @typedef {Record<string, (event: KeyboardEvent) => void>} Acts */

/**
 * Give the keys pressed on `root` to the widget.
 * @param {HTMLElement} root
 * @param {Acts} acts - what named keys do
 * @param {(letter: string) => void} type - what other keys do
 * @returns {() => void} a function that stops listening
 */
export function listenToKeys(root, acts, type) {
  const listening = new AbortController();
  const { signal } = listening;
  // Notebook 7 listens on the document, before the event comes down to the widget; the
  // window is the one place before that.
  window.addEventListener("keydown", hear, { capture: true, signal });
  return () => listening.abort();

  /** @param {KeyboardEvent} event */
  function hear(event) {
    if (!root.contains(/** @type {Node} */ (event.target)) || !isOurs(event, acts))
      return;
    event.stopPropagation();
    if (isNative(event)) return;
    event.preventDefault();
    if (event.key === "Escape" && putBack()) return;
    const act = acts[event.key];
    if (act) act(event);
    else type(event.key);
  }
}

/**
 * @param {KeyboardEvent} event
 * @param {Acts} acts
 */
function isOurs({ key, ctrlKey, metaKey, altKey, shiftKey }, acts) {
  if (ctrlKey || metaKey || altKey || (key === "Enter" && shiftKey)) return false;
  return key in acts || key.length === 1;
}

/**
 * Whether the browser does something with a key by itself: press a button, scroll a text.
 * @param {KeyboardEvent} event
 */
function isNative({ key, target }) {
  const node = /** @type {Element} */ (target);
  if (node.matches("button, summary")) return key === "Enter" || key === " ";
  return node.matches("pre, .sc-scroll") && (key.startsWith("Arrow") || key === " ");
}
