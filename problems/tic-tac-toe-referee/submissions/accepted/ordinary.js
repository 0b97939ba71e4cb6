// Looks at the eight lines as words.
const readline = require("node:readline");

const rows = [];
const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => rows.push(line));
rl.on("close", () => {
  const [a, b, c] = rows;
  const lines = [a, b, c];
  for (let i = 0; i < 3; i++) lines.push(a[i] + b[i] + c[i]);
  lines.push(a[0] + b[1] + c[2]);
  lines.push(a[2] + b[1] + c[0]);
  let x = 0;
  let o = 0;
  for (const sign of a + b + c) {
    if (sign === "X") x++;
    if (sign === "O") o++;
  }
  const xWins = lines.includes("XXX");
  const oWins = lines.includes("OOO");
  if (x !== o && x !== o + 1) console.log("IMPOSSIBLE");
  else if (xWins && x === o) console.log("IMPOSSIBLE");
  else if (oWins && x !== o) console.log("IMPOSSIBLE");
  else if (xWins) console.log("X");
  else if (oWins) console.log("O");
  else if (x + o === 9) console.log("DRAW");
  else console.log("OPEN");
});
