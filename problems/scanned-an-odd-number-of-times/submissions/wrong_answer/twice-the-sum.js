const fs = require("node:fs");

/**
 * Wrong: takes twice the sum of the different tags, less the sum of all; that needs every tag to occur twice or
 * once.
 */
function leftBehind(scans) {
  const sum = (tags) => tags.reduce((one, other) => one + other, 0);
  return 2 * sum([...new Set(scans)]) - sum(scans);
}

const [n, ...scans] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
console.log(leftBehind(scans));
