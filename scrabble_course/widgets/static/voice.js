// What a widget says: by itself, before Python is asked, and what Python says of a play.

import { announce, write } from "./elements.js";

export class Voice {
  /** @param {Element} news - holds a part for those who hear, and others that also show */
  constructor(news) {
    this.spoken = /** @type {Element} */ (news.querySelector(".sc-spoken"));
    this.notice = /** @type {Element} */ (news.querySelector(".sc-notice"));
    this.message = /** @type {Element} */ (news.querySelector(".sc-message"));
    this.told = "";
  }

  /**
   * Say what came of a play; the same result is announced again.
   * @param {number} play
   * @param {string} message
   */
  tell(play, message) {
    const told = `${play} ${message}`;
    if (told === this.told) return;
    this.told = told;
    announce(this.message, message);
    this.hush();
  }

  /**
   * Say what can be seen anyway, to those who only hear.
   * @param {string} text
   */
  say(text) {
    this.hush();
    announce(this.spoken, text);
  }

  /**
   * Say to everyone what can be seen nowhere else.
   * @param {string} text
   */
  show(text) {
    announce(this.notice, text);
  }

  /** What was shown is settled. */
  hush() {
    write(this.notice, "");
  }
}
