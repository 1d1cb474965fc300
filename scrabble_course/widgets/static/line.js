// The line to Python: whether what a player does is heard there.

const PATIENCE = 1500; // milliseconds of silence until the player is told

/**
 * @typedef {object} LineState
 * @property {number} sent - counts up with each thing that a player does
 * @property {number} received - how far Python has come with that
 */

/**
 * Open: Python answers. Silent: it does not. Back: it does again, and has now done what
 * it was asked before. Cut: the kernel that knew this widget has gone.
 * @typedef {"open" | "silent" | "back" | "cut"} Condition
 */

export class Line {
  /**
   * @param {import("@anywidget/types").AnyModel<any>} model
   */
  constructor(model) {
    this.kept = model;
    this.condition = /** @type {Condition} */ ("open");
    this.onChange = () => {};
    this.timer = 0;
    this.moved = false; // whether the player has done something that is not received yet
    model.on("change:received", () => this.hear());
    // What is known without asking, where the page is JupyterLab:
    model.on("comm_live_update", () => this.become("cut")); // the kernel is restarted
    const manager = /** @type {any} */ (model.widget_manager);
    manager?.kernel?.disposed?.connect(() => this.become("cut"));
  }

  /** Whether nothing can be done now. */
  get closed() {
    return this.condition === "silent" || this.condition === "cut";
  }

  /** The model for a view: what it saves and sends is asked of Python on this line. */
  get model() {
    const { kept } = this;
    return {
      get: (/** @type {string} */ name) => kept.get(name),
      set: (/** @type {string} */ name, /** @type {any} */ value) =>
        kept.set(name, value),
      on: kept.on.bind(kept),
      off: kept.off.bind(kept),
      save_changes: () => this.move(),
      send: (/** @type {any} */ content) => {
        this.move();
        kept.send(content);
      },
      widget_manager: kept.widget_manager,
    };
  }

  move() {
    this.moved = true;
    this.ask();
  }

  /** Send what has changed, and expect to be heard. */
  ask() {
    if (this.condition === "cut") return;
    if (this.condition === "back") this.become("open");
    this.kept.set("sent", this.kept.get("sent") + 1);
    this.kept.save_changes();
    if (!this.timer) this.wait();
  }

  wait() {
    this.timer = setTimeout(() => this.become("silent"), PATIENCE);
  }

  hear() {
    clearTimeout(this.timer);
    this.timer = 0;
    if (this.kept.get("received") !== this.kept.get("sent")) {
      this.wait();
      return;
    }
    if (this.condition === "silent") this.become(this.moved ? "back" : "open");
    this.moved = false;
  }

  /**
   * Have the picture of the widget kept with the notebook by who shows `root`: as it is
   * when that comes to be seen, and whenever something has changed.
   * @param {HTMLElement} root
   */
  keepPicture(root) {
    let timer = 0;
    const ask = () => {
      clearTimeout(timer); // once for all that changes together
      timer = setTimeout(() => {
        if (this.condition !== "cut") this.kept.send({ do: "picture" });
      });
    };
    this.kept.on("change", ask);
    this.kept.on("msg:custom", ({ picture: detail }) => {
      if (detail)
        root.dispatchEvent(new CustomEvent("sc-picture", { bubbles: true, detail }));
    });
    new ResizeObserver((_, observer) => {
      observer.disconnect();
      ask();
    }).observe(root);
  }

  /** @param {Condition} condition */
  become(condition) {
    if (condition === this.condition || this.condition === "cut") return;
    this.condition = condition;
    this.onChange();
  }
}
