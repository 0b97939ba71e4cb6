const fs = require("node:fs");

/** Wrong: computes with numbers, which lose digits above 2^53. */
function kthAnagram(word, place) {
  let k = Number(place);
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
  return n === 0 ? 1 : n * factorial(n - 1);
}

const [word, k] = fs.readFileSync(0, "utf8").trim().split(/\s+/);
console.log(kthAnagram(word, BigInt(k)));
