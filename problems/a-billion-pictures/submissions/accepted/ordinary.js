const readline = require("readline");
const rl = readline.createInterface({ input: process.stdin });
const lines = [];
rl.on("line", (line) => lines.push(line));

const total = (node) => (node ? node.total : 0);
function make(first, count, down) {
  return { first, count, down, turned: false, total: count, priority: Math.random(), left: null, right: null };
}
function update(node) {
  node.total = total(node.left) + node.count + total(node.right);
}
function turn(node) {
  if (node) node.turned = !node.turned;
}
function push(node) {
  if (!node.turned) return;
  [node.left, node.right] = [node.right, node.left];
  turn(node.left);
  turn(node.right);
  node.first = node.down ? node.first - node.count + 1 : node.first + node.count - 1;
  node.down = !node.down;
  node.turned = false;
}
function merge(a, b) {
  if (!a) return b;
  if (!b) return a;
  push(a);
  push(b);
  if (a.priority > b.priority) {
    a.right = merge(a.right, b);
    update(a);
    return a;
  }
  b.left = merge(a, b.left);
  update(b);
  return b;
}
function split(node, k) {
  if (!node) return [null, null];
  push(node);
  const before = total(node.left);
  if (k <= before) {
    const [left, right] = split(node.left, k);
    node.left = right;
    update(node);
    return [left, node];
  }
  if (k >= before + node.count) {
    const [left, right] = split(node.right, k - before - node.count);
    node.right = left;
    update(node);
    return [node, right];
  }
  const cut = k - before;
  const rest = make(node.down ? node.first - cut : node.first + cut, node.count - cut, node.down);
  const right = node.right;
  node.right = null;
  node.count = cut;
  update(node);
  return [node, merge(rest, right)];
}

rl.on("close", () => {
  const [n, q] = lines[0].split(" ").map(Number);
  let film = make(1, n, false);
  for (let i = 1; i <= q; i++) {
    const [wish, ...numbers] = lines[i].split(" ");
    const [l, r, p] = numbers.map(Number);
    if (wish === "Q") {
      const [a, b] = split(film, l - 1);
      const [c, d] = split(b, 1);
      console.log(c.first);
      film = merge(a, merge(c, d));
      continue;
    }
    const [a, b] = split(film, l - 1);
    const [c, d] = split(b, r - l + 1);
    if (wish === "T") {
      turn(c);
      film = merge(a, merge(c, d));
    } else {
      const [e, f] = split(merge(a, d), p);
      film = merge(e, merge(c, f));
    }
  }
});
