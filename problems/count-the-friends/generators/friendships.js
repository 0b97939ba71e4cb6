// Friendships of one kind: any pairs, all with one person (star), of everybody with everybody, or in a circle.
const { readWords, createRandom, relabel, print } = require("./families.js");

const { kind, n, m = 0, seed } = readWords();
const random = createRandom(seed);

function pairs() {
  switch (kind) {
    case "random": {
      if (m > (n * (n - 1)) / 2) throw new Error("there are not so many pairs");
      const found = new Map();
      while (found.size < m) {
        const a = random.between(1, n - 1);
        const b = random.between(a + 1, n);
        found.set(a * (n + 1) + b, [a, b]);
      }
      return [...found.values()];
    }
    case "star":
      return Array.from({ length: n - 1 }, (_unused, i) => [1, i + 2]);
    case "all":
      return Array.from({ length: n }, (_a, i) => Array.from({ length: i }, (_b, j) => [i + 1, j + 1])).flat();
    case "circle":
      return Array.from({ length: n }, (_unused, i) => [i + 1, ((i + 1) % n) + 1]);
    default:
      throw new Error(`there is no kind of friendships called ${kind}`);
  }
}
if (n > 3000 || m > 5000 || (kind === "all" && n > 100)) throw new Error("these are too many");
const { edges } = relabel(random, { n, edges: pairs() });
print([[n, edges.length], ...edges]);
