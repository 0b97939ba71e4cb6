const fs = require("node:fs");

/** Too slow: parts the numbers by the highest place in which not all are equal, and tries all pairs of the two groups. */
function largestXor(list) {
  const sorted = Int32Array.from(list).sort();
  const differ = sorted[0] ^ sorted.at(-1);
  if (differ === 0) return 0;
  const place = 31 - Math.clz32(differ);
  const border = sorted.findIndex((number) => (number >> place) & 1);
  const zeros = sorted.subarray(0, border);
  const ones = sorted.subarray(border);
  let best = 0;
  for (const x of ones) {
    for (let i = 0; i < zeros.length; i++) best = Math.max(best, x ^ zeros[i]);
  }
  return best;
}

const rows = fs.readFileSync(0, "utf8").trim().split("\n");
const answers = [];
for (let i = 2; i < rows.length; i += 2) answers.push(largestXor(rows[i].split(" ").map(Number)));
console.log(answers.join("\n"));
