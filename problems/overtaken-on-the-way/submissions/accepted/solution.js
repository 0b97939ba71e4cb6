const fs = require("node:fs");

/**
 * Sorted by start (and equal starts by finish), an overtaking is an inversion of the finishes. Merge sort from below counts
 * them: a finish that is taken from the right piece is smaller than all that is left of the left one. O(n log n).
 */
function countOvertakings(runners) {
  const ordered = [...runners].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  let finishes = Float64Array.from(ordered, ([, finish]) => finish);
  let merged = new Float64Array(finishes.length);
  let pairs = 0;
  // Merge sort from below: sorted pieces of length 1, 2, 4, … grow together.
  for (let length = 1; length < finishes.length; length *= 2) {
    for (let from = 0; from < finishes.length; from += 2 * length) {
      const middle = Math.min(from + length, finishes.length);
      const to = Math.min(from + 2 * length, finishes.length);
      let left = from;
      let right = middle;
      for (let at = from; at < to; at++) {
        if (right === to || (left < middle && finishes[left] <= finishes[right])) {
          merged[at] = finishes[left++];
        } else {
          pairs += middle - left;
          merged[at] = finishes[right++];
        }
      }
    }
    [finishes, merged] = [merged, finishes];
  }
  return pairs;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const n = numbers[0];
const runners = Array.from({ length: n }, (_, i) => [numbers[1 + 2 * i], numbers[2 + 2 * i]]);

console.log(countOvertakings(runners));
