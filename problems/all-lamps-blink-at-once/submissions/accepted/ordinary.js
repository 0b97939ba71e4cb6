const readline = require("readline");

function gcd(a, b) {
  return b === 0n ? a : gcd(b, a % b);
}

const lines = [];
const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => lines.push(line));
rl.on("close", () => {
  const numbers = lines[1].split(" ").map(BigInt);
  let divisor = 0n;
  let multiple = 1n;
  for (const number of numbers) {
    divisor = gcd(divisor, number);
    if (multiple <= 10n ** 18n) {
      multiple = (multiple / gcd(multiple, number)) * number;
    }
  }
  console.log(divisor.toString());
  console.log(multiple <= 10n ** 18n ? multiple.toString() : "TOO LATE");
});
