// Wrong: only knows of each row whether it is won or lost, and takes a game for won if an odd number of its rows is won.
const fs = require("node:fs");

const [, lengths, ...games] = fs
  .readFileSync(0, "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split(" ").map(Number));

const isWon = [0];
const longest = games.flat().reduce((most, row) => Math.max(most, row));
for (let row = 1; row <= longest; row++) {
  isWon[row] = 0;
  for (const length of lengths) {
    for (let left = 0; left + length <= row; left++) {
      if ((isWon[left] ^ isWon[row - length - left]) === 0) isWon[row] = 1;
    }
  }
}
for (const [, ...rows] of games) {
  const all = rows.reduce((xor, row) => xor ^ isWon[row], 0);
  let count = 0;
  for (const row of rows) {
    for (const length of lengths) {
      for (let left = 0; left + length <= row; left++) {
        if ((all ^ isWon[row] ^ isWon[left] ^ isWon[row - length - left]) === 0) count++;
      }
    }
  }
  console.log(count);
}
