// Joins the lists and sorts the numbers as texts.
const [n, m, ...values] = require("node:fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
console.log(values.sort().join(" "));
