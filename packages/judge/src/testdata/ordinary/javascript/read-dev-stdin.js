// in: 5 6
// out: 30
const fs = require("fs");
const input = fs.readFileSync("/dev/stdin").toString().split(/\s+/);
console.log(parseInt(input[0]) * parseInt(input[1]));
