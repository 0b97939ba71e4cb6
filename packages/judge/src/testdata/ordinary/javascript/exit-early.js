// in: 0
// out: none
const n = +require("fs").readFileSync(0, "utf8");
if (n === 0) {
  console.log("none");
  process.exit(0);
}
console.log(n);
