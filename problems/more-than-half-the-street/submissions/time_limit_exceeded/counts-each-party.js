const fs = require("node:fs");

/** Too slow: counts the families of each party anew, O(n q). */
function owners(families, parties) {
  return parties.map(([l, r]) => {
    const count = new Map();
    for (let i = l - 1; i < r; i++) {
      const owned = (count.get(families[i]) ?? 0) + 1;
      count.set(families[i], owned);
    }
    for (const [family, owned] of count) if (2 * owned > r - l + 1) return [family, owned];
    return [0, 0];
  });
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, q] = numbers;
const families = numbers.slice(2, 2 + n);
const parties = Array.from({ length: q }, (_, i) => [numbers[2 + n + 2 * i], numbers[3 + n + 2 * i]]);

console.log(
  owners(families, parties)
    .map((answer) => answer.join(" "))
    .join("\n"),
);
