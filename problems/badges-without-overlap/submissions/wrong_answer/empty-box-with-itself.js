const fs = require("node:fs");

/** Pairs an empty box with itself. */
function countPairs(kinds, sets) {
  const all = 2 ** kinds - 1;
  const inside = new Int32Array(all + 1);
  for (const set of sets) inside[set]++;
  const empty = inside[0];
  for (let kind = 0; kind < kinds; kind++) {
    for (let set = 0; set <= all; set++) {
      if ((set >> kind) & 1) inside[set] += inside[set ^ (1 << kind)];
    }
  }
  const ordered = sets.reduce((sum, set) => sum + inside[all ^ set], 0);
  return Math.floor(ordered / 2);
}

const [n, kinds, ...sets] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
console.log(countPairs(kinds, sets.slice(0, n)));
