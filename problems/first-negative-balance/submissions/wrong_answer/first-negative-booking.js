// Looks for the first negative booking.
const readline = require("node:readline");

const lines = [];
const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => lines.push(line));
rl.on("close", () => {
  const a = lines[1].split(" ").map(Number);
  let total = 0;
  for (let i = 0; i < a.length; i++) {
    total += a[i];
    if (a[i] < 0) {
      console.log(i + 1);
      return;
    }
  }
  console.log("NEVER");
});
