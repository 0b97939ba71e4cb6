const fs = require("node:fs");

const MODULUS = 1_000_000_007;

/** ways[j], after the letters of the first word so far: colourings with j blue letters. */
function countWays(first, second, mixed) {
  let ways = [1];
  for (const [j, letter] of [...second].entries()) ways.push(letter === mixed[j] ? ways[j] : 0);
  for (const [i, letter] of [...first].entries()) {
    const next = [];
    ways.forEach((above, j) => {
      const last = mixed[i + j];
      const red = letter === last ? above : 0;
      const blue = second[j - 1] === last ? next[j - 1] : 0;
      next.push((red + blue) % MODULUS);
    });
    ways = next;
  }
  return ways.at(-1);
}

const [first, second, mixed] = fs.readFileSync(0, "utf8").trim().split(/\s+/);
console.log(countWays(first, second, mixed));
