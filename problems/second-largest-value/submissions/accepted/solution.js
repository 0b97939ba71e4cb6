const fs = require("node:fs");

/** The maximum, and then the maximum of all that is smaller. */
function secondLargest(values) {
  const largest = Math.max(...values);
  const smaller = values.filter((value) => value < largest);
  return smaller.length > 0 ? Math.max(...smaller) : null;
}

const [n, ...values] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);

console.log(secondLargest(values) ?? "NONE");
