// What every view is: the state that it draws, and an element whose parts it finds.

/** @template {object} State */
export class View {
  /**
   * @param {import("@anywidget/types").AnyModel<State>} model
   * @param {HTMLElement} root
   */
  constructor(model, root) {
    this.model = model;
    this.root = root;
  }

  /** @param {string} selector */
  part(selector) {
    return /** @type {HTMLElement} */ (this.root.querySelector(selector));
  }

  /** @param {string} act */
  button(act) {
    return /** @type {HTMLButtonElement} */ (this.part(`[data-act="${act}"]`));
  }
}
