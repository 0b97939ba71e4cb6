const fs = require("node:fs");

/** Wrong: stops at the first stretch that has everything. */
function shortestStretch(stalls, list) {
  const lacking = new Map(list);
  let missing = lacking.size; // kinds that are still lacking
  let best = null;
  let first = 0;
  /** Changes what is lacking of a kind on the list, and returns what it was before; undefined for other kinds. */
  const change = (kind, by) => {
    const before = lacking.get(kind);
    if (before !== undefined) lacking.set(kind, before + by);
    return before;
  };
  for (let last = 0; last < stalls.length; last++) {
    if (change(stalls[last], -1) === 1) missing--;
    for (; missing === 0; first++) {
      if (best === null || last - first < best[1] - best[0]) best = [first + 1, last + 1];
      if (change(stalls[first], 1) === 0) return best;
    }
  }
  return best;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, m] = numbers;
const stalls = numbers.slice(2, 2 + n);
const list = Array.from({ length: m }, (_, j) => [numbers[2 + n + 2 * j], numbers[3 + n + 2 * j]]);

console.log(shortestStretch(stalls, list)?.join(" ") ?? "-1");
