// Lets each number make a pair with itself.
const readline = require("node:readline");

const lines = [];
const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => lines.push(line));
rl.on("close", () => {
  const a = lines[1].split(" ").map(Number);
  let even = 0;
  let odd = 0;
  let answer = 0;
  for (const value of a) {
    if (value % 2 === 0) {
      even++;
      answer += even;
    } else {
      odd++;
      answer += odd;
    }
  }
  console.log(answer);
});
