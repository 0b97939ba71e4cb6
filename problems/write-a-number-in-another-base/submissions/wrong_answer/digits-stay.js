// Wrong: the digits of a number are still there when the next 0 is written.
const [, ...questions] = require("fs").readFileSync(0, "utf8").trim().split("\n");
let digits = "0";
for (const question of questions) {
  let [n, b] = question.split(" ").map(Number);
  if (n > 0) digits = "";
  while (n > 0) {
    digits = "0123456789ABCDEF"[n % b] + digits;
    n = Math.floor(n / b);
  }
  console.log(digits);
}
