// Reads the number as a Number, which keeps about 16 digits, and takes its digits off by division.
let number = Number(require("node:fs").readFileSync(0, "utf8"));
let rounds = 0;
while (number > 9) {
  let sum = 0;
  while (number > 0) {
    sum += number % 10;
    number = Math.floor(number / 10);
  }
  number = sum;
  rounds++;
}
console.log(number + " " + rounds);
