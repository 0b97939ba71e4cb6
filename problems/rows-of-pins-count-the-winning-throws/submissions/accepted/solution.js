const fs = require("node:fs");

/**
 * Sprague and Grundy: a row behaves like a heap of Nim of so many stones as its number says, which is the smallest one that
 * no throw leads to; two rows side by side have the XOR of their numbers. A throw wins if the XOR becomes 0. The table takes
 * O(k * a * a) for the longest row a, the games O(k) for each pin.
 */
function countWinningThrows(lengths, games) {
  const number = [0];
  const reachedFrom = []; // for each number the last row from which it has been reached
  const longest = games.flat().reduce((most, row) => Math.max(most, row));
  for (let row = 1; row <= longest; row++) {
    for (const length of lengths) {
      for (let left = 0; left + length <= row; left++) reachedFrom[number[left] ^ number[row - length - left]] = row;
    }
    number[row] = 0;
    while (reachedFrom[number[row]] === row) number[row]++;
  }

  return games.map((rows) => {
    const all = rows.reduce((xor, row) => xor ^ number[row], 0);
    let winning = 0;
    for (const row of rows) {
      for (const length of lengths) {
        for (let left = 0; left + length <= row; left++) {
          const now = all ^ number[row] ^ number[left] ^ number[row - length - left];
          if (now === 0) winning++;
        }
      }
    }
    return winning;
  });
}

const [, lengths, ...games] = fs
  .readFileSync(0, "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split(" ").map(Number));

const answers = countWinningThrows(
  lengths,
  games.map(([, ...rows]) => rows),
);
console.log(answers.join("\n"));
