const fs = require("node:fs");

/** The number stays a word, since only its digits matter. */
function repeatedDigitSum(number) {
  let left = number;
  let rounds = 0;
  while (left.length > 1) {
    left = String([...left].reduce((sum, digit) => sum + Number(digit), 0));
    rounds++;
  }
  return [Number(left), rounds];
}

const number = fs.readFileSync(0, "utf8").trim();

console.log(repeatedDigitSum(number).join(" "));
