// What the panels of the desk are made of. Texts come from students: each is a text
// node, never HTML.

/** @typedef {Node | string | null | undefined | false | Part[]} Part */

/**
 * Return an element with children; an attribute that is false is left out.
 * @param {string} tag - with a class behind a dot, if it has one: "p.sc-note"
 * @param {Record<string, string | number | boolean>} attributes
 * @param {...Part} parts
 */
export function make(tag, attributes = {}, ...parts) {
  const [name, ...classes] = tag.split(".");
  const made = document.createElement(name);
  if (classes.length) made.className = classes.join(" ");
  for (const [key, value] of Object.entries(attributes))
    if (value !== false) made.setAttribute(key, value === true ? "" : String(value));
  made.append(...shown(parts));
  return made;
}

/**
 * @param {Part[]} parts
 * @returns {(Node | string)[]}
 */
function shown(parts) {
  return parts.flatMap((part) => {
    if (Array.isArray(part)) return shown(part);
    return part || part === "" ? [part] : [];
  });
}

/**
 * Return a button. `key` finds it again when a panel is drawn anew.
 * @param {Part} text
 * @param {string} key
 * @param {() => void} onClick
 * @param {Record<string, string | boolean>} [attributes]
 */
export function button(text, key, onClick, attributes = {}) {
  const made = make("button", { type: "button", "data-key": key, ...attributes }, text);
  made.addEventListener("click", onClick);
  return made;
}

/**
 * Return a field below its label.
 * @param {string} label
 * @param {string} name
 * @param {Record<string, string | number | boolean>} [attributes]
 */
export function field(label, name, attributes = {}) {
  const input = make("input", {
    type: "text",
    name,
    autocomplete: "off",
    spellcheck: "false",
    ...attributes,
  });
  return make("label.sc-field", {}, make("span", {}, label), input);
}

/**
 * Return a form whose fields are sent by their names.
 * @param {string} label - what it is, for those who hear
 * @param {Part[]} parts
 * @param {(values: Record<string, string>) => void} onSend
 * @param {string} [key] - as that of a button, where forms have the same label
 */
export function form(label, parts, onSend, key = label) {
  const made = make("form.sc-bar", { "aria-label": label }, ...parts);
  const own = /** @type {NodeListOf<HTMLInputElement>} */ (
    made.querySelectorAll("[name], [type=submit]")
  );
  for (const one of own) one.dataset.key = `${key} ${one.name}`;
  made.addEventListener("submit", (event) => {
    event.preventDefault();
    const data = new FormData(/** @type {HTMLFormElement} */ (made));
    onSend(Object.fromEntries([...data].map(([name, value]) => [name, String(value)])));
  });
  return made;
}

/** @param {string} text */
export function sender(text) {
  return make("button.sc-main", { type: "submit" }, text);
}

/**
 * Return a table in a place that scrolls.
 * @param {string} name
 * @param {string[]} heads
 * @param {Part[][]} rows
 */
export function table(name, heads, rows) {
  const head = heads.map((text) => make("th", { scope: "col" }, text));
  const thead = make("thead", {}, make("tr", {}, head));
  const made = make("table", { "aria-label": name }, thead, body(rows));
  const region = { role: "region", tabindex: 0, "aria-label": name };
  return make("div.sc-scroll", region, made);
}

/**
 * Return rows of a table, each with a heading.
 * @param {Part[][]} rows
 */
function body(rows) {
  const made = rows.map(([first, ...others]) => {
    const cells = others.map((part) => make("td", {}, part));
    return make("tr", {}, make("th", { scope: "row" }, first), cells);
  });
  return make("tbody", {}, made);
}

/**
 * Return a call that fails, as a table that can be read aloud.
 * @param {[label: string, text: string][]} rows
 */
export function failureTable(rows) {
  const shown = rows.map(([name, text]) => [name, make("pre", {}, text)]);
  return make("table.sc-failure", {}, body(shown));
}

/**
 * Return a text in which what stands between back-ticks is code.
 * @param {string} text
 */
export function prose(text) {
  return text
    .split("`")
    .map((piece, place) => (place % 2 ? make("code", {}, piece) : piece));
}

/**
 * @param {string} text
 * @param {string} label
 */
export function code(text, label) {
  return make("pre", { tabindex: 0, role: "group", "aria-label": label }, text);
}

/**
 * Return code with what is to say of it beside.
 * @param {Part[]} left
 * @param {Part[]} right
 */
export function beside(left, right) {
  return make("div.sc-beside", {}, make("div", {}, left), make("div", {}, right));
}

/** @param {Part[]} items */
export function notes(items) {
  const made = items.map((one) => make("li", {}, one));
  return make("ul.sc-note", {}, made);
}

/**
 * Put new parts in a place; what had the focus has it again, where it is still there.
 * @param {HTMLElement} place
 * @param {...Part} parts
 */
export function redraw(place, ...parts) {
  const active = /** @type {HTMLElement | null} */ (document.activeElement);
  const hadFocus = place.contains(active);
  const key = active?.dataset.key;
  const open = [...place.querySelectorAll("details")].filter((one) => one.open);
  const isOpen = new Set(open.map((one) => one.dataset.key));
  place.replaceChildren(...shown(parts));
  for (const details of place.querySelectorAll("details"))
    if (isOpen.has(details.dataset.key)) details.open = true;
  if (!hadFocus) return;
  const same = [...place.querySelectorAll("[data-key]")].find(
    (one) => /** @type {HTMLElement} */ (one).dataset.key === key,
  );
  /** @type {HTMLElement} */ (same ?? place).focus({ preventScroll: true });
}

/** A part of the desk that shows one thing that Python tells. */
export class Panel {
  root = make("div", { tabindex: -1 });

  /**
   * @param {import("./desk_view.js").DeskView} desk
   * @param {string} title
   * @param {string} trait - the name of what it shows
   * @param {boolean} [isAskedFor] - whether Python tells it only then
   */
  constructor(desk, title, trait, isAskedFor = false) {
    this.desk = desk;
    this.title = title;
    this.trait = trait;
    this.isAskedFor = isAskedFor;
  }

  /** @returns {any} what Python tells, which is empty before it does */
  get told() {
    return this.desk.model.get(/** @type {any} */ (this.trait));
  }
}
