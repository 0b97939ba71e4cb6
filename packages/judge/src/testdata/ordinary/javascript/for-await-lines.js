// in: 1 2
// in: 3 4
// out: 3
// out: 7
const rl = require("readline").createInterface({ input: process.stdin, crlfDelay: Infinity });
async function main() {
  for await (const line of rl) {
    const [a, b] = line.split(" ").map(Number);
    console.log(a + b);
  }
}
main();
