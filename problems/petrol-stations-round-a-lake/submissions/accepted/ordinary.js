// Starts anew behind every station at which the tank does not last, and drives twice round to be sure.
const readline = require("node:readline");

const lines = [];
const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => lines.push(line));
reader.on("close", () => {
  const n = Number(lines[0]);
  const rest = lines.slice(1, n + 1).map((line) => {
    const [g, c] = line.split(" ").map(Number);
    return g - c;
  });
  let start = 0;
  let tank = 0;
  for (let i = 0; i < n + start && start < n; i++) {
    tank += rest[i % n];
    if (tank < 0) {
      start = i + 1;
      tank = 0;
    }
  }
  console.log(start < n ? start + 1 : -1);
});
