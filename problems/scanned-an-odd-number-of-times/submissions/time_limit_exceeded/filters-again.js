const fs = require("node:fs");

/** Too slow: takes the first tag, counts it and throws all that are equal out of the list, and again with the rest. */
function leftBehind(scans) {
  let rest = scans;
  while (rest.length > 0) {
    const [tag] = rest;
    const others = rest.filter((other) => other !== tag);
    if ((rest.length - others.length) % 2 === 1) return tag;
    rest = others;
  }
  return 0;
}

const [n, ...scans] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
console.log(leftBehind(scans));
