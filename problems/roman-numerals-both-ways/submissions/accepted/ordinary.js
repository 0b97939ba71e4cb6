// Digit by digit for the one way, replaced pairs for the other.
const readline = require("node:readline");

const values = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000, a: 4, b: 9, c: 40, d: 90, e: 400, f: 900 };

function digit(d, one, five, ten) {
  if (d === 9) return one + ten;
  if (d >= 5) return five + one.repeat(d - 5);
  if (d === 4) return one + five;
  return one.repeat(d);
}

const rl = readline.createInterface({ input: process.stdin });
let isFirst = true;
rl.on("line", (line) => {
  if (isFirst) {
    isFirst = false;
    return;
  }
  const n = Number(line);
  if (Number.isNaN(n)) {
    const short = line
      .replace("IV", "a")
      .replace("IX", "b")
      .replace("XL", "c")
      .replace("XC", "d")
      .replace("CD", "e")
      .replace("CM", "f");
    let sum = 0;
    for (const c of short) sum += values[c];
    console.log(sum);
  } else {
    const thousands = Math.floor(n / 1000);
    const hundreds = Math.floor(n / 100) % 10;
    const tens = Math.floor(n / 10) % 10;
    console.log(
      "M".repeat(thousands) + digit(hundreds, "C", "D", "M") + digit(tens, "X", "L", "C") + digit(n % 10, "I", "V", "X"),
    );
  }
});
