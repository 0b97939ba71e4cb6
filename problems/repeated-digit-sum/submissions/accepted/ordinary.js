// Adds up characters until one is left.
const readline = require("node:readline");

const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => {
  let number = line.trim();
  let rounds = 0;
  while (number.length > 1) {
    let sum = 0;
    for (const digit of number) sum += Number(digit);
    number = String(sum);
    rounds++;
  }
  console.log(number + " " + rounds);
});
