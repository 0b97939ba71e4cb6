const fs = require("node:fs");

/** Too slow: sorts all numbers so far after each one. */
function medians(numbers) {
  const sorted = [];
  return numbers.map((number) => {
    sorted.push(number);
    sorted.sort((one, other) => one - other);
    return sorted[Math.floor((sorted.length - 1) / 2)];
  });
}

const [n, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);

console.log(medians(numbers).join("\n"));
