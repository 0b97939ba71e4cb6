const readline = require("readline");

const rl = readline.createInterface({ input: process.stdin });
let first = true;
rl.on("line", (line) => {
  if (first) {
    first = false;
    return;
  }
  let [n, b] = line.split(" ").map(Number);
  const digits = [];
  while (n > 0) {
    let digit = n % b;
    if (digit === 10) digit = "A";
    if (digit === 11) digit = "B";
    if (digit === 12) digit = "C";
    if (digit === 13) digit = "D";
    if (digit === 14) digit = "E";
    if (digit === 15) digit = "F";
    digits.unshift(digit);
    n = (n - (n % b)) / b;
  }
  if (digits.length === 0) digits.push(0);
  console.log(digits.join(""));
});
