const fs = require("node:fs");

/** Asks for 1, 2, 3 and so on; one of 1 to n + 1 is missing. */
function smallestMissing(values) {
  const known = new Set(values);
  let missing = 1;
  while (known.has(missing)) missing++;
  return missing;
}

const [n, ...values] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);

console.log(smallestMissing(values));
