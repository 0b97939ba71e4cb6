const fs = require("node:fs");

/** The steps between neighbours stay the same in any key. */
function stepsOf(notes) {
  return notes.slice(1).map((note, i) => note - notes[i]);
}

/**
 * The longest end of what has fitted, `step` included, that is a beginning of the pattern. A whole match is cut as well,
 * because behind the pattern's end no step is equal.
 */
function longer(pattern, border, { fits, step }) {
  while (fits >= 0 && pattern[fits] !== step) fits = border[fits];
  return fits + 1;
}

/** Knuth, Morris and Pratt, on steps. */
function places(piece, melody) {
  const pattern = stepsOf(melody);
  // No step at all is a row of steps as well, and fits in front of every note.
  if (pattern.length === 0) return piece.map((_note, i) => i + 1);
  const border = [-1]; // of the first 0, 1, 2, … steps of the pattern; -1: not even nothing fits
  for (const step of pattern) border.push(longer(pattern, border, { fits: border.at(-1), step }));
  const found = [];
  let fits = 0;
  stepsOf(piece).forEach((step, i) => {
    fits = longer(pattern, border, { fits, step });
    if (fits === pattern.length) found.push(i + 2 - fits);
  });
  return found;
}

const [n, m, ...notes] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const found = places(notes.slice(0, n), notes.slice(n));
console.log(found.length);
if (found.length > 0) console.log(found[0] + " " + found.at(-1));
