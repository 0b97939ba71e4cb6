// A piece of n notes from 1 to high and a melody of m notes; kind says how the two belong together.
const { readWords, createRandom, print } = require("./families.js");

const { kind, n, m, high = 9, seed } = readWords();
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
    default:
      throw new Error("there is no kind called " + kind);
  }
}
if (m > n) throw new Error("the melody is longer than the piece");
const [piece, melody] = music();
print([[n, m], piece, melody]);
