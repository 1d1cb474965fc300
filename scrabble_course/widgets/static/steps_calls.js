// The calls that are open at a step, each with its variables.

import { element } from "./elements.js";

/**
 * @typedef {object} Row
 * @property {string[]} names - all that this call has for the value
 * @property {string} value
 * @property {"" | "new" | "changed"} news
 * @property {string} elsewhere - names that other calls have for the same thing
 */

/**
 * @typedef {object} Call
 * @property {string} name
 * @property {number} line
 * @property {Row[]} rows
 * @property {string} ending - what it returns, or stops with
 */

/**
 * Return the elements for open calls, the innermost last.
 * @param {Call[]} calls
 * @param {number} leftOut - calls between the first and the second
 */
export function callsOf(calls, leftOut) {
  const cards = calls.map((call, i) => callOf(call, i === calls.length - 1));
  if (leftOut > 0) {
    const gap = element("sc-steps-gap", {}, "p");
    gap.textContent = `... ${leftOut} more call${leftOut === 1 ? "" : "s"} ...`;
    cards.splice(1, 0, gap);
  }
  return cards;
}

/**
 * @param {Call} call
 * @param {boolean} isAtWork
 */
function callOf({ name, line, rows, ending }, isAtWork) {
  const card = element(`sc-steps-call${isAtWork ? " sc-steps-at-work" : ""}`);
  const title = element("sc-steps-name", {}, "p");
  const waits = isAtWork ? "" : `, waits in line ${line}`;
  title.append(textOf("b", name), waits);
  card.append(title);
  if (rows.length > 0) {
    const table = element("", { "aria-label": `Variables of ${name}` }, "table");
    table.append(...rows.map(rowOf));
    card.append(table);
  }
  if (ending) card.append(textOf("p", ending, "sc-steps-ending"));
  return card;
}

/** @param {Row} row */
function rowOf({ names, value, news, elsewhere }) {
  const row = element("", {}, "tr");
  const head = element("sc-steps-names", { scope: "row" }, "th");
  const tags = element(names.length > 1 ? "sc-steps-together" : "", {}, "span");
  tags.append(...names.map((name) => textOf("code", name)));
  head.append(tags);
  const cell = element("", {}, "td");
  cell.append(textOf("code", value, news ? "sc-steps-value sc-new" : "sc-steps-value"));
  if (news) cell.append(" ", textOf("small", news, "sc-steps-news"));
  if (names.length > 1) cell.append(remark(`${count(names)} names for one thing`));
  if (elsewhere) cell.append(remark(elsewhere));
  row.append(head, cell);
  return row;
}

/** @param {string[]} names */
function count({ length }) {
  return ["no", "one", "two", "three", "four", "five"][length] ?? `${length}`;
}

/** @param {string} text */
function remark(text) {
  return textOf("small", text, "sc-steps-remark");
}

/**
 * @param {string} tag
 * @param {string} text
 * @param {string} [className]
 */
function textOf(tag, text, className = "") {
  const made = element(className, {}, tag);
  made.textContent = text;
  return made;
}
