// Rounds to the nearest integer.
const readline = require("node:readline");

const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => {
  const [n, a, b] = line.split(" ").map(Number);
  let both = a;
  while (both % b !== 0) both += a;
  const fizzBuzz = Math.round(n / both);
  const fizz = Math.round(n / a) - fizzBuzz;
  const buzz = Math.round(n / b) - fizzBuzz;
  console.log(fizz + " " + buzz + " " + fizzBuzz);
});
