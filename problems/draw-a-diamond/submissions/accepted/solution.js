const fs = require("node:fs");

/** Seen from the middle, the outline is where |x| + |y| = n - 1. */
function drawDiamond(n) {
  const distances = Array.from({ length: 2 * n - 1 }, (_, place) => Math.abs(place - (n - 1)));
  return distances.map((y) => distances.map((x) => (x + y === n - 1 ? "#" : ".")).join(""));
}

const n = Number(fs.readFileSync(0, "utf8"));

console.log(drawDiamond(n).join("\n"));
