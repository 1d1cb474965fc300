// What is to be read at the table: players and scores, moves, and tiles out of sight.

import { boxOf, element, fillTable, pointsText, write } from "./elements.js";

/**
 * @typedef {object} Seat
 * @property {string} name
 * @property {boolean} person
 * @property {number} score
 * @property {boolean} moves - whether it is this player's turn
 * @property {boolean} thinks
 * @property {string} left - the tiles left on the rack, once the game is over
 * @property {boolean} wins
 */

/** @typedef {{ name: string, turn: string, points: number, total: number }} Row */

const PERSON = `<svg viewBox="0 0 24 24"><circle cx="12" cy="7.5" r="4.5"/>
  <path d="M3 22a9 9 0 0 1 18 0z"/></svg>`;
const PROGRAM = `<svg viewBox="0 0 24 24"><path d="M3 4h18v13H3zM9 20h6v2H9z"/>
  <path class="sc-screen" d="M5.5 6.5h13v8h-13z"/></svg>`;

/**
 * @param {HTMLElement} list
 * @param {Seat[]} seats
 */
export function drawSeats(list, seats) {
  while (list.children.length > seats.length) list.lastElementChild?.remove();
  seats.forEach((seat, i) => {
    const line = list.children[i] ?? list.appendChild(newSeat());
    const [icon, name, note, score] = line.children;
    if (icon.classList.toggle("sc-person", seat.person)) draw(icon, PERSON);
    else draw(icon, PROGRAM);
    write(name, seat.name);
    write(note, noteOn(seat));
    write(score, String(seat.score));
    line.setAttribute("aria-label", labelOf(seat));
    line.classList.toggle("sc-moving", seat.moves);
    line.classList.toggle("sc-winner", seat.wins);
  });
}

function newSeat() {
  const parts = `<span class="sc-icon" aria-hidden="true"></span>
    <b></b><span class="sc-note"></span><b class="sc-total"></b>`;
  return boxOf("sc-seat", parts, "li");
}

/**
 * @param {Element} icon
 * @param {string} picture
 */
function draw(icon, picture) {
  if (icon.getAttribute("data-drawn") === picture) return;
  icon.setAttribute("data-drawn", picture);
  icon.innerHTML = picture;
}

/** @param {Seat} seat */
function noteOn({ moves, thinks, left, wins }) {
  if (moves) return thinks ? "thinking \u2026" : "to move";
  if (wins) return "wins";
  return left ? `${left} left` : "";
}

/** @param {Seat} seat */
function labelOf(seat) {
  return [seat.name, pointsText(seat.score), noteOn(seat)].filter(Boolean).join(", ");
}

/**
 * @param {HTMLElement} box - scrolls to the last move when there is another
 * @param {Row[]} rows
 */
export function drawMoves(box, rows) {
  const body = /** @type {HTMLElement} */ (box.querySelector("tbody"));
  const before = body.children.length;
  const texts = rows.map(({ name, turn, points, total }) => [
    name,
    turn,
    signed(points),
    String(total),
  ]);
  fillTable(body, texts);
  if (rows.length !== before) box.scrollTop = 0; // the end: it grows from below
}

/** @param {number} points */
function signed(points) {
  if (points === 0) return "0";
  return points < 0 ? `\u2212${-points}` : `+${points}`;
}

/**
 * @param {HTMLElement} list
 * @param {[string, number][]} unseen
 */
export function drawUnseen(list, unseen) {
  while (list.children.length > unseen.length) list.lastElementChild?.remove();
  unseen.forEach(([tile, count], i) => {
    const line =
      list.children[i] ?? list.appendChild(boxOf("", "<b></b><span></span>", "li"));
    const [letter, number] = line.children;
    write(letter, tile);
    write(number, `\u00d7\u2009${count}`);
    line.setAttribute("aria-label", `${tile === "?" ? "blank" : tile}: ${count}`);
    line.classList.toggle("sc-gone", count === 0);
  });
}

/**
 * @param {HTMLElement} list
 * @param {[string, number][]} tips - each play with its points
 */
export function drawTips(list, tips) {
  const drawn = [...list.children].map((line) => line.textContent);
  const texts = tips.map(([play, points], i) => `${i + 1}${play}${pointsText(points)}`);
  list.hidden = tips.length === 0;
  if (String(drawn) !== String(texts)) list.replaceChildren(...tips.map(newTip));
}

/**
 * @param {[string, number]} tip
 * @param {number} i
 */
function newTip([play, points], i) {
  const line = element("", {}, "li");
  const button = element("", { type: "button", "data-act": `tip ${i + 1}` }, "button");
  const made = [String(i + 1), play, pointsText(points)].map((text, part) => {
    const piece = element("", {}, ["kbd", "b", "span"][part]);
    piece.textContent = text;
    return piece;
  });
  button.append(...made);
  line.append(button);
  return line;
}
