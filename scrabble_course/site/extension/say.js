// What the course has to say in JupyterLite: cards that stay until they are closed.
// (JupyterLab's own cut a text off after 140 letters.)

const PLACE = `position: fixed; right: 1em; bottom: 2.5em; z-index: 1000;
  display: grid; gap: 0.5em; width: min(30em, calc(100vw - 2em));`;
const CARD = `padding: 0.6em 1em; border-left: 4px solid var(--jp-info-color1);
  background: var(--jp-layout-color1); color: var(--jp-ui-font-color1);
  font: var(--jp-ui-font-size1) / 1.5 var(--jp-ui-font-family);
  box-shadow: var(--jp-elevation-z8);`;
const BUTTON = `padding: 0.3em 1em; border: 1px solid var(--jp-ui-font-color1);
  border-radius: 3px; background: none; color: inherit; font: inherit;
  cursor: pointer;`;

/** @type {HTMLElement | undefined} */
let place;

/** @param {string} text one line a paragraph */
export function say(text) {
  place ??= placeForCards();
  const card = document.createElement("div");
  card.style.cssText = CARD;
  for (const line of text.split("\n")) {
    const paragraph = document.createElement("p");
    paragraph.textContent = line;
    paragraph.style.margin = "0 0 0.4em";
    card.append(paragraph);
  }
  card.append(closing(card));
  place.append(card);
}

function placeForCards() {
  const made = document.createElement("section");
  made.style.cssText = PLACE;
  made.setAttribute("role", "status");
  made.setAttribute("aria-label", "Scrabble course");
  document.body.append(made);
  return made;
}

/** @param {HTMLElement} card */
function closing(card) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Close";
  button.style.cssText = BUTTON;
  button.onclick = () => card.remove();
  return button;
}
