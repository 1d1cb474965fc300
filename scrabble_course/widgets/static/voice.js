// What a widget says by itself, before Python is asked.

import { announce, write } from "./elements.js";

export class Voice {
  /** @param {Element} news - holds a part for those who hear, and one that also shows */
  constructor(news) {
    this.spoken = /** @type {Element} */ (news.querySelector(".sc-spoken"));
    this.notice = /** @type {Element} */ (news.querySelector(".sc-notice"));
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
