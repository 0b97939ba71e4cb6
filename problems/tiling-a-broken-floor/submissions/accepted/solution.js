const fs = require("node:fs");

const MODULUS = 1_000_000_007;

/**
 * Dynamic programming along a broken profile: square by square in reading order, with the number of ways for each mask
 * (bit j: the next square of column j is covered already) and each number of small tiles. O(h * w * 2^w * k).
 */
function countTilings(floorPlan, maxSmall) {
  const columns = floorPlan[0].length;
  const masks = 1 << columns;
  const counts = maxSmall + 1;
  const isFree = (row, column) => floorPlan[row]?.[column] === ".";

  let ways = new Int32Array(masks * counts); // at mask * counts + small tiles used
  let next = new Int32Array(masks * counts);
  ways[0] = 1;

  /** Adds the ways of one mask to another; `moreSmall` more small tiles are used, those above the limit are dropped. */
  const add = (from, to, moreSmall) => {
    for (let small = moreSmall; small < counts; small++) {
      const at = to * counts + small;
      next[at] = (next[at] + ways[from * counts + small - moreSmall]) % MODULUS;
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
