const fs = require("node:fs");

/** What is left lies on a stack; a letter at its top goes if the next one is smaller. */
function firstWord(word, k) {
  const left = [];
  let struckOut = 0;
  for (const letter of word) {
    while (struckOut < k && left.at(-1) > letter) {
      left.pop();
      struckOut++;
    }
    left.push(letter);
  }
  return left.slice(0, word.length - k).join("");
}

const [word, k] = fs.readFileSync(0, "utf8").trim().split(/\s+/);
console.log(firstWord(word, Number(k)));
