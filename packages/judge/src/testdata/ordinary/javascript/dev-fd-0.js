// in: 3 4
// out: 12
const [a, b] = require("fs").readFileSync("/dev/fd/0", "utf8").split(" ").map(Number);
console.log(a * b);
