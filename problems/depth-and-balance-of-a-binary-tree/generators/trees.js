// One binary tree; shape says where its nodes hang, labels how they are numbered. The root is always node 1.
const { readWords, createRandom, print } = require("./families.js");

const { shape, n, labels = "shuffled", seed } = readWords();
const random = createRandom(seed);

// children[v] = [left, right] of the nodes in the order in which they are made; 0 is nobody. They are renamed below.
const children = [[0, 0]];
const add = (parent, side) => {
  children.push([0, 0]);
  const node = children.length - 1;
  if (parent > 0) children[parent][side] = node;
  return node;
};
/** A line of nodes below a parent, each on the side that is given for it. */
const addLine = (parent, length, sideOf) => {
  let last = parent;
  for (let i = 0; i < length; i += 1) last = add(last, sideOf(i));
  return last;
};
/** As few nodes as a balanced tree of this height can have. */
const addThin = (parent, { side, height }) => {
  if (height <= 0) return;
  const node = add(parent, side);
  const first = random.between(0, 1);
  addThin(node, { side: first, height: height - 1 });
  addThin(node, { side: 1 - first, height: height - 2 });
};

const sideOf = { left: () => 0, right: () => 1, zigzag: (i) => i % 2, line: () => random.between(0, 1) }[shape];
if (sideOf !== undefined) addLine(0, n, sideOf);
else if (shape === "complete") for (let v = 1; v <= n; v += 1) add(v >> 1, v & 1);
else if (shape === "comb") {
  // A line to the right whose nodes have a left child each.
  for (let v = 1; v <= n; v += 1) add(v % 2 === 0 ? v - 1 : v - 2, v % 2);
} else if (shape === "thin") {
  // The highest balanced tree that n nodes are enough for.
  let height = 1;
  for (let [less, nodes] = [0, 1]; less + nodes + 1 <= n; height += 1) [less, nodes] = [nodes, less + nodes + 1];
  addThin(0, { side: 0, height });
} else if (shape === "two-lines") {
  // The root is balanced, and nearly nobody else is.
  add(0, 0);
  addLine(1, (n - 1) >> 1, () => 0);
  addLine(1, n - 1 - ((n - 1) >> 1), () => 1);
} else if (shape === "leaf-near-the-root") {
  add(0, 0);
  addLine(1, n - 2, () => random.between(0, 1));
  for (let v = 1; v <= n; v += 1) {
    const [left, right] = children[v];
    if (v > 2 && (left === 0) !== (right === 0)) {
      add(v, left === 0 ? 0 : 1);
      break;
    }
  }
} else if (shape === "random") {
  add(0, 0);
  const free = [[1, 0], [1, 1]];
  while (children.length <= n) {
    const at = random.between(0, free.length - 1);
    const node = add(...free[at]);
    free[at] = free.at(-1);
    free.pop();
    free.push([node, 0], [node, 1]);
  }
} else throw new Error(`there is no shape called ${shape}`);

const made = children.length - 1;
const rest = labels === "in-order" ? Array.from({ length: made - 1 }, (_unused, i) => i + 1) : random.permutation(made - 1);
const name = [0, 1, ...rest.map((label) => label + 1)];
const lines = [];
for (let v = 1; v <= made; v += 1) lines[name[v] - 1] = children[v].map((child) => name[child]);
print([[made], ...lines]);
