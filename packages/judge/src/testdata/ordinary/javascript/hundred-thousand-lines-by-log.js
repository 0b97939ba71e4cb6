// in: 3
// out: 0 1 2
const n = parseInt(require("fs").readFileSync("/dev/stdin", "utf8"));
for (let i = 0; i < n; i++) process.stdout.write(i + " ");
console.log();
