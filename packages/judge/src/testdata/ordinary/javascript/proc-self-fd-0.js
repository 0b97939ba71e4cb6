// in: 3 4
// out: 81
const [a, b] = require("fs").readFileSync("/proc/self/fd/0").toString().split(" ").map(Number);
console.log(a ** b);
