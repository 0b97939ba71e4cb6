const fs = require("node:fs");

/** Wrong: sort() without a comparison puts 10 before 9. */
function freeStalls(latecomers, wishes) {
  const found = [];
  let stall = 1;
  for (const wish of [...wishes].sort()) {
    while (stall < wish && found.length < latecomers) found.push(stall++);
    if (stall === wish) stall++;
  }
  while (found.length < latecomers) found.push(stall++);
  return found;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, m] = numbers;
const wishes = numbers.slice(2, 2 + n);

console.log(freeStalls(m, wishes).join(" "));
