// A list of k moves up to `far` (1 and every `step` numbers from there on), and q games with n heaps each. Of kind twins,
// every second game has each heap twice, with one of them perhaps a little larger.
const { readWords, createRandom, print } = require("./families.js");

const { kind = "random", k, far, step = 1, q, n, low = 0, high, seed } = readWords();
const random = createRandom(seed);

const moves = random.distinct(k, 0, Math.floor((far - 1) / step)).map((number) => 1 + step * number);
function game() {
  const heaps = Array.from({ length: n }, () => random.between(low, high));
  if (kind === "random" || random.chance(0.5)) return heaps;
  const half = heaps.slice(0, Math.ceil(n / 2));
  return random.shuffle([...half, ...half.map((size) => Math.min(high, size + (random.chance(0.1) ? 1 : 0)))]);
}
print([[k, q], moves, ...Array.from({ length: q }, game).map((heaps) => [heaps.length, ...heaps])]);
