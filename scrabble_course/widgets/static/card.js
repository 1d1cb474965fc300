// The card that a widget is: it takes the keys wherever it is clicked, says whether it
// has them, and whether Python answers.

import { announce, element } from "./elements.js";
import { listenToKeys } from "./keys.js";

/**
 * @typedef {object} Player - what keys do in a widget
 * @property {import("./keys.js").Acts} keys
 * @property {(key: string) => void} type
 * @property {() => void} focus - give the keys to what they should go to
 */

const WAITS = "Click in here first. Until then your keys go to the notebook.";
const TOLD = '<p class="sc-line" role="alert"></p>';

/** @type {Record<import("./line.js").Condition, string>} */
const LINE = {
  open: "",
  silent:
    "Python does not answer, and nothing is played until it does. Is another cell " +
    "busy, or waiting for your input? If not, run this cell again; if that does not " +
    "help, reload the page.",
  back: "Python answers again. What you did last is done now.",
  cut:
    "Python was restarted or shut down, and what is shown here has gone with it: run " +
    "this cell again.",
};

/**
 * Show a widget's root; return a function that stops listening. Of a card whose keys go
 * into text fields, nothing has to be said.
 * @param {HTMLElement} el
 * @param {HTMLElement} root
 * @param {Player} player
 * @param {import("./line.js").Line} line
 * @param {string} [hints] - what the keys do, in HTML
 */
export function showCard(el, root, player, line, hints = "") {
  const strip = element("sc-strip");
  const keys = `<p class="sc-waits">${WAITS}</p><p class="sc-keys">${hints}</p>`;
  strip.innerHTML = (hints && keys) + TOLD;
  const told = /** @type {Element} */ (strip.lastElementChild);
  root.prepend(strip);
  root.tabIndex = -1; // what cannot have the focus itself gives it to the card
  el.append(root);
  root.addEventListener("focusin", ({ target, relatedTarget }) => {
    if (target === root) player.focus();
    if (!root.contains(/** @type {Node | null} */ (relatedTarget))) line.ask();
  });
  line.keepPicture(root);
  line.onChange = tell;
  line.ask(); // it may be shown where no kernel knows it: in a notebook opened again
  for (const kind of ["pointerdown", "click"])
    root.addEventListener(kind, refuse, { capture: true });
  return listenToKeys(root, player, () => line.closed);

  function tell() {
    root.classList.toggle("sc-closed", line.closed);
    if (told.textContent !== LINE[line.condition]) announce(told, LINE[line.condition]);
  }

  /** @param {Event} event */
  function refuse(event) {
    if (!line.closed) return;
    event.stopPropagation(); // and no more: the click still takes the keys
  }
}
