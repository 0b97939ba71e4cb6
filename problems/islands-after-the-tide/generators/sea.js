// One map of the sea. Kinds with `coarse` in their comment are drawn in blocks of 3 x 3 squares, of which the tide leaves
// the middle and the ways to the blocks beside it: so the islands after the tide have the shape that was drawn.
const { readWords, createRandom, print } = require("./families.js");

const { kind, h, w, share = 50, seed } = readWords();
const random = createRandom(seed);

const draw = (isLand) => Array.from({ length: h }, (_r, r) => Array.from({ length: w }, (_c, c) => (isLand(r, c) ? "#" : ".")));
const coarse = (isLand) => {
  const rows = Math.floor(h / 3);
  const columns = Math.floor(w / 3);
  const blocks = Array.from({ length: rows }, (_r, r) => Array.from({ length: columns }, (_c, c) => isLand(r, c, rows, columns)));
  return draw((r, c) => blocks[Math.floor(r / 3)]?.[Math.floor(c / 3)] ?? false);
};

function rows() {
  switch (kind) {
    case "land":
      return draw(() => true);
    case "water":
      return draw(() => false);
    case "random":
      return draw(() => random.chance(share / 100));
    case "blobs":
      // coarse
      return coarse(() => random.chance(share / 100));
    case "one-pond": {
      const [pondRow, pondColumn] = [random.between(1, h - 2), random.between(1, w - 2)];
      return draw((r, c) => r !== pondRow || c !== pondColumn);
    }
    case "few-ponds": {
      const ponds = new Set(Array.from({ length: share }, () => random.between(0, h * w - 1)));
      return draw((r, c) => !ponds.has(r * w + c));
    }
    case "chessboard":
      // coarse; blocks meet at their corners only
      return coarse((r, c) => (r + c) % 2 === 0);
    case "dots":
      // As many islands of one square as fit: only where both numbers are even there is water, and only where both are odd it stays dry.
      return draw((r, c) => r % 2 === 1 || c % 2 === 1);
    case "snake-rows":
      // coarse; one corridor that runs along the rows, to and fro
      return coarse((r, c, _rows, columns) => r % 2 === 0 || c === (r % 4 === 1 ? columns - 1 : 0));
    case "snake-columns":
      return coarse((r, c, blockRows) => c % 2 === 0 || r === (c % 4 === 1 ? blockRows - 1 : 0));
    case "comb":
      // coarse; long teeth that hang together at the last row only
      return coarse((r, c, blockRows) => c % 2 === 0 || r === blockRows - 1);
    case "spiral": {
      // coarse; walls and corridor, both one block wide
      return coarse((r, c, blockRows, columns) => {
        const ring = Math.min(r, c, blockRows - 1 - r, columns - 1 - c);
        const isCorridor = ring % 2 === 0;
        const isGate = r === ring + 1 && c === ring;
        return isCorridor ? !isGate : c === ring && r === ring + 1;
      });
    }
    case "bars":
      // Bars of land of three rows: each leaves one island of one row; every fifth bar has a gap.
      return draw((r, c) => r % 4 !== 3 && !(Math.floor(r / 4) % 5 === 2 && c === Math.floor(w / 2)));
    default:
      throw new Error(`there is no kind called ${kind}`);
  }
}
print([[h, w], ...rows().map((row) => row.join(""))]);
