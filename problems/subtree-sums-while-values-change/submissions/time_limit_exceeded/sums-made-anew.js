const fs = require("node:fs");

/** Too slow: after a change, makes the sums of all beginnings of the list anew, from the changed place on. */
class ValueTree {
  constructor(parent) {
    const children = parent.map(() => []);
    for (const [v, above] of parent.entries()) if (v > 0) children[above].push(v);
    this.first = []; // of a subtree: its first place, from 1
    const order = [];
    const stack = [...children[0]];
    while (stack.length > 0) {
      const v = stack.pop();
      this.first[v] = order.push(v);
      for (const child of children[v]) stack.push(child);
    }
    this.size = parent.map(() => 1); // and how many nodes it has
    for (const v of order.reverse()) this.size[parent[v]] += this.size[v];
    this.values = parent.map(() => 0); // at each place
    this.sums = parent.map(() => 0);
    this.rightBefore = 1; // the sums up to here, without it, are right
  }

  set(v, value) {
    this.values[this.first[v]] = value;
    this.rightBefore = Math.min(this.rightBefore, this.first[v]);
  }

  sum(v) {
    for (; this.rightBefore < this.sums.length; this.rightBefore++) {
      this.sums[this.rightBefore] = this.sums[this.rightBefore - 1] + this.values[this.rightBefore];
    }
    return this.sums[this.first[v] + this.size[v] - 1] - this.sums[this.first[v] - 1];
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
