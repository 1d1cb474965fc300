// What the cards of the activities are made of: a question, a text field with a button,
// and a comparison of two texts.

import { boxOf, element, write } from "./elements.js";

/**
 * @typedef {object} Field - a text field with its label and button
 * @property {HTMLFormElement} root
 * @property {HTMLInputElement} input
 */

/**
 * Return the root of a card, with a heading.
 * @param {string} name - what the activity is called, for those who hear
 * @param {string} question
 */
export function activityCard(name, question) {
  const root = element("sc-card sc-activity", { role: "group", "aria-label": name });
  root.append(
    Object.assign(element("sc-question", {}, "p"), { textContent: question }),
  );
  return root;
}

/**
 * Return a text field that Enter and the button send; its text is kept until it is heard.
 * @param {string} label
 * @param {string} button
 * @param {(text: string) => void} onSend
 * @returns {Field}
 */
export function textField(label, button, onSend) {
  const root = /** @type {HTMLFormElement} */ (element("sc-bar sc-ask", {}, "form"));
  root.innerHTML = `
    <label><span></span><input type="text" autocomplete="off" autocapitalize="off"
      autocorrect="off" spellcheck="false"></label>
    <button type="submit" class="sc-main"></button>`;
  const input = /** @type {HTMLInputElement} */ (root.querySelector("input"));
  write(/** @type {Element} */ (root.querySelector("span")), label);
  write(/** @type {Element} */ (root.querySelector("button")), button);
  root.addEventListener("submit", (event) => {
    event.preventDefault();
    onSend(input.value);
  });
  return { root, input };
}

/**
 * Show texts side by side, each below its name; one without a text is left out.
 * @param {HTMLElement} place
 * @param {[string, string][]} texts
 */
export function compareTexts(place, texts) {
  const shown = texts.filter(([, text]) => text);
  const parts = shown.map(([name, text]) => {
    const part = boxOf("", "<p></p><pre></pre>");
    write(part.children[0], name);
    write(part.children[1], text);
    return part;
  });
  place.replaceChildren(...parts);
}

/**
 * Open the explanation that stands in the cell below, if there is one, and go there.
 * @param {Element} node - in the output of the cell above
 * @returns {boolean} whether there is one
 */
export function openBelow(node) {
  const below = node.closest(".jp-Cell")?.nextElementSibling;
  const details = below?.querySelector(".jp-RenderedMarkdown > details:first-child");
  if (!details) return false;
  details.setAttribute("open", "");
  details.querySelector("summary")?.focus();
  return true;
}
