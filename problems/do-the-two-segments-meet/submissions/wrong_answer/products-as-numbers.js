// Wrong: floating-point numbers do not hold the products exactly.
const lines = require("readline").createInterface({ input: process.stdin });
const rows = [];
lines.on("line", (line) => rows.push(line.split(" ").map(BigInt)));
lines.on("close", () => {
  const orient = (ax, ay, bx, by, cx, cy) => {
    const v = Number(bx - ax) * Number(cy - ay) - Number(by - ay) * Number(cx - ax);
    return Math.sign(v);
  };
  const min = (a, b) => (a < b ? a : b);
  const max = (a, b) => (a > b ? a : b);
  for (const [x1, y1, x2, y2, x3, y3, x4, y4] of rows.slice(1)) {
    const o1 = orient(x1, y1, x2, y2, x3, y3);
    const o2 = orient(x1, y1, x2, y2, x4, y4);
    const o3 = orient(x3, y3, x4, y4, x1, y1);
    const o4 = orient(x3, y3, x4, y4, x2, y2);
    const left = max(min(x1, x2), min(x3, x4));
    const right = min(max(x1, x2), max(x3, x4));
    const bottom = max(min(y1, y2), min(y3, y4));
    const top = min(max(y1, y2), max(y3, y4));
    if (left > right || bottom > top || o1 * o2 > 0 || o3 * o4 > 0) console.log("none");
    else if (o1 === 0 && o2 === 0 && o3 === 0 && o4 === 0 && (left < right || bottom < top)) console.log("many");
    else console.log("one");
  }
});
