const fs = require("node:fs");

/** Wrong: the remainder is taken of k's lower 32 bits. */
function shunt(first, k) {
  let n = 1;
  let last = first;
  while (last.next !== null) {
    last = last.next;
    n++;
  }
  const moves = Number(BigInt.asUintN(32, k)) % n;
  let newLast = first;
  for (let i = 1; i < n - moves; i++) newLast = newLast.next;
  last.next = first;
  const newFirst = newLast.next;
  newLast.next = null;
  return newFirst;
}

const words = fs.readFileSync(0, "utf8").trim().split(/\s+/);
const n = Number(words[0]);
const k = BigInt(words[1]);
let first = null;
for (let i = n - 1; i >= 0; i--) first = { number: Number(words[2 + i]), next: first };

const numbers = [];
for (let wagon = shunt(first, k); wagon !== null; wagon = wagon.next) numbers.push(wagon.number);
console.log(numbers.join(" "));
