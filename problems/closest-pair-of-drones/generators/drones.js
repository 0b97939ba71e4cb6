// Drones in the places that `kind` says; coordinates are from -size to size.
const { readWords, createRandom, print } = require("./families.js");

const { kind, n, size, step = 1, seed } = readWords();
const random = createRandom(seed);

const any = () => [random.between(-size, size), random.between(-size, size)];
const square = Math.max(1, Math.ceil(Math.sqrt(n)));
const kinds = {
  any: () => Array.from({ length: n }, any),
  // All in one column or row, in equal steps but for one pair.
  upright: () => Array.from({ length: n }, (_unused, i) => [0, i * step - (i * 3 > n ? 1 : 0)]),
  level: () => Array.from({ length: n }, (_unused, i) => [i * step - (i * 3 > n ? 1 : 0), 0]),
  // A regular grid, in which one drone has moved by one step.
  grid: () => {
    const places = Array.from({ length: n }, (_unused, i) => [(i % square) * step, Math.floor(i / square) * step]);
    places[n >> 1] = [places[n >> 1][0] + (step > 1 ? 1 : 0), places[n >> 1][1]];
    return places;
  },
  // A grid that is not quite regular. The closest pair lies askew in its middle: by x, by y, by x + y and by x - y, half a
  // line of others or more come between the two.
  lattice: () => {
    const at = (line) => (line - (square >> 1)) * step;
    const off = Math.floor(step / 40);
    const near = (line) => at(line) + random.between(-off, off);
    const places = Array.from({ length: n }, (_unused, i) => [near(i % square), near(Math.floor(i / square))]);
    const one = (square >> 1) * (square + 1);
    const [x, y] = [-off, -off];
    places[one] = [x, y];
    places[one + square] = [x + Math.round(step * 0.39), y + Math.round(step * 0.78)];
    places[one + square + 1] = [at(-1), at(-1)];
    return places;
  },
  // Two columns that are closer to each other than the drones within them.
  "two-columns": () => Array.from({ length: n }, (_unused, i) => [(i % 2) * (step - 1), Math.floor(i / 2) * step * 2 + (i % 2) * (i === 1 ? 0 : step >> 1)]),
  // In few columns, each of them scattered.
  columns: () => Array.from({ length: n }, () => [random.between(0, 3) * step, random.between(-size, size)]),
  // In columns that are far apart, as many as it takes, each of them from one end to the other in equal steps.
  "even-columns": () => {
    const column = Math.floor((2 * size) / step);
    return Array.from({ length: n }, (_unused, i) => [3 * step * Math.floor(i / column), (i % column) * step - size]);
  },
  // Far from each other but for one pair across the middle, with others between them in both orders.
  "across-the-middle": () => {
    const places = Array.from({ length: n }, (_unused, i) => [i * step, ((i * 7919) % n) * step]);
    const middle = n >> 1;
    if (n > 3) places[middle] = [places[middle - 1][0] + 1, places[middle - 1][1] + random.between(-1, 1)];
    return places;
  },
};
print([[n], ...random.shuffle(kinds[kind]())]);
