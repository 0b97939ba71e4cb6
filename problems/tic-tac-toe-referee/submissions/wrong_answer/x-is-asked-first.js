const fs = require("node:fs");

const LINES = ["012", "345", "678", "036", "147", "258", "048", "246"];

/** Asks about X first, and forgets that O may have a line as well. */
function judge(cells) {
  const countOf = (sign) => [...cells].filter((cell) => cell === sign).length;
  const hasLine = (sign) => LINES.some((line) => [...line].every((at) => cells[at] === sign));
  const ahead = countOf("X") - countOf("O");

  if (ahead < 0 || ahead > 1) return "IMPOSSIBLE";
  if (hasLine("X")) return ahead === 1 ? "X" : "IMPOSSIBLE";
  if (hasLine("O")) return ahead === 0 ? "O" : "IMPOSSIBLE";
  return cells.includes(".") ? "OPEN" : "DRAW";
}

const cells = fs.readFileSync(0, "utf8").trim().split("\n").join("");

console.log(judge(cells));
