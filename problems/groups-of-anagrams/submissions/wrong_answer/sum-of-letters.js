// Takes words of the same length and the same sum of letters for anagrams.
const fs = require("node:fs");

const [, ...words] = fs.readFileSync(0, "utf8").trim().split(/\s+/);
const groups = new Map();
for (const word of words) {
  const key = word.length + ":" + [...word].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  if (!groups.has(key)) groups.set(key, []);
  groups.get(key).push(word);
}
let largest = [];
for (const group of groups.values()) if (group.length > largest.length) largest = group;
console.log(groups.size);
console.log(largest.length + " " + largest[0]);
