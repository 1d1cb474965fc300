// What the player's keys and clicks do in a game: on the board, and around it.

import { BoardPlayer } from "./board_player.js";

export class TablePlayer extends BoardPlayer {
  /**
   * @param {import("./board_view.js").BoardView} view
   * @param {import("./table_game.js").TableView} table
   */
  constructor(view, table) {
    super(view);
    this.table = table;
  }

  /** @override @returns {import("./keys.js").Acts} */
  get keys() {
    const { Enter: play, Escape: clear, ...keys } = super.keys;
    return {
      ...keys,
      Enter: (event) => this.enter(() => play(event)),
      Escape: (event) => {
        if (this.table.choice.act) this.table.choice.close();
        else clear(event);
      },
    };
  }

  /**
   * What Enter stands for: yes to a choice, the answer to a question, or a play.
   * @param {() => void} play
   */
  enter(play) {
    const { choice, mainButton } = this.table;
    if (this.chooser.open) play();
    else if (choice.act) choice.confirm();
    else if (mainButton) mainButton.click();
    else play();
  }

  /** @override @param {string} key */
  type(key) {
    const { choice, model } = this.table;
    if (this.chooser.open) super.type(key);
    else if (choice.exchanging) choice.type(key.toUpperCase());
    else if (/^[1-9]$/.test(key)) this.layTip(Number(key));
    else if (!["over", "saved", "hidden"].includes(model.get("phase"))) super.type(key);
  }

  /** @override */
  focus() {
    const { mainButton } = this.table;
    if (mainButton) mainButton.focus({ preventScroll: true });
    else super.focus();
  }

  /** @override @param {number} place */
  layFromShelf(place) {
    if (this.table.choice.exchanging) this.table.choice.toggle(place);
    else super.layFromShelf(place);
  }

  /** @param {number} number - counted from 1 */
  layTip(number) {
    const [play] = this.table.model.get("tips")[number - 1] ?? [];
    if (!play) return;
    this.table.model.send({ do: "lay", tip: number });
    this.view.voice.say(`${play} is laid.`);
    this.view.showCursor(true);
  }

  /** @override @param {string | undefined} name */
  act(name = "") {
    const { choice } = this.table;
    if (name === "confirm") choice.confirm();
    else if (name === "cancel") choice.close();
    else if (name.startsWith("tip ")) this.layTip(Number(name.slice(4)));
    else if (choice.isAbout(name) && this.table.asksBefore(name)) choice.open(name);
    else super.act(name);
  }
}
