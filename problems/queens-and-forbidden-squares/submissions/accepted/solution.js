const fs = require("node:fs");

/**
 * Backtracking, row by row: a queen goes to each allowed square that no queen above attacks. Columns are tried from the left,
 * so the first placement that is complete is the first in dictionary order.
 */
function placeQueens(n, board) {
  let count = 0;
  let first = [];
  const isAttacked = (queens, row, column) =>
    queens.some((other, above) => other === column || Math.abs(other - column) === row - above);
  const place = (queens) => {
    const row = queens.length;
    if (row === n) {
      if (count === 0) first = queens.map((column) => column + 1);
      count++;
      return;
    }
    for (let column = 0; column < n; column++) {
      if (board[row][column] === "." && !isAttacked(queens, row, column)) place([...queens, column]);
    }
  };
  place([]);
  return { count, first };
}

const [size, ...board] = fs.readFileSync(0, "utf8").trim().split("\n");
const { count, first } = placeQueens(Number(size), board);
console.log(count);
if (count > 0) console.log(first.join(" "));
