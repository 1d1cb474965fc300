// Which keys are a widget's own. Jupyter has commands on plain letters (`d d` deletes a
// cell) and runs the cell again with Enter and Shift, so neither must reach it; other
// keys with Ctrl, Alt or Meta must.

import { putBack } from "./drag.js";

/** @typedef {Record<string, (event: KeyboardEvent) => void>} Acts */

/**
 * Give the keys pressed on `root` to the widget.
 * @param {HTMLElement} root
 * @param {{ keys: Acts, type: (letter: string) => void }} player - what named keys do,
 *   and others
 * @param {() => boolean} isClosed - whether keys do nothing now
 * @returns {() => void} a function that stops listening
 */
export function listenToKeys(root, player, isClosed) {
  const acts = player.keys;
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
    if (isClosed()) event.preventDefault();
    else if (!isNative(event, acts)) act(event);
  }

  /** @param {KeyboardEvent} event */
  function act(event) {
    event.preventDefault();
    if (event.key === "Escape" && putBack()) return;
    const named = acts[event.key];
    if (named) named(event);
    else player.type(event.key);
  }
}

/**
 * Enter is Enter, whatever is held with it: nobody who plays means to lose the game.
 * @param {KeyboardEvent} event
 * @param {Acts} acts
 */
function isOurs({ key, ctrlKey, metaKey, altKey, target }, acts) {
  if (key === "Enter") return true;
  if (ctrlKey || metaKey || altKey) return false;
  if (isTextField(target)) return key !== "Tab";
  return key in acts || key.length === 1;
}

/**
 * Whether the browser does something with a key by itself: press a button, scroll a text.
 * Escape may be there to leave a text field.
 * @param {KeyboardEvent} event
 * @param {Acts} acts
 */
function isNative({ key, target }, acts) {
  if (isTextField(target)) return key !== "Escape" || !acts.Escape;
  const node = /** @type {Element} */ (target);
  if (node.matches("button, summary")) return key === "Enter" || key === " ";
  return node.matches("pre, .sc-scroll") && (key.startsWith("Arrow") || key === " ");
}

/** @param {EventTarget | null} target */
function isTextField(target) {
  return /** @type {Element} */ (target).matches("input, textarea");
}
