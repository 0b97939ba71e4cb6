// Charges g once for each run of notes that are left out, instead of for every note.
const fs = require("node:fs");

const [n, m, gap, ...pitches] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const a = pitches.slice(0, n);
const b = pitches.slice(n);
const row = () => new Float64Array(m + 1).fill(Infinity);
let matchedAbove = row();
let openAAbove = row();
let openBAbove = row();
matchedAbove[0] = 0;
for (let j = 1; j <= m; j++) openBAbove[j] = gap;
for (let i = 1; i <= n; i++) {
  const matched = row();
  const openA = row();
  const openB = row();
  for (let j = 0; j <= m; j++) {
    openA[j] = Math.min(openAAbove[j], Math.min(matchedAbove[j], openBAbove[j]) + gap);
    if (j === 0) continue;
    openB[j] = Math.min(openB[j - 1], Math.min(matched[j - 1], openA[j - 1]) + gap);
    const before = Math.min(matchedAbove[j - 1], openAAbove[j - 1], openBAbove[j - 1]);
    matched[j] = before + Math.abs(a[i - 1] - b[j - 1]);
  }
  [matchedAbove, openAAbove, openBAbove] = [matched, openA, openB];
}
console.log(Math.min(matchedAbove[m], openAAbove[m], openBAbove[m]));
