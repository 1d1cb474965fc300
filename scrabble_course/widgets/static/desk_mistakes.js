// Groups of answers that fail alike, named mistakes, and what is said to them.

import {
  beside,
  button,
  code,
  failureTable,
  field,
  form,
  make,
  Panel,
  prose,
  redraw,
  sender,
  table,
} from "./desk_parts.js";

const FREQUENT = 10; // what one of so many students does is open

export class MistakesPanel extends Panel {
  draw() {
    /** @type {Record<string, any[]>} */
    const { groups, named, own } = this.told;
    const frequent = Math.max(2, this.desk.model.get("rows").length / FREQUENT);
    redraw(
      this.root,
      make("h3", {}, "Without a name"),
      groups.length
        ? groups.map((group) => this.group(group, `${group.key}, ${count(group)}`))
        : make("p", {}, "Every cause has a name."),
      own.length > 0 && this.own(own),
      make("h3", {}, "Named"),
      named.map((group) =>
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
    const { id, key, failure, advice, name } = group;
    return make(
      "section",
      { class: title && "sc-desk-mark", "aria-label": `${key} ${name}` },
      title && make("h4", {}, title),
      beside(
        [group.code && code(group.code, `Shortest function of ${key}`)],
        [
          failure.length > 0 && failureTable(failure),
          advice && make("p.sc-advice", {}, "Is told: ", prose(advice)),
          group.code && this.sentence(group),
        ],
      ),
      make(
        "details",
        { "data-key": `who ${name} ${id}` },
        make("summary", {}, "Who"),
        this.students(group),
      ),
    );
  }

  /** @param {any} group */
  sentence({ id, key, name, many }) {
    const whom = name ? "who answers like this one" : "them all";
    return form(
      `A sentence for ${key} ${name}`,
      [
        field(`A sentence for ${whom}`, "sentence"),
        sender(many > 1 ? `Tell ${whom}` : "Tell"),
      ],
      (values) => this.desk.send("tell", { group: id, ...values }),
      `tell ${name} ${id}`,
    );
  }

  /**
   * Return links to students, of whom not all may be named.
   * @param {{ students: string[], many: number }} group
   */
  students({ students, many }) {
    const links = students.map((student) =>
      button(make("bdi", {}, student), `open ${student}`, () =>
        this.desk.open(student),
      ),
    );
    const left = many - students.length;
    const all = left ? [...links, `${left} more`] : links;
    const items = all.map((one) => make("li", {}, one));
    return make("ul.sc-names", {}, items);
  }

  /** @param {any[]} own */
  own(own) {
    const rows = own.map(({ file, function: of, advice, many }) => {
      const stop = () => this.desk.send("stop telling", { file });
      const undo = file && button("Do not say it", `stop ${file}`, stop);
      return [file || "mistakes", of, advice, String(many), undo];
    });
    const heads = ["File", "Function", "What is said", "To how many", "Undo"];
    return [make("h3", {}, "Your own"), table("Your own", heads, rows)];
  }
}

/** @param {any} group */
function count({ many }) {
  return `${many} student${many === 1 ? "" : "s"}`;
}
