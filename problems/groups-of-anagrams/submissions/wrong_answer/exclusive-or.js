// Lets equal letters cancel each other out.
const fs = require("node:fs");

const [, ...words] = fs.readFileSync(0, "utf8").trim().split(/\s+/);
const groups = new Map();
for (const word of words) {
  const key = [...word].reduce((mask, letter) => mask ^ (1 << (letter.charCodeAt(0) - 97)), 0);
  if (!groups.has(key)) groups.set(key, []);
  groups.get(key).push(word);
}
let largest = [];
for (const group of groups.values()) if (group.length > largest.length) largest = group;
console.log(groups.size);
console.log(largest.length + " " + largest[0]);
