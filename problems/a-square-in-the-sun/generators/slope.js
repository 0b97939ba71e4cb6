// A map of a slope; kind decides about sun and rock.
const { readWords, createRandom, print } = require("./families.js");

const { kind, r, c, k, low = 0, high = 9, rocks = 0, seed } = readWords();
const random = createRandom(seed);

const map = Array.from({ length: r }, () => Array.from({ length: c }, () => random.between(low, high)));

/** Fills a bed of k x k squares with one digit. */
function bed(row, column, digit) {
  for (let i = row; i < row + k; i += 1) for (let j = column; j < column + k; j += 1) map[i][j] = digit;
}

switch (kind) {
  case "random":
    break;
  case "all-rock":
    for (const row of map) row.fill("#");
    break;
  case "corner":
    // The sunniest bed lies in the south-eastern corner.
    bed(r - k, c - k, 9);
    break;
  case "two-beds":
    // Equally sunny: the western one lies further south.
    bed(r - k, 0, 9);
    bed(0, c - k, 9);
    break;
  case "behind-rock":
    // The sunniest bed has a single rock in its far corner.
    bed(Math.floor((r - k) / 2), Math.floor((c - k) / 2), 9);
    map[Math.floor((r - k) / 2) + k - 1][Math.floor((c - k) / 2) + k - 1] = "#";
    break;
  case "lattice":
    // A rock every k squares in both directions: no place is left.
    for (let i = k - 1; i < r; i += k) for (let j = k - 1; j < c; j += k) map[i][j] = "#";
    break;
  case "one-gap":
    // The same, but one rock is missing: the beds around it are the only ones.
    for (let i = k - 1; i < r; i += k) for (let j = k - 1; j < c; j += k) map[i][j] = "#";
    map[2 * k - 1][2 * k - 1] = 0;
    break;
  default:
    throw new Error(`there is no kind called ${kind}`);
}
for (let each = 0; each < rocks; each += 1) map[random.between(0, r - 1)][random.between(0, c - 1)] = "#";
print([[r, c, k], ...map.map((line) => line.join(""))]);
