const fs = require("node:fs");

/** Wrong: counts only the longest stretch with k colours for each last tulip. */
function countExactly(k, colours) {
  const count = new Int32Array(colours.length + 1);
  let different = 0;
  let first = 0;
  let stretches = 0;
  for (const colour of colours) {
    if (count[colour]++ === 0) different++;
    while (different > k) {
      if (--count[colours[first++]] === 0) different--;
    }
    if (different === k) stretches++;
  }
  return stretches;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, k] = numbers;
const colours = numbers.slice(2, 2 + n);

console.log(countExactly(k, colours));
