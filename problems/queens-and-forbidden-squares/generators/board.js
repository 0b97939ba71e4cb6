// A board; so many percent of its squares are forbidden.
const { readWords, createRandom, print } = require("./families.js");

const { kind, n, percent = 0, seed } = readWords();
const random = createRandom(seed);

/** The columns of some placement, found by trying columns in a random order; null where there is none. */
function somePlacement(queens = []) {
  if (queens.length === n) return queens;
  const free = random
    .shuffle(Array.from({ length: n }, (_unused, i) => i))
    .filter((column) => queens.every((other, above) => other !== column && Math.abs(other - column) !== queens.length - above));
  for (const column of free) {
    const found = somePlacement([...queens, column]);
    if (found !== null) return found;
  }
  return null;
}

function isForbidden() {
  const chance = () => random.chance(percent / 100);
  switch (kind) {
    case "open":
      return () => false;
    case "random":
      return chance;
    case "around-one": {
      // A placement that stays possible, whatever else is forbidden.
      const queens = somePlacement() ?? [];
      return (row, column) => queens[row] !== column && chance();
    }
    case "last-row":
      // All is fine until the very last row.
      return (row) => row === n - 1 || chance();
    case "first-half":
      // No queen in the left half of the top row, where the search begins.
      return (row, column) => (row === 0 && column < n / 2) || chance();
    default:
      throw new Error(`there is no kind of board called ${kind}`);
  }
}
if (n > 10) throw new Error("a board has at most ten rows");
const forbidden = isForbidden();
print([[n], ...Array.from({ length: n }, (_r, row) => Array.from({ length: n }, (_c, column) => (forbidden(row, column) ? "#" : ".")).join(""))]);
