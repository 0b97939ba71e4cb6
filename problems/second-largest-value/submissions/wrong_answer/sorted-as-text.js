// Sorts the numbers as texts.
const [, ...values] = require("node:fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const different = [...new Set(values)].sort();
console.log(different.length > 1 ? different[different.length - 2] : "NONE");
