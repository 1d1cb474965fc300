// Making elements and changing their texts.

/**
 * @param {string} className
 * @param {Record<string, string>} [attributes]
 * @param {string} [tag]
 */
export function element(className, attributes = {}, tag = "div") {
  const made = document.createElement(tag);
  made.className = className;
  for (const [name, value] of Object.entries(attributes))
    made.setAttribute(name, value);
  return made;
}

/**
 * @param {string} className
 * @param {string} html
 * @param {string} [tag]
 */
export function boxOf(className, html, tag = "div") {
  const box = element(className, {}, tag);
  box.innerHTML = html;
  return box;
}

/**
 * Change a text only when it differs: a screen reader speaks each change.
 * @param {Element} node
 * @param {string} text
 */
export function write(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/** Where a line of code may break first: after a bracket, and within a long name. */
const BREAKS = /(?<=\()(?!\))|(?<=\w{6}_)(?=\w{6})/;

/**
 * Show lines of code, with or without numbers; what has no room in a line hangs below.
 * @param {Element} place
 * @param {string} code
 */
export function writeCode(place, code) {
  if (place.textContent === code) return;
  const lines = code.split(/(?<=\n)/).map((text) => {
    const line = element("sc-code-line", {}, "span");
    const [indent] = /^( *\d+ {2})? */.exec(text) ?? [""];
    line.style.setProperty("--sc-hang", `${indent.length + 2}ch`);
    const [first, ...others] = text.split(BREAKS);
    line.append(first);
    for (const part of others) line.append(element("", {}, "wbr"), part);
    return line;
  });
  place.replaceChildren(...lines);
}

/**
 * Give a table these texts, row by row; return its rows.
 * @param {HTMLElement} body
 * @param {string[][]} texts
 */
export function fillTable(body, texts) {
  while (body.children.length > texts.length) body.lastElementChild?.remove();
  return texts.map((cells, i) => {
    const row = body.children[i] ?? body.appendChild(element("", {}, "tr"));
    cells.forEach((text, column) => {
      write(row.children[column] ?? row.appendChild(element("", {}, "td")), text);
    });
    return row;
  });
}

/**
 * Change a picture that Python drew, only when it differs.
 * @param {Element & { drawn?: string }} node
 * @param {string} html - made and escaped in Python
 */
export function paint(node, html) {
  if (node.drawn === html) return;
  node.drawn = html;
  node.innerHTML = html;
}

/**
 * Say something to a screen reader, also when it is what was said last.
 * @param {Element} region - a live region, or a part of one
 * @param {string} text
 */
export function announce(region, text) {
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

/** @param {number} points */
export function pointsText(points) {
  return `${points} point${points === 1 ? "" : "s"}`;
}

/**
 * Put nodes in a place, in this order, and move none that is where it should be.
 * @param {HTMLElement} place
 * @param {HTMLElement[]} nodes
 */
export function fill(place, nodes) {
  for (const node of [...place.children])
    if (!nodes.includes(/** @type {HTMLElement} */ (node))) node.remove();
  nodes.forEach((node, at) => {
    if (place.children[at] !== node)
      place.insertBefore(node, place.children[at] ?? null);
  });
}
