const fs = require("node:fs");

/** Wrong: hands out the places in the order of a breadth-first search, in which a subtree is no range. */
class ValueTree {
  constructor(parent) {
    const children = parent.map(() => []);
    for (const [v, above] of parent.entries()) if (v > 0) children[above].push(v);
    this.first = []; // of a subtree: its first place, from 1
    const order = [];
    const queue = [...children[0]];
    for (const v of queue) {
      this.first[v] = order.push(v);
      for (const child of children[v]) queue.push(child);
    }
    this.size = parent.map(() => 1); // and how many nodes it has
    for (const v of order.reverse()) this.size[parent[v]] += this.size[v];
    this.present = parent.map(() => 0); // the value of a node
    this.sums = parent.map(() => 0);
  }

  set(v, value) {
    for (let i = this.first[v]; i < this.sums.length; i += i & -i) this.sums[i] += value - this.present[v];
    this.present[v] = value;
  }

  sum(v) {
    return this.sumOfFirst(this.first[v] + this.size[v] - 1) - this.sumOfFirst(this.first[v] - 1);
  }

  sumOfFirst(count) {
    let sum = 0;
    for (let i = count; i > 0; i -= i & -i) sum += this.sums[i];
    return sum;
  }
}

const rows = fs.readFileSync(0, "utf8").trim().split("\n");
const tree = new ValueTree([0, ...rows[1].split(" ").map(Number)]);
const sums = [];
for (const row of rows.slice(2)) {
  const [kind, v, value] = row.split(" ");
  if (kind === "?") sums.push(tree.sum(Number(v)));
  else tree.set(Number(v), Number(value));
}
console.log(sums.join("\n"));
