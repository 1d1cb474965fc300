// The student's function as a plain value: numbers of lines with their steps inwards,
// from top to bottom; and what can be done to it. Each makes a new one.

/** @typedef {[line: number, level: number]} Placed */
/** @typedef {[at: number, line: number] | []} Gap - its place, and what marks it */

const DEEPEST = 6; // steps of indentation, as in Python (arrangement_attempt.py)

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
 * @param {Gap} gap
 */
export function without(program, line, gap = []) {
  if (!gap.length) return program.filter(([number]) => number !== line);
  const [at, mark] = gap;
  return program[at][0] === line ? fillGap(program, at, mark) : program;
}

/**
 * Put a line before the one that is at this place among the others.
 * @param {Placed[]} program
 * @param {number} line
 * @param {number} at
 * @param {number} level
 * @param {Gap} gap - if there is one, the line goes there
 * @returns {Placed[]}
 */
export function put(program, line, at, level, gap = []) {
  if (gap.length) return fillGap(program, gap[0], line);
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
 * @param {Gap} gap - if there is one, the line goes there
 */
export function append(program, line, gap = []) {
  const [, level] = program.at(-1) ?? [-1, 0];
  return put(program, line, program.length, level, gap);
}

/**
 * Whether a line at this place is one of those around the gap.
 * @param {number} at
 * @param {Gap} gap
 */
export function isGiven(at, gap) {
  return gap.length > 0 && at >= 0 && at !== gap[0];
}

/**
 * @param {Placed[]} program
 * @param {number} at
 * @param {number} line
 * @returns {Placed[]}
 */
function fillGap(program, at, line) {
  return program.with(at, [line, program[at][1]]);
}

/**
 * @param {number} least
 * @param {number} number
 * @param {number} most
 */
function between(least, number, most) {
  return Math.max(least, Math.min(number, most));
}
