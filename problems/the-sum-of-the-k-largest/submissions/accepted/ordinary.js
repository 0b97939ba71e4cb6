// Keeps the results that count in order, the smallest at the end: O(n k), but of the simplest kind.
const readline = require("node:readline");

const lines = [];
const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => lines.push(line));
reader.on("close", () => {
  const k = Number(lines[0].split(" ")[1]);
  const best = [];
  let sum = 0;
  for (const result of lines[1].split(" ").map(Number)) {
    let place = best.length;
    while (place > 0 && best[place - 1] < result) place--;
    best.splice(place, 0, result);
    sum += result;
    if (best.length > k) sum -= best.pop();
    console.log(sum);
  }
});
