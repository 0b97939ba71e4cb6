const fs = require("node:fs");

/**
 * A segment tree of majority votes: a node keeps what is left of its part after pairs of different families were struck
 * out. The candidate of a question is counted among its houses by binary search. O((n + q) log n).
 */
function owners(families, parties) {
  const n = families.length;
  // Each node holds a candidate and its surplus over all others, after pairs of different families were struck out.
  const candidate = new Int32Array(2 * n);
  const surplus = new Int32Array(2 * n);
  candidate.set(families, n);
  surplus.fill(1, n);
  for (let at = n - 1; at > 0; at--) {
    const [a, b] = [2 * at, 2 * at + 1];
    const stronger = surplus[a] >= surplus[b] ? a : b;
    const isSame = candidate[a] === candidate[b];
    candidate[at] = candidate[stronger];
    surplus[at] = isSame ? surplus[a] + surplus[b] : Math.abs(surplus[a] - surplus[b]);
  }

  const housesOf = new Map();
  families.forEach((family, i) => {
    const houses = housesOf.get(family);
    if (houses === undefined) housesOf.set(family, [i + 1]);
    else houses.push(i + 1);
  });

  return parties.map(([l, r]) => {
    let family = 0;
    let lead = 0;
    const take = (at) => {
      if (candidate[at] === family) {
        lead += surplus[at];
      } else if (surplus[at] > lead) {
        family = candidate[at];
        lead = surplus[at] - lead;
      } else {
        lead -= surplus[at];
      }
    };
    for (let from = n + l - 1, to = n + r; from < to; from >>= 1, to >>= 1) {
      if (from & 1) take(from++);
      if (to & 1) take(--to);
    }
    const houses = housesOf.get(family) ?? [];
    const owned = countUpTo(houses, r) - countUpTo(houses, l - 1);
    return 2 * owned > r - l + 1 ? [family, owned] : [0, 0];
  });
}

function countUpTo(sorted, value) {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, q] = numbers;
const families = numbers.slice(2, 2 + n);
const parties = Array.from({ length: q }, (_, i) => [numbers[2 + n + 2 * i], numbers[3 + n + 2 * i]]);

console.log(
  owners(families, parties)
    .map((answer) => answer.join(" "))
    .join("\n"),
);
