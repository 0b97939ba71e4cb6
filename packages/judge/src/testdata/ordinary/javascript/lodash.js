// in: 5 3 8 3
// out: 3 5 8
const _ = require("lodash");
const numbers = require("fs").readFileSync(0, "utf8").trim().split(" ").map(Number);
console.log(_.sortBy(_.uniq(numbers)).join(" "));
