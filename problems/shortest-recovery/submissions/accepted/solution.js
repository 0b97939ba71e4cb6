const fs = require("node:fs");

/**
 * A stretch's sum is a difference of two running sums. The queue holds the starts that can still matter, with
 * increasing running sums: a start with a larger sum than a later one never wins, and a start that has reached k once
 * could only make longer stretches from there on. O(n); all sums stay below 2^53.
 */
function shortestRecovery(changes, k) {
  const n = changes.length;
  const sums = new Float64Array(n + 1);
  for (let i = 0; i < n; i++) sums[i + 1] = sums[i] + changes[i];

  let best = null;
  const starts = new Int32Array(n + 1);
  let front = 0;
  let back = 0;
  for (let end = 0; end <= n; end++) {
    while (front < back && sums[end] - sums[starts[front]] >= k) {
      const days = end - starts[front];
      if (best === null || days < best[0]) best = [days, starts[front] + 1];
      front++;
    }
    while (front < back && sums[starts[back - 1]] >= sums[end]) back--;
    starts[back++] = end;
  }
  return best;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, k] = numbers;
const changes = numbers.slice(2, 2 + n);

const answer = shortestRecovery(changes, k);
console.log(answer === null ? "-1" : answer.join(" "));
