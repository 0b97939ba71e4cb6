// Posts in the places that `kind` says; coordinates are from -size to size.
const { readWords, createRandom, print } = require("./families.js");

const { kind, n, size, scale = 1, seed } = readWords();
const random = createRandom(seed);

const any = () => [random.between(-size, size), random.between(-size, size)];
const gcd = (a, b) => (b === 0 ? Math.abs(a) : gcd(b, a % b));

/** All corners of a polygon without dents: its edges are short and all have different directions. */
function polygon(more = []) {
  const half = n >> 1;
  const radius = 2 + Math.ceil(Math.sqrt(half * 1.1));
  const edges = [];
  for (let dx = 0; dx <= radius; dx += 1) {
    for (let dy = -radius; dy <= radius; dy += 1) {
      if ((dx > 0 || dy > 0) && gcd(dx, dy) === 1) edges.push([dx, dy]);
    }
  }
  edges.sort((a, b) => a[0] ** 2 + a[1] ** 2 - (b[0] ** 2 + b[1] ** 2));
  const some = [...edges.slice(0, half).map((edge) => edge.map((part) => part * scale)), ...more].sort((a, b) => Math.atan2(a[1], a[0]) - Math.atan2(b[1], b[0]));
  const width = some.reduce((sum, [dx]) => sum + dx, 0);
  let [x, y] = [-scale * Math.floor(width / scale / 2), 0];
  const corners = [];
  for (const sign of [1, -1]) {
    for (const [dx, dy] of some) {
      corners.push([x, y]);
      x += sign * dx;
      y += sign * dy;
    }
  }
  return corners;
}

/**
 * A polygon that fills nearly all of the square, whose sums of products need more than 53 bits. It has some corners that are as
 * good as straight, and inside stand posts that have the same number x * factor + y as one of its corners.
 */
function deceptive() {
  const flat = size / 10;
  const bends = [[flat, flat - 1], [flat + 1, flat]].flatMap(([dx, dy]) => [[dx, dy], [dx, -dy]]);
  const corners = polygon(bends);
  const isInside = ([x, y]) => corners.every(([x1, y1], i) => {
    const [x2, y2] = corners[(i + 1) % corners.length];
    return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) > 0;
  });
  const inside = [];
  for (const factor of [31, 1000, 10007, 65536, 1e5, 1e6, 1000003, 1000007, size - 1, size, size + 1]) {
    for (let i = 0; i < 40; i += 1) {
      const [x, y] = random.pick(corners);
      inside.push(...[[x + 1, y - factor], [x - 1, y + factor]].filter(isInside));
    }
  }
  // And two corners that have the same number for 2 * size.
  return [...corners, [0, size], [1, -size], ...inside];
}

const onLine = ([dx, dy]) => {
  const steps = Math.floor(size / Math.max(1, Math.abs(dx), Math.abs(dy)));
  return Array.from({ length: n }, () => {
    const i = random.between(-steps, steps);
    return [i * dx, i * dy];
  });
};
const kinds = {
  any: () => Array.from({ length: n }, any),
  polygon: () => polygon(),
  deceptive,
  level: () => onLine([1, 0]),
  upright: () => onLine([0, 1]),
  rising: () => onLine([1, 2]),
  falling: () => onLine([3, -1]),
  "same-place": () => {
    const place = any();
    return Array.from({ length: n }, () => place);
  },
  // On the edges of a square that stands straight, most of them.
  square: () =>
    Array.from({ length: n }, () => random.pick([[1, 0], [0, 1]]).map((free) => (free ? random.between(-size, size) : random.pick([-size, size])))),
  // On the edges of a square that stands on a corner.
  diamond: () =>
    Array.from({ length: n }, () => {
      const x = random.between(0, size);
      return [x * random.pick([-1, 1]), (size - x) * random.pick([-1, 1])];
    }),
  // Inside of a circle, many of them near its edge.
  disc: () =>
    Array.from({ length: n }, () => {
      const angle = random.between(0, 1_000_000) / 159_155;
      const distance = size * (1 - (random.between(0, 1000) / 1000) ** 4);
      return [Math.trunc(Math.cos(angle) * distance), Math.trunc(Math.sin(angle) * distance)];
    }),
};
const posts = kinds[kind]();
print([[posts.length], ...random.shuffle(posts)]);
