// Groups of answers that fail alike, named mistakes, and what is said to them.

import {
  button,
  code,
  failureTable,
  field,
  form,
  make,
  named,
  redraw,
  sender,
  table,
} from "./desk_parts.js";

/**
 * @typedef {object} Group
 * @property {string} id
 * @property {string} key
 * @property {string} name - of a named mistake, or ""
 * @property {string} function
 * @property {string} code - the shortest function, to be read
 * @property {number} many
 * @property {string[]} students
 * @property {string} advice
 * @property {{ call?: string, expected?: string, got?: string }} failure
 */

/**
 * @typedef {object} Mistakes
 * @property {Group[]} groups
 * @property {Group[]} named
 * @property {{ file: string, function: string, advice: string, many: number }[]} own
 */

const FREQUENT = 10; // what one of so many students does is open

export class MistakesPanel {
  title = "Mistakes";
  name = "mistakes";
  traits = ["mistakes"];
  root = make("div", { tabindex: -1 });

  /** @param {import("./desk_view.js").DeskView} desk */
  constructor(desk) {
    this.desk = desk;
  }

  draw() {
    /** @type {Partial<Mistakes>} */
    const {
      groups = [],
      named: known = [],
      own = [],
    } = this.desk.model.get("mistakes");
    const frequent = Math.max(2, this.desk.model.get("rows").length / FREQUENT);
    redraw(
      this.root,
      make("h3", {}, "Without a name"),
      groups.length
        ? groups.map((group) => this.group(group, `${group.key}, ${count(group)}`))
        : make("p", {}, "Every cause has a name."),
      own.length > 0 && this.own(own),
      make("h3", {}, "Named"),
      known.map((group) =>
        make(
          "details.sc-desk-mark",
          { "data-key": `${group.name} ${group.key}`, open: group.many >= frequent },
          make("summary", {}, `${group.name}, ${group.key}: ${count(group)}`),
          this.group(group, ""),
        ),
      ),
    );
  }

  /**
   * @param {Group} group
   * @param {string} title
   */
  group(group, title) {
    const { id, key, failure, advice } = group;
    return make(
      "section",
      { class: title && "sc-desk-mark", "aria-label": `${key} ${group.name}` },
      title && make("h4", {}, title),
      make(
        "div.sc-beside",
        {},
        make("div", {}, group.code && code(group.code, `Shortest function of ${key}`)),
        make(
          "div",
          {},
          failure.call && failureTable(failure),
          advice && make("p.sc-advice", {}, `Is told: ${advice}`),
          group.code && this.sentence(group),
        ),
      ),
      make(
        "details",
        { "data-key": `who ${group.name} ${id}` },
        make("summary", {}, "Who"),
        named(group.students, group.many, (student) => this.desk.open(student)),
      ),
    );
  }

  /** @param {Group} group */
  sentence({ id, key, name, many }) {
    const whom = name ? "who answers like this one" : "them all";
    return form(
      `A sentence for ${key} ${name}`,
      [
        field(`A sentence for ${whom}`, "sentence", {
          key: `sentence ${name} ${id}`,
        }),
        sender(many > 1 ? `Tell ${whom}` : "Tell", `tell ${name} ${id}`),
      ],
      (values) => this.desk.send("tell", { group: id, ...values }),
    );
  }

  /** @param {string} file */
  stopper(file) {
    const stop = () => this.desk.send("stop telling", { file });
    return make("div.sc-bar", {}, button("Do not say it", `stop ${file}`, stop));
  }

  /** @param {Mistakes["own"]} own */
  own(own) {
    const rows = own.map(({ file, function: of, advice, many }) => [
      file || "mistakes",
      of,
      advice,
      String(many),
      file && this.stopper(file),
    ]);
    const heads = ["File", "Function", "What is said", "To how many", "Undo"];
    return [make("h3", {}, "Your own"), table("Your own", heads, rows)];
  }
}

/** @param {Group} group */
function count({ many }) {
  return `${many} student${many === 1 ? "" : "s"}`;
}
