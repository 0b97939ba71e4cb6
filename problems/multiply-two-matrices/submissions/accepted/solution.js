const fs = require("node:fs");

/** Each number of the product goes along a row of a and down a column of b, and stays far below 2^53. O(r * m * c). */
function multiply(a, b) {
  return a.map((row) => b[0].map((_number, j) => row.reduce((sum, number, k) => sum + number * b[k][j], 0)));
}

const [sizes, ...rows] = fs
  .readFileSync(0, "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split(" ").map(Number));
const a = rows.slice(0, sizes[0]);
const b = rows.slice(sizes[0]);

for (const row of multiply(a, b)) console.log(row.join(" "));
