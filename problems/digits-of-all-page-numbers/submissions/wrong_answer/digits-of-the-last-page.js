// Counts the digits of the last page number only.
const n = require("node:fs").readFileSync(0, "utf8").trim();
console.log(n.length);
