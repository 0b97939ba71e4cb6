// in: 3 4
// out: 7
const fs = require("fs");
const text = fs.readFileSync(process.env.ONLINE_JUDGE ? 0 : "input.txt", "utf8");
const [a, b] = text.trim().split(/\s+/).map(Number);
console.log(a + b);
