const fs = require("node:fs");

/** Wrong: tries the hundred largest numbers with the hundred smallest ones. */
function largestXor(list) {
  const sorted = [...list].sort((a, b) => a - b);
  let best = 0;
  for (const x of sorted.slice(0, 100)) {
    for (const y of sorted.slice(-100)) best = Math.max(best, x ^ y);
  }
  return best;
}

const rows = fs.readFileSync(0, "utf8").trim().split("\n");
const answers = [];
for (let i = 2; i < rows.length; i += 2) answers.push(largestXor(rows[i].split(" ").map(Number)));
console.log(answers.join("\n"));
