// in: alpha
// in: beta
// out: 2 ALPHA BETA
const readline = require("readline");
const rl = readline.createInterface({ input: process.stdin, output: process.stdout, terminal: false });
const lines = [];
rl.on("line", (line) => lines.push(line));
rl.on("close", () => {
  console.log(lines.length, lines.map((l) => l.toUpperCase()).join(" "));
});
