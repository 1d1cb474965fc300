// A whole game of hands around a rack: words and points, substitution, replay, the end.
// The state is Python's (hand_game.py); buttons only ask for what it can do.

import { showCard } from "./card.js";
import { boxOf, element, fillTable, write } from "./elements.js";
import { Line } from "./line.js";
import { RackGame } from "./rack_game.js";
import { RACK_KEYS } from "./rack_view.js";

/**
 * @typedef {object} Entry
 * @property {string} word
 * @property {number | null} points - null for a word that was not valid
 * @property {string} breakdown - how the points come about
 * @property {number} total - of the hand, this word included
 */

/**
 * @typedef {object} GameState
 * @property {Entry[]} entries - the words of this hand
 * @property {number} total - of this hand
 * @property {number} number - which hand of the game this is
 * @property {number} game_total - over all hands
 * @property {"ready" | "playing" | "over" | "finished"} phase
 * @property {boolean} replaying
 * @property {boolean} can_substitute
 * @property {boolean} can_replay
 * @property {string} ending - how the hand ended
 * @property {string} transcript
 */

/** @typedef {import("./rack_view.js").RackState & GameState} HandGameState */

const GAME_HEAD = `
  <b class="sc-title"></b>
  <span>This hand <b class="sc-total"></b></span>
  <span>All hands <b class="sc-game-total"></b></span>`;

const WORDS = `
  <table>
    <caption>Words of this hand</caption>
    <thead><tr><th scope="col">Word</th><th scope="col">How it counts</th>
      <th scope="col">Points</th><th scope="col">Total</th></tr></thead>
    <tbody></tbody>
  </table>`;

const TURNS = `
  <div class="sc-bar">
    <button type="button" data-act="new hand" class="sc-main">New hand</button>
    <button type="button" data-act="new game" class="sc-main">New game</button>
    <button type="button" data-act="replay">Replay this hand</button>
    <button type="button" data-act="choose">Substitute a letter</button>
    <button type="button" data-act="finish">End hand</button>
    <button type="button" data-act="end game">End game</button>
  </div>
  <div class="sc-bar sc-choice" role="group" hidden></div>`;

const GAME_FOOT = `
  <p class="sc-ending" role="status"></p>
  <details><summary>The game as text</summary>
    <pre tabindex="0" aria-label="The game as text"></pre></details>`;

const QUESTION = "Which letter should change?";

/** @extends {RackGame<HandGameState>} */
class HandGameView extends RackGame {
  /** @param {import("@anywidget/types").AnyModel<HandGameState>} model */
  constructor(model) {
    super(model, "Hand game", { head: GAME_HEAD, turns: TURNS, words: WORDS });
    this.choosing = false;
    this.words.before(boxOf("sc-game-foot", GAME_FOOT));
    model.on("change", () => this.draw());
    this.draw();
  }

  /** @returns {import("./keys.js").Acts} */
  get keys() {
    const { Escape: clear, ...keys } = this.rack.keys;
    return {
      ...keys,
      Escape: (event) => (this.choosing ? this.choose(false) : clear(event)),
    };
  }

  get playing() {
    return ["ready", "playing"].includes(this.model.get("phase"));
  }

  /** @param {string} key */
  type(key) {
    const letter = key.toLowerCase();
    if (this.choosing && this.model.get("tiles").includes(letter)) this.ask(letter);
    else if (this.playing) this.rack.type(key);
  }

  /** @override @param {DOMStringMap} button */
  press({ act, letter }) {
    if (letter) this.ask(letter);
    else if (act === "choose") this.choose(!this.choosing);
    else super.press({ act });
  }

  /** @param {string} letter */
  ask(letter) {
    this.choose(false);
    this.model.send({ do: "substitute", letter });
  }

  /**
   * Open or close the choice of a letter to substitute.
   * @param {boolean} open
   */
  choose(open) {
    this.choosing = open && this.model.get("can_substitute");
    const choice = this.part(".sc-choice");
    choice.setAttribute("aria-label", QUESTION);
    choice.replaceChildren();
    if (this.choosing) {
      const letters = [...new Set(this.model.get("tiles"))].filter((l) => l !== "*");
      choice.append(QUESTION, ...letters.sort().map(letterButton));
      /** @type {HTMLElement} */ (choice.querySelector("button"))?.focus();
    } else if (!choice.hidden) this.button("choose").focus();
    choice.hidden = !this.choosing;
    this.button("choose").setAttribute("aria-expanded", String(this.choosing));
  }

  draw() {
    if (this.choosing && !this.model.get("can_substitute")) this.choose(false);
    this.drawHead();
    this.drawWords();
    this.drawFoot();
    this.keepFocus();
  }

  drawHead() {
    const { model } = this;
    const again = model.get("replaying") ? ", once more" : "";
    write(this.part(".sc-title"), `Hand ${model.get("number")}${again}`);
    write(this.part(".sc-total"), String(model.get("total")));
    write(this.part(".sc-game-total"), String(model.get("game_total")));
  }

  drawWords() {
    const entries = this.model.get("entries");
    const texts = entries.map(({ word, points, breakdown, total }) => {
      const how = points === null ? "not a valid word" : breakdown;
      return [word, how, String(points ?? 0), String(total)];
    });
    const rows = fillTable(this.part("tbody"), texts);
    rows.forEach((row, i) => {
      row.classList.toggle("sc-invalid", entries[i].points === null);
    });
    this.words.classList.toggle("sc-empty", entries.length === 0);
  }

  drawFoot() {
    const { model, playing } = this;
    const over = model.get("phase") === "over";
    const shown = {
      "new hand": over,
      "new game": model.get("phase") === "finished",
      replay: over && model.get("can_replay"),
      choose: playing && model.get("can_substitute"),
      finish: playing,
      "end game": over,
    };
    for (const [act, show] of Object.entries(shown)) this.button(act).hidden = !show;
    for (const button of this.rack.part(".sc-bar").querySelectorAll("button")) {
      button.disabled = !playing;
    }
    write(this.part(".sc-ending"), model.get("ending"));
    write(this.part("pre"), model.get("transcript"));
  }

  /** What had the focus may be gone; keys must not fall through to the notebook. */
  keepFocus() {
    if (this.focused && !this.root.contains(document.activeElement)) this.focus();
  }

  /** Give the keys to the tiles, or to the button for what comes next. */
  focus() {
    const next = /** @type {"button"} */ ("button:not([hidden])");
    if (this.playing && this.rack.rows.tiles.length > 0) this.rack.focus();
    else this.turns.querySelector(next)?.focus({ preventScroll: true });
  }
}

/** @param {string} letter */
function letterButton(letter) {
  const button = element("", { type: "button", "data-letter": letter }, "button");
  button.textContent = letter.toUpperCase();
  return button;
}

/** @type {import("@anywidget/types").AnyWidget<HandGameState>} */
export default {
  render({ model, el }) {
    const line = new Line(model);
    const game = new HandGameView(line.model);
    return showCard(el, game.root, game, line, RACK_KEYS);
  },
};
