// A tile: its face, and its name for those who hear it.

import { element, pointsText } from "./elements.js";

/** @typedef {"letter" | "blank" | "wild"} TileKind */

const ASTERISK = `<svg viewBox="-12 -12 24 24"><path
  d="M0-9V9M-7.8-4.5 7.8 4.5M-7.8 4.5 7.8-4.5"/></svg>`;

/**
 * @param {string} letter - "*" is the wildcard of the word game; a blank may have none
 * @param {number} value
 * @param {TileKind} [kind]
 */
export function drawTile(letter, value, kind = letter === "*" ? "wild" : "letter") {
  const name = nameTile(letter, value, kind);
  const tile = element(`sc-tile sc-${kind}`, { "aria-label": name });
  const mark = kind === "wild" ? ASTERISK : letter.toUpperCase();
  tile.innerHTML = `<span aria-hidden="true">${mark}</span>
    <sub aria-hidden="true">${value}</sub>`;
  return tile;
}

/**
 * @param {string} letter
 * @param {number} value
 * @param {TileKind} kind
 */
export function nameTile(letter, value, kind) {
  const name = letter.toUpperCase();
  const names = {
    letter: name,
    blank: name ? `blank as ${name}` : "blank",
    wild: "wildcard for any vowel",
  };
  return `${names[kind]}, ${pointsText(value)}`;
}
