const readline = require("readline");

const rl = readline.createInterface({ input: process.stdin });
let first = true;
rl.on("line", (line) => {
  if (first) {
    first = false;
    return;
  }
  const digits = "0" + Number(line).toString(2);
  const at = digits.lastIndexOf("01");
  const rest = digits
    .slice(at + 2)
    .split("")
    .sort()
    .join("");
  const next = digits.slice(0, at) + "10" + rest;
  console.log(parseInt(next, 2));
});
