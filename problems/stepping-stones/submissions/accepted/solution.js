const fs = require("node:fs");

/** A queue in an array keeps the places that may still be the cheapest start, with rising totals. O(n). */
function leastFee(fees, k) {
  const last = fees.length - 1;
  const total = new Float64Array(last + 1);
  const queue = new Int32Array(last + 1);
  let head = 0;
  let tail = 1; // the near bank stands in the queue
  for (let place = 1; place <= last; place++) {
    while (head < tail && queue[head] < place - k) head++;
    if (head === tail) return null;
    if (fees[place] === null) continue;
    total[place] = total[queue[head]] + fees[place];
    while (head < tail && total[queue[tail - 1]] >= total[place]) tail--;
    queue[tail++] = place;
  }
  return total[last];
}

const [n, k, ...words] = fs.readFileSync(0, "utf8").trim().split(/\s+/);
const fees = words.slice(0, Number(n)).map((word) => (word === "x" ? null : Number(word)));

console.log(leastFee([0, ...fees, 0], Number(k)) ?? "IMPOSSIBLE");
