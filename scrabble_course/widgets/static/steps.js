// A view of one step at a time: the lines, the open calls, and what was printed.

import { activityCard } from "./activity.js";
import { element, write } from "./elements.js";
import { listenToKeys } from "./keys.js";
import { callsOf } from "./steps_calls.js";
import { View } from "./view.js";

/**
 * @typedef {object} Step
 * @property {string} told - what has just happened, and what comes next
 * @property {"line" | "returned" | "yielded" | "raised"} event
 * @property {number} text - which of the texts the line is in
 * @property {number} line
 * @property {string} printed - since the step before
 * @property {number} left_out - calls between the first and the second that are shown
 * @property {import("./steps_calls.js").Call[]} calls - the innermost last
 */

/**
 * @typedef {object} Shown
 * @property {string} title - the call, and what there is to see if nothing is
 * @property {{ first: number, lines: string[] }[]} texts
 * @property {Step[]} steps
 * @property {string} rest - what was printed after the last step
 */

/** @typedef {{ shown: Shown, at: number }} StepsState */

const FRAME = `
  <div class="sc-bar" role="group" aria-label="Go to a step">
    <button type="button" data-go="Home">First</button>
    <button type="button" data-go="ArrowLeft">&#x25C0;&#xFE0E; Back</button>
    <button type="button" data-go="ArrowRight" class="sc-main">Next &#x25B6;&#xFE0E;</button>
    <button type="button" data-go="End">Last</button>
    <input type="range" min="1" step="1" aria-label="Step">
    <span class="sc-steps-count"></span>
  </div>
  <p class="sc-steps-told" role="status"></p>
  <div class="sc-steps-panes">
    <div class="sc-steps-text" tabindex="0" role="group" aria-label="The lines"></div>
    <div class="sc-steps-calls" tabindex="0" role="group" aria-label="The variables"></div>
  </div>
  <div class="sc-steps-printed">
    <p>Printed so far</p>
    <pre tabindex="0" aria-label="Printed so far"></pre>
  </div>
  <p class="sc-steps-hints"><kbd>&larr;</kbd> <kbd>&rarr;</kbd> step back and on,
    <kbd>Home</kbd> first, <kbd>End</kbd> last</p>`;

/** @extends {View<StepsState>} */
class StepsView extends View {
  /** @param {import("@anywidget/types").AnyModel<StepsState>} model */
  constructor(model) {
    super(model, activityCard("Steps", model.get("shown").title));
    this.shown = model.get("shown");
    this.text = -1; // which text the lines are of
    this.root.classList.add("sc-steps");
    this.root.tabIndex = -1; // what cannot have the focus itself gives it to the card
    this.root.insertAdjacentHTML("beforeend", FRAME);
    this.slider = /** @type {HTMLInputElement} */ (this.part("input"));
    this.slider.max = `${this.shown.steps.length}`;
    this.slider.addEventListener("input", () => this.go(+this.slider.value - 1));
    this.part(".sc-bar").addEventListener("click", ({ target }) => this.press(target));
    this.root.addEventListener("focusin", ({ target }) => {
      if (target === this.root) this.focus();
    });
    /** @type {import("./keys.js").Acts} */
    this.keys = {
      ArrowLeft: () => this.go(this.at - 1),
      ArrowRight: () => this.go(this.at + 1),
      ArrowDown: () => this.go(this.at - 1), // as on any slider
      ArrowUp: () => this.go(this.at + 1),
      Home: () => this.go(0),
      End: () => this.go(this.last),
    };
    this.root.classList.toggle("sc-steps-none", this.last < 0);
  }

  get at() {
    return Math.min(this.model.get("at"), this.last);
  }

  get last() {
    return this.shown.steps.length - 1;
  }

  type() {} // no letter means anything here

  focus() {
    this.slider.focus();
  }

  /** @param {EventTarget | null} target */
  press(target) {
    const button = /** @type {Element} */ (target).closest("[data-go]");
    const key = button?.getAttribute("data-go") ?? "";
    if (key) this.keys[key](new KeyboardEvent("keydown"));
  }

  /**
   * Python need not know: the place is only kept for when the view is made again.
   * @param {number} step
   */
  go(step) {
    this.model.set("at", Math.max(0, Math.min(step, this.last)));
    this.show();
  }

  /** Show the step; to be called once when the root is in the page. */
  show() {
    const { at, last, shown } = this;
    if (last < 0) return;
    const step = shown.steps[at];
    const count = `${at + 1} of ${last + 1}`;
    this.slider.value = `${at + 1}`;
    this.slider.setAttribute("aria-valuetext", count);
    write(this.part(".sc-steps-count"), count);
    write(this.part(".sc-steps-told"), step.told);
    for (const button of this.root.querySelectorAll("[data-go]")) {
      const goesBack = /Home|Left/.test(button.getAttribute("data-go") ?? "");
      button.setAttribute("aria-disabled", `${at === (goesBack ? 0 : last)}`);
    }
    this.showLines(step, shown.steps[at - 1]);
    this.showCalls(step);
    this.showPrinted();
  }

  /**
   * Show the text that the step is in, its line marked.
   * @param {Step} step
   * @param {Step | undefined} before
   */
  showLines(step, before) {
    const pane = this.part(".sc-steps-text");
    const { first, lines } = this.shown.texts[step.text];
    if (this.text !== step.text) {
      this.text = step.text;
      pane.replaceChildren(...lines.map((line, i) => lineOf(first + i, line)));
    }
    const ran = before?.text === step.text ? before.line - first : -1;
    [...pane.children].forEach((node, i) => {
      const isHere = i === step.line - first;
      if (!isHere) {
        node.setAttribute("data-line", i === ran ? "ran" : "");
        node.removeAttribute("aria-current");
        return;
      }
      node.setAttribute("data-line", step.event);
      node.setAttribute("aria-current", "step");
      bringIntoView(pane, /** @type {HTMLElement} */ (node));
    });
  }

  /**
   * Show the open calls; what lies below does not move up when there are fewer.
   * @param {Step} step
   */
  showCalls(step) {
    const pane = this.part(".sc-steps-calls");
    pane.style.minHeight = `${pane.offsetHeight}px`;
    pane.replaceChildren(...callsOf(step.calls, step.left_out));
    pane.scrollTop = pane.scrollHeight;
  }

  showPrinted() {
    const { steps, rest } = this.shown;
    const seen = steps.slice(0, this.at + 1).map(({ printed }) => printed);
    if (this.at === this.last) seen.push(rest);
    const prints = rest !== "" || steps.some(({ printed }) => printed !== "");
    this.part(".sc-steps-printed").hidden = !prints;
    write(this.part("pre"), seen.join(""));
  }
}

/**
 * @param {number} number
 * @param {string} text
 */
function lineOf(number, text) {
  const line = element("sc-steps-line");
  const label = element("sc-steps-number", {}, "span");
  label.textContent = `${number}`;
  const code = element("", {}, "code");
  code.textContent = text || " ";
  line.append(label, code);
  return line;
}

/**
 * Scroll a pane, and nothing around it, until a line in it is seen.
 * @param {HTMLElement} pane
 * @param {HTMLElement} line
 */
function bringIntoView(pane, line) {
  const top = line.offsetTop - pane.offsetTop;
  const bottom = top + line.offsetHeight;
  if (top < pane.scrollTop) pane.scrollTop = top;
  else if (bottom > pane.scrollTop + pane.clientHeight)
    pane.scrollTop = bottom - pane.clientHeight;
}

/** @type {import("@anywidget/types").AnyWidget<StepsState>} */
export default {
  render({ model, el }) {
    const view = new StepsView(model);
    el.append(view.root);
    view.show();
    return listenToKeys(view.root, view, () => false);
  },
};
