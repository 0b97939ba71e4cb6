const fs = require("node:fs");

/**
 * One walk: it hands every node its depth on the way down and returns heights on the way up, so that both heights are there
 * when a node is looked at. O(n).
 */
function lookAt(root) {
  const found = { firstLeaf: Infinity, unbalanced: 0 };
  const height = walk(root, 1, found);
  return { height, ...found };
}

/** Returns the height of a node's tree, and notes the rest. */
function walk(node, depth, found) {
  if (node === null) return 0;
  if (node.left === null && node.right === null) found.firstLeaf = Math.min(found.firstLeaf, depth);
  const left = walk(node.left, depth + 1, found);
  const right = walk(node.right, depth + 1, found);
  if (Math.abs(left - right) > 1) found.unbalanced++;
  return Math.max(left, right) + 1;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const n = numbers[0];
const nodes = [null]; // no such child
for (let i = 1; i <= n; i++) nodes.push({ left: null, right: null });
for (let i = 1; i <= n; i++) {
  nodes[i].left = nodes[numbers[2 * i - 1]];
  nodes[i].right = nodes[numbers[2 * i]];
}

const { height, firstLeaf, unbalanced } = lookAt(nodes[1]);
console.log(height, firstLeaf, unbalanced);
