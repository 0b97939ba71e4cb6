// Counts FizzBuzz among the other two as well.
const readline = require("node:readline");

const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => {
  const [n, a, b] = line.split(" ").map(Number);
  let both = a;
  while (both % b !== 0) both += a;
  const fizzBuzz = Math.floor(n / both);
  const fizz = Math.floor(n / a);
  const buzz = Math.floor(n / b);
  console.log(fizz + " " + buzz + " " + fizzBuzz);
});
