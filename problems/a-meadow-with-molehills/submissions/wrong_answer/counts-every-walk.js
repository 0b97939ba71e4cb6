const fs = require("node:fs");

const MODULUS = 1_000_000_007;

/** Adds up the counts of both neighbours even where one of them has fewer flowers. */
function bestWalks(meadow) {
  const columns = meadow[0].length;
  const flowers = new Int32Array(columns).fill(-1); // of the row above; from the left, this row replaces it
  const walks = new Int32Array(columns);
  for (const [i, row] of meadow.entries()) {
    for (let j = 0; j < columns; j++) {
      if (row[j] === "#") {
        flowers[j] = -1;
        walks[j] = 0;
        continue;
      }
      if (i === 0 && j === 0) {
        flowers[0] = 0;
        walks[0] = 1;
      }
      if (j > 0 && flowers[j - 1] > flowers[j]) {
        flowers[j] = flowers[j - 1];
        walks[j] = (walks[j] + walks[j - 1]) % MODULUS;
      } else if (j > 0) {
        walks[j] = (walks[j] + walks[j - 1]) % MODULUS;
      }
      if (flowers[j] >= 0) flowers[j] += Number(row[j]);
    }
  }
  return flowers[columns - 1] < 0 ? null : [flowers[columns - 1], walks[columns - 1]];
}

const [, , ...meadow] = fs.readFileSync(0, "utf8").trim().split(/\s+/);
console.log(bestWalks(meadow)?.join(" ") ?? "IMPOSSIBLE");
