// The student's function as a plain value: numbers of lines with their steps inwards,
// from top to bottom; and what can be done to it. Each makes a new one.

/** @typedef {[line: number, level: number]} Placed */

const DEEPEST = 6; // steps of indentation, as in Python (arranging.py)

/**
 * Where a line stands, -1 if it is not in the function.
 * @param {Placed[]} program
 * @param {number} line
 */
export function placeOf(program, line) {
  return program.findIndex(([number]) => number === line);
}

/**
 * @param {Placed[]} program
 * @param {number} line
 */
export function without(program, line) {
  return program.filter(([number]) => number !== line);
}

/**
 * Put a line before the one that is at this place among the others.
 * @param {Placed[]} program
 * @param {number} line
 * @param {number} at
 * @param {number} level
 * @returns {Placed[]}
 */
export function put(program, line, at, level) {
  const others = without(program, line);
  return others.toSpliced(between(0, at, others.length), 0, [
    line,
    between(0, level, DEEPEST),
  ]);
}

/**
 * Put a line below all others, as far to the right as the last of them.
 * @param {Placed[]} program
 * @param {number} line
 */
export function append(program, line) {
  const [, level] = program.at(-1) ?? [-1, 0];
  return put(program, line, program.length, level);
}

/**
 * @param {number} least
 * @param {number} number
 * @param {number} most
 */
function between(least, number, most) {
  return Math.max(least, Math.min(number, most));
}
