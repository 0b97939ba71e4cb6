// One binary tree; shape says where its nodes hang, labels how they are numbered.
const { readWords, createRandom, print } = require("./families.js");

const { shape, n, labels = "shuffled", seed } = readWords();
const random = createRandom(seed);

// children[v] = [left, right] of the nodes 1..n, where 1 is the root and 0 is nobody; they are renamed below.
const children = Array.from({ length: n + 1 }, () => [0, 0]);
const sideOf = { left: () => 0, right: () => 1, zigzag: (v) => v % 2, line: () => random.between(0, 1) }[shape];
if (sideOf !== undefined) {
  for (let v = 2; v <= n; v += 1) children[v - 1][sideOf(v)] = v;
} else if (shape === "complete") {
  for (let v = 2; v <= n; v += 1) children[v >> 1][v & 1] = v;
} else if (shape === "comb") {
  // A line to the right whose nodes have a left child each.
  for (let v = 2; v <= n; v += 1) children[v % 2 === 0 ? v - 1 : v - 2][v % 2] = v;
} else if (shape === "random") {
  const free = [[1, 0], [1, 1]];
  for (let v = 2; v <= n; v += 1) {
    const at = random.between(0, free.length - 1);
    const [parent, side] = free[at];
    children[parent][side] = v;
    free[at] = free.at(-1);
    free.pop();
    free.push([v, 0], [v, 1]);
  }
} else throw new Error(`there is no shape called ${shape}`);

const name = [0, ...(labels === "in-order" ? children.slice(1).map((_unused, i) => i + 1) : random.permutation(n))];
const lines = [];
for (let v = 1; v <= n; v += 1) lines[name[v] - 1] = children[v].map((child) => name[child]);
print([[n, name[1]], ...lines]);
