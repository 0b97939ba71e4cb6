// A tree and operations. shape: a kind of tree with mixed numbers, or line-from-one (1, 2, …, 9 from the top, all below in mixed order).
// mode: random (operations about nodes up to `first`, all if it is 0), all (after every change each node is asked for), both-ends (the uppermost
// and the lowest nodes change, the uppermost ones are asked for), filled (every node gets the value `most`, then questions).
const { readWords, createRandom, treeEdges, relabel, print } = require("./families.js");

const { shape, n, q, mode = "random", most = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

/** The numbers from the top to the bottom. */
const line = () => {
  const below = Array.from({ length: Math.max(0, n - 9) }, (_unused, i) => i + 10);
  const top = Array.from({ length: Math.min(n, 9) }, (_unused, i) => i + 1);
  return [...top, ...random.shuffle(below)];
};
const order = shape === "line-from-one" ? line() : [];
const edges =
  shape === "line-from-one"
    ? order.slice(1).map((v, i) => [order[i], v])
    : relabel(random, { n, edges: treeEdges(random, shape, n), directed: true }).edges;
const parents = new Array(n).fill(0);
for (const [parent, child] of edges) parents[child - 1] = parent;

const value = () => random.between(-most, most);
const operations = [];
switch (mode) {
  case "random":
    while (operations.length < q - 1) {
      const v = random.between(1, n);
      operations.push(random.chance(0.5) ? ["?", v] : ["=", v, value()]);
    }
    operations.push(["?", random.between(1, n)]);
    break;
  case "all":
    while (operations.length + n + 1 <= q) {
      operations.push(["=", random.between(1, n), value()]);
      for (let v = 1; v <= n; v += 1) operations.push(["?", v]);
    }
    break;
  case "both-ends": {
    const lower = order.slice(n >> 1);
    for (let i = 0; i < q; i += 2) {
      const v = random.chance(0.4) ? random.pick(lower) : random.between(1, Math.min(n, 9));
      operations.push(["=", v, value()], ["?", random.between(1, Math.min(n, 9))]);
    }
    break;
  }
  case "filled":
    for (let v = 1; v <= n; v += 1) operations.push(["=", v, most]);
    while (operations.length < q) operations.push(["?", random.between(1, n)]);
    operations.push(["?", parents.indexOf(0) + 1]);
    break;
  default:
    throw new Error(`there is no mode called ${mode}`);
}
if (operations.length === 0) throw new Error("there is no operation");
print([[n, operations.length], parents, ...operations]);
