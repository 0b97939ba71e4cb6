// A grid of letters, each at most five times, and words of short to long letters. kind: random (letters anywhere) or patches (equal
// letters mostly near each other). A word is the row of letters of some walk: one that uses no cell twice, one that does so once
// (again), one with one letter changed (changed), or any letters (any); words=mixed takes them in turn.
const { readWords, createRandom, print } = require("./families.js");

const { kind = "random", h, w, q, letters, short = 1, long, words = "mixed", seed } = readWords();
const random = createRandom(seed);
if (letters > 26 || letters * 5 < h * w) throw new Error(`${letters} letters are too few or too many for this grid`);

const alphabet = random.shuffle([..."abcdefghijklmnopqrstuvwxyz"]).slice(0, letters);
function fill() {
  const cells = Array.from({ length: h * w }, (_unused, i) => [Math.floor(i / w), i % w]);
  if (kind === "random") {
    const pool = random.shuffle(alphabet.flatMap((letter) => new Array(5).fill(letter)));
    return cells.map((_unused, i) => pool[i]);
  }
  // Along strips of two rows, two letters at a time in turn.
  const row = Array.from({ length: h * w }, (_unused, i) => {
    const pair = Math.floor(i / 10);
    return alphabet[Math.min(letters - 1, 2 * pair + random.between(0, 1))];
  });
  const left = new Map(alphabet.map((letter) => [letter, 5]));
  const filled = [];
  cells.sort((a, b) => (a[0] >> 1) - (b[0] >> 1) || a[1] - b[1] || a[0] - b[0]);
  cells.forEach(([i, j], at) => {
    let letter = row[at];
    if (left.get(letter) === 0) letter = alphabet.find((other) => left.get(other) > 0);
    left.set(letter, left.get(letter) - 1);
    filled[i * w + j] = letter;
  });
  return filled;
}
const grid = fill();

function walk(length) {
  for (let tries = 0; tries < 50; tries += 1) {
    const path = [random.between(0, h * w - 1)];
    while (path.length < length) {
      const [i, j] = [Math.floor(path.at(-1) / w), path.at(-1) % w];
      const next = [];
      for (let a = Math.max(0, i - 1); a <= Math.min(h - 1, i + 1); a += 1) {
        for (let b = Math.max(0, j - 1); b <= Math.min(w - 1, j + 1); b += 1) {
          if (!path.includes(a * w + b)) next.push(a * w + b);
        }
      }
      if (next.length === 0) break;
      path.push(random.pick(next));
    }
    if (path.length === length) return path;
  }
  return [random.between(0, h * w - 1)];
}

function word(way) {
  const length = random.between(short, long);
  if (way === "any") return Array.from({ length }, () => random.pick(alphabet)).join("");
  const found = walk(length).map((cell) => grid[cell]);
  if (way === "changed") found[random.between(0, found.length - 1)] = random.pick(alphabet);
  if (way === "again" && found.length >= 3) {
    // There and back: the letter before the last one once more.
    found[found.length - 1] = found[found.length - 3];
  }
  return found.join("");
}

const ways = ["walk", "again", "walk", "changed", "any"];
const rows = Array.from({ length: h }, (_unused, i) => grid.slice(i * w, i * w + w).join(""));
print([[h, w, q], ...rows, ...Array.from({ length: q }, (_unused, i) => word(words === "mixed" ? ways[i % 5] : words))]);
