// Only counts stretches of an odd length.
const fs = require("node:fs");

const digits = fs.readFileSync(0, "utf8").trim();
const turned = { 0: "0", 1: "1", 6: "9", 8: "8", 9: "6" };
const radius = [];
let count = 0;
let middle = 0;
let end = 0;
for (let i = 0; i < digits.length; i++) {
  let fits = i < end ? Math.min(radius[2 * middle - i], end - i) : 0;
  while (i - fits >= 0 && i + fits < digits.length && turned[digits[i - fits]] === digits[i + fits]) fits++;
  if (i + fits > end) [middle, end] = [i, i + fits];
  radius.push(fits);
  count += fits;
}
console.log(count);
