// Looks at the column only.
const readline = require("node:readline");

const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (input) => {
  const [r, c, k] = input.split(" ").map(Number);
  for (let i = 0; i < r * k; i++) {
    let line = "";
    for (let j = 0; j < c * k; j++) {
      const row = Math.floor(i / k);
      const column = Math.floor(j / k);
      line += column % 2 === 0 ? "#" : ".";
    }
    console.log(line);
  }
});
