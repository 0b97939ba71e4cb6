const fs = require("node:fs");

/** Reads line x of the rules as what may come before x. */
function bestPlan(mayFollow, joy) {
  let best = joy[0];
  for (const today of joy.slice(1)) {
    best = today.map((value, kind) => {
      const before = best.filter((_, yesterday) => mayFollow[kind][yesterday]);
      return value + Math.max(-Infinity, ...before);
    });
  }
  const most = Math.max(...best);
  return most === -Infinity ? null : most;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const n = numbers[0];
const mayFollow = [1, 4, 7].map((at) => numbers.slice(at, at + 3).map((rule) => rule === 1));
const joy = Array.from({ length: n }, (_, day) => numbers.slice(10 + 3 * day, 13 + 3 * day));

console.log(bestPlan(mayFollow, joy) ?? "IMPOSSIBLE");
