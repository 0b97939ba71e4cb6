// Adds up in 32 bits without taking the sums modulo 10^9 + 7 on the way.
const fs = require("node:fs");

const MODULUS = 1_000_000_007;

function countTilings(floorPlan, maxSmall) {
  const columns = floorPlan[0].length;
  const masks = 1 << columns;
  const counts = maxSmall + 1;
  const isFree = (row, column) => floorPlan[row]?.[column] === ".";

  let ways = new Int32Array(masks * counts); // at mask * counts + small tiles used
  let next = new Int32Array(masks * counts);
  ways[0] = 1;

  const add = (from, to, moreSmall) => {
    for (let small = moreSmall; small < counts; small++) {
      const at = to * counts + small;
      next[at] += ways[from * counts + small - moreSmall];
    }
  };

  for (let row = 0; row < floorPlan.length; row++) {
    for (let column = 0; column < columns; column++) {
      next.fill(0);
      const here = 1 << column;
      const right = here << 1;
      const free = isFree(row, column);
      const freeRight = isFree(row, column + 1);
      const freeBelow = isFree(row + 1, column);
      for (let mask = 0; mask < masks; mask++) {
        if (mask & here) {
          add(mask, mask ^ here, 0); // covered from above or from the left
        } else if (!free) {
          add(mask, mask, 0);
        } else {
          add(mask, mask, 1);
          if (freeRight && !(mask & right)) add(mask, mask | right, 0);
          if (freeBelow) add(mask, mask | here, 0);
        }
      }
      [ways, next] = [next, ways];
    }
  }

  // No tile reaches below the last row, so only the empty mask is left.
  return ways.subarray(0, counts).reduce((sum, count) => (sum + count) % MODULUS, 0);
}

const [rows, columns, maxSmall, ...floorPlan] = fs.readFileSync(0, "utf8").trim().split(/\s+/);
console.log(countTilings(floorPlan, Number(maxSmall)));
