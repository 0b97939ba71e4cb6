const fs = require("node:fs");

/**
 * A new key becomes a child of one of its two neighbours among the keys before it, and that is the deeper one. The neighbours are
 * found backwards in time: from a sorted list of all keys, the last one is taken out first. O(n log n).
 */
function depthsOf(keys) {
  const n = keys.length;
  const sorted = keys.map((_, i) => i).sort((a, b) => keys[a] - keys[b]);

  // Neighbours by place in the input; n stands for none and has depth 0.
  const before = new Array(n + 1).fill(n);
  const after = new Array(n + 1).fill(n);
  for (let i = 1; i < n; i++) {
    before[sorted[i]] = sorted[i - 1];
    after[sorted[i - 1]] = sorted[i];
  }
  for (let i = n - 1; i >= 0; i--) {
    after[before[i]] = after[i]; // before[i] and after[i] themselves stay as they are
    before[after[i]] = before[i];
  }

  const depth = new Array(n + 1).fill(0);
  let greatest = 0;
  let sum = 0;
  for (let i = 0; i < n; i++) {
    depth[i] = Math.max(depth[before[i]], depth[after[i]]) + 1;
    greatest = Math.max(greatest, depth[i]);
    sum += depth[i];
  }
  return { greatest, sum };
}

const [, ...keys] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const { greatest, sum } = depthsOf(keys);
console.log(greatest, sum);
