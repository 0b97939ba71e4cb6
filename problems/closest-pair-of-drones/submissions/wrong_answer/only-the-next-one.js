// Wrong: compares each drone of the strip only with the next one.
const lines = require("readline").createInterface({ input: process.stdin });
const rows = [];
lines.on("line", (line) => rows.push(line.split(" ").map(Number)));
lines.on("close", () => {
  const p = rows.slice(1).sort((a, b) => a[0] - b[0]);
  const solve = (lo, hi) => {
    if (hi - lo <= 1) return Infinity;
    const mid = Math.floor((lo + hi) / 2);
    const x = p[mid][0];
    let d = Math.min(solve(lo, mid), solve(mid, hi));
    const strip = [];
    for (let i = lo; i < hi; i++) {
      if ((p[i][0] - x) ** 2 < d) strip.push(p[i]);
    }
    strip.sort((a, b) => a[1] - b[1]);
    for (let i = 0; i < strip.length; i++) {
      for (let j = i + 1; j < strip.length && j < i + 2; j++) {
        d = Math.min(d, (strip[i][0] - strip[j][0]) ** 2 + (strip[i][1] - strip[j][1]) ** 2);
      }
    }
    return d;
  };
  console.log(solve(0, p.length));
});
