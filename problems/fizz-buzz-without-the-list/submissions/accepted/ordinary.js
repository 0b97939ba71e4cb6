// Looks for the first multiple of a that b divides.
const readline = require("node:readline");

const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => {
  const [n, a, b] = line.split(" ").map(Number);
  let both = a;
  while (both % b !== 0) both += a;
  const fizzBuzz = Math.floor(n / both);
  const fizz = Math.floor(n / a) - fizzBuzz;
  const buzz = Math.floor(n / b) - fizzBuzz;
  console.log(fizz + " " + buzz + " " + fizzBuzz);
});
