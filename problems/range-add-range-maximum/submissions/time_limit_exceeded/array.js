const fs = require("node:fs");

/** Too slow: adds to each cell and looks at each cell. */
class Row {
  #cells;

  constructor(n) {
    this.#cells = new Float64Array(n + 1);
  }

  add(l, r, v) {
    for (let i = l; i <= r; i++) this.#cells[i] += v;
  }

  maximum(l, r) {
    return this.#cells.subarray(l, r + 1).reduce((largest, number) => Math.max(largest, number), -Infinity);
  }
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
