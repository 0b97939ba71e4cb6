// Wrong: subtracts only I, from whatever follows.
const fs = require("node:fs");

const PARTS = [
  [1000, "M"],
  [900, "CM"],
  [500, "D"],
  [400, "CD"],
  [100, "C"],
  [90, "XC"],
  [50, "L"],
  [40, "XL"],
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];
const VALUE = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };

/** The largest amount that fits comes first. */
function toNumeral(number) {
  let numeral = "";
  for (const [amount, letters] of PARTS) {
    const times = Math.floor(number / amount);
    numeral += letters.repeat(times);
    number -= amount * times;
  }
  return numeral;
}

/** A letter is subtracted if the next one stands for more. */
function toNumber(numeral) {
  const values = [...numeral].map((letter) => VALUE[letter]);
  let number = 0;
  for (const [i, value] of values.entries()) {
    // Behind the last letter there is nothing, and nothing is never larger.
    number += value === 1 && values[i + 1] > 1 ? -value : value;
  }
  return number;
}

const words = fs.readFileSync(0, "utf8").trim().split(/\s+/).slice(1);
const answers = words.map((word) => (/\d/.test(word) ? toNumeral(Number(word)) : toNumber(word)));
console.log(answers.join("\n"));
