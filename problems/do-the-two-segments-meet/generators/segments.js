// Pairs of segments of one kind, or of all kinds in turn; coordinates are from -size to size.
const { readWords, createRandom, print } = require("./families.js");

const { t, kind = "all", size, seed } = readWords();
const random = createRandom(seed);

const any = () => [random.between(-size, size), random.between(-size, size)];
const isInside = ([x, y]) => Math.abs(x) <= size && Math.abs(y) <= size;

/** x and y with p * y - q * x = 1 and 0 <= x < p; p and q have no common divisor. */
function besideOf(p, q) {
  let [a, b, x, y, u, v] = [p, q, 1, 0, 0, 1]; // a = p * x + q * y, b = p * u + q * v
  while (b !== 0) {
    const times = Math.floor(a / b);
    [a, b, x, y, u, v] = [b, a - times * b, u, v, x - times * u, y - times * v];
  }
  if (a !== 1) return null;
  // p * x + q * y = 1, so the place is (-y, x), moved along the line until it lies beside the segment.
  const steps = Math.ceil(y / p);
  return [-y + steps * p, x + steps * q];
}

/** A point on the line of a lattice direction, so many steps from an origin. */
const along = ([x, y], [dx, dy], steps) => [x + steps * dx, y + steps * dy];

/** Four places on one line. */
function onOneLine() {
  const most = Math.max(1, Math.floor(size / 20));
  for (;;) {
    const origin = any();
    const step = random.pick([
      [random.between(-most, most), random.between(-most, most)],
      [0, random.between(1, most)],
      [random.between(1, most), 0],
    ]);
    const places = Array.from({ length: 4 }, () => along(origin, step, random.between(-5, 5)));
    if (places.every(isInside)) return places;
    if (size < 2) return [origin, origin, origin, origin];
  }
}

const kinds = {
  any: () => [any(), any(), any(), any()],
  line: onOneLine,
  // One end of the second segment lies on the first one.
  touching: () => {
    const [p, q, r] = onOneLine();
    return [p, q, r, any()];
  },
  "same-end": () => {
    const p = any();
    return [p, any(), p, any()];
  },
  points: () => {
    const [p, q, r] = onOneLine();
    return random.pick([[p, p, q, r], [p, p, p, p], [p, p, q, q], [p, p, any(), any()]]);
  },
  parallel: () => {
    const [p, q, r, s] = onOneLine();
    const by = random.pick([[0, 1], [1, 0], [0, -1]]);
    const moved = [r, s].map((place) => along(place, by, 1));
    return moved.every(isInside) ? [p, q, ...moved] : [p, q, r, s];
  },
  // One end lies as near to the first segment as whole numbers allow, on this or that side.
  near: () => {
    for (;;) {
      const [p, q] = [random.between(Math.ceil(size / 2), size), random.between(Math.ceil(size / 2), size)];
      const beside = besideOf(p, q);
      if (beside === null) {
        if (size < 3) return [any(), any(), any(), any()];
        continue;
      }
      const begin = [random.between(-size, size - p), random.between(-size, size - q)];
      const side = random.chance(0.5) ? beside : [p - beside[0], q - beside[1]];
      return [begin, along(begin, [p, q], 1), along(begin, side, 1), any()];
    }
  },
};
const names = Object.keys(kinds);
const lines = [];
for (let i = 0; i < t; i += 1) {
  const make = kinds[kind === "all" ? names[i % names.length] : kind];
  const [p, q, r, s] = make();
  const one = random.shuffle([p, q]);
  const two = random.shuffle([r, s]);
  lines.push(random.shuffle([one, two]).flat(2));
}
print([[t], ...lines]);
