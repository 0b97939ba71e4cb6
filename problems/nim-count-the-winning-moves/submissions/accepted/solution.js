const fs = require("node:fs");

/**
 * Nim: the player to move loses exactly if the XOR of all sizes is 0. A winning move makes it 0, so heap a becomes a ^ xor,
 * which has to be smaller. All sizes are below 2^31, where ^ is right. O(n).
 */
function winningMoves(heaps) {
  const xor = heaps.reduce((sum, size) => sum ^ size, 0);
  const moves = heaps.filter((size) => (size ^ xor) < size).length;
  const first = heaps.findIndex((size) => (size ^ xor) < size);
  return { moves, heap: first + 1, stones: heaps[first] - (heaps[first] ^ xor) };
}

const [n, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const heaps = numbers.slice(0, n);

const { moves, heap, stones } = winningMoves(heaps);
console.log(moves);
if (moves > 0) console.log(`${heap} ${stones}`);
