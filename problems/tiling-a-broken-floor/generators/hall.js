// A floor: kind says which squares are broken.
const { readWords, createRandom, print } = require("./families.js");

const { kind, h, w, k, percent = 10, seed } = readWords();
const random = createRandom(seed);

const isBroken = {
  whole: () => false,
  broken: () => true,
  random: () => random.chance(percent / 100),
  // Single broken squares far from one another: the number of squares stays even in most pieces.
  sparse: (row, column) => row % 7 === 3 && column % 4 === 1,
  // A snake: the floor is one corridor of width 1.
  corridor: (row, column) => row % 2 === 1 && column !== (row % 4 === 1 ? w - 1 : 0),
  // Single squares that only a small tile can cover.
  chessboard: (row, column) => (row + column) % 2 === 1,
  // Columns apart from one another.
  stripes: (_row, column) => column % 2 === 1,
}[kind];
if (isBroken === undefined) throw new Error(`there is no kind called ${kind}`);

const rows = Array.from({ length: h }, (_row, row) =>
  Array.from({ length: w }, (_square, column) => (isBroken(row, column) ? "#" : ".")).join(""),
);
print([[h, w, k], ...rows]);
