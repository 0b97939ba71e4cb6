const fs = require("node:fs");

/** Too slow: looks for the pearl in an array of those that hang, and closes the gap by moving all behind it. */
const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, m] = numbers;
const size = (pearl) => numbers[1 + pearl];
const hanging = Array.from({ length: n }, (_unused, i) => i + 1);
const out = [];
for (const pearl of numbers.slice(2 + n, 2 + n + m)) {
  const at = hanging.indexOf(pearl);
  const isAtEnd = at === 0 || at === hanging.length - 1;
  out.push(isAtEnd ? "end" : Math.abs(size(hanging[at - 1]) - size(hanging[at + 1])));
  hanging.splice(at, 1);
}
console.log(out.join("\n"));
