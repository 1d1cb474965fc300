// Draws a rack of tiles and reports what the player does. The state is Python's
// (rack.py): only `picked` and `plays` are ever set from here.

/**
 * @typedef {object} State
 * @property {string} tiles - one letter each, "*" for a wildcard
 * @property {number[]} values - the points of each tile
 * @property {number[]} picked - places on the rack, in the order of the word
 * @property {number} plays - counts up each time the player enters the word
 * @property {string} word - the word that the next four are about
 * @property {number | null} score - null when the student's function gave none
 * @property {string} breakdown - how the score comes about; remarks on further lines
 * @property {string} problem - what is wrong with the student's functions
 * @property {string} message - what came of the last play
 * @property {"" | "good" | "bad"} verdict - the same as a mood
 */

const HINT = "Click tiles, or type their letters, to spell a word.";

const FRAME = `
  <div class="sc-row sc-word" role="listbox" aria-label="Your word"></div>
  <div class="sc-score">
    <div class="sc-breakdown"><code></code><span></span><strong></strong></div>
    <div class="sc-points"><b></b><span>points</span></div>
  </div>
  <div class="sc-row sc-shelf" role="listbox" aria-label="Rack"></div>
  <div class="sc-bar">
    <button type="button" class="sc-play">Play</button>
    <button type="button" class="sc-clear">Clear</button>
    <span class="sc-keys">
      <kbd>Enter</kbd> plays <kbd>Backspace</kbd> takes back <kbd>Esc</kbd> clears
    </span>
  </div>
  <div class="sc-news" role="status" aria-atomic="false">
    <p class="sc-spoken"></p><p class="sc-message"></p><p class="sc-problem"></p>
  </div>`;

const ASTERISK = `<svg viewBox="-12 -12 24 24"><path
  d="M0-9V9M-7.8-4.5 7.8 4.5M-7.8 4.5 7.8-4.5"/></svg>`;

class RackView {
  /** @param {import("@anywidget/types").AnyModel<State>} model */
  constructor(model) {
    this.model = model;
    this.letters = [...model.get("tiles")];
    this.current = 0; // the tile that the Tab key reaches

    this.root = box("sc-rack");
    this.root.setAttribute("role", "group");
    this.root.setAttribute("aria-label", "Rack of tiles");
    this.root.innerHTML = FRAME;
    this.tiles = this.letters.map((letter, i) => tile(letter, model.get("values")[i]));
    this.wordWells = this.letters.map(() => well(this.part(".sc-word")));
    this.shelfWells = this.letters.map(() => well(this.part(".sc-shelf")));

    this.root.addEventListener("click", (event) => this.onClick(event));
    this.root.addEventListener("keydown", (event) => this.onKey(event));
    this.root.addEventListener("focusin", (event) => this.onFocus(event));
    model.on("change", () => this.draw());
    this.draw();
  }

  /** @param {string} selector */
  part(selector) {
    return /** @type {HTMLElement} */ (this.root.querySelector(selector));
  }

  get picked() {
    return this.model.get("picked");
  }

  get onShelf() {
    return this.letters.map((_, place) => place).filter((p) => !this.picked.includes(p));
  }

  get spelled() {
    return this.picked.map((place) => this.letters[place]).join("");
  }

  /**
   * @template {keyof State} Name
   * @param {Name} name
   * @param {State[Name]} value
   */
  save(name, value) {
    this.model.set(name, value);
    this.model.save_changes();
  }

  /**
   * Move a tile from the rack to the end of the word, or back.
   * @param {number} place
   */
  move(place) {
    const picked = this.picked;
    const back = picked.includes(place);
    if (place === this.current) {
      // The focus stays in the row that the player is working in.
      const row = back ? picked : this.onShelf;
      const at = row.indexOf(place);
      this.current = row[at + 1] ?? row[at - 1] ?? place;
    }
    this.save("picked", back ? picked.filter((p) => p !== place) : [...picked, place]);
  }

  /** @param {string} letter */
  type(letter) {
    const place = this.onShelf.find((p) => this.letters[p] === letter);
    if (place !== undefined) this.move(place);
    else this.write(".sc-spoken", `There is no ${letter} on the rack.`);
  }

  takeBack() {
    const last = this.picked.at(-1);
    if (last !== undefined) this.move(last);
  }

  clear() {
    this.save("picked", []);
  }

  play() {
    this.save("plays", this.model.get("plays") + 1);
  }

  /** @param {MouseEvent} event */
  onClick(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    const place = this.tiles.findIndex((tile) => tile.contains(target));
    if (target.closest(".sc-play")) this.play();
    else if (target.closest(".sc-clear")) this.clear();
    else if (place >= 0) this.move(place);
    else this.tiles[this.current]?.focus();
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key, target } = event;
    const act = KEYS[key];
    if (key === "Enter" && event.shiftKey) return; // runs the cell
    if (!act && key.length > 1) return;
    // Any other key is ours: `d d` on a rack without a D must not delete a cell.
    event.stopPropagation();
    const pressed = key === "Enter" || key === " ";
    if (pressed && target instanceof HTMLButtonElement) return; // the button's own
    event.preventDefault();
    if (act) act(this);
    else this.type(key.toLowerCase());
  }

  /** @param {FocusEvent} event */
  onFocus(event) {
    const place = this.tiles.indexOf(/** @type {HTMLDivElement} */ (event.target));
    if (place < 0) return;
    this.current = place;
    this.tiles.forEach((tile, i) => (tile.tabIndex = i === place ? 0 : -1));
  }

  /**
   * Focus another tile of the row, given where we are in it and how long it is.
   * @param {(at: number, length: number) => number} to
   */
  walk(to) {
    const row = this.picked.includes(this.current) ? this.picked : this.onShelf;
    const at = to(row.indexOf(this.current), row.length);
    this.tiles[row[(at + row.length) % row.length]]?.focus();
  }

  /**
   * Focus the tile of another row that lies nearest.
   * @param {number[]} row
   */
  cross(row) {
    if (row.length === 0) return;
    const from = this.tiles[this.current].getBoundingClientRect().left;
    const away = (/** @type {number} */ place) =>
      Math.abs(this.tiles[place].getBoundingClientRect().left - from);
    const [nearest] = row.toSorted((a, b) => away(a) - away(b));
    this.tiles[nearest]?.focus();
  }

  draw() {
    const { picked, current } = this;
    const focused = this.tiles.some((tile) => tile === document.activeElement);
    this.tiles.forEach((tile, place) => {
      const at = picked.indexOf(place);
      const well = at < 0 ? this.shelfWells[place] : this.wordWells[at];
      if (tile.parentNode !== well) glide(tile, () => well.append(tile));
      tile.setAttribute("aria-selected", String(at >= 0));
      tile.tabIndex = place === current ? 0 : -1;
    });
    // A tile that moves to another row of the page loses the focus on the way.
    if (focused) this.tiles[current].focus({ preventScroll: true });
    this.drawScore();
    this.drawNews();
  }

  drawScore() {
    const { model } = this;
    const score = model.get("score");
    const [formula, ...remarks] = model.get("breakdown").split("\n");
    const disputed = score !== null && formula && !formula.endsWith(`= ${score}`);
    this.root.classList.toggle("sc-waiting", this.spelled !== model.get("word"));
    this.write(".sc-points b", score === null ? "?" : String(score));
    this.write(".sc-points span", score === 1 ? "point" : "points");
    this.write(".sc-breakdown code", formula);
    this.write(".sc-breakdown strong", (disputed && remarks.pop()) || "");
    this.write(".sc-breakdown span", this.spelled ? remarks.join("\n") : HINT);
  }

  drawNews() {
    const { model } = this;
    const [word, score] = [model.get("word"), model.get("score")];
    this.root.dataset.verdict = model.get("verdict");
    this.write(".sc-spoken", word && `${word}, ${score ?? "unknown"} points`);
    this.write(".sc-message", model.get("message"));
    this.write(".sc-problem", model.get("problem"));
  }

  /**
   * Change a text only when it differs, so that it is announced once.
   * @param {string} selector
   * @param {string} text
   */
  write(selector, text) {
    const part = this.part(selector);
    if (part.textContent !== text) part.textContent = text;
  }
}

/** @type {Record<string, (rack: RackView) => void>} */
const KEYS = {
  Enter: (rack) => rack.play(),
  Escape: (rack) => rack.clear(),
  Backspace: (rack) => rack.takeBack(),
  " ": (rack) => rack.tiles.length && rack.move(rack.current),
  ArrowLeft: (rack) => rack.walk((at) => at - 1),
  ArrowRight: (rack) => rack.walk((at) => at + 1),
  Home: (rack) => rack.walk(() => 0),
  End: (rack) => rack.walk((_, length) => length - 1),
  ArrowUp: (rack) => rack.cross(rack.picked),
  ArrowDown: (rack) => rack.cross(rack.onShelf),
};

/** @param {string} className */
function box(className) {
  const made = document.createElement("div");
  made.className = className;
  return made;
}

/** @param {HTMLElement} row */
function well(row) {
  const made = row.appendChild(box("sc-well"));
  made.setAttribute("role", "none");
  return made;
}

/**
 * @param {string} letter
 * @param {number} value
 */
function tile(letter, value) {
  const wild = letter === "*";
  const made = box(wild ? "sc-tile sc-wild" : "sc-tile");
  const name = wild ? "wildcard for any vowel" : letter.toUpperCase();
  made.setAttribute("role", "option");
  made.setAttribute("aria-label", `${name}, ${value} point${value === 1 ? "" : "s"}`);
  const mark = wild ? ASTERISK : letter.toUpperCase();
  made.innerHTML = `<span aria-hidden="true">${mark}</span>
    <sub aria-hidden="true">${value}</sub>`;
  return made;
}

/**
 * Do `move`, and let the tile slide from where it was.
 * @param {HTMLElement} tile
 * @param {() => void} move
 */
function glide(tile, move) {
  const from = tile.getBoundingClientRect();
  move();
  tile.getAnimations().forEach((animation) => animation.cancel());
  const to = tile.getBoundingClientRect();
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (still || from.width === 0) return;
  tile.animate([{ transform: start }, { transform: "none" }], {
    duration: 180,
    easing: "cubic-bezier(0.2, 0.9, 0.3, 1.1)",
  });
}

export default {
  /** @type {import("@anywidget/types").Render<State>} */
  render({ model, el }) {
    el.append(new RackView(model).root);
  },
};
