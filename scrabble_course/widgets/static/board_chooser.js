// Asks which letter a blank stands for.

import { element, write } from "./elements.js";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const IN_A_ROW = 7;

export class LetterChooser {
  constructor() {
    this.root = element("sc-chooser", { role: "dialog", "aria-labelledby": "" });
    this.question = element("sc-question", { id: newId() }, "p");
    this.root.setAttribute("aria-labelledby", this.question.id);
    this.buttons = [...ALPHABET].map(letterKey);
    const letters = element("sc-letters");
    letters.append(...this.buttons);
    this.root.append(this.question, letters);
    this.root.hidden = true;
    this.choose = (/** @type {string} */ _letter) => {};
    this.leave = () => {};
    this.root.addEventListener("click", (event) => this.onClick(event));
    this.root.addEventListener("focusout", (event) => this.onFocusOut(event));
  }

  get open() {
    return !this.root.hidden;
  }

  /** What the named keys do while it is open. @returns {import("./keys.js").Acts} */
  get keys() {
    return {
      Escape: () => this.close(),
      ArrowLeft: () => this.walk(-1),
      ArrowRight: () => this.walk(1),
      ArrowUp: () => this.walk(-IN_A_ROW),
      ArrowDown: () => this.walk(IN_A_ROW),
      Home: () => this.walk(-ALPHABET.length),
      End: () => this.walk(ALPHABET.length),
    };
  }

  /**
   * @param {string} question
   * @param {(letter: string) => void} choose - called with a capital
   * @param {() => void} leave - called when it is closed, with or without a letter
   */
  ask(question, choose, leave) {
    this.choose = choose;
    this.leave = leave;
    write(this.question, question);
    this.root.hidden = false;
    this.focus(0);
    this.root.scrollIntoView({ block: "nearest" });
  }

  /** @param {string} [letter] */
  close(letter) {
    if (!this.open) return;
    this.root.hidden = true;
    if (letter) this.choose(letter);
    this.leave();
  }

  /** @param {string} key */
  type(key) {
    const letter = key.toUpperCase();
    if (letter.length === 1 && ALPHABET.includes(letter)) this.close(letter);
  }

  /** @param {number} step */
  walk(step) {
    const at = this.buttons.indexOf(
      /** @type {HTMLButtonElement} */ (document.activeElement),
    );
    this.focus(Math.min(Math.max(at + step, 0), this.buttons.length - 1));
  }

  /** @param {number} at */
  focus(at) {
    this.buttons.forEach((button, i) => {
      button.tabIndex = i === at ? 0 : -1;
    });
    this.buttons[at].focus({ preventScroll: true });
  }

  /** @param {MouseEvent} event */
  onClick(event) {
    event.stopPropagation();
    const button = /** @type {Element} */ (event.target).closest("button");
    if (button) this.close(button.textContent ?? "");
  }

  /** @param {FocusEvent} event */
  onFocusOut(event) {
    const to = /** @type {Node | null} */ (event.relatedTarget);
    if (to && !this.root.contains(to)) this.close();
  }
}

/** @param {string} letter */
function letterKey(letter) {
  const attributes = { type: "button", tabindex: "-1" };
  const button = /** @type {HTMLButtonElement} */ (element("", attributes, "button"));
  button.textContent = letter;
  return button;
}

function newId() {
  return `sc-question-${crypto.getRandomValues(new Uint32Array(1))[0]}`;
}
