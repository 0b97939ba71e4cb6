const fs = require("node:fs");

/** Wrong: children as tall as the left neighbour leave as well. */
function roundsOf(heights) {
  const children = heights.map((height) => ({ height, round: 0, left: null, right: null }));
  children.forEach((child, i) => {
    child.right = children[(i + 1) % children.length];
    child.right.left = child;
  });
  let candidates = children;
  for (let round = 1; candidates.length > 0; round++) {
    const leaving = [];
    for (const child of candidates) {
      // Two who left together may have had the same right neighbour, so a candidate may be listed twice.
      if (child.round !== 0 || child.height > child.left.height || child.left === child) continue;
      child.round = round;
      leaving.push(child);
    }
    for (const child of leaving) {
      child.left.right = child.right;
      child.right.left = child.left;
    }
    candidates = leaving.map((child) => child.right).filter((child) => child.round === 0);
  }
  return children.map((child) => child.round);
}

const [n, ...heights] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
console.log(roundsOf(heights).join(" "));
