// A board that is filled at random, or one after so many moves of a game; "past-the-end" goes on after somebody has won.
const { readWords, createRandom, print } = require("./families.js");

const { kind, moves = 9, seed } = readWords();
const random = createRandom(seed);
const LINES = ["012", "345", "678", "036", "147", "258", "048", "246"];
const isOver = (board) => LINES.some((line) => /^(?:XXX|OOO)$/.test([...line].map((cell) => board[cell]).join("")));

function board() {
  const cells = new Array(9).fill(".");
  if (kind === "any") return cells.map(() => random.pick("XO."));
  if (kind === "full") return cells.map(() => random.pick("XO"));
  const order = random.permutation(9);
  for (let move = 0; move < Math.min(moves, 9); move += 1) {
    if (kind === "game" && isOver(cells)) break;
    cells[order[move] - 1] = move % 2 === 0 ? "X" : "O";
  }
  return cells;
}
const cells = board().join("");
print([cells.slice(0, 3), cells.slice(3, 6), cells.slice(6)]);
