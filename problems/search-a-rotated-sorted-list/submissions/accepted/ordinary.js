// A map from the numbers to their places.
const readline = require("node:readline");

const lines = [];
const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => lines.push(line));
reader.on("close", () => {
  const t = Number(lines[0]);
  for (let k = 0; k < t; k++) {
    const list = lines[3 * k + 2].split(" ").map(Number);
    const places = new Map();
    for (let i = 0; i < list.length; i++) {
      places.set(list[i], i + 1);
    }
    const answers = [];
    for (const word of lines[3 * k + 3].split(" ")) {
      const x = Number(word);
      answers.push(places.has(x) ? places.get(x) : 0);
    }
    console.log(answers.join(" "));
  }
});
