const fs = require("node:fs");

/**
 * Arrangements with the same beginning stand together in the dictionary, and their number is known: the factorial of the
 * letters that are left, divided by the factorials of how often each occurs. So whole groups are skipped until the k-th
 * lies in the group, letter by letter.
 */
function kthAnagram(word, k) {
  const letters = [...word].sort();
  if (k > arrangements(letters)) return "NONE";
  let anagram = "";
  while (letters.length > 0) {
    for (const letter of new Set(letters)) {
      const rest = letters.toSpliced(letters.indexOf(letter), 1);
      const ways = arrangements(rest);
      if (k <= ways) {
        anagram += letter;
        letters.splice(letters.indexOf(letter), 1);
        break;
      }
      k -= ways;
    }
  }
  return anagram;
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
