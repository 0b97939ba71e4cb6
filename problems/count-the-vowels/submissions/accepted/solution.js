const fs = require("node:fs");

/** Each character by itself: a vowel, another letter, or neither. */
function countLetters(line) {
  const letters = [...line.toLowerCase()].filter((letter) => letter >= "a" && letter <= "z");
  const vowels = letters.filter((letter) => "aeiou".includes(letter)).length;
  return [vowels, letters.length - vowels];
}

const [line] = fs.readFileSync(0, "utf8").split("\n");

console.log(countLetters(line).join(" "));
