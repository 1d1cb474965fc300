// Draws a prediction: a guess is typed, then the answer stands beside it. The answer is
// Python's (predict.py) until then.

import { activityCard, compareTexts, openBelow, textField } from "./activity.js";
import { showCard } from "./card.js";
import { announce, element, write } from "./elements.js";
import { Line } from "./line.js";
import { View } from "./view.js";

/**
 * @typedef {object} PredictionState
 * @property {string} question
 * @property {string} hint
 * @property {string} guessed
 * @property {string} shown - "" until there is a guess
 * @property {"" | "right" | "form" | "part" | "close" | "wrong"} verdict
 * @property {string} message
 * @property {string} why - the student's own reason
 * @property {boolean} explained - whether nothing is asked any more
 * @property {string} problem
 */

const OUTCOME = `
  <p class="sc-message"></p>
  <div class="sc-pair"></div>
  <p class="sc-note"></p>
  <p class="sc-problem"></p>`;

/** @extends {View<PredictionState>} */
class PredictionView extends View {
  /** @param {import("@anywidget/types").AnyModel<PredictionState>} model */
  constructor(model) {
    super(model, activityCard("Prediction", model.get("question")));
    this.guess = textField("Your guess", "Show the answer", (text) =>
      model.send({ do: "guess", text }),
    );
    this.hint = element("sc-note", {}, "p");
    this.outcome = element("sc-outcome", { role: "status", tabindex: "-1" });
    this.outcome.innerHTML = OUTCOME;
    this.why = textField("Why? One sentence for yourself, or none.", "Go on", (text) =>
      this.explain(text),
    );
    this.root.append(this.guess.root, this.hint, this.outcome, this.why.root);
    this.keys = {};
    model.on("change", () => this.follow());
    this.draw();
  }

  /** All keys are the text field's own. */
  type() {}

  focus() {
    const { guess, why, outcome } = this;
    const asks = [guess, why].find(({ root }) => !root.hidden);
    (asks?.input ?? outcome).focus({ preventScroll: true });
  }

  /** @param {string} text */
  explain(text) {
    this.model.send({ do: "explain", text });
    openBelow(this.root);
  }

  /** Draw what has changed; what asked may be gone, and the focus goes on. */
  follow() {
    const here = this.root.contains(document.activeElement);
    this.draw();
    const now = document.activeElement;
    if (here && (!this.root.contains(now) || now?.closest("[hidden]"))) this.focus();
  }

  draw() {
    const { model } = this;
    const [verdict, why] = [model.get("verdict"), model.get("why")];
    const isWrong = verdict === "wrong";
    this.guess.root.hidden = this.hint.hidden = verdict !== "";
    this.why.root.hidden = model.get("explained") || !isWrong;
    write(this.hint, model.get("hint"));
    this.root.dataset.verdict = verdict && !isWrong ? "good" : "";
    if (this.said !== model.get("message"))
      announce(this.part(".sc-message"), model.get("message"));
    this.said = model.get("message");
    compareTexts(this.part(".sc-pair"), [
      ["You guessed", verdict === "right" ? "" : model.get("guessed")],
      ["The cell shows", model.get("shown")],
    ]);
    write(this.part(".sc-outcome > .sc-note"), why && `Your reason: ${why}`);
    write(this.part(".sc-problem"), model.get("problem"));
  }
}

/** @type {import("@anywidget/types").AnyWidget<PredictionState>} */
export default {
  render({ model, el }) {
    const line = new Line(model);
    const card = new PredictionView(line.model);
    return showCard(el, card.root, card, line);
  },
};
