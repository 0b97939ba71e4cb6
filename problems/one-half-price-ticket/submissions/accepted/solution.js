const fs = require("node:fs");

/** A binary heap of {cost, state}; the smallest cost is on top. */
class MinHeap {
  constructor() {
    this.entries = [];
  }

  get size() {
    return this.entries.length;
  }

  push(entry) {
    const { entries } = this;
    let at = entries.push(entry) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (entries[parent].cost <= entry.cost) break;
      entries[at] = entries[parent];
      at = parent;
    }
    entries[at] = entry;
  }

  pop() {
    const { entries } = this;
    const top = entries[0];
    const last = entries.pop();
    if (entries.length === 0) return top;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= entries.length) break;
      if (child + 1 < entries.length && entries[child + 1].cost < entries[child].cost) child++;
      if (entries[child].cost >= last.cost) break;
      entries[at] = entries[child];
      at = child;
    }
    entries[at] = last;
    return top;
  }
}

/** Dijkstra's algorithm on states: an airport, and whether the voucher has been used. O((n + m) log m). */
function cheapestTrip(n, flights) {
  // State 2 * v: at airport v with the voucher; 2 * v + 1: there without it.
  const cost = new Array(2 * n + 2).fill(Infinity);
  const open = new MinHeap();
  const offer = (state, price) => {
    if (price >= cost[state]) return;
    cost[state] = price;
    open.push({ cost: price, state });
  };
  offer(2, 0);
  while (open.size > 0) {
    const { cost: paid, state } = open.pop();
    if (paid > cost[state]) continue; // from before a cheaper way was found
    const used = state % 2;
    for (const { to, price } of flights[state >> 1]) {
      offer(2 * to + used, paid + price);
      if (!used) offer(2 * to + 1, paid + Math.floor(price / 2));
    }
  }
  const best = Math.min(cost[2 * n], cost[2 * n + 1]);
  return best === Infinity ? -1 : best;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, m] = numbers;
const flights = Array.from({ length: n + 1 }, () => []);
for (let at = 2; at < 2 + 3 * m; at += 3) flights[numbers[at]].push({ to: numbers[at + 1], price: numbers[at + 2] });

console.log(cheapestTrip(n, flights));
