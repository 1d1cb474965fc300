// A game around a rack: what stands above it, buttons that ask Python for a turn, and
// the words so far.

import { boxOf, element } from "./elements.js";
import { RackView } from "./rack_view.js";
import { View } from "./view.js";

/**
 * @template {import("./rack_view.js").RackState} State
 * @extends {View<State>}
 */
export class RackGame extends View {
  /**
   * @param {import("@anywidget/types").AnyModel<State>} model
   * @param {string} name - what it is called, for those who hear
   * @param {{ head: string, turns: string, words: string }} parts - in HTML
   * @param {import("./rack_view.js").MakeRows} [makeRows]
   */
  constructor(model, name, { head, turns, words }, makeRows) {
    super(model, element("sc-card sc-game", { role: "group", "aria-label": name }));
    this.focused = false; // whether the keys came here before something changed
    model.on("change", () => {
      this.focused = this.root.contains(document.activeElement);
    });
    this.rack = new RackView(model, makeRows);
    this.words = boxOf("sc-words", words);
    this.turns = boxOf("sc-turns", turns);
    this.rack.part(".sc-bar").after(this.turns); // above all that grows
    this.root.append(boxOf("sc-game-head", head), this.rack.root, this.words);
    this.turns.addEventListener("click", (event) => {
      event.stopPropagation(); // the rack has buttons of its own
      const button = /** @type {Element} */ (event.target).closest("button");
      if (button) this.press(button.dataset);
    });
  }

  /** @param {DOMStringMap} button - what a button is for */
  press({ act }) {
    this.model.send({ do: act });
  }
}
