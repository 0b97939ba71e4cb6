const fs = require("node:fs");

/** The sorted word names its group. A Map keeps its entries in the order in which they came. */
function groupAnagrams(words) {
  const groups = new Map();
  for (const word of words) {
    const name = [...word].sort().join("");
    const group = groups.get(name);
    if (group) group.push(word);
    else groups.set(name, [word]);
  }
  let largest = [];
  for (const group of groups.values()) if (group.length > largest.length) largest = group;
  return { groups: groups.size, largest: largest.length, first: largest[0] };
}

const [, ...words] = fs.readFileSync(0, "utf8").trim().split(/\s+/);
const { groups, largest, first } = groupAnagrams(words);
console.log(groups);
console.log(largest + " " + first);
