// Groups of answers that fail alike, named mistakes, and what is said to them.

import {
  button,
  code,
  failureTable,
  field,
  form,
  list,
  make,
  named,
  Panel,
  prose,
  redraw,
  sender,
  table,
} from "./desk_parts.js";

const FREQUENT = 10; // what one of so many students does is open

export class MistakesPanel extends Panel {
  /** @param {import("./desk_view.js").DeskView} desk */
  constructor(desk) {
    super(desk, "Mistakes", "mistakes");
  }

  draw() {
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
        ? list(groups).map((group) =>
            this.group(group, `${group.key}, ${count(group)}`),
          )
        : make("p", {}, "Every cause has a name."),
      own.length > 0 && this.own(own),
      make("h3", {}, "Named"),
      list(known).map((group) =>
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
   * @param {any} group
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
          failure.length > 0 && failureTable(failure),
          advice && make("p.sc-advice", {}, "Is told: ", prose(advice)),
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

  /** @param {any} group */
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

  /** @param {any} own */
  own(own) {
    const rows = list(own).map(({ file, function: of, advice, many }) => [
      file || "mistakes",
      of,
      advice,
      String(many),
      file &&
        button("Do not say it", `stop ${file}`, () =>
          this.desk.send("stop telling", { file }),
        ),
    ]);
    const heads = ["File", "Function", "What is said", "To how many", "Undo"];
    return [make("h3", {}, "Your own"), table("Your own", heads, rows)];
  }
}

/** @param {any} group */
function count({ many }) {
  return `${many} student${many === 1 ? "" : "s"}`;
}
