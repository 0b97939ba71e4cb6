// As many write it: an object of lists.
const readline = require("readline");

const lines = [];
const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => lines.push(line.trim()));
rl.on("close", () => {
  const words = lines.slice(1);
  const groups = {};
  for (const word of words) {
    const key = word.split("").sort().join("");
    if (!(key in groups)) groups[key] = [];
    groups[key].push(word);
  }
  let best = [];
  for (const key of Object.keys(groups)) {
    if (groups[key].length > best.length) best = groups[key];
  }
  console.log(Object.keys(groups).length);
  console.log(best.length + " " + best[0]);
});
