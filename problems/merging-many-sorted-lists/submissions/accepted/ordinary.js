// Everything into one array, which is sorted.
const readline = require("node:readline");

const all = [];
let isFirst = true;
const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => {
  if (!isFirst) {
    const [, ...values] = line.split(" ").map(Number);
    for (const value of values) all.push(value);
  }
  isFirst = false;
});
reader.on("close", () => {
  all.sort((a, b) => a - b);
  console.log(all.join(" "));
});
