const fs = require("node:fs");

/** Too slow: tries every stretch that is shorter than the best one so far, O(n^2). */
function shortestRecovery(changes, k) {
  let best = null;
  for (let start = 0; start < changes.length; start++) {
    let sum = 0;
    for (let end = start; end < changes.length; end++) {
      sum += changes[end];
      const days = end - start + 1;
      if (best !== null && days >= best[0]) break;
      if (sum >= k) {
        best = [days, start + 1];
        break;
      }
    }
  }
  return best;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, k] = numbers;
const changes = numbers.slice(2, 2 + n);

const answer = shortestRecovery(changes, k);
console.log(answer === null ? "-1" : answer.join(" "));
