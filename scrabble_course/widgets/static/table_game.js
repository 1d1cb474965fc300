// Draws a game around its board: players, what there is to decide, and what was played.
// The state is Python's (table_game.py); buttons only ask for what it can do.

import { BOARD_KEYS, BoardView } from "./board_view.js";
import { showCard } from "./card.js";
import { boxOf, element, write } from "./elements.js";
import { Line } from "./line.js";
import { TableChoice } from "./table_choice.js";
import { drawMoves, drawSeats, drawTips, drawUnseen } from "./table_lists.js";
import { TablePlayer } from "./table_player.js";

/**
 * @typedef {object} GameAtTable
 * @property {"saved" | "turn" | "hidden" | "thinking" | "waiting" | "over"} phase
 * @property {string[]} acts - what may be asked for now
 * @property {string} question - what is said where there is no play to lay
 * @property {string} mover
 * @property {string} level - how well the computer plays, "" where it does not
 * @property {import("./table_lists.js").Seat[]} seats
 * @property {number} bag - how many tiles are in it
 * @property {[string, number][]} unseen - each tile with how many are out of sight
 * @property {import("./table_lists.js").Row[]} moves
 * @property {[string, number][]} tips - the best plays with their points
 */

/** @typedef {import("./board_view.js").BoardState & GameAtTable} TableState */

const QUESTION = `
  <p role="status"></p>
  <div class="sc-bar">
    <button type="button" class="sc-main" data-act="show"></button>
    <button type="button" class="sc-main" data-act="next">Next turn</button>
    <button type="button" class="sc-main" data-act="go on">Go on</button>
    <button type="button" data-act="start another">Start another</button>
  </div>`;

const ACTS = `
  <button type="button" data-act="exchange">Exchange</button>
  <button type="button" data-act="pass">Pass</button>
  <button type="button" data-act="challenge">Challenge</button>
  <button type="button" data-act="hint">Hint</button>
  <button type="button" data-act="undo">Undo</button>
  <button type="button" data-act="end">End game</button>
  <button type="button" data-act="level"></button>
  <button type="button" data-act="new game">New game</button>`;

const MOVES = `
  <div class="sc-moves sc-scroll" role="group" aria-label="Moves" tabindex="0">
    <table>
      <thead><tr><th scope="col">Player</th><th scope="col">Turn</th>
        <th scope="col">Points</th><th scope="col">Total</th></tr></thead>
      <tbody></tbody>
    </table>
  </div>`;

const UNSEEN = `<p></p><ul aria-label="Tiles out of sight"></ul>`;

export class TableView {
  /** @param {import("@anywidget/types").AnyModel<TableState>} model */
  constructor(model) {
    this.model = model;
    this.phase = "";
    this.held = false;
    model.on("change", () => {
      this.held = this.root.contains(document.activeElement);
    });
    this.board = new BoardView(model, (view) => new TablePlayer(view, this));
    this.player = /** @type {TablePlayer} */ (this.board.player);
    this.root = this.board.root;
    this.root.classList.add("sc-table-game");
    this.root.setAttribute("aria-label", "Scrabble game");
    this.seats = element("sc-seats", { "aria-label": "Players" }, "ul");
    this.question = boxOf("sc-question-box", QUESTION);
    this.choice = new TableChoice(this);
    this.acts = [...boxOf("", ACTS).children];
    this.tips = element("sc-tips", { "aria-label": "Best plays" }, "ol");
    this.moves = boxOf("sc-moves-box", MOVES);
    this.unseen = boxOf("sc-unseen", UNSEEN);
    this.build();
    model.on("change", () => this.draw());
    this.draw();
  }

  build() {
    const side = this.part(".sc-board-side");
    const bar = this.part(".sc-shelf + .sc-bar");
    bar.append(...this.acts);
    bar.before(this.choice.root);
    side.prepend(this.seats, this.question);
    this.part(".sc-board-score").before(this.tips);
    side.append(this.moves);
    this.part(".sc-board-play").append(this.unseen);
  }

  /** @param {string} selector */
  part(selector) {
    return this.board.part(selector);
  }

  /** @param {string} act */
  button(act) {
    return /** @type {HTMLButtonElement} */ (this.part(`[data-act="${act}"]`));
  }

  /** The button that answers the question of the table, if it asks one. */
  get mainButton() {
    const [button] = this.question.querySelectorAll("button:not([hidden])");
    return /** @type {HTMLButtonElement | undefined} */ (button);
  }

  /**
   * Whether to ask before an act: where a slip would cost something.
   * @param {string} act
   */
  asksBefore(act) {
    const phase = this.model.get("phase");
    return act === "new game" ? phase !== "over" : !this.model.get("question");
  }

  draw() {
    const { model } = this;
    this.root.dataset.phase = model.get("phase");
    drawSeats(this.seats, model.get("seats"));
    drawMoves(
      /** @type {HTMLElement} */ (this.moves.firstElementChild),
      model.get("moves"),
    );
    drawTips(this.tips, model.get("tips"));
    this.drawQuestion();
    this.drawActs();
    this.drawUnseen();
    this.choice.draw();
    this.keepFocus();
  }

  drawQuestion() {
    const { model, question } = this;
    const text = model.get("question");
    question.hidden = text === "";
    write(/** @type {Element} */ (question.firstElementChild), text);
    write(this.button("show"), `Show the rack of ${model.get("mover")}`);
  }

  drawActs() {
    const acts = this.model.get("acts");
    const buttons = [...this.question.querySelectorAll("button"), ...this.acts];
    for (const button of /** @type {HTMLButtonElement[]} */ (buttons)) {
      button.hidden = !acts.includes(button.dataset.act ?? "");
    }
    write(this.button("level"), `Level: ${this.model.get("level")}`);
    const over = this.model.get("phase") === "over";
    this.button("new game").classList.toggle("sc-main", over);
    const letsStand = this.model.get("phase") === "turn" && this.model.get("question");
    write(this.button("pass"), letsStand ? "Let it stand" : "Pass");
  }

  drawUnseen() {
    const [text, list] = this.unseen.children;
    const unseen = this.model.get("unseen");
    const count = unseen.reduce((sum, [, number]) => sum + number, 0);
    const bag = this.model.get("bag");
    const tiles = count === 1 ? "1 tile" : `${count} tiles`;
    write(text, `${tiles} out of sight, ${bag} of them in the bag`);
    drawUnseen(/** @type {HTMLElement} */ (list), unseen);
  }

  /** What had the focus may be hidden; keys must not fall through to the notebook. */
  keepFocus() {
    const phase = this.model.get("phase");
    const active = document.activeElement;
    const gone = !this.root.contains(active) || active?.getClientRects().length === 0;
    const asks = phase !== this.phase && this.mainButton;
    if (this.held && (gone || asks)) {
      if (this.mainButton) this.mainButton.focus({ preventScroll: true });
      else this.board.showCursor(true);
    }
    this.phase = phase;
  }
}

/** @type {import("@anywidget/types").AnyWidget<TableState>} */
export default {
  render({ model, el }) {
    const line = new Line(model);
    const { player, root } = new TableView(line.model);
    return showCard(el, root, player, line, BOARD_KEYS);
  },
};
