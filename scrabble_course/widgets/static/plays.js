// Plays that a player enters, and what is done while Python judges one.

/**
 * @typedef {object} PlaysState
 * @property {number} plays - counts up each time the player enters a play
 * @property {number} answered - the number of the play that was answered last
 */

/** @template {PlaysState} State */
export class Plays {
  /** @param {import("@anywidget/types").AnyModel<State>} model */
  constructor(model) {
    this.model = model;
    this.waiting = /** @type {(() => void)[]} */ ([]); // for a play to be judged
  }

  /** Whether a play is being judged, so that its tiles must stay where they are. */
  get busy() {
    return this.model.get("plays") !== this.model.get("answered");
  }

  /** @param {Partial<State>} state */
  save(state) {
    for (const [name, value] of Object.entries(state)) {
      this.model.set(/** @type {keyof State & string} */ (name), value);
    }
    this.model.save_changes();
  }

  play() {
    this.model.set("plays", this.model.get("plays") + 1);
    this.model.save_changes();
  }

  /**
   * Do `act` now, or once the play is judged: who types fast loses no letter.
   * @param {() => void} act
   */
  whenFree(act) {
    if (this.busy) this.waiting.push(act);
    else act();
  }

  /** Do what has waited for the play to be judged. */
  catchUp() {
    if (!this.busy) for (const act of this.waiting.splice(0)) this.whenFree(act);
  }
}
