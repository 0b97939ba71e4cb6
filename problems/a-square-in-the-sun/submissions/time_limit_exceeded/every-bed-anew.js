const fs = require("node:fs");

/** Too slow: adds up each bed from its k rows of running sums and copies them, O(r c k). */
function sunniestBed(map, k) {
  let best = null;
  for (let row = 0; row + k <= map.length; row++) {
    for (let column = 0; column + k <= map[0].length; column++) {
      const parts = map.slice(row, row + k).map((line) => line.slice(column, column + k));
      if (parts.some((part) => part.includes("#"))) continue;
      const sum = parts.reduce((total, part) => [...part].reduce((inner, digit) => inner + Number(digit), total), 0);
      if (best === null || sum > best[2]) best = [row + 1, column + 1, sum];
    }
  }
  return best;
}

const [sizes, ...lines] = fs.readFileSync(0, "utf8").trim().split("\n");
const [rows, , k] = sizes.split(" ").map(Number);
const map = lines.slice(0, rows).map((line) => line.trim());

const best = sunniestBed(map, k);
console.log(best === null ? "-1" : best.join(" "));
