// Counts the pairs of the group that has just been joined only.
const fs = require("node:fs");

class Groups {
  constructor(n) {
    this.leader = Int32Array.from({ length: n + 1 }, (_, v) => v);
    this.size = new Float64Array(n + 1).fill(1); // products of two sizes exceed 32 bits
  }

  find(v) {
    const { leader } = this;
    while (leader[v] !== v) v = leader[v] = leader[leader[v]]; // halves the path on the way
    return v;
  }

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
    if (groups.join(roads[closing[i] - 1]) > 0) {
      const size = groups.size[groups.find(roads[closing[i] - 1].a)];
      pairs = (size * (size - 1)) / 2;
    }
  }
  return left;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, m, q] = numbers;
const roads = Array.from({ length: m }, (_, i) => ({ a: numbers[3 + 2 * i], b: numbers[4 + 2 * i] }));
const closing = numbers.slice(3 + 2 * m, 3 + 2 * m + q);

console.log(pairsLeft(n, roads, closing).join("\n"));
