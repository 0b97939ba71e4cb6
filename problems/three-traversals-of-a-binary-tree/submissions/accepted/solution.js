const fs = require("node:fs");

/**
 * All three orders walk through the left subtree and then through the right one. They differ only in the moment at which
 * the node itself is written down, so one walk writes all of them. O(n).
 */
function ordersOf(root) {
  const orders = { pre: [], in: [], post: [] };
  walk(root, orders);
  return orders;
}

function walk(node, orders) {
  if (node === null) return;
  orders.pre.push(node.number);
  walk(node.left, orders);
  orders.in.push(node.number);
  walk(node.right, orders);
  orders.post.push(node.number);
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, root] = numbers;
const nodes = [null]; // no such child
for (let i = 1; i <= n; i++) nodes.push({ number: i, left: null, right: null });
for (let i = 1; i <= n; i++) {
  nodes[i].left = nodes[numbers[2 * i]];
  nodes[i].right = nodes[numbers[2 * i + 1]];
}

const orders = ordersOf(nodes[root]);
console.log(orders.pre.join(" "));
console.log(orders.in.join(" "));
console.log(orders.post.join(" "));
