// in: to be or not to be
// out: be:2 not:1 or:1 to:2 | 4
const words = require("fs").readFileSync(0, "utf8").trim().split(" ");
const m = new Map();
for (const w of words) m.set(w, (m.get(w) ?? 0) + 1);
console.log([...m].sort().map(([w, n]) => `${w}:${n}`).join(" "), "|", new Set(words).size);
