const fs = require("node:fs");

/**
 * Under exclusive or, equal numbers cancel in pairs, in whatever order they come: only the tag that occurs an odd number of
 * times is left, once.
 */
function leftBehind(scans) {
  return scans.reduce((left, tag) => left ^ tag);
}

const [n, ...scans] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
console.log(leftBehind(scans));
