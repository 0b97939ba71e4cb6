const fs = require("node:fs");

const LINES = ["012", "345", "678", "036", "147", "258", "048", "246"];

/** The winner moved last: X wins with one sign more than O has, and O with as many as X. */
function judge(cells) {
  const countOf = (sign) => [...cells].filter((cell) => cell === sign).length;
  const hasLine = (sign) => LINES.some((line) => [...line].every((at) => cells[at] === sign));
  const ahead = countOf("X") - countOf("O");
  const xWins = hasLine("X");
  const oWins = hasLine("O");

  if (ahead < 0 || ahead > 1) return "IMPOSSIBLE";
  if ((xWins && ahead === 0) || (oWins && ahead === 1)) return "IMPOSSIBLE";
  if (xWins) return "X";
  if (oWins) return "O";
  return cells.includes(".") ? "OPEN" : "DRAW";
}

const cells = fs.readFileSync(0, "utf8").trim().split("\n").join("");

console.log(judge(cells));
