// Exchanges 6 and 9, but leaves the order as it is: then only stretches of 0, 1 and 8 stay the same.
const fs = require("node:fs");

const digits = fs.readFileSync(0, "utf8").trim();
let count = 0;
for (const { length } of digits.match(/[018]+/g) ?? []) count += (length * (length + 1)) / 2;
console.log(count);
