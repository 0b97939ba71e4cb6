const fs = require("node:fs");

/**
 * n ends with a zero, a block of k ones, and z zeros. Adding 2^z turns the block into a single one in front of it; of the other k - 1 ones the number
 * becomes smallest if they stand at the very end, where they are worth 2^(k-1) - 1. Bit operations would cut the numbers to 32 bits.
 */
function nextWithAsManyOnes(n) {
  let block = 1; // becomes 2^z
  while (digitAt(n, block) === 0) block *= 2;
  let ones = 1; // becomes 2^(k-1)
  while (digitAt(n, block * ones * 2) === 1) ones *= 2;
  return n + block + ones - 1;
}

/** The binary digit of n that is worth this power of two. */
function digitAt(n, power) {
  return Math.floor(n / power) % 2;
}

const [q, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
console.log(numbers.map(nextWithAsManyOnes).join("\n"));
