const fs = require("node:fs");

/** Never sews a letter on. */
function leastCost(text, removal, addition) {
  const n = text.length;
  const letters = [...text].map((letter) => letter.charCodeAt(0) - 97);
  const price = letters.map((letter) => removal[letter]);
  let below = new Float64Array(n); // at j: letters i + 1 to j
  let row = new Float64Array(n); // at j: letters i to j
  for (let i = n - 1; i >= 0; i--) {
    row[i] = 0;
    for (let j = i + 1; j < n; j++) {
      if (letters[i] === letters[j]) row[j] = j === i + 1 ? 0 : below[j - 1];
      else row[j] = Math.min(below[j] + price[i], row[j - 1] + price[j]);
    }
    [row, below] = [below, row];
  }
  return below[n - 1];
}

const [text, ...costs] = fs.readFileSync(0, "utf8").trim().split(/\s+/);
console.log(leastCost(text, costs.slice(0, 26).map(Number), costs.slice(26, 52).map(Number)));
