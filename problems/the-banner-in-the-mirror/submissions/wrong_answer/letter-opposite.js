// Compares each letter with the one exactly opposite and pays for the cheaper of the two.
const fs = require("node:fs");

const [text, ...costs] = fs.readFileSync(0, "utf8").trim().split(/\s+/);
const price = (letter) => {
  const at = letter.charCodeAt(0) - 97;
  return Math.min(Number(costs[at]), Number(costs[26 + at]));
};
let total = 0;
for (let i = 0, j = text.length - 1; i < j; i++, j--) {
  if (text[i] !== text[j]) total += Math.min(price(text[i]), price(text[j]));
}
console.log(total);
