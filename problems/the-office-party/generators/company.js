// A company: tree is a kind of tree, joy a family of values; names=mixed renames everybody but the director.
const { readWords, createRandom, values, treeEdges, print } = require("./families.js");

const { tree, n, joy = "random", low = -1_000_000_000, high = 1_000_000_000, names = "mixed", seed } = readWords();
const random = createRandom(seed);

function joys(depth) {
  // Every second level of the tree brings joy, the others take it.
  if (joy === "levels") return depth.map((level) => (level % 2 === 0 ? high : low));
  return values(random, joy, { n, low, high });
}
const edges = n > 1 ? treeEdges(random, tree, n) : [];
const name = [0, 1, ...random.shuffle(Array.from({ length: n - 1 }, (_unused, i) => i + 2))];
const nameOf = (person) => (names === "mixed" ? name[person] : names === "reversed" && person > 1 ? n + 2 - person : person);
const depth = new Array(n).fill(0);
const boss = new Array(n + 1).fill(0);
for (const [parent, child] of edges) depth[child - 1] = depth[parent - 1] + 1;
const joyInOrder = joys(depth);
const joyOf = new Array(n);
for (let person = 1; person <= n; person += 1) joyOf[nameOf(person) - 1] = joyInOrder[person - 1];
for (const [parent, child] of edges) boss[nameOf(child)] = nameOf(parent);
print([[n], joyOf, boss.slice(2)]);
