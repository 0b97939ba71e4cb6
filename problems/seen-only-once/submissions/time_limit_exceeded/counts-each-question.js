const fs = require("node:fs");

/** Too slow: counts the species of each question anew, O(n q). */
function countOnce(birds, questions) {
  return questions.map(([l, r]) => {
    const count = new Map();
    for (let i = l - 1; i < r; i++) count.set(birds[i], (count.get(birds[i]) ?? 0) + 1);
    return [...count.values()].filter((times) => times === 1).length;
  });
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, q] = numbers;
const birds = numbers.slice(2, 2 + n);
const questions = Array.from({ length: q }, (_, i) => [numbers[2 + n + 2 * i], numbers[3 + n + 2 * i]]);

console.log(countOnce(birds, questions).join("\n"));
