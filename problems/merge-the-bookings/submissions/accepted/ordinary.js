// Sorts pairs and merges each with the last one of the result.
const readline = require("node:readline");

const slips = [];
const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => {
  const slip = line.split(" ").map(Number);
  if (slip.length === 2) slips.push(slip);
});
reader.on("close", () => {
  slips.sort((a, b) => a[0] - b[0]);
  const result = [];
  for (const slip of slips) {
    const last = result[result.length - 1];
    if (last === undefined || last[1] < slip[0]) {
      result.push(slip);
    } else {
      last[1] = Math.max(last[1], slip[1]);
    }
  }
  console.log(result.length);
  for (const period of result) {
    console.log(period[0] + " " + period[1]);
  }
});
