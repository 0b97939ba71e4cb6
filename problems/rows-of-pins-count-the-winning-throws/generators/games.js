// Games with k allowed numbers up to `far` (all odd with step=2, or those that are named in `lengths`, as in 2-5-9). A game has up to n
// rows of low to high pins. kind: random, twins (each row twice), balanced (the last row makes the game a lost one, if there is such
// a row), nearly (balanced, and then one row is longer or shorter by one pin), same (all rows are `high`), any (all of these in turn).
const { readWords, createRandom, print } = require("./families.js");

const { k = 2, far = 4, step = 1, lengths, q, n, low = 1, high, kind = "random", exact = 0, seed } = readWords();
const random = createRandom(seed);
const allowed =
  lengths === undefined
    ? random.distinct(k, 1, Math.ceil(far / step)).map((s) => s * step - (step - 1))
    : String(lengths).split("-").map(Number);

const numbers = [0];
for (let size = 1; size <= high; size += 1) {
  const reached = new Set();
  for (const s of allowed) {
    for (let left = 0; 2 * left <= size - s; left += 1) reached.add(numbers[left] ^ numbers[size - s - left]);
  }
  let number = 0;
  while (reached.has(number)) number += 1;
  numbers.push(number);
}

function game(way) {
  const count = exact === 1 ? n : random.between(1, n);
  if (way === "same") return new Array(count).fill(high);
  const rows = Array.from({ length: count }, () => random.between(low, high));
  if (way === "random") return rows;
  if (way === "twins") return random.shuffle([...rows, ...rows]);
  const rest = rows.reduce((xor, row) => xor ^ numbers[row], 0);
  const fitting = numbers.flatMap((number, size) => (size > 0 && number === rest ? [size] : []));
  if (fitting.length > 0) rows.push(random.pick(fitting));
  random.shuffle(rows);
  if (way === "nearly") {
    const at = random.between(0, rows.length - 1);
    rows[at] += rows[at] > 1 && random.chance(0.5) ? -1 : rows[at] < high ? 1 : 0;
  }
  return rows;
}

const all = ["balanced", "random", "nearly", "twins", "balanced"];
const games = Array.from({ length: q }, (_unused, i) => game(kind === "any" ? all[i % all.length] : kind));
print([[allowed.length, q], allowed, ...games.map((rows) => [rows.length, ...rows])]);
