const fs = require("node:fs");

/** Too slow: makes all arrangements, keeps the different ones and sorts them. */
function kthAnagram(word, k) {
  const found = new Set();
  const extend = (beginning, rest) => {
    if (rest === "") found.add(beginning);
    for (let i = 0; i < rest.length; i++) extend(beginning + rest[i], rest.slice(0, i) + rest.slice(i + 1));
  };
  extend("", word);
  return [...found].sort()[Number(k) - 1] ?? "NONE";
}

function arrangements(letters) {
  const counts = new Map();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts.values()].reduce((ways, count) => ways / factorial(count), factorial(letters.length));
}

function factorial(n) {
  return n === 0 ? 1n : BigInt(n) * factorial(n - 1);
}

const [word, k] = fs.readFileSync(0, "utf8").trim().split(/\s+/);
console.log(kthAnagram(word, BigInt(k)));
