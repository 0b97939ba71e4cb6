const fs = require("node:fs");

/**
 * All nodes above a node together leave its key a range. It starts without bounds; going left replaces the upper bound, going
 * right the lower one, and the newest bound is always the strictest. O(n).
 */
function isSearchTree(root) {
  return fits(root, -Infinity, Infinity);
}

/** Are all keys from low (included) to high (not included)? */
function fits(node, low, high) {
  if (node === null) return true;
  if (node.key < low || node.key >= high) return false;
  return fits(node.left, low, node.key) && fits(node.right, node.key, high);
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let at = 0;
const answers = [];
for (let t = numbers[at++]; t > 0; t--) {
  const n = numbers[at++];
  const nodes = [null]; // no such child
  for (let i = 1; i <= n; i++) nodes.push({ key: 0, left: null, right: null });
  for (let i = 1; i <= n; i++) {
    nodes[i].key = numbers[at++];
    nodes[i].left = nodes[numbers[at++]];
    nodes[i].right = nodes[numbers[at++]];
  }
  answers.push(isSearchTree(nodes[1]) ? "YES" : "NO");
}
console.log(answers.join("\n"));
