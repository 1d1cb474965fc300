// Motion, for those who want it.

const EASE = { duration: 180, easing: "cubic-bezier(0.2, 0.9, 0.3, 1.1)" };

/**
 * Do `move`, and let the node slide from where it was.
 * @param {HTMLElement} node
 * @param {() => void} move
 */
export function glide(node, move) {
  const from = node.getBoundingClientRect();
  move();
  for (const animation of node.getAnimations()) animation.cancel();
  const to = node.getBoundingClientRect();
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (still || from.width === 0 || to.width === 0) return;
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
  node.animate([{ transform: start }, { transform: "none" }], EASE);
}
