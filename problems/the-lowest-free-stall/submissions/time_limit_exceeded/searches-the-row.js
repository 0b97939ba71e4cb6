const fs = require("node:fs");

/** Too slow: asks the whole row of wishes about each stall. */
function freeStalls(latecomers, wishes) {
  const taken = wishes;
  const found = [];
  for (let stall = 1; found.length < latecomers; stall++) {
    if (!taken.includes(stall)) found.push(stall);
  }
  return found;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, m] = numbers;
const wishes = numbers.slice(2, 2 + n);

console.log(freeStalls(m, wishes).join(" "));
