const fs = require("node:fs");

/** Wrong: a sliding window that starts anew when its sum is no longer positive. A loss inside it still misleads it. */
function shortestRecovery(changes, k) {
  let best = null;
  let sum = 0;
  let start = 0;
  for (let end = 0; end < changes.length; end++) {
    sum += changes[end];
    if (sum <= 0) {
      sum = 0;
      start = end + 1;
    }
    while (start <= end && (sum >= k || changes[start] <= 0)) {
      const days = end - start + 1;
      if (sum >= k && (best === null || days < best[0])) best = [days, start + 1];
      sum -= changes[start++];
    }
  }
  return best;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, k] = numbers;
const changes = numbers.slice(2, 2 + n);

const answer = shortestRecovery(changes, k);
console.log(answer === null ? "-1" : answer.join(" "));
