const fs = require("node:fs");

/** Groups of villages as trees; the leader of a group is its root. */
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

  /** False if the two are in one group already. */
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

/** Kruskal's algorithm after joining the ends of all old cables. O((k + m) log m); the sum stays below 2^53. */
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
  return [count, total];
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let at = 0;
const n = numbers[at++];
const k = numbers[at++];
const m = numbers[at++];
const old = Array.from({ length: k }, () => ({ a: numbers[at++], b: numbers[at++] }));
const routes = Array.from({ length: m }, () => ({ a: numbers[at++], b: numbers[at++], cost: numbers[at++] }));

console.log(cheapestPlan(n, old, routes).join(" "));
