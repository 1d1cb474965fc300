// What a word of the glossary means, shown where it is read: beside its link, for those
// who point at it and for those who come to it by key.

const STYLE = `
  .jp-RenderedMarkdown.jp-RenderedHTMLCommon a[href*=".ipynb"] {
    text-decoration: underline; }
  .jp-RenderedMarkdown.jp-RenderedHTMLCommon a[href*="glossary.md"] {
    text-decoration: underline dotted; text-underline-offset: 0.2em; }
  .sc-meaning { position: fixed; z-index: 10000; width: max-content;
    max-width: min(24em, calc(100vw - 2em)); box-sizing: border-box;
    padding: 0.5em 0.8em; border: 1px solid var(--jp-border-color1);
    border-radius: 4px; background: var(--jp-layout-color1);
    color: var(--jp-ui-font-color1); font: var(--jp-ui-font-size1) / 1.5
    var(--jp-ui-font-family); box-shadow: var(--jp-elevation-z4); }`;
const LINK = 'a[href*="glossary.md"]';
const GAP = 4; // pixels between a link and what it means

/** Show meanings beside links from now on. */
export function showMeanings() {
  const style = document.createElement("style");
  style.textContent = STYLE;
  document.head.append(style);
  const meaning = new Meaning();
  for (const kind of ["pointerover", "focusin"])
    document.addEventListener(kind, ({ target }) =>
      meaning.follow(/** @type {Element} */ (target)),
    );
  for (const kind of ["focusout", "scroll"])
    document.addEventListener(kind, () => meaning.hide(), { capture: true });
  const leave = (/** @type {KeyboardEvent} */ { key }) => {
    if (key === "Escape") meaning.hide();
  };
  document.addEventListener("keydown", leave, { capture: true });
}

class Meaning {
  constructor() {
    this.shown = document.createElement("div");
    this.shown.className = this.shown.id = "sc-meaning";
    this.shown.role = "tooltip";
    this.shown.hidden = true;
    document.body.append(this.shown);
    /** @type {HTMLAnchorElement | null} */
    this.link = null;
  }

  /** @param {Element} target - where somebody points, or has come to */
  follow(target) {
    if (target === this.shown) return;
    const link = /** @type {HTMLAnchorElement | null} */ (
      target.closest?.(LINK) ?? null
    );
    if (link === this.link) return;
    this.hide();
    // A browser shows a title of its own, and only to those who point.
    if (link?.title) {
      link.dataset.meaning = link.title;
      link.removeAttribute("title");
    }
    if (link?.dataset.meaning) this.show(link, link.dataset.meaning);
  }

  /** @param {HTMLAnchorElement} link @param {string} text */
  show(link, text) {
    const { shown } = this;
    this.link = link;
    shown.textContent = text;
    shown.hidden = false;
    link.setAttribute("aria-describedby", shown.id);
    const { left, top, bottom } = link.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = shown;
    const isRoom = bottom + GAP + height <= window.innerHeight;
    const x = Math.max(GAP, Math.min(left, window.innerWidth - width - GAP));
    shown.style.left = `${x}px`;
    shown.style.top = `${isRoom ? bottom + GAP : Math.max(GAP, top - height - GAP)}px`;
  }

  hide() {
    this.link?.removeAttribute("aria-describedby");
    this.link = null;
    this.shown.hidden = true;
  }
}
