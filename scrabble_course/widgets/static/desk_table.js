// The class as a table: sorted, filtered, and drawn as far as it can be seen.

import { button, make, redraw } from "./desk_parts.js";

/**
 * @typedef {object} Column
 * @property {string} key
 * @property {string} title
 * @property {string} kind - what is shown together
 * @property {number} out_of
 */

/** @typedef {(string | number | null)[]} Row */

const ROW = 28; // pixels, as in desk.css
const MORE = 12; // rows that are drawn above and below what is seen

export class ClassTable {
  /** @param {(student: string) => void} onOpen */
  constructor(onOpen) {
    this.onOpen = onOpen;
    /** @type {Column[]} */
    this.columns = [];
    /** @type {Row[]} */
    this.rows = []; // as they are shown, from top to bottom
    /** @type {number[]} */
    this.places = []; // of the columns that are shown
    this.sortedBy = 0;
    this.isDown = false;
    this.at = 0;
    /** @type {Map<number, HTMLElement>} */
    this.drawn = new Map();
    this.head = make("tr");
    this.above = make("tbody", { "aria-hidden": "true" }, make("tr"));
    this.body = make("tbody");
    this.below = make("tbody", { "aria-hidden": "true" }, make("tr"));
    this.table = make(
      "table",
      { "aria-label": "Class" },
      make("thead", {}, this.head),
      this.above,
      this.body,
      this.below,
    );
    this.root = make(
      "div.sc-scroll.sc-class",
      { role: "region", tabindex: 0, "aria-label": "Class, scrolls" },
      this.table,
    );
    this.root.addEventListener("scroll", () => this.drawRows());
    new ResizeObserver(() => this.drawRows()).observe(this.root);
  }

  /**
   * Show rows with the columns of a kind.
   * @param {Column[]} columns
   * @param {Row[]} rows
   * @param {string} kind
   */
  show(columns, rows, kind) {
    this.columns = columns;
    this.places = columns.flatMap(({ kind: own }, place) =>
      ["name", "always", kind].includes(own) ? [place] : [],
    );
    this.at = Math.min(this.at, Math.max(rows.length - 1, 0));
    this.drawSorted(rows);
  }

  /** @param {Row[]} rows */
  sorted(rows) {
    const place = this.sortedBy;
    const sign = this.isDown ? -1 : 1;
    return [...rows].sort((one, other) => {
      const [a, b] = [one[place] ?? null, other[place] ?? null];
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      return sign * compare(a, b) || compare(one[0] ?? "", other[0] ?? "");
    });
  }

  /** @param {number} place */
  sortBy(place) {
    this.isDown = place === this.sortedBy ? !this.isDown : place > 0;
    this.sortedBy = place;
    this.at = 0;
    this.root.scrollTop = 0;
    this.drawSorted(this.rows);
  }

  drawHead() {
    const cells = this.places.map((place) => {
      const { title, out_of: outOf } = this.columns[place];
      const text = outOf ? `${title} /${figure(outOf)}` : title;
      const order = this.isDown ? "descending" : "ascending";
      const sort = { scope: "col", "aria-sort": place === this.sortedBy && order };
      const head = button(text, String(place), () => this.sortBy(place));
      return make("th", sort, head);
    });
    redraw(this.head, cells);
    this.table.setAttribute("aria-rowcount", String(this.rows.length + 1));
  }

  /**
   * Draw what is seen, of rows that may be others than before.
   * @param {Row[]} rows
   */
  drawSorted(rows) {
    this.rows = this.sorted(rows);
    this.drawHead();
    const hadFocus = this.body.contains(document.activeElement);
    for (const row of this.drawn.values()) row.remove();
    this.drawn.clear();
    this.drawRows();
    if (hadFocus) this.focus();
  }

  drawRows() {
    const seen = Math.ceil((this.root.clientHeight || 480) / ROW);
    const first = Math.max(Math.floor(this.root.scrollTop / ROW) - MORE, 0);
    const last = Math.min(first + seen + 2 * MORE, this.rows.length);
    for (const [i, row] of this.drawn)
      if (i < first || i >= last) {
        if (row.contains(document.activeElement)) this.root.focus();
        row.remove();
        this.drawn.delete(i);
      }
    for (let i = first; i < last; i++) if (!this.drawn.has(i)) this.drawRow(i);
    this.space(this.above, first);
    this.space(this.below, this.rows.length - last);
  }

  /** @param {number} i */
  drawRow(i) {
    const row = this.rows[i];
    const student = String(row[0]);
    const open = () => {
      this.at = i;
      this.onOpen(student);
    };
    const attributes = { tabindex: i === this.at ? "0" : "-1", title: student };
    const name = button(make("bdi", {}, student), student, open, attributes);
    const [, ...others] = this.places;
    const cells = others.map((place) => cellOf(row[place], this.columns[place]));
    const heading = make("th", { scope: "row" }, name);
    const made = make("tr", { "aria-rowindex": i + 2 }, heading, cells);
    this.drawn.set(i, made);
    const next = [...this.drawn.keys()].filter((key) => key > i);
    const before = next.length ? this.drawn.get(Math.min(...next)) : null;
    this.body.insertBefore(made, before ?? null);
  }

  /**
   * @param {HTMLElement} body
   * @param {number} rows
   */
  space(body, rows) {
    const [row] = /** @type {HTMLElement[]} */ ([...body.children]);
    row.style.height = `${rows * ROW}px`;
    body.hidden = !rows;
  }

  /** @param {number} by */
  move(by) {
    const last = this.rows.length - 1;
    const before = this.drawn.get(this.at)?.querySelector("button");
    if (before) before.tabIndex = -1;
    this.at = Math.min(Math.max(this.at + by, 0), last);
    this.focus();
  }

  /** Give the keys to the row that is looked at. */
  focus() {
    const height = this.root.clientHeight - 3 * ROW; // below the head
    const top = this.at * ROW;
    if (top < this.root.scrollTop) this.root.scrollTop = top;
    if (top > this.root.scrollTop + height) this.root.scrollTop = top - height;
    this.drawRows();
    const name = this.drawn.get(this.at)?.querySelector("button");
    if (name) name.tabIndex = 0;
    (name ?? this.root).focus({ preventScroll: true });
  }

  /**
   * Return the student who stands before or after another, in the order shown.
   * @param {string} student
   * @param {number} by
   */
  beside(student, by) {
    const place = this.rows.findIndex(([name]) => name === student);
    const next = place < 0 ? 0 : place + by;
    return this.rows[next]?.[0];
  }
}

/**
 * @param {string | number} a
 * @param {string | number} b
 */
function compare(a, b) {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return ORDER.compare(String(a), String(b));
}

const ORDER = new Intl.Collator(undefined, { numeric: true });

/** @param {number} points */
export function figure(points) {
  return String(Math.round(points * 100) / 100);
}

/**
 * @param {string | number | null} value
 * @param {Column} column
 */
function cellOf(value, { out_of: outOf, kind }) {
  if (value === null) return make("td", {}, "\u2013");
  const points = Number(value);
  const text = kind === "always" && points === 0 ? "" : figure(points);
  const isAll = outOf > 0 && points >= outOf;
  const isNone = outOf > 0 && points <= 0;
  return make("td", { class: (isAll && "sc-all") || (isNone && "sc-none") }, text);
}
