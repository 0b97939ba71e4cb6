const fs = require("node:fs");

/** Sequence alignment: the last two notes are matched, or one of them is left out. Two rows of the table. O(n * m). */
function alignmentCost(gap, a, b) {
  let above = Float64Array.from({ length: b.length + 1 }, (_, j) => j * gap);
  let row = new Float64Array(b.length + 1);
  for (let i = 1; i <= a.length; i++) {
    row[0] = i * gap;
    for (let j = 1; j <= b.length; j++) {
      const matched = above[j - 1] + Math.abs(a[i - 1] - b[j - 1]);
      const leftOut = Math.min(above[j], row[j - 1]) + gap;
      row[j] = Math.min(matched, leftOut);
    }
    [above, row] = [row, above];
  }
  return above[b.length];
}

const [n, m, gap, ...pitches] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
console.log(alignmentCost(gap, pitches.slice(0, n), pitches.slice(n, n + m)));
