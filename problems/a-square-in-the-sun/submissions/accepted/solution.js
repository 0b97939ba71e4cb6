const fs = require("node:fs");

/**
 * Keeps, for each column, the sums over the last k rows, and slides the bed along them. Each square enters once and
 * leaves once: O(r c).
 */
function sunniestBed(map, k) {
  const columns = map[0].length;
  // Sums over the last k rows of each column; the bed then slides from west to east along them.
  const hours = new Int32Array(columns);
  const rocks = new Int32Array(columns);
  const change = (line, sign) => {
    for (let j = 0; j < columns; j++) {
      if (line[j] === "#") rocks[j] += sign;
      else hours[j] += sign * (line.charCodeAt(j) - 48);
    }
  };
  let best = null;
  map.forEach((line, row) => {
    change(line, 1);
    if (row >= k) change(map[row - k], -1);
    if (row < k - 1) return;
    let sum = 0;
    let blocked = 0;
    for (let j = 0; j < columns; j++) {
      sum += hours[j] - (j >= k ? hours[j - k] : 0);
      blocked += rocks[j] - (j >= k ? rocks[j - k] : 0);
      if (j < k - 1 || blocked > 0) continue;
      if (best === null || sum > best[2]) best = [row - k + 2, j - k + 2, sum];
    }
  });
  return best;
}

const [sizes, ...lines] = fs.readFileSync(0, "utf8").trim().split("\n");
const [rows, , k] = sizes.split(" ").map(Number);
const map = lines.slice(0, rows).map((line) => line.trim());

const best = sunniestBed(map, k);
console.log(best === null ? "-1" : best.join(" "));
