// The preorder and the inorder of one binary tree; shape says where its nodes hang.
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
  // A line to the left whose nodes have a right child each.
  for (let v = 2; v <= n; v += 1) children[v % 2 === 0 ? v - 1 : v - 2][1 - (v % 2)] = v;
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

const preorder = [];
const inorder = [];
const path = [];
for (let v = 1; v !== 0 || path.length > 0; ) {
  while (v !== 0) {
    preorder.push(v);
    path.push(v);
    v = children[v][0];
  }
  v = path.pop();
  inorder.push(v);
  v = children[v][1];
}
const named = { shuffled: () => random.permutation(n), preorder: () => children.slice(1).map((_unused, i) => i + 1) };
const name = [0, ...named[labels]()];
print([[n], preorder.map((v) => name[v]), inorder.map((v) => name[v])]);
