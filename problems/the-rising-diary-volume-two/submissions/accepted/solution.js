const fs = require("node:fs");

const MODULUS = 1_000_000_007;

/** The first index from 0 to count - 1 at which it holds, or count; from there on it holds for all. */
function firstWhere(count, holds) {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * Days with the same longest choice stand in one level, where later days are never warmer. So the colder days of the
 * level below are a suffix of it, and its part before the present day is all there is: prefix sums and bisection count
 * the ways. O(n log n).
 */
function countChoices(temperatures) {
  const levels = []; // each: temperatures that never rise, and the ways of the first 0, 1, 2, … of them added up
  for (const temperature of temperatures) {
    const level = firstWhere(levels.length, (at) => levels[at].temperatures.at(-1) >= temperature);
    if (level === levels.length) levels.push({ temperatures: [], sums: [0] });
    let ways = 1;
    if (level > 0) {
      const below = levels[level - 1];
      const first = firstWhere(below.temperatures.length, (at) => below.temperatures[at] < temperature);
      ways = below.sums.at(-1) - below.sums[first] + MODULUS;
    }
    levels[level].temperatures.push(temperature);
    levels[level].sums.push((levels[level].sums.at(-1) + ways) % MODULUS);
  }
  return [levels.length, levels.at(-1).sums.at(-1)];
}

const [n, ...temperatures] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
console.log(countChoices(temperatures.slice(0, n)).join(" "));
