// A piece of n notes from 1 to high and a melody of m notes; kind says how the two belong together.
const { readWords, createRandom, print } = require("./families.js");

const { kind, n = 1, m = 1, high = 9, seed } = readWords();
const random = createRandom(seed);
const row = (count, note) => Array.from({ length: count }, (_unused, i) => note(i));
const anyNote = () => random.between(1, high);

/** m notes of the piece from a random place on, moved as far as the bounds allow. */
function cut(piece, from = random.between(0, n - m)) {
  let melody = piece.slice(from, from + m);
  const lowest = melody.reduce((a, b) => Math.min(a, b));
  const highest = melody.reduce((a, b) => Math.max(a, b));
  const move = random.between(1 - lowest, Math.max(high, highest) - highest);
  melody = melody.map((note) => note + move);
  return [piece, melody];
}

/** The notes that begin with 1 and rise by these steps. */
function notesOf(steps) {
  const notes = [1];
  for (const step of steps) notes.push(notes[notes.length - 1] + step);
  return notes;
}

function music() {
  switch (kind) {
    case "apart":
      return [row(n, anyNote), row(m, anyNote)];
    case "cut":
      return cut(row(n, anyNote));
    case "rising":
      return cut(row(n, (i) => 1 + (i % high)));
    case "equal":
      return [row(n, () => 3), row(m, () => 5)];
    case "equal-but-last":
      // Each place fits until the last note.
      return [row(n, () => 3), row(m, (i) => (i === m - 1 ? 6 : 5))];
    case "equal-but-first":
      return [row(n, () => 3), row(m, (i) => (i === 0 ? 6 : 5))];
    case "waves":
      // Up and down in a short pattern that repeats.
      return cut(row(n, (i) => [1, 3, 2, 4, 3, 1, 3, 2, 4, 5][i % 10]), 0);
    case "fibonacci": {
      // The Fibonacci word: many long beginnings fit, and few to the end.
      let [word, before] = ["01", "0"];
      while (word.length < n) [word, before] = [word + before, word];
      return cut(row(n, (i) => (word[i] === "0" ? 1 : 2)), 0);
    }
    case "collisions": {
      // What wrong hashes take for the melody. After some first steps it is a Thue-Morse row, which for every odd base has the same
      // hash modulo 2^64 as the opposite row; and where a step is lowered by one, its neighbour raised by the base makes up for it.
      const first = [1, 1, 2, 1, 1, 1, 3];
      const turns = [0];
      while (turns.length < 1024) turns.push(...turns.map((turn) => 1 - turn));
      const steps = [...first, ...turns.map((turn) => 1 + turn)];
      const parts = [[...first, ...turns.map((turn) => 2 - turn)], steps];
      for (const base of [10, 31, 37, 53, 101, 127, 131, 137, 256, 257, 911, 997, 1009, 1313, 10007, 65536, 100003, 1000003]) {
        const at = random.between(0, steps.length - 2);
        for (const changes of [[-1, base], [base, -1]]) parts.push(steps.map((step, i) => step + (changes[i - at] ?? 0)));
      }
      // The melody begins anew where its beginning has to fall back twice and not to the start.
      parts.push([1, 1, 2, 1, 1, ...steps]);
      return [parts.flatMap((part) => notesOf(part)), notesOf(steps)];
    }
    default:
      throw new Error("there is no kind called " + kind);
  }
}
if (m > n) throw new Error("the melody is longer than the piece");
const [piece, melody] = music();
print([[piece.length, melody.length], piece, melody]);
