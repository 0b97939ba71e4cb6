// Looks at all pairs of different sets.
const fs = require("node:fs");

const [n, kinds, ...sets] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const count = new Map();
for (const set of sets.slice(0, n)) count.set(set, (count.get(set) ?? 0) + 1);
const different = [...count];
let pairs = 0;
for (let i = 0; i < different.length; i++) {
  const [set, number] = different[i];
  if (set === 0) pairs += (number * (number - 1)) / 2;
  for (let j = 0; j < i; j++) if ((set & different[j][0]) === 0) pairs += number * different[j][1];
}
console.log(pairs);
