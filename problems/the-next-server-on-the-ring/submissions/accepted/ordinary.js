// Sorts the servers by their places and remembers their numbers in the list.
const readline = require("node:readline");

const lines = [];
const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => lines.push(line));
reader.on("close", () => {
  const servers = lines[1].split(" ").map((word, i) => ({ place: Number(word), number: i + 1 }));
  servers.sort((a, b) => a.place - b.place);
  for (const line of lines.slice(2)) {
    const x = Number(line);
    let left = 0;
    let right = servers.length - 1;
    let answer = servers[0].number;
    while (left <= right) {
      const middle = Math.floor((left + right) / 2);
      if (servers[middle].place >= x) {
        answer = servers[middle].number;
        right = middle - 1;
      } else {
        left = middle + 1;
      }
    }
    console.log(answer);
  }
});
