// Builds the text that counts, then compares from both ends.
const readline = require("node:readline");

const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => {
  let kept = "";
  for (const c of line.toLowerCase()) {
    if ((c >= "a" && c <= "z") || (c >= "0" && c <= "9")) kept += c;
  }
  let answer = "YES";
  for (let i = 0; i < kept.length; i++) {
    if (kept[i] !== kept[kept.length - 1 - i]) answer = "NO";
  }
  console.log(answer);
});
