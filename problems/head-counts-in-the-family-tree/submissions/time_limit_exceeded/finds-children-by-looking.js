// Recursion avoided, but the children of each person are found by looking at everyone.
const fs = require("node:fs");

const [n, ...parents] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const order = [parents.indexOf(0) + 1];
for (const v of order) {
  for (let child = parents.indexOf(v); child !== -1; child = parents.indexOf(v, child + 1)) order.push(child + 1);
}
const descendants = new Array(n + 1).fill(0);
const generations = new Array(n + 1).fill(0);
for (const v of order.reverse()) {
  const above = parents[v - 1];
  descendants[above] += descendants[v] + 1;
  generations[above] = Math.max(generations[above], generations[v] + 1);
}
console.log(descendants.slice(1).map((count, i) => `${count} ${generations[i + 1]}`).join("\n"));
