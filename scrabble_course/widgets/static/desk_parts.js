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
  add(made, parts);
  return made;
}

/**
 * @param {Element} place
 * @param {Part[]} parts
 */
function add(place, parts) {
  for (const part of parts) {
    if (Array.isArray(part)) add(place, part);
    else if (part || part === "") place.append(part);
  }
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
  const { key = name, ...others } = attributes;
  const input = make("input", {
    type: "text",
    name,
    "data-key": key,
    autocomplete: "off",
    spellcheck: "false",
    ...others,
  });
  return make("label.sc-field", {}, make("span", {}, label), input);
}

/**
 * Return a form whose fields are sent by their names.
 * @param {string} label - what it is, for those who hear
 * @param {Part[]} parts
 * @param {(values: Record<string, string>) => void} onSend
 */
export function form(label, parts, onSend) {
  const made = make("form.sc-bar", { "aria-label": label }, ...parts);
  made.addEventListener("submit", (event) => {
    event.preventDefault();
    const data = new FormData(/** @type {HTMLFormElement} */ (made));
    onSend(Object.fromEntries([...data].map(([name, value]) => [name, String(value)])));
  });
  return made;
}

/**
 * @param {string} text
 * @param {string} key
 */
export function sender(text, key) {
  return make("button.sc-main", { type: "submit", "data-key": key }, text);
}

/**
 * Return a table in a place that scrolls, with a heading for each row.
 * @param {string} name
 * @param {string[]} heads
 * @param {Part[][]} rows
 */
export function table(name, heads, rows) {
  const head = heads.map((text) => make("th", { scope: "col" }, text));
  const body = rows.map(([first, ...others]) =>
    make(
      "tr",
      {},
      make("th", { scope: "row" }, first),
      others.map((part) => make("td", {}, part)),
    ),
  );
  const made = make(
    "table",
    { "aria-label": name },
    make("thead", {}, make("tr", {}, head)),
    make("tbody", {}, body),
  );
  return make(
    "div.sc-scroll",
    { role: "region", tabindex: 0, "aria-label": name },
    made,
  );
}

/**
 * Return a call that fails, as a table that can be read aloud.
 * @param {[label: string, text: string][]} rows
 */
export function failureTable(rows) {
  return make(
    "table.sc-failure",
    {},
    make(
      "tbody",
      {},
      rows.map(([name, text]) =>
        make(
          "tr",
          {},
          make("th", { scope: "row" }, name),
          make("td", {}, make("pre", {}, text)),
        ),
      ),
    ),
  );
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
 * Put new parts in a place; what had the focus has it again, where it is still there.
 * @param {HTMLElement} place
 * @param {...Part} parts
 */
export function redraw(place, ...parts) {
  const active = /** @type {HTMLElement | null} */ (
    place.contains(document.activeElement) ? document.activeElement : null
  );
  const key = active?.dataset.key;
  const isOpen = openDetails(place);
  place.replaceChildren();
  add(place, parts);
  for (const details of place.querySelectorAll("details"))
    if (isOpen.has(details.dataset.key)) details.open = true;
  if (!active) return;
  const same = [...place.querySelectorAll("[data-key]")].find(
    (one) => /** @type {HTMLElement} */ (one).dataset.key === key,
  );
  /** @type {HTMLElement} */ (same ?? place).focus({ preventScroll: true });
}

/** @param {HTMLElement} place */
function openDetails(place) {
  const open = /** @type {NodeListOf<HTMLElement>} */ (
    place.querySelectorAll("details[open]")
  );
  return new Set([...open].map((details) => details.dataset.key));
}

/**
 * Return links to students, of whom not all may be named.
 * @param {string[]} students
 * @param {number} many
 * @param {(student: string) => void} onOpen
 */
export function named(students, many, onOpen) {
  const links = students.map((student) =>
    make(
      "li",
      {},
      button(make("bdi", {}, student), `open ${student}`, () => onOpen(student)),
    ),
  );
  const more =
    many > students.length && make("li", {}, `${many - students.length} more`);
  return make("ul.sc-names", {}, links, more);
}

/**
 * Return a list that Python tells, empty before it is told.
 * @param {any} value
 * @returns {any[]}
 */
export function list(value) {
  return value ?? [];
}

/** A part of the desk that shows one thing that Python tells. */
export class Panel {
  root = make("div", { tabindex: -1 });

  /**
   * @param {import("./desk_view.js").DeskView} desk
   * @param {string} title
   * @param {string} name - also that of what it shows
   */
  constructor(desk, title, name) {
    this.desk = desk;
    this.title = title;
    this.name = name;
    this.traits = [name];
  }
}
