// Draws questions, one at a time: of earlier lessons, or about one's own code. What is
// right is Python's (question_card.py) until the student has answered.

import { activityCard } from "./activity.js";
import { showCard } from "./card.js";
import { announce, element, paint, write, writeCode } from "./elements.js";
import { Line } from "./line.js";
import { View } from "./view.js";

/**
 * @typedef {object} Asked
 * @property {string} about - where it comes from
 * @property {string} ask - in HTML
 * @property {string} code - what a cell runs, or ""
 * @property {string[]} options - in HTML; without any, the answer is typed
 */

/**
 * @typedef {object} Reply - what came of an answer; nothing of it is there before
 * @property {number} [chosen]
 * @property {number} [right]
 * @property {string} [text] - in HTML
 * @property {string} [given] - what was typed
 * @property {string} [said] - in place of "Right."
 */

/**
 * @typedef {object} RecallState
 * @property {string} name - what the card is called, for those who hear
 * @property {string} title
 * @property {string} hint - shown before the first answer
 * @property {string} again - what the button says that begins anew
 * @property {boolean} may_skip - whether that is offered before the end
 * @property {Asked[]} questions
 * @property {Reply[]} replies - one for each question
 * @property {string} later - when what was not right comes again
 * @property {string} problem
 */

const FORM = `
  <p class="sc-note sc-about"></p>
  <div class="sc-asked"><p></p><pre></pre></div>
  <div class="sc-options" role="radiogroup"></div>
  <label class="sc-typed"><span>Your answer</span><input type="text" autocomplete="off"
    autocapitalize="off" autocorrect="off" spellcheck="false"></label>
  <div class="sc-outcome" role="status"><p class="sc-notice"></p>
    <p class="sc-message"></p><p class="sc-reply"></p></div>
  <div class="sc-bar">
    <button type="submit" class="sc-main"></button>
    <button type="button" class="sc-again"></button>
  </div>
  <p class="sc-note sc-tally"></p>
  <p class="sc-problem"></p>`;

/** What shows of an outcome on a question's button, and what is said of it. */
const OUTCOMES = {
  open: ["", "not answered"],
  good: [" \u2714", "right"],
  bad: [" \u2718", "not right"],
};

const MESSAGES = { open: "", good: "Right.", bad: "Not this one." };

/** @extends {View<RecallState>} */
class RecallView extends View {
  /** @param {import("@anywidget/types").AnyModel<RecallState>} model */
  constructor(model) {
    super(model, activityCard(model.get("name"), model.get("title")));
    this.keys = {};
    this.shown = -1; // the question whose options are drawn
    this.drawn = model.get("questions");
    this.root.classList.add("sc-recall");
    this.id = `sc-recall-${crypto.getRandomValues(new Uint32Array(1))[0]}`;
    this.places = element("sc-places", { role: "group", "aria-label": "Questions" });
    this.form = /** @type {HTMLFormElement} */ (element("sc-form", {}, "form"));
    this.form.innerHTML = FORM;
    this.root.append(this.places, this.form);
    this.part(".sc-asked").id = this.id;
    this.part(".sc-options").setAttribute("aria-labelledby", this.id);
    this.typed.setAttribute("aria-describedby", this.id);
    this.at = Math.max(this.nextAfter(-1), 0);
    this.listen();
    this.draw();
  }

  listen() {
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (this.isOpen) this.answer();
      else this.show(this.nextAfter(this.at));
    });
    this.part(".sc-again").addEventListener("click", () => {
      this.model.send({ do: "start again" });
      this.show(0);
    });
    this.places.addEventListener("click", ({ target }) => {
      const place = /** @type {Element} */ (target).closest("button");
      if (place) this.show([...this.places.children].indexOf(place));
    });
    this.model.on("change", () => this.follow());
  }

  /** All keys are the form's own. */
  type() {}

  /** Where an answer is typed. */
  get typed() {
    return /** @type {HTMLInputElement} */ (this.part(".sc-typed > input"));
  }

  get question() {
    return this.model.get("questions")[this.at];
  }

  get reply() {
    return this.model.get("replies")[this.at];
  }

  /** Whether the question that shows is still to be answered. */
  get isOpen() {
    return outcomeOf(this.reply) === "open";
  }

  /** The next question that is not answered, from the one after `place` on; or -1.
   * @param {number} place
   */
  nextAfter(place) {
    const replies = this.model.get("replies");
    const inTurn = replies.map((_, i) => (place + 1 + i) % replies.length);
    return inTurn.find((i) => outcomeOf(replies[i]) === "open") ?? -1;
  }

  answer() {
    if (!this.question.options.length) {
      const text = this.typed.value.trim();
      if (text) this.model.send({ do: "type", question: this.at, text });
      else announce(this.part(".sc-notice"), "Type an answer first.");
      return;
    }
    const chosen = /** @type {HTMLInputElement | null} */ (this.part(":checked"));
    if (chosen)
      this.model.send({
        do: "answer",
        question: this.at,
        option: Number(chosen.value),
      });
    else announce(this.part(".sc-notice"), "Choose an answer first.");
  }

  /** @param {number} place */
  show(place) {
    this.at = place;
    this.draw();
    this.focus();
  }

  focus() {
    const options = [...this.form.querySelectorAll("input")].filter(
      (input) => !input.closest("[hidden]"),
    );
    const next = [".sc-main", ".sc-again"].find((name) => !this.part(name).hidden);
    const target = this.isOpen
      ? (options.find(({ checked }) => checked) ?? options[0])
      : this.part(next ?? ".sc-again");
    target.focus({ preventScroll: true });
  }

  /** Draw what has changed; what had the focus may be closed, and the focus goes on. */
  follow() {
    const here = this.form.contains(document.activeElement);
    this.draw();
    const now = document.activeElement;
    const isOpen = this.form.contains(now) && !now?.matches("[hidden], :disabled");
    if (here && !isOpen) this.focus();
  }

  draw() {
    if (this.shown !== this.at || this.drawn !== this.model.get("questions"))
      this.drawQuestion();
    this.drawReply();
    this.drawPlaces();
    this.drawFoot();
  }

  drawQuestion() {
    const { ask, code, options, about } = this.question;
    const [text, pre] = this.part(".sc-asked").children;
    const many = this.model.get("questions").length;
    const number = many > 1 ? ` ${this.at + 1} of ${many}` : "";
    write(this.part(".sc-about"), `Question${number}, ${about}`);
    paint(text, ask);
    writeCode(pre, code);
    /** @type {HTMLElement} */ (pre).hidden = !code;
    this.part(".sc-options").replaceChildren(
      ...options.map((option, i) => optionOf(this.id, i, option)),
    );
    this.part(".sc-options").hidden = !options.length;
    this.part(".sc-typed").hidden = options.length > 0;
    this.typed.value = "";
    write(this.part(".sc-notice"), "");
    this.shown = this.at;
    this.drawn = this.model.get("questions");
  }

  drawReply() {
    const { chosen, right, text, given, said } = this.reply;
    const outcome = outcomeOf(this.reply);
    const isAnswered = outcome !== "open";
    [...this.part(".sc-options").children].forEach((label, i) => {
      const [input, , mark] = /** @type {HTMLInputElement[]} */ ([...label.children]);
      input.disabled = isAnswered;
      if (isAnswered) input.checked = i === chosen;
      const isRight = isAnswered && i === right;
      const isWrong = isAnswered && i === chosen && !isRight;
      label.classList.toggle("sc-right", isRight);
      label.classList.toggle("sc-wrong", isWrong);
      write(mark, (isRight && "right") || (isWrong && "your answer") || "");
    });
    this.root.dataset.verdict = outcome;
    if (isAnswered) write(this.part(".sc-notice"), "");
    this.typed.disabled = isAnswered;
    if (given !== undefined) this.typed.value = given;
    write(this.part(".sc-message"), said ?? MESSAGES[outcome]);
    paint(this.part(".sc-reply"), text ?? "");
  }

  drawPlaces() {
    const replies = this.model.get("replies");
    this.places.hidden = replies.length < 2;
    while (this.places.children.length > replies.length)
      this.places.lastElementChild?.remove();
    while (this.places.children.length < replies.length)
      this.places.append(element("", { type: "button" }, "button"));
    replies.forEach((reply, i) => {
      const place = /** @type {HTMLElement} */ (this.places.children[i]);
      const [sign, said] = OUTCOMES[outcomeOf(reply)];
      write(place, `${i + 1}${sign}`);
      place.setAttribute("aria-label", `Question ${i + 1}, ${said}`);
      place.setAttribute("aria-current", i === this.at ? "step" : "false");
    });
  }

  drawFoot() {
    const outcomes = this.model.get("replies").map(outcomeOf);
    const open = outcomes.filter((outcome) => outcome === "open").length;
    const right = outcomes.filter((outcome) => outcome === "good").length;
    const isOver = open === 0;
    this.part(".sc-main").hidden = isOver;
    this.part(".sc-again").hidden = !isOver && !this.model.get("may_skip");
    write(this.part(".sc-again"), this.model.get("again"));
    write(this.part(".sc-main"), this.isOpen ? "Answer" : "Next question");
    const later = right < outcomes.length ? this.model.get("later") : "";
    const tally = `${right} of ${outcomes.length} right. ${later}`;
    const hint = open === outcomes.length ? this.model.get("hint") : "";
    write(this.part(".sc-tally"), isOver ? tally.trim() : hint);
    write(this.part(".sc-problem"), this.model.get("problem"));
  }
}

/**
 * @param {Reply} reply
 * @returns {"open" | "good" | "bad"}
 */
function outcomeOf({ chosen, right }) {
  if (chosen === undefined) return "open";
  return chosen === right ? "good" : "bad";
}

/**
 * Return an option: its button, its text, and a mark for who cannot see its colour.
 * @param {string} name
 * @param {number} value
 * @param {string} html
 */
function optionOf(name, value, html) {
  const label = element("sc-option", {}, "label");
  const input = element("", { type: "radio", name, value: String(value) }, "input");
  const text = element("", {}, "span");
  text.innerHTML = html;
  label.append(input, text, element("sc-mark", {}, "span"));
  return label;
}

/** @type {import("@anywidget/types").AnyWidget<RecallState>} */
export default {
  render({ model, el }) {
    const line = new Line(model);
    const card = new RecallView(line.model);
    return showCard(el, card.root, card, line);
  },
};
