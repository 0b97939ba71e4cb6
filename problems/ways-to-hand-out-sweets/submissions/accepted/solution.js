const fs = require("node:fs");

const MODULUS = 1_000_000_007;

/**
 * ways[s]: in how many ways the children so far get s sweets in all. The next child makes of it a sum over a window of
 * places, from s - most to s - least, which moves on by one place at a time. Nothing is multiplied, so numbers stay small.
 * O(n k).
 */
function countWays(k, children) {
  let ways = new Array(k + 1).fill(0);
  ways[0] = 1;
  for (const { least, most } of children) {
    let window = 0;
    ways = ways.map((_, s) => {
      if (s < least) return 0;
      const gone = s - most - 1;
      window = (window + ways[s - least] + (gone < 0 ? 0 : MODULUS - ways[gone])) % MODULUS;
      return window;
    });
  }
  return ways[k];
}

const [n, k, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const children = Array.from({ length: n }, (_, i) => ({ least: numbers[2 * i], most: numbers[2 * i + 1] }));

console.log(countWays(k, children));
