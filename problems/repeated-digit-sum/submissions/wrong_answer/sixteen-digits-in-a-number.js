// Takes up to 16 digits as a Number, which is exact up to 2^53 only.
const line = require('fs').readFileSync(0, 'utf8').trim();

function digitSum(text) {
  let sum = 0;
  for (const digit of text) sum += Number(digit);
  return sum;
}

let rounds = 0;
let number;
if (line.length <= 16) {
  number = Number(line);
} else {
  number = digitSum(line);
  rounds = 1;
}
while (number >= 10) {
  number = digitSum(String(number));
  rounds++;
}
console.log(number + ' ' + rounds);
