// Looks only for a beginning of the text that occurs again, by the prefix function.
const fs = require("node:fs");

const text = fs.readFileSync(0, "utf8").trim();
const border = [0];
let longest = 0;
for (let i = 1; i < text.length; i++) {
  let k = border[i - 1];
  while (k > 0 && text[i] !== text[k]) k = border[k - 1];
  if (text[i] === text[k]) k++;
  border.push(k);
  longest = Math.max(longest, k);
}
console.log(longest > 0 ? longest + " 1" : "0");
