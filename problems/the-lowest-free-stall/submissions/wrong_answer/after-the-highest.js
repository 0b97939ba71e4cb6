const fs = require("node:fs");

/** Wrong: gives gaps below the highest wish only to the first latecomer. */
function freeStalls(latecomers, wishes) {
  const taken = new Set(wishes);
  let stall = 1;
  while (taken.has(stall)) stall++;
  const found = [stall];
  let next = Math.max(stall, wishes.reduce((highest, wish) => Math.max(highest, wish), 0));
  while (found.length < latecomers) found.push(++next);
  return found;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, m] = numbers;
const wishes = numbers.slice(2, 2 + n);

console.log(freeStalls(m, wishes).join(" "));
