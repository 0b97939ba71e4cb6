const fs = require("node:fs");

/** Wrong: when a node is computed from its children again, forgets its own note. */
class Row {
  #n;
  #largest;
  #added;

  constructor(n) {
    this.#n = n;
    this.#largest = new Float64Array(4 * n);
    this.#added = new Float64Array(4 * n);
  }

  add(l, r, v) {
    this.#add({ node: 1, from: 1, to: this.#n }, { l, r, v });
  }

  maximum(l, r) {
    return this.#maximum({ node: 1, from: 1, to: this.#n }, { l, r });
  }

  #add(part, { l, r, v }) {
    const { node, from, to } = part;
    if (r < from || to < l) return;
    if (l <= from && to <= r) {
      this.#largest[node] += v;
      this.#added[node] += v;
      return;
    }
    const [left, right] = halvesOf(part);
    this.#add(left, { l, r, v });
    this.#add(right, { l, r, v });
    this.#largest[node] = Math.max(this.#largest[left.node], this.#largest[right.node]);
  }

  #maximum(part, { l, r }) {
    const { node, from, to } = part;
    if (r < from || to < l) return -Infinity;
    if (l <= from && to <= r) return this.#largest[node];
    const [left, right] = halvesOf(part);
    return this.#added[node] + Math.max(this.#maximum(left, { l, r }), this.#maximum(right, { l, r }));
  }
}

function halvesOf({ node, from, to }) {
  const middle = Math.floor((from + to) / 2);
  return [
    { node: 2 * node, from, to: middle },
    { node: 2 * node + 1, from: middle + 1, to },
  ];
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, q] = numbers;
const row = new Row(n);
const out = [];
for (let i = 0, at = 2; i < q; i++) {
  const [kind, l, r] = numbers.slice(at, at + 3);
  if (kind === 1) {
    row.add(l, r, numbers[at + 3]);
    at += 4;
  } else {
    out.push(row.maximum(l, r));
    at += 3;
  }
}
console.log(out.join("\n"));
