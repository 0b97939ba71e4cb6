const readline = require("readline");
const rl = readline.createInterface({ input: process.stdin });
const lines = [];
rl.on("line", (line) => lines.push(line));
rl.on("close", () => {
  const [n, s] = lines[0].split(" ").map(Number);
  const cards = lines[1].split(" ").map(Number);
  const tree = new Array(4 * n).fill(0);
  function build(node, from, to) {
    tree[node] = to - from + 1;
    if (from === to) return;
    const middle = Math.floor((from + to) / 2);
    build(2 * node, from, middle);
    build(2 * node + 1, middle + 1, to);
  }
  function remove(node, from, to, k) {
    tree[node]--;
    if (from === to) return from;
    const middle = Math.floor((from + to) / 2);
    if (k < tree[2 * node]) return remove(2 * node, from, middle, k);
    return remove(2 * node + 1, middle + 1, to, k - tree[2 * node]);
  }
  build(1, 0, n - 1);
  let place = (s - 1) % n;
  const order = [];
  for (let left = n; left > 0; left--) {
    const child = remove(1, 0, n - 1, place);
    order.push(child + 1);
    if (left === 1) break;
    const k = cards[child];
    if (k > 0) place = (place + k - 1) % (left - 1);
    else place = (((place + k) % (left - 1)) + left - 1) % (left - 1);
  }
  console.log(order.join(" "));
});
