const fs = require("node:fs");

/** Groups of towns as trees; the leader of a group is its root. */
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

  /** Returns how many pairs of towns can visit each other only since the two groups are one. */
  join({ a, b }) {
    let large = this.find(a);
    let small = this.find(b);
    if (large === small) return 0;
    if (this.size[large] < this.size[small]) [large, small] = [small, large];
    const pairs = this.size[large] * this.size[small];
    this.leader[small] = large;
    this.size[large] += this.size[small];
    return pairs;
  }
}

/** The film backwards: roads open, groups only grow, and joining s and t towns gives s * t pairs. O((n + m) log n). */
function pairsLeft(n, roads, closing) {
  const closes = new Set(closing);
  const groups = new Groups(n);
  let pairs = 0;
  roads.forEach((road, i) => {
    if (!closes.has(i + 1)) pairs += groups.join(road);
  });

  const left = new Array(closing.length);
  for (let i = closing.length - 1; i >= 0; i--) {
    left[i] = pairs; // before the road is opened again: that is after its closing
    pairs += groups.join(roads[closing[i] - 1]);
  }
  return left;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, m, q] = numbers;
const roads = Array.from({ length: m }, (_, i) => ({ a: numbers[3 + 2 * i], b: numbers[4 + 2 * i] }));
const closing = numbers.slice(3 + 2 * m, 3 + 2 * m + q);

console.log(pairsLeft(n, roads, closing).join("\n"));
