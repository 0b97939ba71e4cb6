// Thinks that one group always remains.
const fs = require("node:fs");

class Groups {
  constructor(n) {
    this.leader = Int32Array.from({ length: n + 1 }, (_, v) => v);
    this.size = new Int32Array(n + 1).fill(1);
  }

  find(v) {
    const { leader } = this;
    while (leader[v] !== v) v = leader[v] = leader[leader[v]]; // halves the path on the way
    return v;
  }

  join(a, b) {
    let large = this.find(a);
    let small = this.find(b);
    if (large === small) return false;
    if (this.size[large] < this.size[small]) [large, small] = [small, large];
    this.leader[small] = large;
    this.size[large] += this.size[small];
    return true;
  }
}

function cheapestPlan(n, old, routes) {
  const groups = new Groups(n);
  let count = n;
  for (const { a, b } of old) if (groups.join(a, b)) count--;

  let total = 0;
  for (const { a, b, cost } of routes.sort((x, y) => x.cost - y.cost)) {
    if (!groups.join(a, b)) continue;
    count--;
    total += cost;
  }
  return [1, total];
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let at = 0;
const n = numbers[at++];
const k = numbers[at++];
const m = numbers[at++];
const old = Array.from({ length: k }, () => ({ a: numbers[at++], b: numbers[at++] }));
const routes = Array.from({ length: m }, () => ({ a: numbers[at++], b: numbers[at++], cost: numbers[at++] }));

console.log(cheapestPlan(n, old, routes).join(" "));
