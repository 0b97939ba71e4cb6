// Takes the last seat of the row for one with a neighbour.
const readline = require("node:readline");

const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (row) => {
  let groups = 0;
  let single = 0;
  for (let i = 0; i < row.length; i++) {
    if (row[i] === "#" && row[i - 1] !== "#") {
      groups++;
      if (row[i + 1] === ".") single++;
    }
  }
  console.log(groups + " " + single);
});
