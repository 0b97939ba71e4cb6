// One board: `broken` is the share of broken squares in percent, from and to say where the knight and the goal are.
const { readWords, createRandom, print } = require("./families.js");

const { kind = "random", h, w, p, q, broken = 0, from = "any", to = "any", seed } = readWords();
if (h * w < 2) throw new Error("a board has two squares at least");
const random = createRandom(seed);

const board = Array.from({ length: h }, () => Array.from({ length: w }, () => (random.chance(broken / 100) ? "#" : ".")));
if (kind === "walls") {
  // Walls as thick as a jump is long, each with a door at one end: the way runs to and fro between them.
  const thick = q;
  for (let r = 0; r < h; r += 1) {
    const band = Math.floor(r / thick);
    if (band % 2 === 0) continue;
    const doorAtEnd = band % 4 === 1;
    for (let c = 0; c < w; c += 1) if (doorAtEnd ? c < w - 2 * q : c >= 2 * q) board[r][c] = "#";
  }
}
const place = (where) =>
  ({
    any: () => [random.between(0, h - 1), random.between(0, w - 1)],
    corner: () => [0, 0],
    "other-corner": () => [h - 1, w - 1],
    middle: () => [h >> 1, w >> 1],
    beside: () => [0, 1],
    "last-row": () => [h - 1, 0],
  })[where]();
const [sr, sc] = place(from);
let [gr, gc] = place(to);
while (sr === gr && sc === gc) [gr, gc] = place("any");
if (kind === "alone" || kind === "walled") {
  // All squares from which the goal (or to which the knight) could jump are broken.
  const [r, c] = kind === "alone" ? [gr, gc] : [sr, sc];
  for (const [a, b] of [[p, q], [q, p]]) {
    for (const [x, y] of [[r + a, c + b], [r + a, c - b], [r - a, c + b], [r - a, c - b]]) {
      if (board[x]?.[y] !== undefined) board[x][y] = "#";
    }
  }
}
board[sr][sc] = "S";
board[gr][gc] = "G";
print([[h, w, p, q], ...board.map((row) => row.join(""))]);
