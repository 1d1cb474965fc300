// A choice before a turn is taken: which tiles to exchange, or whether it is meant.

import { element, write } from "./elements.js";

const CHOICE = `
  <p></p>
  <div class="sc-bar">
    <button type="button" class="sc-main" data-act="confirm"></button>
    <button type="button" data-act="cancel">Cancel</button>
  </div>`;

/** @type {Record<string, { asks: string, says: string }>} */
const QUESTIONS = {
  exchange: { asks: "Choose tiles on the rack to exchange.", says: "Exchange" },
  pass: { asks: "Pass, and score nothing in this turn?", says: "Pass the turn" },
  challenge: { asks: "Doubt the words of the last play?", says: "Challenge it" },
  end: { asks: "End the game? Tiles that are left count against you.", says: "End it" },
  "new game": { asks: "Give this game up for another?", says: "Start another" },
};

export class TableChoice {
  /** @param {import("./table_game.js").TableView} table */
  constructor(table) {
    this.table = table;
    this.root = element("sc-choice", { role: "group" });
    this.root.innerHTML = CHOICE;
    this.root.hidden = true;
    this.act = ""; // what is chosen about; "" for nothing
    this.places = /** @type {number[]} */ ([]); // of the tiles to exchange
    const [confirm] = this.root.querySelectorAll("button");
    this.confirmButton = confirm;
  }

  get exchanging() {
    return this.act === "exchange";
  }

  /** @param {string} act */
  isAbout(act) {
    return act in QUESTIONS;
  }

  /** @param {string} act */
  open(act) {
    const { board } = this.table;
    this.act = act;
    this.places = [];
    if (this.exchanging) board.laying.clear();
    this.draw();
    if (this.exchanging) board.tiles.focus();
    else this.confirmButton.focus();
    board.voice.say(QUESTIONS[act].asks);
  }

  /** Leave it; the focus goes back to the button that asked. */
  close() {
    const { act } = this;
    this.act = "";
    this.places = [];
    this.draw();
    if (act) this.table.button(act).focus();
  }

  confirm() {
    const { act, places, table } = this;
    if (this.exchanging && places.length === 0) {
      table.board.voice.show("No tile is chosen yet: click those that should go.");
      return;
    }
    this.act = "";
    this.places = [];
    this.draw();
    table.model.send(act === "exchange" ? { do: act, places } : { do: act });
    table.board.showCursor(true);
  }

  /**
   * Choose a tile to exchange, or leave it.
   * @param {number} place
   */
  toggle(place) {
    const chosen = this.places.includes(place);
    this.places = chosen
      ? this.places.filter((other) => other !== place)
      : [...this.places, place];
    this.draw();
    const { laying, voice } = this.table.board;
    const name = laying.rack?.[place] === "?" ? "blank" : laying.rack?.[place];
    voice.say(`${name} ${chosen ? "stays" : "goes"}. ${this.label}.`);
  }

  /** @param {string} letter - a capital, or "?" for a blank */
  type(letter) {
    const { rack } = this.table.board.laying;
    const held = this.table.board.tiles.onShelf.filter(
      (place) => rack?.[place] === letter,
    );
    const place = held.find((place) => !this.places.includes(place)) ?? held[0];
    if (place !== undefined) this.toggle(place);
    else this.table.board.voice.show(`There is no ${letter} on the rack.`);
  }

  get label() {
    const count = this.places.length;
    if (!this.exchanging) return QUESTIONS[this.act]?.says ?? "";
    return `Exchange ${count} tile${count === 1 ? "" : "s"}`;
  }

  draw() {
    if (this.act && !this.table.model.get("acts").includes(this.act)) this.act = "";
    this.root.hidden = !this.act;
    this.table.root.classList.toggle("sc-choosing", this.act !== "");
    const asks = QUESTIONS[this.act]?.asks ?? "";
    write(/** @type {Element} */ (this.root.firstElementChild), asks);
    this.root.setAttribute("aria-label", asks);
    write(this.confirmButton, this.label);
    this.table.board.tiles.nodes.forEach((node, place) => {
      const chosen = this.exchanging && this.places.includes(place);
      node.classList.toggle("sc-chosen", chosen);
      if (this.table.board.tiles.placeOnShelf(node) === place) {
        node.setAttribute("aria-selected", String(chosen));
      }
    });
  }
}
