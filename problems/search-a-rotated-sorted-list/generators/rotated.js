// Rotated lists and questions about them. kind: random (of any length up to n; exactly n for a single list), every (each length up to n
// with each number of moved ones), dense (neighbouring numbers from low on, but none of one digit, which are what is asked for).
const { readWords, createRandom, print } = require("./families.js");

const { kind = "random", t = 1, n, q, moved, low = -1_000_000_000, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

const rotate = (list, places) => [...list.slice(places), ...list.slice(0, places)];
const inRange = (x) => Math.min(Math.max(x, -1_000_000_000), 1_000_000_000);

function rows(list, questions) {
  return [[list.length, questions.length], list, questions];
}

function randomList() {
  const size = t === 1 ? n : random.between(1, n);
  const sorted = random.distinct(size, low, high).sort((a, b) => a - b);
  const list = rotate(sorted, moved ?? random.between(0, size - 1));
  const question = () => {
    if (random.chance(0.2)) return random.between(low, high);
    return inRange(random.pick(list) + (random.chance(0.4) ? random.pick([-1, 1]) : 0));
  };
  return rows(list, Array.from({ length: q }, question));
}

function everyList() {
  if (n > 13) throw new Error("there are too many lists");
  const all = [];
  for (let size = 1; size <= n; size += 1) {
    for (let places = 0; places < size; places += 1) {
      const sorted = [random.between(-20, 20)];
      while (sorted.length < size) sorted.push(sorted.at(-1) + random.between(1, 3));
      const questions = [];
      for (let x = sorted[0] - 1; x <= sorted.at(-1) + 1; x += 1) questions.push(x);
      all.push(rows(rotate(sorted, places), random.shuffle(questions)));
    }
  }
  return all;
}

function denseList() {
  const numbers = Array.from({ length: n }, (_unused, i) => (low + i < 0 ? low + i : low + i + 10));
  const question = () => (random.chance(0.05) ? random.pick(numbers) : random.between(0, 9));
  return rows(rotate(numbers, moved), Array.from({ length: q }, question));
}

const lists = {
  random: () => Array.from({ length: t }, randomList),
  every: everyList,
  dense: () => [denseList()],
}[kind]();
print([[lists.length], ...lists.flat()]);
