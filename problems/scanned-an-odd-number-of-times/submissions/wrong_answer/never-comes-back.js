const fs = require("node:fs");

/** Wrong: a tag that has been handed in and fetched once is not looked at again. */
function leftBehind(scans) {
  const seen = new Set();
  const hanging = new Set();
  for (const tag of scans) {
    if (seen.has(tag)) hanging.delete(tag);
    else hanging.add(tag);
    seen.add(tag);
  }
  return [...hanging].at(-1) ?? 0;
}

const [n, ...scans] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
console.log(leftBehind(scans));
