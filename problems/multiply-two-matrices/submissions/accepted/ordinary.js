// Three loops, as in the definition.
const readline = require("node:readline");

const lines = [];
const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => lines.push(line.split(" ").map(Number)));
reader.on("close", () => {
  const [r, m, c] = lines[0];
  const a = lines.slice(1, 1 + r);
  const b = lines.slice(1 + r);
  for (let i = 0; i < r; i++) {
    const row = [];
    for (let j = 0; j < c; j++) {
      let sum = 0;
      for (let k = 0; k < m; k++) {
        sum += a[i][k] * b[k][j];
      }
      row.push(sum);
    }
    console.log(row.join(" "));
  }
});
