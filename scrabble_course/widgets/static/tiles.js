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

/**
 * Return tiles for these letters: those of the last letters where they are still there.
 * @param {HTMLElement[]} tiles
 * @param {string} old - the letters of these tiles
 * @param {string} letters
 * @param {(letter: string, place: number) => HTMLElement} make
 */
export function keepTiles(tiles, old, letters, make) {
  const spare = tiles.map((tile, place) => ({ tile, letter: old[place] }));
  const kept = [...letters].map((letter, place) => {
    const at = spare.findIndex((own) => own.letter === letter);
    return at < 0 ? make(letter, place) : spare.splice(at, 1)[0].tile;
  });
  for (const { tile } of spare) tile.remove();
  return kept;
}

/**
 * Give a row so many places for tiles.
 * @param {HTMLElement} row
 * @param {HTMLElement[]} wells - those there are
 * @param {number} count
 */
export function fitWells(row, wells, count) {
  while (wells.length > count) wells.pop()?.remove();
  while (wells.length < count) wells.push(element("sc-well", { role: "none" }));
  row.append(...wells);
}
