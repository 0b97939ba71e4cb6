// Looks every small letter up among the vowels.
const readline = require("node:readline");

const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => {
  let vowels = 0;
  let consonants = 0;
  for (const character of line) {
    const c = character.toLowerCase();
    if (c === "a" || c === "e" || c === "i" || c === "o" || c === "u") {
      vowels++;
    } else if (c >= "a" && c <= "z") {
      consonants++;
    }
  }
  console.log(vowels + " " + consonants);
});
