const fs = require("node:fs");

/** Wrong: splits the people into one or two boats, and never into more. */
function bestResult(seats, rent, joy) {
  const sets = 1 << joy.length;
  const pairs = new Array(sets).fill(0); // joy of all pairs inside of a set
  const people = new Array(sets).fill(0);
  for (let set = 1; set < sets; set++) {
    const last = 31 - Math.clz32(set);
    const others = set ^ (1 << last);
    people[set] = people[others] + 1;
    pairs[set] = pairs[others];
    for (let i = 0; i < last; i++) if (others & (1 << i)) pairs[set] += joy[last][i];
  }

  const best = new Array(sets).fill(-Infinity);
  best[0] = 0;
  for (let set = 1; set < sets; set++) {
    const first = set & -set;
    const others = set ^ first;
    for (let rest = others; ; rest = (rest - 1) & others) {
      // Those in `rest` sail in other boats.
      const group = set ^ rest;
      const others = rest === 0 ? 0 : people[rest] <= seats ? pairs[rest] - rent : -Infinity;
      if (people[group] <= seats) best[set] = Math.max(best[set], pairs[group] - rent + others);
      if (rest === 0) break;
    }
  }
  return best[sets - 1];
}

const [first, ...lines] = fs.readFileSync(0, "utf8").trim().split("\n");
const [n, seats, rent] = first.split(" ").map(Number);
const joy = lines.slice(0, n).map((line) => line.trim().split(" ").map(Number));

console.log(bestResult(seats, rent, joy));
