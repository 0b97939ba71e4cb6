// By begins: of two talks that overlap, the one that ends first is kept.
const readline = require("node:readline");

const talks = [];
const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => {
  const talk = line.split(" ").map(Number);
  if (talk.length === 2) talks.push(talk);
});
reader.on("close", () => {
  talks.sort((a, b) => a[0] - b[0]);
  let count = 1;
  let end = talks[0][1];
  for (const talk of talks) {
    if (talk[0] >= end) {
      count++;
      end = talk[1];
    } else if (talk[1] < end) {
      end = talk[1];
    }
  }
  console.log(count);
});
