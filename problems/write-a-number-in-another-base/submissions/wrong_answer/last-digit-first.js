// Wrong: prints the digits in the order in which they are found.
const [, ...questions] = require("fs").readFileSync(0, "utf8").trim().split("\n");
for (const question of questions) {
  let [n, b] = question.split(" ").map(Number);
  let digits = n === 0 ? "0" : "";
  while (n > 0) {
    digits += "0123456789ABCDEF"[n % b];
    n = Math.floor(n / b);
  }
  console.log(digits);
}
