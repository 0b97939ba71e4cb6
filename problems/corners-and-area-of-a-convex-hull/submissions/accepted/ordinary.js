// Andrew's chain on arrays of two numbers.
const lines = require("readline").createInterface({ input: process.stdin });
const rows = [];
lines.on("line", (line) => rows.push(line.split(" ").map(Number)));
lines.on("close", () => {
  const cross = (a, b, c) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  const points = rows.slice(1).sort((a, b) => (a[0] !== b[0] ? a[0] - b[0] : a[1] - b[1]));
  const unique = [];
  for (const p of points) {
    const last = unique[unique.length - 1];
    if (!last || last[0] !== p[0] || last[1] !== p[1]) unique.push(p);
  }
  if (unique.length === 1) {
    console.log("1 0");
    return;
  }
  const lower = [];
  for (const p of unique) {
    while (lower.length > 1 && cross(lower[lower.length - 2], lower[lower.length - 1], p) <= 0) lower.pop();
    lower.push(p);
  }
  const upper = [];
  for (let i = unique.length - 1; i >= 0; i--) {
    const p = unique[i];
    while (upper.length > 1 && cross(upper[upper.length - 2], upper[upper.length - 1], p) <= 0) upper.pop();
    upper.push(p);
  }
  const hull = lower.slice(0, -1).concat(upper.slice(0, -1));
  let area = 0;
  for (let i = 0; i < hull.length; i++) {
    const a = hull[i];
    const b = hull[(i + 1) % hull.length];
    area += a[0] * b[1] - a[1] * b[0];
  }
  console.log(hull.length + " " + area);
});
