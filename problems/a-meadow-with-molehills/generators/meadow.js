// A meadow: kind says where the molehills are, least and most how many flowers grow on the other patches.
const { readWords, createRandom, print } = require("./families.js");

const { kind, h, w, percent = 10, least = 0, most = 9, seed } = readWords();
const random = createRandom(seed);

const isHill = {
  none: () => false,
  all: () => true,
  random: () => random.chance(percent / 100),
  // Never on the two rims, so that there is a walk.
  inside: (i, j) => i > 0 && j < w - 1 && random.chance(percent / 100),
  // A wall across the diagonal with a single gap.
  wall: (i, j) => i + j === Math.floor((h + w) / 2) && i !== Math.floor(h / 3),
  // A wall without a gap.
  closed: (i, j) => i + j === Math.floor((h + w) / 2),
  // Stairs of width two: long, and nothing else can be reached.
  stairs: (i, j) => Math.abs(i - j) > 1,
  // Exactly 1 000 000 007 walks where h = 117 and w = 121. Every four rows two ways round a corner double the walks; for
  // each 1 in the modulus written in binary a row leads on to the last column, which gathers them.
  modulus: (i, j) => {
    const power = Math.floor(i / 4);
    const corner = 4 * power;
    if (j === w - 1) return false;
    if (i > corner) return j !== corner + 1 && !(i === corner + 1 && j === corner);
    const leadsOn = (1_000_000_007 >> power) & 1;
    return j < corner - 3 || (!leadsOn && j > corner + 1);
  },
  start: (i, j) => i === 0 && j === 0,
  end: (i, j) => i === h - 1 && j === w - 1,
}[kind];
if (isHill === undefined) throw new Error("there is no kind called " + kind);

const rows = Array.from({ length: h }, (_row, i) =>
  Array.from({ length: w }, (_patch, j) => (isHill(i, j) ? "#" : random.between(least, most))).join(""),
);
print([[h, w], ...rows]);
