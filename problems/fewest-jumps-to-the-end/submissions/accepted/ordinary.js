// Breadth-first search in which every square enters the queue once: the queue is the row itself.
const readline = require("node:readline");

const lines = [];
const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => lines.push(line));
reader.on("close", () => {
  const a = lines[1].split(" ").map(Number);
  const distance = [0];
  for (let i = 0; i < distance.length; i++) {
    while (distance.length < a.length && distance.length <= i + a[i]) {
      distance.push(distance[i] + 1);
    }
  }
  console.log(distance.length === a.length ? distance[a.length - 1] : -1);
});
