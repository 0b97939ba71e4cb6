// Takes the larger value first.
const readline = require("node:readline");

const lines = [];
const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => lines.push(line));
rl.on("close", () => {
  const a = lines[1].split(" ").map(Number);
  const b = lines[2].split(" ").map(Number);
  const result = [];
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    if (a[i] > b[j]) {
      result.push(a[i]);
      i++;
    } else {
      result.push(b[j]);
      j++;
    }
  }
  for (; i < a.length; i++) result.push(a[i]);
  for (; j < b.length; j++) result.push(b[j]);
  console.log(result.join(" "));
});
