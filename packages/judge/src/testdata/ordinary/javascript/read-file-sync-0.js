// in: 2
// in: 3 4
// out: 7
const [n, ...rest] = require("fs").readFileSync(0, "utf8").trim().split("\n");
const nums = rest[0].split(" ").map(Number);
console.log(nums.slice(0, +n).reduce((a, b) => a + b, 0));
