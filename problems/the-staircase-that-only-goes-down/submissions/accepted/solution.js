const fs = require("node:fs");

/**
 * Bellman and Ford with depths, all halls at depth 0 in the beginning. What still becomes deeper in round n hangs on a tour
 * that leads down, and n stairs back from there we are on it. O(nm); depths are below n * m * 10^9 < 2^53.
 */
function tourDown(n, stairs) {
  const depth = new Float64Array(n + 1);
  const last = new Int32Array(n + 1); // the stair by which the hall was lowered last
  let lowered = 0;
  for (let round = 1; round <= n; round++) {
    lowered = 0;
    for (let i = 0; i < stairs.length; i++) {
      const { from, to, down } = stairs[i];
      if (depth[from] + down <= depth[to]) continue;
      depth[to] = depth[from] + down;
      last[to] = i;
      lowered = to;
    }
    if (lowered === 0) return [];
  }

  let hall = lowered;
  for (let step = 0; step < n; step++) hall = stairs[last[hall]].from;
  const tour = [];
  let at = hall;
  do {
    tour.push(last[at] + 1);
    at = stairs[last[at]].from;
  } while (at !== hall);
  return tour.reverse();
}

const [n, m, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const stairs = Array.from({ length: m }, (_, i) => {
  const [from, to, down] = numbers.slice(3 * i, 3 * i + 3);
  return { from, to, down };
});

const tour = tourDown(n, stairs);
console.log(tour.length === 0 ? "HONEST" : `${tour.length}\n${tour.join(" ")}`);
