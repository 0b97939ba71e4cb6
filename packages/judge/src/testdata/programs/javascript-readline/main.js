const readline = require("node:readline");
const lines = [];
readline.createInterface({ input: process.stdin }).on("line", (line) => lines.push(line)).on("close", () => {
  const [a, b] = lines[0].split(" ").map(Number);
  console.log(a + b);
});
