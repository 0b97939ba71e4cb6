// in: 5
// out: 1
// out: 2
// out: Fizz
// out: 4
// out: Buzz
const n = +require("fs").readFileSync(0);
const out = [];
for (let i = 1; i <= n; i++) out.push((i % 3 ? "" : "Fizz") + (i % 5 ? "" : "Buzz") || i);
console.log(out.join("\n"));
