const fs = require("node:fs");

/**
 * Grundy numbers: a heap is equal to a heap of Nim whose size is the smallest number that none of its moves leads to. The
 * first player wins exactly if the XOR of these numbers is not 0. One table for all games, O(k * largest size).
 */
function firstWins(moves, games) {
  const largest = games.flat().reduce((most, size) => Math.max(most, size), 0);
  const grundy = new Array(largest + 1).fill(0);
  for (let size = 1; size <= largest; size++) {
    let reached = 0; // a bit for each number; there are at most 31, from 0 to 30
    for (const move of moves) if (move <= size) reached |= 1 << grundy[size - move];
    while (reached & (1 << grundy[size])) grundy[size]++;
  }
  return games.map((heaps) => heaps.reduce((sum, size) => sum ^ grundy[size], 0) !== 0);
}

const [sizes, given, ...lines] = fs.readFileSync(0, "utf8").trim().split("\n");
const [, q] = sizes.split(" ").map(Number);
const moves = given.trim().split(" ").map(Number);
const games = lines.slice(0, q).map((line) => line.trim().split(" ").map(Number).slice(1));

console.log(firstWins(moves, games).map((wins) => (wins ? "first" : "second")).join("\n"));
