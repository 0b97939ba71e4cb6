// Wrong: looks at the neighbours among all keys, and leaves out those that come later.
const fs = require("node:fs");

const [n, ...keys] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const sorted = keys.map((_, i) => i).sort((a, b) => keys[a] - keys[b]);
const place = new Array(n);
sorted.forEach((key, i) => {
  place[key] = i;
});
const depth = new Array(n).fill(0);
let greatest = 0;
let sum = 0;
for (let i = 0; i < n; i++) {
  for (const neighbour of [sorted[place[i] - 1], sorted[place[i] + 1]]) {
    if (neighbour < i) depth[i] = Math.max(depth[i], depth[neighbour]);
  }
  depth[i]++;
  greatest = Math.max(greatest, depth[i]);
  sum += depth[i];
}
console.log(greatest, sum);
