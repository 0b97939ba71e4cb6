// Leaves out the spaces and keeps the punctuation.
const readline = require("node:readline");

const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => {
  let kept = "";
  for (const c of line.toLowerCase()) {
    if (c !== " ") kept += c;
  }
  let answer = "YES";
  for (let i = 0; i < kept.length; i++) {
    if (kept[i] !== kept[kept.length - 1 - i]) answer = "NO";
  }
  console.log(answer);
});
