// Too slow: goes down for each key, a hundred thousand steps when the keys come in sorted order.
const fs = require("node:fs");

const [n, ...keys] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const root = { key: keys[0], left: null, right: null };
let greatest = 1;
let sum = 1;
for (let i = 1; i < n; i++) {
  let depth = 2;
  for (let node = root; ; depth++) {
    const side = keys[i] < node.key ? "left" : "right";
    if (node[side] === null) {
      node[side] = { key: keys[i], left: null, right: null };
      break;
    }
    node = node[side];
  }
  greatest = Math.max(greatest, depth);
  sum += depth;
}
console.log(greatest, sum);
