// Rows of numbers up to high. With t above 1, every row has its own length up to n and its own k; otherwise they are as given.
// kind: one of families.js, or heavy (few large numbers among small ones), parts (k parts with the same total), any (each row another one).
const { readWords, createRandom, values, print } = require("./families.js");

const { t = 1, n, k = 0, kind = "any", low = 0, high, seed } = readWords();
const random = createRandom(seed);

function numbers(some, { size, parts }) {
  if (some === "heavy") return Array.from({ length: size }, () => (random.chance(0.1) ? random.between(low, high) : random.between(low, Math.min(high, low + 9))));
  if (some === "parts") {
    // Parts of the same length and total, but for the last one, which is longer where the division leaves a rest.
    const length = Math.floor(size / parts);
    const total = random.between(0, high);
    const row = [];
    for (let part = 0; part < parts; part += 1) {
      const own = part === parts - 1 ? size - row.length : length;
      const cuts = [0, ...Array.from({ length: own - 1 }, () => random.between(0, total)).sort((a, b) => a - b), total];
      for (let i = 0; i < own; i += 1) row.push(cuts[i + 1] - cuts[i]);
    }
    return row;
  }
  return values(random, some, { n: size, low, high });
}

const KINDS = ["random", "random", "random", "heavy", "parts", "up", "down", "steps", "extremes", "zero", "equal"];
const rows = Array.from({ length: t }, () => {
  const size = t === 1 ? n : random.between(1, n);
  const parts = k > 0 && k <= size ? k : random.between(1, size);
  return [[size, parts], numbers(kind === "any" ? random.pick(KINDS) : kind, { size, parts })];
});
print([[t], ...rows.flat()]);
