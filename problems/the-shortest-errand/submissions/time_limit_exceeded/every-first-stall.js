const fs = require("node:fs");

/** Too slow: begins anew at each first stall, O(n^2). */
function shortestStretch(stalls, list) {
  let best = null;
  for (let first = 0; first < stalls.length; first++) {
    const lacking = new Map(list);
    for (let last = first; last < stalls.length; last++) {
      const pieces = lacking.get(stalls[last]);
      if (pieces === undefined) continue;
      if (pieces > 1) lacking.set(stalls[last], pieces - 1);
      else lacking.delete(stalls[last]);
      if (lacking.size > 0) continue;
      if (best === null || last - first < best[1] - best[0]) best = [first + 1, last + 1];
      break;
    }
  }
  return best;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, m] = numbers;
const stalls = numbers.slice(2, 2 + n);
const list = Array.from({ length: m }, (_, j) => [numbers[2 + n + 2 * j], numbers[3 + n + 2 * j]]);

console.log(shortestStretch(stalls, list)?.join(" ") ?? "-1");
