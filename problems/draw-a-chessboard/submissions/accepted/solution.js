const fs = require("node:fs");

/** There are two kinds of lines, one with a dark and one with a light square first; each row of squares repeats one. */
function drawBoard(rows, columns, side) {
  const squares = ["#".repeat(side), ".".repeat(side)];
  const lineOf = (row) => Array.from({ length: columns }, (_, column) => squares[(row + column) % 2]).join("");
  return Array.from({ length: rows * side }, (_, i) => lineOf(Math.floor(i / side)));
}

const [rows, columns, side] = fs.readFileSync(0, "utf8").trim().split(" ").map(Number);

console.log(drawBoard(rows, columns, side).join("\n"));
