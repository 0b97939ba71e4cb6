// Counts how often the first word can be found in the mixed one; what remains is not compared with the second word.
const fs = require("node:fs");

const [first, , mixed] = fs.readFileSync(0, "utf8").trim().split(/\s+/);
const ways = [1, ...[...first].fill(0)];
for (const letter of mixed) {
  for (let i = first.length; i > 0; i--) {
    if (first[i - 1] === letter) ways[i] = (ways[i] + ways[i - 1]) % 1_000_000_007;
  }
}
console.log(ways[first.length]);
