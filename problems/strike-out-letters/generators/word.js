// One word of n letters, and k; kind says where its letters fall.
const { readWords, createRandom, print } = require("./families.js");

const { kind, n, k, letters = 26, seed } = readWords();
const random = createRandom(seed);

const alphabet = "abcdefghijklmnopqrstuvwxyz".slice(-letters);
const anything = (count) => Array.from({ length: count }, () => random.pick(alphabet));

function word() {
  switch (kind) {
    case "random":
      return anything(n);
    case "up":
      return anything(n).sort();
    case "down":
      return anything(n).sort().reverse();
    case "falls-behind":
      // Nothing falls in the first half, and every second letter does in the other one.
      return Array.from({ length: n }, (_unused, i) => (i >= n / 2 && i % 2 === 0 ? "b" : "a"));
    case "smallest-in-the-middle":
      // A single a, far from both ends.
      return Array.from({ length: n }, (_unused, i) => (i === n >> 1 ? "a" : "b"));
    case "smallest-behind":
      // Rises slowly, with one a far behind.
      return [...anything(n - 2).map((letter) => (letter === "a" ? "b" : letter)).sort(), "a", "c"];
    default:
      throw new Error("there is no kind called " + kind);
  }
}
if (n < 2 && kind === "smallest-behind") throw new Error("the word is too short");
print([word().join(""), [k]]);
