// One hall: kind is its shape, the shares (in percent of the squares) say how much of it is walls, doors, fires and exits.
const { readWords, createRandom, print } = require("./families.js");

const { kind = "open", h, w, walls = 0, doors = 0, fires = 0, exits = 0, ahead = 0, sparks = 0, seed } = readWords();
const random = createRandom(seed);

const hall = Array.from({ length: h }, () =>
  Array.from({ length: w }, () => {
    if (random.chance(walls / 100)) return "#";
    if (random.chance(doors / 100)) return "D";
    if (random.chance(fires / 100)) return "F";
    return random.chance(exits / 100) ? "E" : ".";
  }),
);
const put = (r, c, what) => {
  hall[r][c] = what;
};
const anywhere = () => [random.between(0, h - 1), random.between(0, w - 1)];
/** A corridor to and fro along the rows, as the list of its squares. */
function corridor() {
  const squares = [];
  for (let r = 0; r < h; r += 1) {
    const inRow = Array.from({ length: w }, (_unused, c) => [r, c]);
    if (r % 2 === 0) squares.push(...(r % 4 === 0 ? inRow : inRow.reverse()));
    else squares.push(r % 4 === 1 ? [r, w - 1] : [r, 0]);
  }
  for (let r = 0; r < h; r += 1) for (let c = 0; c < w; c += 1) put(r, c, "#");
  for (const [r, c] of squares) put(r, c, ".");
  return squares;
}

switch (kind) {
  case "open":
    put(...anywhere(), "S");
    break;
  case "corners":
    // You in one corner and the exit in the opposite one.
    put(0, 0, "S");
    put(h - 1, w - 1, "E");
    break;
  case "chase": {
    // The fire follows you through a long corridor, `ahead` squares behind.
    const squares = corridor();
    put(...squares[0], "F");
    put(...squares[ahead], "S");
    put(...squares.at(-1), "E");
    break;
  }
  case "long-way": {
    // A long corridor without any fire.
    const squares = corridor();
    put(...squares[0], "S");
    put(...squares.at(-1), "E");
    break;
  }
  case "towards": {
    // The fire comes towards you, and the exit is as far from it as from you, or one square nearer to you.
    const squares = corridor();
    const middle = (squares.length >> 1) - 2;
    put(...squares[0], "S");
    put(...squares[middle], "E");
    put(...squares[Math.min(squares.length - 1, 2 * middle + ahead)], "F");
    break;
  }
  case "behind-a-door": {
    // Half of the hall is on fire soon; a door in the wall between the halves keeps the other half safe.
    const middle = w >> 1;
    for (let r = 0; r < h; r += 1) put(r, middle, "#");
    for (let r = 0; r < h; r += 1) for (let c = middle + 1; c < w; c += 1) if (hall[r][c] === "F") put(r, c, ".");
    put(h >> 1, middle, "D");
    put(h >> 1, Math.max(0, middle - 2 - ahead), "S");
    put(0, w - 1, "E");
    break;
  }
  case "rows-of-doors": {
    // The exit is beyond many rooms in a row, each with a door; the fire starts in some of them.
    for (let c = 4; c < w - 1; c += 5) for (let r = 0; r < h; r += 1) put(r, c, r === (c * 7) % h ? "D" : "#");
    put(0, 0, "S");
    put(h - 1, w - 1, "E");
    break;
  }
  default:
    throw new Error(`there is no kind called ${kind}`);
}
for (let i = 0; i < sparks; i += 1) {
  const [r, c] = anywhere();
  if (hall[r][c] === ".") put(r, c, "F");
}
print([[h, w], ...hall.map((row) => row.join(""))]);
